// The elements of a stream, with their times and sizes, and the credit that the reader gave.
import { make, readable } from '../base/elements.js'
import { formatBytes, formatCount, formatTime } from '../base/format.js'
import { setCell, VirtualGrid } from '../base/virtualGrid.js'
import { count, object, time } from '../recording/members.js'
import { payloadView } from './payloadView.js'
import { preview } from './payloadValue.js'

const columns = [
  { key: 'time', label: 'Time' },
  { key: 'kind', label: 'Line' },
  { key: 'size', label: 'Size' },
  { key: 'value', label: 'Value' },
]

/** What a line shows; read when it comes near the view. */
function read(source) {
  const line = JSON.parse(source.text)
  const at = time(line.at)
  if (line.kind === 'streamCredit') {
    return { at, kind: 'credit', value: `${formatCount(count(line.count) ?? 0)} more` }
  }
  const payload = object(line.value)
  const value = payload.json === undefined ? String(payload.text ?? '').slice(0, 200)
    : preview(payload.json, payload.extended === true)
  return { at, kind: 'element', bytes: count(payload.bytes), value }
}

function fill([at, kind, size, value], source) {
  const row = read(source)
  setCell(at, row.at === undefined ? '' : formatTime(row.at))
  setCell(kind, row.kind)
  kind.className = `cell cell-kind line-${row.kind}`
  setCell(size, formatBytes(row.bytes))
  setCell(value, readable(row.value))
}

const isShown = (source) => source.text.includes('"streamElement"') || source.text.includes('"streamCredit"')

export class StreamTab {
  /** @param {HTMLElement} element The panel of the tab. */
  constructor(element) {
    this.summary = make('p', { class: 'hint' })
    this.value = make('div', { class: 'stream-value' })
    element.append(this.summary)
    this.grid = new VirtualGrid(element, {
      label: 'Elements and credit', class: 'elements', columns, fill,
      selected: (source) => this.#select(source),
    })
    element.append(this.value)
  }

  /** Shows a stream, or goes on to show it. */
  show(call) {
    if (call !== this.call) {
      this.call = call
      this.grid.deactivate()
      this.grid.element.scrollTop = 0
      this.value.replaceChildren()
    }
    const open = Math.max(0, call.credit - call.elements)
    this.summary.textContent = `${formatCount(call.elements)} elements sent, ${formatBytes(call.elementBytes)}. ` +
      `The reader gave credit for ${formatCount(call.credit)}` +
      (call.endedAt === undefined ? `; ${formatCount(open)} may follow now.` : '.')
    this.grid.setItems(call.lines.filter(isShown))
  }

  #select(source) {
    const line = JSON.parse(source.text)
    this.value.replaceChildren(...line.kind === 'streamElement' ? [payloadView(line.value, 'Element')] : [])
  }
}
