// The methods that native code has registered, with a form to call each by hand.
import { emptyState, make, readable, readableJSON } from '../base/elements.js'
import { MethodForm } from './methodForm.js'

/** How many methods are listed. */
const MOST = 1000

/** Values of the extended encoding cannot be written by hand as plain JSON. */
const isPlain = (payload) => payload?.json !== undefined && payload.extended !== true && Array.isArray(payload.json)

export class MethodsView {
  #names = ''

  /** @param {HTMLElement} element The panel. @param {function(): object} source Gives the source of the recording. */
  constructor(element, source) {
    this.source = source
    this.list = make('ul', { class: 'methods', id: 'methods', 'aria-label': 'Methods' })
    this.panel = make('div', { class: 'method' })
    this.empty = emptyState('No methods',
      'Methods that native code registers appear here, and for a file those that pages called.')
    element.append(this.empty, this.list, this.panel)
  }

  /**
   * Shows the methods of a state; without any, those that pages called in the recording.
   * @param {object} state What `inspector.state` gave.
   * @param {Recording} recording The recording.
   */
  show(state, recording) {
    this.recording = recording
    const listed = Array.isArray(state?.methods) ? state.methods : []
    const registered = listed.filter((method) => typeof method?.name === 'string')
    const methods = (registered.length ? registered : this.#called()).slice(0, MOST)
    const names = JSON.stringify(methods)
    if (names === this.#names) return
    this.#names = names
    this.empty.hidden = methods.length > 0
    const focused = this.list.contains(document.activeElement) ? document.activeElement.dataset.method : undefined
    this.list.replaceChildren(...methods.map((method) => make('li', {},
      make('button', { type: 'button', 'data-method': method.name, click: () => this.choose(method) },
        readable(method.name)))))
    if (focused !== undefined) this.list.querySelector(`button[data-method="${CSS.escape(focused)}"]`)?.focus()
    if (!methods.some((method) => method.name === this.chosen?.name)) this.#clear(methods.length)
    this.#mark()
  }

  /** Shows the form of a method. */
  choose(method) {
    const source = this.source()
    this.chosen = method
    const form = new MethodForm(method, {
      canCall: source?.canCall === true,
      reason: source?.isLive
        ? 'This page reads the recording’s file. Calls by hand need the app: its inspector’s window, or the address that Inspector.serve() gives.'
        : 'This is a recording from a file. There is no app that could be called.',
      call: (name, argumentsJSON) => source.call(name, argumentsJSON),
      lastArguments: () => this.#lastArguments(method.name),
    })
    this.panel.replaceChildren(form.element)
    this.#mark()
  }

  #clear(count) {
    this.chosen = undefined
    this.panel.replaceChildren(...count ? [emptyState('Choose a method', 'Its form appears here.')] : [])
  }

  #mark() {
    for (const button of this.list.querySelectorAll('button')) {
      if (button.dataset.method === this.chosen?.name) button.setAttribute('aria-current', 'true')
      else button.removeAttribute('aria-current')
    }
  }

  #called() {
    const names = new Set()
    for (const call of this.recording.calls.toArray()) if (call.from === 'page' && !call.request) names.add(call.method)
    return [...names].sort().map((name) => ({ name }))
  }

  #lastArguments(name) {
    const calls = this.recording.calls.toArray()
    for (let index = calls.length - 1; index >= 0; index -= 1) {
      if (calls[index].from !== 'page' || calls[index].method !== name) continue
      const payload = calls[index].line('callBegan')?.arguments
      if (isPlain(payload)) return payload.json.map((value) => readableJSON(JSON.stringify(value, null, 2)))
    }
    return undefined
  }
}
