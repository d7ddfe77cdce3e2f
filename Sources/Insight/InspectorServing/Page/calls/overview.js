// The strip above the lists: the whole recording in little, and the range that is shown. Dragging chooses a range;
// the keyboard zooms and moves it. To screen readers it is a slider that says the range.
import { make } from '../base/elements.js'
import { formatTick, formatTime } from '../base/format.js'
import { bandOf, markOf, palette, prepareCanvas } from './palette.js'
import { drawBars } from './overviewBars.js'
import { ticksOf } from './timeRange.js'

/** The pixels above the lanes, where the times are, and those of a lane. */
const TOP = 17
const LANE = 4

export class Overview {
  #canvas = make('canvas', { 'aria-hidden': 'true' })
  #seen = make('div', { class: 'seen', 'aria-hidden': 'true' })
  #drag
  #drawn = ''

  /**
   * @param {HTMLElement} element The slider.
   * @param {TimeRange} range The range that it chooses.
   */
  constructor(element, range) {
    this.element = element
    this.range = range
    element.append(this.#canvas, this.#seen)
    element.addEventListener('keydown', (event) => this.#key(event))
    element.addEventListener('pointerdown', (event) => this.#press(event))
    element.addEventListener('pointermove', (event) => this.#dragTo(event))
    element.addEventListener('pointerup', (event) => this.#release(event))
    element.addEventListener('pointercancel', () => { this.#drag = undefined })
    element.addEventListener('dblclick', () => range.showWhole())
    element.addEventListener('wheel', (event) => this.#wheel(event), { passive: false })
  }

  /** Draws calls, events and documents. */
  draw(recording) {
    const { clientWidth: width, clientHeight: height } = this.element
    if (width === 0) return
    const { start, end, whole } = this.range
    const { lineCount, dropped } = recording
    const key = [lineCount, dropped, recording.end, width, height, start, end, whole, palette().ink].join()
    if (this.recording === recording && key === this.#drawn) return
    this.recording = recording
    this.#drawn = key
    const context = prepareCanvas(this.#canvas, width, height)
    const place = (at) => at / this.range.whole * width
    this.#drawDocuments(context, place, width, height)
    this.#drawTicks(context, place, width, height)
    this.#drawCalls(context, place, width, height)
    this.#drawRange(context, place, width, height)
    this.#describe()
  }

  /** Marks the time that the waterfall shows. */
  mark({ start, end }) {
    const { whole } = this.range
    this.#seen.style.left = `${start / whole * 100}%`
    this.#seen.style.width = `${Math.min(1, (end - start) / whole) * 100}%`
  }

  #drawDocuments(context, place, width, height) {
    const colours = palette()
    const documents = this.recording.documents.toArray().filter((document) => document.isMain)
    const [first] = documents
    for (const document of documents) {
      const from = place(document.at)
      context.fillStyle = bandOf(document)
      const length = (document.endedAt === undefined ? width : place(document.endedAt)) - from
      context.fillRect(from, 0, length, height)
      context.fillStyle = markOf(document)
      context.fillRect(from, height - 2, length, 2)
      context.fillStyle = colours.soft
      if (document !== first) context.fillRect(Math.round(from), 0, 1, height)
    }
  }

  #drawTicks(context, place, width, height) {
    const { distance, times } = ticksOf({ start: 0, end: this.range.whole }, width / 100)
    context.font = `11px ${palette().font}`
    context.textBaseline = 'middle'
    for (const at of times) {
      const label = formatTick(at, distance)
      context.fillStyle = palette().line
      context.fillRect(Math.round(place(at)), 0, 1, height)
      context.fillStyle = palette().soft
      if (place(at) + 4 + context.measureText(label).width < width) context.fillText(label, place(at) + 4, TOP / 2)
    }
  }

  #drawCalls(context, place, width, height) {
    const colours = palette()
    const lanes = Math.max(1, Math.floor((height - TOP - 9) / LANE))
    const failed = []
    const calls = this.recording.calls.toArray()
    if (calls.length > width) drawBars(context, calls, { place, width, top: TOP, bottom: height - 9 }, colours)
    let lane = 0
    const draw = (call, colour) => {
      const from = place(call.at)
      context.fillStyle = colour
      const length = place(call.endedAt ?? this.recording.end) - from
      context.fillRect(from, TOP + call.lane * LANE, Math.max(2, length), LANE - 1)
    }
    for (const call of calls.length > width ? [] : calls) {
      call.lane ??= lane++ % lanes
      if (call.error !== undefined) failed.push(call)
      else draw(call, colours[call.worker])
    }
    for (const call of failed) draw(call, colours.bad)
    for (const entry of this.recording.events.toArray()) {
      context.fillStyle = entry.isFault ? colours.bad : colours.soft
      context.fillRect(place(entry.at), height - 7, 2, 4)
    }
  }

  #drawRange(context, place, width, height) {
    if (this.range.isWhole) return
    const colours = palette()
    const from = place(this.range.start)
    const to = Math.max(from + 3, place(this.range.end))
    context.fillStyle = colours.shade
    context.fillRect(0, 0, from, height)
    context.fillRect(to, 0, width - to, height)
    context.fillStyle = colours.accent
    context.fillRect(from - 1, 0, 2, height)
    context.fillRect(to - 1, 0, 2, height)
  }

  #describe() {
    const { start, end, whole, isWhole } = this.range
    const words = isWhole ? `all, to ${formatTime(end)}` : `from ${formatTime(start)} to ${formatTime(end)}`
    this.element.setAttribute('aria-valuemin', '0')
    this.element.setAttribute('aria-valuemax', String(Math.round(whole)))
    this.element.setAttribute('aria-valuenow', String(Math.round(start)))
    this.element.setAttribute('aria-valuetext', words)
  }

  #time(event) {
    const box = this.element.getBoundingClientRect()
    return Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * this.range.whole
  }

  #press(event) {
    if (event.button !== 0) return
    this.element.setPointerCapture(event.pointerId)
    this.#drag = { from: this.#time(event), x: event.clientX, hasMoved: false }
  }

  #dragTo(event) {
    if (!this.#drag) return
    if (Math.abs(event.clientX - this.#drag.x) > 4) this.#drag.hasMoved = true
    if (!this.#drag.hasMoved) return
    const at = this.#time(event)
    this.range.show(Math.min(at, this.#drag.from), Math.max(at, this.#drag.from))
  }

  #release(event) {
    const isClick = this.#drag && !this.#drag.hasMoved
    this.#drag = undefined
    if (!isClick || this.range.isWhole) return
    // A click moves the range there.
    const { length } = this.range
    this.range.show(this.#time(event) - length / 2, this.#time(event) + length / 2)
  }

  #wheel(event) {
    event.preventDefault()
    const isPan = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)
    if (isPan) this.range.pan((event.deltaX || event.deltaY) / 1000)
    else this.range.zoom(Math.exp(Math.sign(event.deltaY) * 0.2), this.#time(event))
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = {
      ArrowLeft: () => this.range.pan(-0.2), ArrowRight: () => this.range.pan(0.2),
      PageUp: () => this.range.pan(-0.9), PageDown: () => this.range.pan(0.9),
      ArrowUp: () => this.range.zoom(0.6), ArrowDown: () => this.range.zoom(1 / 0.6),
      Home: () => this.range.showWhole(), End: () => this.range.pan(1e6),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
}
