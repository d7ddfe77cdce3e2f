// Numbers as people read them. All durations are in milliseconds, all sizes in bytes.

const whole = new Intl.NumberFormat('en')
const clock = new Intl.DateTimeFormat('en', {
  hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3, hourCycle: 'h23',
})

/** A count with separators: `10,000`. */
export const formatCount = (count) => whole.format(count)

/** A count with its noun: `1 call`, `3 calls`. */
export const formatNoun = (count, noun) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`

/** A duration with three significant digits: `0.42 ms`, `3.25 ms`, `120 ms`, `1.24 s`, `2 min 5 s`. */
export function formatDuration(milliseconds) {
  if (milliseconds === undefined) return ''
  if (milliseconds < 0) return `−${formatDuration(-milliseconds)}`
  if (milliseconds < 10) return `${milliseconds.toFixed(2)} ms`
  if (milliseconds < 100) return `${milliseconds.toFixed(1)} ms`
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60000) return `${(milliseconds / 1000).toFixed(2)} s`
  const minutes = Math.floor(milliseconds / 60000)
  return `${formatCount(minutes)} min ${Math.floor(milliseconds / 1000 % 60)} s`
}

/** The time of a line since the start of the recording: `0:12.345`. */
export function formatTime(milliseconds) {
  const sign = milliseconds < 0 ? '−' : ''
  const time = Math.abs(milliseconds)
  const minutes = Math.floor(time / 60000)
  return `${sign}${minutes}:${(time % 60000 / 1000).toFixed(3).padStart(6, '0')}`
}

/** A tick of a time axis, as short as the distance of ticks allows. */
export function formatTick(milliseconds, distance) {
  if (milliseconds < 999.5) return `${milliseconds.toFixed(distance < 1 ? 1 : 0)} ms`
  const digits = distance < 1 ? 4 : distance < 10 ? 3 : distance < 100 ? 2 : distance < 1000 ? 1 : 0
  if (milliseconds < 60000) return `${(milliseconds / 1000).toFixed(digits)} s`
  return formatTime(milliseconds).replace(distance < 1000 ? /$/ : /\.\d+$/, '')
}

/** A size with three significant digits: `640 B`, `1.2 KB`, `3.4 MB`. Units are powers of 1000. */
export function formatBytes(bytes) {
  if (bytes === undefined) return ''
  if (bytes < 1000) return `${bytes} B`
  const [size, unit] = bytes < 999500 ? [bytes / 1000, 'KB']
    : bytes < 999500000 ? [bytes / 1000000, 'MB'] : [bytes / 1000000000, 'GB']
  return `${size < 99.95 ? size.toFixed(1) : Math.round(size)} ${unit}`
}

/** The time of day at a time of the recording, or nothing if its header has no date. */
export function formatClock(started, at) {
  const date = new Date(Date.parse(started) + at)
  return Number.isNaN(date.getTime()) ? '' : clock.format(date)
}
