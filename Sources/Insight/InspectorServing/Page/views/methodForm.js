// A form that calls a method of the app by hand: a field of JSON for each argument.
import { announce } from '../base/announcer.js'
import { icon, make, readable } from '../base/elements.js'
import { formatDuration } from '../base/format.js'
import { errorParts } from '../detail/callTabs.js'
import { payloadView } from '../detail/payloadView.js'

/** The JSON of a field: what is not JSON but a plain word is taken for a string. */
function read(field) {
  const source = field.value.trim()
  try {
    return { json: JSON.stringify(JSON.parse(source)) }
  } catch (error) {
    if (/^[\p{L}_][\p{L}\p{N} _.,-]*$/u.test(source)) return { json: JSON.stringify(source) }
    return { mistake: source === '' ? 'An argument is missing. Write JSON, such as "text", 12 or {"a": 1}.'
      : `This is not JSON. ${error.message}` }
  }
}

export class MethodForm {
  #fields = []

  /**
   * @param {{name: string, parameters?: Array<{label?: string, name?: string, type?: string}>}} method What is called.
   * @param {object} how `canCall`; `reason`, a sentence if it cannot; `call(name, argumentsJSON)`; `lastArguments()`,
   *   the arguments of the latest recorded call as an array of JSON texts, or nothing.
   */
  constructor(method, how) {
    this.method = method
    this.how = how
    this.list = make('ol', { class: 'arguments' })
    this.outcome = make('div', { class: 'outcome', 'aria-live': 'polite' })
    this.submit = make('button', { type: 'submit', class: 'primary', id: 'method-call', disabled: !how.canCall },
      icon('play'), 'Call')
    this.element = make('form', { id: 'method-form', 'aria-label': `Call ${method.name}`, novalidate: true,
      submit: (event) => this.#send(event) },
      make('h2', {}, readable(method.name)), this.#hint(), this.list,
      make('div', { class: 'buttons' }, this.submit,
        make('button', { type: 'button', id: 'argument-add', click: () => this.#add().focus() },
          icon('plus'), 'Add an argument'),
        make('button', { type: 'button', id: 'argument-fill', click: () => this.#fillIn() },
          'Take those of the last call')),
      this.outcome)
    if (!how.canCall) this.submit.setAttribute('aria-describedby', 'method-reason')
    for (const parameter of method.parameters ?? []) this.#add(parameter)
    if (!method.parameters) this.#fillIn(true)
  }

  #hint() {
    return this.how.canCall
      ? make('p', { class: 'hint' }, 'Arguments are JSON: "text", 12, true, null, {"key": 1}. A plain word is a text.')
      : make('p', { class: 'hint', id: 'method-reason' }, this.how.reason)
  }

  #add(parameter = {}, value = '') {
    const number = this.#fields.length + 1
    const label = parameter.label ?? parameter.name ?? `Argument ${number}`
    const mistake = make('span', { class: 'mistake', id: `mistake-${number}` })
    const field = make('textarea', {
      rows: '1', spellcheck: 'false', autocomplete: 'off', id: `argument-${number}`, 'aria-describedby': mistake.id,
      input: () => this.#fit(field), keydown: (event) => this.#key(event),
    })
    const remove = make('button', {
      type: 'button', class: 'quiet', 'aria-label': `Remove ${label}`, click: () => this.#remove(item, field),
    }, icon('close'))
    const item = make('li', {}, make('label', { for: field.id }, label,
      ...parameter.type ? [' ', make('span', { class: 'type' }, parameter.type)] : []), field, remove, mistake)
    field.value = value
    field.mistake = mistake
    this.#fields.push(field)
    this.list.append(item)
    this.#fit(field)
    return field
  }

  #fit(field) { field.rows = Math.min(12, field.value.split('\n').length) }

  #remove(item, field) {
    this.#fields = this.#fields.filter((other) => other !== field)
    item.remove()
    this.submit.focus()
  }

  #fillIn(isQuiet = false) {
    const last = this.how.lastArguments()
    if (!last) {
      if (!isQuiet) announce('The recording has no call of this method whose arguments are whole')
      return
    }
    this.list.replaceChildren()
    this.#fields = []
    last.forEach((value, index) => this.#add(this.method.parameters?.[index], value))
  }

  #key(event) {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    this.element.requestSubmit()
  }

  async #send(event) {
    event.preventDefault()
    if (!this.how.canCall) return
    const values = this.#fields.map((field) => ({ field, ...read(field) }))
    for (const { field, mistake } of values) {
      field.mistake.textContent = mistake ?? ''
      field.setAttribute('aria-invalid', String(mistake !== undefined))
    }
    const wrong = values.find(({ mistake }) => mistake !== undefined)
    if (wrong) {
      wrong.field.focus()
      return
    }
    const began = performance.now()
    this.submit.disabled = true
    this.outcome.replaceChildren(make('p', { class: 'hint' }, 'Calling …'))
    try {
      const result = await this.how.call(this.method.name, `[${values.map(({ json }) => json).join(',')}]`)
      this.#show('answered', began, [payloadView(result, 'Result')])
    } catch (error) {
      this.#show('failed', began, errorParts({ code: error?.code, message: error?.message, data: error?.data }))
    }
    this.submit.disabled = false
  }

  #show(outcome, began, parts) {
    this.outcome.dataset.outcome = outcome
    const words = outcome === 'answered' ? 'Answered' : 'Failed'
    const sentence = `${words} after ${formatDuration(performance.now() - began)}`
    this.outcome.replaceChildren(make('p', { class: 'hint' }, sentence), ...parts)
  }
}
