// What a monitor saw of pages: when they were loaded, and what went wrong in them.
import { emptyState, make, readable } from '../base/elements.js'
import { formatDuration, formatTime } from '../base/format.js'
import { object, text, time } from '../recording/members.js'

/** The phases of a load in their order, with the names that people read. */
const phases = [
  ['tap', 'Tap, before the navigation'], ['response_start', 'Response started'], ['dom_interactive', 'DOM interactive'],
  ['first_contentful_paint', 'First contentful paint'], ['dom_content_loaded', 'DOM content loaded'], ['load', 'Load'],
]

/** How many of the latest loads and failures are shown. */
const MOST = 200

const names = { failed: 'Failure', resourceFailed: 'Resource', violated: 'Violation' }

/** One load as bars. A tap lies before the navigation, so that its bar ends where the others begin. */
function load(entry) {
  const line = entry.line
  const times = object(line.phases)
  const known = phases.filter(([key]) => time(times[key]) !== undefined)
    .sort(([one], [other]) => other === 'tap' ? 1 : one === 'tap' ? -1 : times[one] - times[other])
  const before = Math.max(0, time(times.tap) ?? 0)
  const longest = Math.max(1, ...known.filter(([key]) => key !== 'tap').map(([key]) => times[key]))
  const whole = before + longest
  const rows = known.map(([key, label]) => {
    const bar = make('span', { class: `phase ${key === 'tap' ? 'phase-tap' : ''}` })
    bar.style.marginInlineStart = `${key === 'tap' ? 0 : before / whole * 100}%`
    bar.style.width = `${Math.max(0, times[key]) / whole * 100}%`
    return make('tr', {}, make('th', { scope: 'row' }, label),
      make('td', { class: 'number' }, formatDuration(times[key])),
      make('td', { class: 'phase-cell', 'aria-hidden': 'true' }, bar))
  })
  const custom = Object.keys(times).filter((key) => !phases.some(([name]) => name === key)).slice(0, 20)
  for (const key of custom) {
    rows.push(make('tr', {}, make('th', { scope: 'row' }, key),
      make('td', { class: 'number' }, formatDuration(time(times[key]))), make('td', {})))
  }
  return make('section', { class: 'card load' },
    make('h3', {}, readable(text(line.url)) || 'A page'),
    make('p', { class: 'hint' }, `Loaded at ${formatTime(entry.at)}`),
    make('table', { class: 'phases' }, make('tbody', {}, ...rows)))
}

/** One failure, which opens the detail pane. */
function failure(entry, selected) {
  const line = entry.line
  const what = entry.event === 'failed' ? text(line.origin) || 'failed'
    : entry.event === 'resourceFailed' ? text(line.element) : text(line.directive)
  return make('tr', { 'data-event': entry.event },
    make('td', { class: 'number' }, formatTime(entry.at)),
    make('td', {}, names[entry.event] ?? entry.event),
    make('td', {}, readable(what)),
    make('td', { class: 'wide' },
      make('button', { type: 'button', class: 'link', click: () => selected(entry, 'open') },
        readable(entry.note) || 'Show')))
}

/** A table with headings. */
function tableOf(headings, rows) {
  return make('table', { class: 'list' },
    make('thead', {}, make('tr', {}, ...headings.map((heading) => make('th', { scope: 'col' }, heading)))),
    make('tbody', {}, ...rows))
}

export class PageView {
  #shown

  constructor(element, selected) {
    this.element = element
    this.selected = selected
  }

  /** Shows a recording. */
  show(recording) {
    const { pageEvents } = recording
    const last = pageEvents.toArray().at(-1)
    if (this.#shown?.last === last && this.#shown.recording === recording) return
    this.#shown = { last, recording }
    const entries = pageEvents.toArray().reverse()
    const loads = entries.filter((entry) => entry.event === 'loaded').slice(0, MOST)
    const others = entries.filter((entry) => entry.event !== 'loaded').slice(0, MOST)
    if (entries.length === 0) {
      this.element.replaceChildren(emptyState('Nothing of pages',
        'With a page monitor attached, the times of loads and the failures of pages appear here.'))
      return
    }
    this.element.replaceChildren(
      ...others.length ? [make('h2', {}, 'Failures and reports'),
        tableOf(['Time', 'Kind', 'What', 'Message'], others.map((entry) => failure(entry, this.selected)))] : [],
      ...loads.length ? [make('h2', {}, 'Loads'), ...loads.map(load)] : [])
  }
}
