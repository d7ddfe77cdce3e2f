// The list of calls, in both directions, with their waterfall.
import { arrow, emptyState, find, readable, spoken } from '../base/elements.js'
import { formatBytes, formatDuration, formatTime } from '../base/format.js'
import { setCell, VirtualGrid } from '../base/virtualGrid.js'
import { Waterfall } from './waterfall.js'

const columns = [
  { key: 'time', label: 'Time', sortable: true },
  { key: 'direction', label: 'From' },
  { key: 'method', label: 'Method', sortable: true },
  { key: 'document', label: 'Doc' },
  { key: 'status', label: 'Status', sortable: true },
  { key: 'size', label: 'Size', sortable: true },
  { key: 'duration', label: 'Duration', sortable: true },
  { key: 'waterfall', label: 'Waterfall' },
]

/** What each column sorts by. */
const keys = {
  time: (call) => call.at,
  method: (call) => call.method,
  status: (call) => call.statusText,
  size: (call) => call.bytes,
  duration: (call) => call.duration ?? Infinity,
}

/** The words for a call's times, which the waterfall shows as bars. */
function describe(call) {
  if (call.endedAt === undefined) return 'under way'
  const place = call.worker === 'native' ? 'in the handler' : 'on the page'
  return `${formatDuration(call.queue)} in the queue, ${formatDuration(call.handler)} ${place}`
}

function fill(cells, call, row) {
  const [time, direction, method, document, status, size, duration, waterfall] = cells
  row.dataset.call = call.id
  if (row.dataset.status !== call.status) row.dataset.status = call.status
  setCell(time, formatTime(call.at))
  if (direction.dataset.from !== call.from) {
    direction.dataset.from = call.from
    direction.replaceChildren(arrow(call.from))
  }
  setCell(method, readable(call.method), true)
  setCell(document, String(call.document ?? ''))
  setCell(status, readable(call.statusText), true)
  setCell(size, call.bytes ? formatBytes(call.bytes) : '')
  setCell(duration, formatDuration(call.duration))
  waterfall.spoken ??= waterfall.appendChild(spoken(''))
  setCell(waterfall.spoken, describe(call))
}

export class CallsView {
  shown = []
  #sort = { key: 'time', isDescending: false }

  /**
   * @param {HTMLElement} element Where the list goes.
   * @param {TimeRange} range The range that the waterfall shows.
   * @param {function(Call, string): void} selected Is told of the call that was chosen, and how.
   * @param {function({start: number, end: number}): void} spanned Is told of the times at the ends of the waterfall.
   */
  constructor(element, range, selected, spanned) {
    this.spanned = spanned
    this.range = range
    this.grid = new VirtualGrid(element, {
      label: 'Calls', class: 'calls', columns, fill, selected,
      sort: (key) => this.#sortBy(key),
      drawn: (first, calls) => this.#draw(first, calls),
    })
    this.grid.followsEnd = true
    this.waterfall = new Waterfall(this.grid, range)
    this.empty = emptyState('')
    element.append(this.empty)
    this.grid.setSort('time', false)
  }

  /**
   * Shows the calls of a recording that a test accepts.
   * @param {Recording} recording The recording.
   * @param {function(Call): boolean} accepts The filter and the search.
   */
  show(recording, accepts) {
    this.recording = recording
    const all = recording.calls.toArray()
    this.shown = all.filter((call) => this.range.overlaps(call.at, call.endedAt ?? recording.end) && accepts(call))
    if (this.#sort.key !== 'time' || this.#sort.isDescending) this.#sortCalls(this.shown)
    this.grid.setItems(this.shown)
    this.#showEmpty(all.length)
  }

  /** Fits the bars to the rows near the view, or to the whole time. */
  fitRows(fitsRows) {
    this.waterfall.fitsRows = fitsRows
    this.grid.draw(true)
  }

  #draw(first, calls) {
    if (!this.recording) return
    this.waterfall.draw(first, calls, this.recording.documents.toArray(), this.recording.end)
    this.spanned(this.waterfall.span)
  }

  #showEmpty(count) {
    this.empty.hidden = this.shown.length > 0
    if (this.empty.hidden) return
    const [title, text] = count === 0
      ? ['No calls yet', 'Calls between the page and native code appear here when they begin.']
      : ['No call matches', 'Another filter, search or range shows more. Escape in the filter empties it.']
    this.empty.firstChild.textContent = title
    this.empty.lastChild.textContent = text
  }

  #sortBy(key) {
    const isDescending = this.#sort.key === key ? !this.#sort.isDescending : key !== 'time' && key !== 'method'
    this.#sort = { key, isDescending }
    this.grid.setSort(key, isDescending)
    this.grid.followsEnd = key === 'time' && !isDescending
    this.#sortCalls(this.shown)
    this.grid.setItems([...this.shown])
    find('calls-panel').dataset.sort = `${key} ${isDescending ? 'descending' : 'ascending'}`
  }

  #sortCalls(calls) {
    const valueOf = keys[this.#sort.key]
    const sign = this.#sort.isDescending ? -1 : 1
    calls.sort((one, other) => {
      const [a, b] = [valueOf(one), valueOf(other)]
      return sign * (a < b ? -1 : a > b ? 1 : 0) || one.at - other.at
    })
  }
}
