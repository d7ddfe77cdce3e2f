// The documents that have, or had, the bridge.
import { emptyState, make, readable } from '../base/elements.js'
import { formatCount, formatDuration, formatTime } from '../base/format.js'

/** How many of the latest documents are shown. */
const MOST = 500

const headings = ['Doc', 'URL', 'Frame', 'Began', 'Life', 'Ended by', 'Calls', 'Failed', 'Events', 'Time']
const numbers = new Set(['Doc', 'Began', 'Life', 'Calls', 'Failed', 'Events'])

export class DocumentsView {
  /** @param {function(Document): void} chosen Shows the time of a document. */
  constructor(element, chosen) {
    this.element = element
    this.chosen = chosen
  }

  /** Shows a recording. */
  show(recording) {
    const documents = recording.documents.toArray().slice(-MOST).reverse()
    if (documents.length === 0) {
      this.element.replaceChildren(emptyState('No documents yet', 'A document appears here when it has the bridge.'))
      return
    }
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.document : undefined
    this.element.replaceChildren(make('table', { class: 'list' },
      make('thead', {}, make('tr', {}, ...headings.map((heading) =>
        make('th', { scope: 'col', class: numbers.has(heading) ? 'number' : '' }, heading)))),
      make('tbody', {}, ...documents.map((one) => this.#row(one, recording)))))
    if (focused) this.element.querySelector(`button[data-document="${CSS.escape(focused)}"]`)?.focus()
  }

  #row(one, recording) {
    const isEnded = one.endedAt !== undefined
    const band = make('span', { class: `band mark${1 + (one.id ?? 0) % 4}`, 'aria-hidden': 'true' })
    const life = (isEnded ? one.endedAt : recording.end) - one.at
    return make('tr', { 'data-document': one.id },
      make('td', { class: 'number' }, band, String(one.id ?? '')),
      make('td', { class: 'wide', title: one.origin }, readable(one.url || one.origin)),
      make('td', {}, one.isMain ? 'main' : 'sub'),
      make('td', { class: 'number' }, formatTime(one.at)),
      make('td', { class: 'number' }, formatDuration(Math.max(0, life))),
      make('td', { title: one.message }, isEnded ? one.reason || 'ended' : 'lives'),
      make('td', { class: 'number' }, formatCount(one.calls)),
      make('td', { class: one.failures ? 'number bad' : 'number' }, formatCount(one.failures)),
      make('td', { class: 'number' }, formatCount(one.events)),
      make('td', {}, make('button', {
        type: 'button', class: 'quiet', 'data-document': one.id,
        'aria-label': `Show the calls in the time of document ${one.id}`,
        click: () => this.chosen(one),
      }, 'Show')))
  }
}
