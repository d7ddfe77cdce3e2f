// The pane beside the lists: everything of the call or the event that was chosen.
import { find, readable } from '../base/elements.js'
import { Tabs } from '../base/tabs.js'
import { callTabs } from './callTabs.js'
import { entryTabs, kindName } from './entryTabs.js'
import { StreamTab } from './streamTab.js'

export class DetailPane {
  #shownLines = 0
  #shownTab = ''

  /** @param {function(): void} closed Is told that the pane was closed, and moves the focus back. */
  constructor(closed) {
    this.element = find('detail')
    this.closed = closed
    this.stream = new StreamTab(find('detail-stream'))
    this.tabs = new Tabs(find('detail-tabs'), () => this.#render())
    find('detail-close').addEventListener('click', () => this.close())
  }

  get isOpen() { return !this.element.hidden }

  /** Shows a call or an entry of a recording. */
  show(item, recording) {
    const isCall = item.kind === 'call'
    this.item = item
    this.recording = recording
    this.element.hidden = false
    this.element.dataset.kind = item.kind
    document.body.classList.add('has-detail')
    find('detail-title').textContent = readable(isCall ? item.method : item.name || kindName(item))
    this.#label('arguments', isCall ? 'Arguments' : 'Value')
    this.#label('result', item.error === undefined ? 'Result' : 'Error')
    this.#setTabs(isCall)
    this.#render()
  }

  /** Shows what has happened to the item since it was shown. */
  update() {
    if (!this.isOpen || this.item.lines.length === this.#shownLines) return
    this.#label('result', this.item.error === undefined ? 'Result' : 'Error')
    this.#setTabs(this.item.kind === 'call')
    // Arguments do not change; rendering them again would close what was opened in the tree.
    if (this.#shownTab !== 'arguments') this.#render()
  }

  /** Moves the focus into the pane. */
  focus() { this.tabs.focus() }

  /** Hides the pane. */
  close() {
    if (!this.isOpen) return
    this.element.hidden = true
    this.item = undefined
    document.body.classList.remove('has-detail')
    this.closed()
  }

  #label(tab, text) { find(`tab-${tab}`).textContent = text }

  #setTabs(isCall) {
    this.tabs.setAvailable('result', isCall)
    this.tabs.setAvailable('stream', isCall && this.item.isStream)
    this.tabs.setAvailable('arguments', isCall || this.item.kind === 'event')
  }

  #render() {
    if (!this.item) return
    const tab = this.tabs.selected
    this.#shownTab = tab
    this.#shownLines = this.item.lines.length
    if (tab === 'stream') {
      this.stream.show(this.item)
      return
    }
    const tabs = this.item.kind === 'call' ? callTabs : entryTabs
    find(`detail-${tab}`).replaceChildren(...tabs[tab](this.item, this.recording))
  }
}
