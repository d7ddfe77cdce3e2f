// The bars of the rows near the view, on one canvas that scrolls with them: the queue, the handler, the way between,
// and a mark for each element of a stream. Behind them are the bands of the documents.
import { formatTick } from '../base/format.js'
import { bandOf, palette, prepareCanvas } from './palette.js'
import { ticksOf } from './timeRange.js'

/** The room beside the times, in pixels. */
const EDGE = 6

/** The shortest time that rows are fitted to, in milliseconds. */
const SHORTEST = 5

/** How many rows above and below the view count as in view. */
const AROUND = 4

/**
 * The time of rows: from the first call's beginning to the last end. Streams and calls under way count with their
 * beginning, because they may last as long as the page.
 */
function timeOf(calls) {
  let start = Infinity
  let end = -Infinity
  for (const call of calls) {
    start = Math.min(start, call.at)
    end = Math.max(end, call.isStream ? call.at : call.endedAt ?? call.at)
  }
  if (calls.length === 0) return { start: 0, end: 10 }
  const length = Math.max(SHORTEST, end - start)
  return { start: Math.max(0, start - length * 0.02), end: start + length * 1.05 }
}

export class Waterfall {
  #canvas = document.createElement('canvas')
  #axis = document.createElement('canvas')
  #axisKey = ''
  /** Whether the bars are fitted to the rows near the view as long as no range is chosen. */
  fitsRows = true
  /** The times at the ends of the column, in milliseconds. */
  span = { start: 0, end: 10 }

  /**
   * @param {VirtualGrid} grid The list, which has a column `waterfall`.
   * @param {TimeRange} range The times that are shown.
   */
  constructor(grid, range) {
    this.grid = grid
    this.range = range
    for (const canvas of [this.#canvas, this.#axis]) canvas.setAttribute('aria-hidden', 'true')
    this.#canvas.className = 'bars'
    this.#axis.className = 'axis'
    grid.window.prepend(this.#canvas)
    this.header = grid.element.querySelector('.head-waterfall')
    this.header.append(this.#axis)
  }

  /**
   * Draws.
   * @param {number} first The index of the first row that is an element.
   * @param {Call[]} calls The calls of the rows from there on.
   * @param {Document[]} documents All documents.
   * @param {number} now The time of the latest line, where calls that are under way end.
   */
  draw(first, calls, documents, now) {
    const width = this.header.clientWidth
    const { rowHeight } = this.grid.options
    const height = calls.length * rowHeight
    this.#canvas.hidden = width < 40
    if (width < 40) return
    const context = prepareCanvas(this.#canvas, width, height)
    const fits = this.fitsRows && this.range.isWhole
    const { start, end } = fits ? timeOf(this.#inView(first, calls)) : this.range
    this.span = { start, end }
    const place = (at) => EDGE + (at - start) / (end - start) * (width - 2 * EDGE)
    this.#drawBehind(context, documents, now, place, width, height)
    calls.forEach((call, index) => this.#drawCall(context, call, index * rowHeight, rowHeight, now, place, width))
    this.#drawAxis(place, width)
  }

  /** The calls of the rows in view, and of a few around them, because not every row that scrolls by draws anew. */
  #inView(first, calls) {
    const { element, options: { rowHeight } } = this.grid
    const top = Math.floor(element.scrollTop / rowHeight) - first
    return calls.slice(Math.max(0, top - AROUND), top + Math.ceil(element.clientHeight / rowHeight) + AROUND)
  }

  #drawBehind(context, documents, now, place, width, height) {
    for (const document of documents) {
      const from = Math.max(0, place(document.at))
      const to = Math.min(width, place(document.endedAt ?? Math.max(now, this.span.end)))
      if (!document.isMain || to <= 0 || from >= width) continue
      context.fillStyle = bandOf(document)
      context.fillRect(from, 0, to - from, height)
    }
    context.fillStyle = palette().line
    for (const at of ticksOf(this.span, width / 90).times) context.fillRect(Math.round(place(at)), 0, 1, height)
    context.fillStyle = palette().soft
    // A document that follows another is a reload or a navigation.
    for (const document of documents.filter((one) => one.isMain).slice(1)) {
      context.fillRect(Math.round(place(document.at)), 0, 1, height)
    }
  }

  #drawCall(context, call, top, rowHeight, now, place, width) {
    const colours = palette()
    const end = call.endedAt ?? Math.max(now, call.at)
    const left = Math.max(-2, place(call.at))
    const right = Math.min(width + 2, Math.max(place(end), place(call.at) + 2))
    if (right < 0 || left > width) return
    const bar = (from, to, colour, height) => {
      const start = Math.max(left, from)
      const stop = Math.min(right, to)
      context.fillStyle = colour
      if (stop > start) context.fillRect(start, top + (rowHeight - height) / 2, stop - start, height)
    }
    const work = colours[call.worker]
    if (call.endedAt === undefined) {
      bar(left, right, call.isStream ? work : colours.queue, call.isStream ? 4 : 8)
    } else {
      const began = place(call.at + call.queue)
      const answered = Math.max(place(call.at + call.queue + call.handler), began + 2)
      bar(left, right, colours.rest, 4)
      bar(left, began, colours.queue, 8)
      bar(began, answered, call.error === undefined ? work : colours.bad, call.isStream ? 4 : 10)
    }
    if (call.error !== undefined) bar(right - 3, right, colours.bad, 14)
    context.fillStyle = work
    for (const at of call.marks) {
      const x = place(at)
      if (x >= 0 && x <= width) context.fillRect(x - 1, top + (rowHeight - 12) / 2, 2, 12)
    }
  }

  #drawAxis(place, width) {
    const height = this.header.clientHeight
    const key = [width, height, this.span.start, this.span.end, palette().soft].join()
    if (key === this.#axisKey) return
    this.#axisKey = key
    const context = prepareCanvas(this.#axis, width, height)
    context.font = `11px ${palette().font}`
    context.textBaseline = 'middle'
    const { distance, times } = ticksOf(this.span, width / 90)
    for (const at of times) {
      const label = formatTick(at, distance)
      const x = place(at) + 4
      context.fillStyle = palette().line
      context.fillRect(Math.round(place(at)), 0, 1, height)
      context.fillStyle = palette().soft
      if (x + context.measureText(label).width < width) context.fillText(label, x, height / 2)
    }
  }
}
