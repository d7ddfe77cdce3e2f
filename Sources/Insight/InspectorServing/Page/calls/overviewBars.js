// How many calls begin at each time, as bars: the strip of a recording whose calls are too many to be seen one by one.

/** The width of a bar, in pixels. */
const BAR = 4

/**
 * Draws the bars.
 * @param {CanvasRenderingContext2D} context Where they are drawn.
 * @param {Call[]} calls The calls.
 * @param {{place: function(number): number, width: number, top: number, bottom: number}} frame The place of a time, the
 *   width of the strip, and the heights between which the bars stand.
 * @param {{native: string, page: string, bad: string}} colours The colours of the parts.
 */
export function drawBars(context, calls, { place, width, top, bottom }, colours) {
  const bars = Array.from({ length: Math.ceil(width / BAR) + 1 }, () => ({ native: 0, page: 0, bad: 0 }))
  for (const call of calls) {
    const bar = bars[Math.min(bars.length - 1, Math.max(0, Math.floor(place(call.at) / BAR)))]
    bar[call.error === undefined ? call.worker : 'bad'] += 1
  }
  const most = Math.max(1, ...bars.map((bar) => bar.native + bar.page + bar.bad))
  bars.forEach((bar, index) => {
    let floor = bottom
    for (const part of ['bad', 'native', 'page']) {
      if (bar[part] === 0) continue
      // A failure is seen even where it is one of thousands.
      const height = Math.max(part === 'bad' ? 2 : 0, bar[part] / most * (bottom - top))
      context.fillStyle = colours[part]
      context.fillRect(index * BAR, floor - height, BAR - 1, height)
      floor -= height
    }
  })
}
