// The part of the recording's time that is shown: the waterfall's width, and which calls the list has.

/** The shortest range, in milliseconds. */
const SHORTEST = 1

export class TimeRange {
  whole = 1000
  start = 0
  end = 1000
  /** Whether everything is shown, also what comes later. */
  isWhole = true

  /** @param {function(): void} changed Is told that someone has chosen another range. */
  constructor(changed) { this.changed = changed }

  get length() { return this.end - this.start }

  /** Takes the time of the latest line. Returns whether the range has changed. */
  setWhole(end) {
    // A little room behind the last call, so that its end is in view.
    const whole = Math.max(10, end * 1.02)
    if (whole === this.whole) return false
    this.whole = whole
    if (this.isWhole) this.#set(0, whole)
    return this.isWhole
  }

  /** Shows from one time to another. */
  show(start, end) {
    const length = Math.min(this.whole, Math.max(SHORTEST, end - start))
    const from = Math.min(this.whole - length, Math.max(0, start))
    this.#set(from, from + length)
    this.isWhole = length >= this.whole
    this.changed()
  }

  /** Shows everything. */
  showWhole() { this.show(0, this.whole) }

  /** Shows less (a factor below 1) or more time around a time. */
  zoom(factor, around = (this.start + this.end) / 2) {
    const middle = Math.min(this.end, Math.max(this.start, around))
    this.show(middle - (middle - this.start) * factor, middle + (this.end - middle) * factor)
  }

  /** Moves by a part of the range. */
  pan(part) { this.show(this.start + this.length * part, this.end + this.length * part) }

  /** Whether something from one time to another is in the range. */
  overlaps(start, end) { return this.isWhole || start <= this.end && end >= this.start }

  #set(start, end) {
    this.start = start
    this.end = end
  }
}

/**
 * The ticks of an axis: round times at a distance that leaves room for their labels.
 * @param {{start: number, end: number}} range The times at the ends of the axis.
 * @param {number} most How many ticks have room.
 * @returns {{distance: number, times: number[]}}
 */
export function ticksOf({ start, end }, most) {
  const rough = (end - start) / Math.max(1, most)
  const power = 10 ** Math.floor(Math.log10(rough))
  const distance = [1, 2, 5, 10].map((step) => step * power).find((step) => step >= rough) ?? power * 10
  const times = []
  for (let at = Math.ceil(start / distance) * distance; at <= end; at += distance) times.push(at)
  return { distance, times }
}
