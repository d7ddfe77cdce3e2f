// Events of both sides, and what the bridge noticed: dropped events, refusals, limits, ended processes, missing lines.
import { arrow, emptyState, readable } from '../base/elements.js'
import { formatBytes, formatTime } from '../base/format.js'
import { setCell, VirtualGrid } from '../base/virtualGrid.js'
import { kindName } from '../detail/entryTabs.js'

const columns = [
  { key: 'time', label: 'Time' },
  { key: 'direction', label: 'From' },
  { key: 'kind', label: 'Kind' },
  { key: 'name', label: 'Name' },
  { key: 'document', label: 'Doc' },
  { key: 'size', label: 'Size' },
  { key: 'note', label: 'Note' },
]

function fill([time, direction, kind, name, document, size, note], entry, row) {
  row.dataset.kind = entry.kind
  row.dataset.status = entry.isFault ? 'failed' : 'ok'
  setCell(time, formatTime(entry.at))
  direction.replaceChildren(...entry.from === undefined ? [] : [arrow(entry.from)])
  setCell(kind, kindName(entry))
  setCell(name, readable(entry.name), true)
  setCell(document, String(entry.document ?? (entry.from === 'native' && entry.kind === 'event' ? 'all' : '')))
  setCell(size, formatBytes(entry.bytes))
  setCell(note, readable(entry.note), true)
}

export class EventsView {
  shown = []

  /**
   * @param {HTMLElement} element Where the list goes.
   * @param {TimeRange} range The range whose events are shown.
   * @param {function(Entry, string): void} selected Is told of the entry that was chosen, and how.
   */
  constructor(element, range, selected) {
    this.range = range
    this.grid = new VirtualGrid(element, { label: 'Events', class: 'events', columns, fill, selected })
    this.grid.followsEnd = true
    this.empty = emptyState('')
    element.append(this.empty)
  }

  /** Shows the events of a recording that a test accepts. */
  show(recording, accepts) {
    const all = recording.events.toArray()
    this.shown = all.filter((entry) => this.range.overlaps(entry.at, entry.at) && accepts(entry))
    this.grid.setItems(this.shown)
    this.empty.hidden = this.shown.length > 0
    this.empty.firstChild.textContent = all.length === 0 ? 'No events yet' : 'No event matches'
    this.empty.lastChild.textContent = all.length === 0
      ? 'Events of the page and of native code appear here, and what the bridge dropped or refused.'
      : 'Another filter, search or range shows more.'
  }
}
