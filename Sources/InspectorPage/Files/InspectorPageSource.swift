// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The files of the page that shows recordings.
enum InspectorPageSource {
  static let files: [String: String] = [
"base/announcer.js": #"""
// Tells screen readers what happens, sparingly: at most one sentence in three seconds, and the latest wins.
import { find } from './elements.js'

const PAUSE = 3000
let next
let quietUntil = 0
let isWaiting = false

function speak() {
  isWaiting = false
  quietUntil = Date.now() + PAUSE
  find('announcements').textContent = next
}

/** Says a sentence now, or after the pause if nothing newer is to be said by then. */
export function announce(sentence) {
  next = sentence
  if (isWaiting) return
  isWaiting = true
  setTimeout(speak, Math.max(100, quietUntil - Date.now()))
}
"""#,
"base/elements.js": #"""
// Makes and finds elements. Recorded text reaches the page through these functions only, as text and as values of
// attributes: a recording is hostile data, and nothing of it is ever parsed as HTML.

/** The element of the page that has the id. */
export const find = (id) => document.getElementById(id)

/**
 * Makes an element.
 * @param {string} tag The name of the element.
 * @param {object} attributes Attributes; a function is a listener of the event, `undefined` and `false` are left out.
 * @param {...(Node|string)} content What is in the element. Strings become text.
 * @returns {HTMLElement}
 */
export function make(tag, attributes = {}, ...content) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    if (typeof value === 'function') element.addEventListener(name, value)
    else element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...content)
  return element
}

const SVG = 'http://www.w3.org/2000/svg'

/** A picture from the symbols of index.html, which says nothing to screen readers. */
export function icon(name) {
  const picture = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  picture.setAttribute('class', 'icon')
  picture.setAttribute('aria-hidden', 'true')
  use.setAttribute('href', `#icon-${name}`)
  picture.append(use)
  return picture
}

const invisible = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A recorded text with its control characters as `⟨U+202E⟩`, because some of them change the order in which the
 * others are shown.
 */
export const readable = (text) => text.replaceAll(invisible, (character) =>
  `⟨U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`)

/** JSON whose strings have escapes for these characters, so that it can be edited. */
export const readableJSON = (json) => json.replaceAll(invisible, (character) =>
  character === '\n' ? character : `\\u${character.codePointAt(0).toString(16).padStart(4, '0')}`)

/** A text for screen readers alone. */
export const spoken = (text) => make('span', { class: 'spoken' }, text)

/** An arrow for a direction, with the words that screen readers say. */
export function arrow(from) {
  const isPage = from === 'page'
  return make('span', { class: `direction ${isPage ? 'from-page' : 'from-native'}` },
    make('span', { 'aria-hidden': 'true' }, isPage ? '→' : '←'),
    spoken(isPage ? 'page to native' : 'native to page'))
}

/** The sentence of a view that has nothing to show. */
export const emptyState = (title, text = '') =>
  make('div', { class: 'empty' }, make('strong', {}, title), make('p', {}, text))
"""#,
"base/format.js": #"""
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
"""#,
"base/queue.js": #"""
// A list whose front is taken away often, which an array does in time proportional to its length.

export class Queue {
  #items = []
  #head = 0

  get length() { return this.#items.length - this.#head }

  get first() { return this.#items[this.#head] }

  push(item) { this.#items.push(item) }

  /** Takes the first item away, and gives it. */
  shift() {
    const item = this.#items[this.#head]
    this.#items[this.#head++] = undefined
    if (this.#head > 4096 && this.#head * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#head)
      this.#head = 0
    }
    return item
  }

  /** All items as an array of their own. */
  toArray() { return this.#items.slice(this.#head) }
}
"""#,
"base/redraw.js": #"""
// Joins many changes into one piece of work before the next frame.

/**
 * Makes a function that runs `work` once before the next frame, however often it is called until then. A page that
 * is not visible has no frames, so the work runs after a tenth of a second there.
 * @param {function(): void} work What is done.
 * @returns {function(): void}
 */
export function onceAFrame(work) {
  let frame = 0
  let timer = 0
  const run = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    frame = timer = 0
    work()
  }
  return () => {
    if (timer) return
    frame = requestAnimationFrame(run)
    timer = setTimeout(run, 100)
  }
}

/** Makes a function that runs `work` at most once in the milliseconds, at the latest that long after a call. */
export function atMostEvery(milliseconds, work) {
  let timer = 0
  return () => {
    if (timer) return
    timer = setTimeout(() => {
      timer = 0
      work()
    }, milliseconds)
  }
}

/** Makes a function that runs `work` when it was not called for the milliseconds. */
export function afterPause(milliseconds, work) {
  let timer = 0
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, milliseconds)
  }
}
"""#,
"base/splitter.js": #"""
// The handle between two panes: dragged, or moved by the arrow keys.

/** How wide a pane is at least, in pixels, and how far a key moves the handle. */
const NARROWEST = 260
const STEP = 24

/**
 * Makes a handle of an element with the role `separator`.
 * @param {HTMLElement} element The handle, before the pane whose size it sets.
 * @param {HTMLElement} pane The pane.
 */
export function makeSplitter(element, pane) {
  const isStacked = () => getComputedStyle(pane.parentElement).flexDirection === 'column'
  const size = () => isStacked() ? pane.offsetHeight : pane.offsetWidth
  const set = (wanted) => {
    const room = isStacked() ? pane.parentElement.clientHeight : pane.parentElement.clientWidth
    const least = isStacked() ? 120 : NARROWEST
    const pixels = Math.round(Math.min(Math.max(least, room - least), Math.max(least, wanted)))
    pane.style.setProperty('flex-basis', `${pixels}px`)
    element.setAttribute('aria-valuenow', String(Math.round(pixels / Math.max(1, room) * 100)))
  }
  element.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: STEP, ArrowUp: STEP, ArrowRight: -STEP, ArrowDown: -STEP }[event.key]
    if (step === undefined) return
    event.preventDefault()
    set(size() + step)
  })
  element.addEventListener('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId)
    event.preventDefault()
  })
  element.addEventListener('pointermove', (event) => {
    if (!element.hasPointerCapture(event.pointerId)) return
    const box = pane.getBoundingClientRect()
    set(isStacked() ? box.bottom - event.clientY : box.right - event.clientX)
  })
}
"""#,
"base/tabs.js": #"""
// Tabs as the ARIA Authoring Practices describe them: one stop of the Tab key, arrows move and select.

export class Tabs {
  #tabs

  /**
   * @param {HTMLElement} list The element with the role `tablist`. Its buttons name their panels by `aria-controls`.
   * @param {function(string): void} shown Is told later of the `data-tab` of the tab whose panel is shown.
   */
  constructor(list, shown) {
    this.#tabs = [...list.querySelectorAll('[role=tab]')]
    for (const tab of this.#tabs) tab.addEventListener('click', () => this.select(tab.dataset.tab))
    list.addEventListener('keydown', (event) => this.#move(event))
    this.select(this.#tabs[0].dataset.tab)
    this.shown = shown
  }

  /** Shows a panel. A tab that is hidden selects the first that is not. */
  select(name) {
    const visible = this.#tabs.filter((tab) => !tab.hidden)
    const chosen = visible.find((tab) => tab.dataset.tab === name) ?? visible[0]
    for (const tab of this.#tabs) {
      const isChosen = tab === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
      document.getElementById(tab.getAttribute('aria-controls')).hidden = !isChosen
    }
    this.selected = chosen.dataset.tab
    this.shown?.(this.selected)
  }

  /** Shows or hides a tab. */
  setAvailable(name, isAvailable) {
    this.#tabs.find((tab) => tab.dataset.tab === name).hidden = !isAvailable
    if (!isAvailable && this.selected === name) this.select(name)
  }

  /** Moves the focus to the selected tab. */
  focus() { this.#tabs.find((tab) => tab.dataset.tab === this.selected).focus() }

  #move(event) {
    const visible = this.#tabs.filter((tab) => !tab.hidden)
    const index = visible.findIndex((tab) => tab.dataset.tab === this.selected)
    const last = visible.length - 1
    const next = { ArrowRight: index === last ? 0 : index + 1, ArrowLeft: index === 0 ? last : index - 1,
      Home: 0, End: last }[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    this.select(visible[next].dataset.tab)
    this.focus()
  }
}
"""#,
"base/virtualGrid.js": #"""
// A grid of any number of rows, of which only those near the view are elements. The keyboard moves the active row, and
// `aria-activedescendant` names it, so that the focus does not leave with rows that are scrolled away.
import { make } from './elements.js'
import { onceAFrame } from './redraw.js'

/** Rows that are made above and below the view, and the step by which the first of them moves. */
const MARGIN = 10
const STEP = 5
let grids = 0

/**
 * Gives a cell a text. The text node stays, because replacing nodes is most of the cost of a row.
 * @param {HTMLElement} cell A cell of a grid.
 * @param {string} text The text.
 * @param {boolean} hasTitle Whether the pointer shows the text as well, because the cell may cut it.
 */
export function setCell(cell, text, hasTitle = false) {
  if (cell.shown === text) return
  cell.shown = text
  cell.words ??= cell.appendChild(document.createTextNode(''))
  cell.words.data = text
  if (hasTitle) cell.title = text
}

/** Gives an element an attribute, unless it has it. */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

export class VirtualGrid {
  items = []
  active = -1
  #rows = []
  #first = -1
  #id = `grid${++grids}`

  /**
   * @param {HTMLElement} container Where the grid goes.
   * @param {object} options `label`; `columns` (`{key, label, sortable?, class?}`); `rowHeight` in pixels;
   *   `fill(cells, item, row)`; `selected(item, how)`, where `how` is `move`, `press` or `open`; `sort(key)`;
   *   `drawn(first, items)`.
   */
  constructor(container, options) {
    this.options = { rowHeight: 24, drawn() {}, selected() {}, ...options }
    this.space = make('div', { class: 'grid-space', role: 'presentation' })
    this.window = make('div', { class: 'grid-window', role: 'presentation' })
    this.space.append(this.window)
    this.body = make('div', { class: 'grid-body', role: 'rowgroup' }, this.space)
    this.element = make('div', {
      class: `grid ${options.class ?? ''}`, role: 'grid', tabindex: '0', 'aria-label': options.label,
      'aria-colcount': options.columns.length, 'aria-rowcount': 1, keydown: (event) => this.#key(event),
    }, this.#head(), this.body)
    container.append(this.element)
    const draw = onceAFrame(() => this.draw())
    this.element.addEventListener('scroll', draw, { passive: true })
    new ResizeObserver(() => {
      this.#first = -1
      draw()
    }).observe(this.element)
    this.window.addEventListener('pointerdown', (event) => this.#press(event))
    this.window.addEventListener('dblclick', () => this.#tell('open'))
  }

  /** Shows other items, or the same after they changed. The active item stays active if it is still there. */
  setItems(items) {
    const active = this.activeItem
    const isAtEnd = this.isAtEnd
    this.items = items
    if (active !== undefined && items[this.active] !== active) this.active = items.indexOf(active)
    this.space.style.height = `${items.length * this.options.rowHeight}px`
    this.element.setAttribute('aria-rowcount', items.length + 1)
    if (isAtEnd && this.followsEnd) this.element.scrollTop = this.element.scrollHeight
    this.draw(true)
  }

  get activeItem() { return this.items[this.active] }

  /** Whether the last row is in view. */
  get isAtEnd() {
    return this.element.scrollTop + this.element.clientHeight >= this.element.scrollHeight - this.options.rowHeight
  }

  /** Makes an item active and scrolls it into view. */
  activate(item) { this.#move(this.items.indexOf(item), 'move') }

  /** Makes no item active. */
  deactivate() {
    this.active = -1
    this.draw(true)
  }

  /** Marks the column by which the items are sorted, for all to see. */
  setSort(key, isDescending) {
    for (const header of this.element.querySelectorAll('[role=columnheader]')) {
      if (header.dataset.key !== key) header.removeAttribute('aria-sort')
      else header.setAttribute('aria-sort', isDescending ? 'descending' : 'ascending')
    }
  }

  /** Fills the rows near the view. Without `always`, only if other rows have come near. */
  draw(always = false) {
    const { rowHeight } = this.options
    const visible = Math.ceil(this.element.clientHeight / rowHeight) + 2 * MARGIN
    const top = Math.max(0, Math.floor(this.element.scrollTop / rowHeight) - MARGIN)
    const first = Math.min(top - top % STEP, Math.max(0, this.items.length - 1))
    if (first === this.#first && !always) return
    this.#first = first
    while (this.#rows.length < visible) this.#rows.push(this.#makeRow())
    this.window.style.transform = `translateY(${first * rowHeight}px)`
    for (let place = 0; place < this.#rows.length; place += 1) {
      const item = place < visible ? this.items[first + place] : undefined
      this.#fill(this.#rows[place], item, first + place)
    }
    this.options.drawn(first, this.items.slice(first, first + visible))
    const isDrawn = this.active >= first && this.active < first + visible && this.active < this.items.length
    if (isDrawn) this.element.setAttribute('aria-activedescendant', `${this.#id}-${this.active}`)
    else this.element.removeAttribute('aria-activedescendant')
  }

  #head() {
    const headers = this.options.columns.map(({ key, label, sortable }, index) => make('div', {
      class: `cell head-${key}`, role: 'columnheader', 'aria-colindex': index + 1, 'data-key': key,
    }, sortable ? make('button', { type: 'button', click: () => this.options.sort(key) }, label) : label))
    return make('div', { class: 'grid-head', role: 'rowgroup' },
      make('div', { class: 'row', role: 'row', 'aria-rowindex': 1 }, ...headers))
  }

  #makeRow() {
    const row = make('div', { class: 'row', role: 'row' })
    row.cells = this.options.columns.map(({ key }, index) => {
      const cell = make('div', { class: `cell cell-${key}`, role: 'gridcell', 'aria-colindex': index + 1 })
      row.append(cell)
      return cell
    })
    this.window.append(row)
    return row
  }

  #fill(row, item, index) {
    const isHidden = item === undefined
    if (row.hidden !== isHidden) row.hidden = isHidden
    if (isHidden) return
    row.id = `${this.#id}-${index}`
    setAttribute(row, 'aria-rowindex', String(index + 2))
    setAttribute(row, 'aria-selected', String(index === this.active))
    row.classList.toggle('odd', index % 2 === 1)
    this.options.fill(row.cells, item, row)
  }

  #press(event) {
    const row = event.target.closest('[role=row]')
    if (row && event.button === 0) this.#move(Number(row.getAttribute('aria-rowindex')) - 2, 'press')
  }

  #key(event) {
    if (event.target !== this.element || event.altKey || event.ctrlKey || event.metaKey) return
    const page = Math.max(1, Math.floor(this.element.clientHeight / this.options.rowHeight) - 2)
    const last = this.items.length - 1
    const target = { ArrowDown: this.active + 1, ArrowUp: this.active - 1, PageDown: this.active + page,
      PageUp: this.active - page, Home: 0, End: last }[event.key]
    if (event.key === 'Enter' && this.active >= 0) this.#tell('open')
    else if (target !== undefined && last >= 0) this.#move(Math.min(last, Math.max(0, target)), 'move')
    else return
    event.preventDefault()
  }

  #move(index, how) {
    if (index < 0) return
    this.active = index
    const { rowHeight } = this.options
    const top = index * rowHeight
    const height = this.element.clientHeight - this.body.offsetTop
    if (top < this.element.scrollTop) this.element.scrollTop = top
    else if (top + rowHeight > this.element.scrollTop + height) this.element.scrollTop = top + rowHeight - height
    this.draw(true)
    this.#tell(how)
  }

  #tell(how) {
    if (this.activeItem !== undefined) this.options.selected(this.activeItem, how)
  }
}
"""#,
"calls/callsView.js": #"""
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
"""#,
"calls/overview.js": #"""
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
"""#,
"calls/overviewBars.js": #"""
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
"""#,
"calls/palette.js": #"""
// The colours of style/tokens.css for what is drawn on a canvas.

const names = ['ground', 'panel', 'line', 'ink', 'soft', 'queue', 'rest', 'accent', 'shade',
  'band1', 'band2', 'band3', 'band4', 'mark1', 'mark2', 'mark3', 'mark4']
let colours
const dark = matchMedia('(prefers-color-scheme: dark)')
const contrast = matchMedia('(prefers-contrast: more)')

/** The colours by their names, without the dashes. */
export function palette() {
  if (colours === undefined) {
    const style = getComputedStyle(document.documentElement)
    colours = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]))
    // Bars are as bright as they may be; text of the same meaning has to be darker.
    for (const name of ['native', 'page', 'bad']) colours[name] = style.getPropertyValue(`--${name}-fill`).trim()
    colours.font = style.getPropertyValue('--sans').trim()
  }
  return colours
}

/** Tells of other colours: the system has become dark, for example. */
export function onPaletteChange(changed) {
  for (const query of [dark, contrast]) {
    query.addEventListener('change', () => {
      colours = undefined
      changed()
    })
  }
}

/** The colour of a document's band. */
export const bandOf = (document) => palette()[`band${1 + (document.id ?? 0) % 4}`]

/** The full colour of a document. */
export const markOf = (document) => palette()[`mark${1 + (document.id ?? 0) % 4}`]

/**
 * Gives a canvas the size of its element, in the pixels of the screen.
 * @returns {CanvasRenderingContext2D} A cleared context whose unit is a CSS pixel.
 */
export function prepareCanvas(canvas, width, height) {
  const scale = window.devicePixelRatio || 1
  const pixels = [Math.round(width * scale), Math.round(height * scale)]
  if (canvas.width !== pixels[0] || canvas.height !== pixels[1]) {
    [canvas.width, canvas.height] = pixels
    canvas.style.width = `${width}px`
    canvas.style.height = `${height}px`
  }
  const context = canvas.getContext('2d')
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.clearRect(0, 0, width, height)
  return context
}
"""#,
"calls/timeRange.js": #"""
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
"""#,
"calls/waterfall.js": #"""
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
"""#,
"detail/callTabs.js": #"""
// What the tabs of the detail pane show of a call.
import { arrow, make, readable } from '../base/elements.js'
import { formatBytes, formatClock, formatCount, formatDuration, formatNoun, formatTime } from '../base/format.js'
import { count, object, text } from '../recording/members.js'
import { factList } from './facts.js'
import { payloadTree } from './payloadTree.js'
import { preview } from './payloadValue.js'
import { payloadView, textBlock } from './payloadView.js'

const side = (from) => from === 'page' ? 'page' : 'native code'

const statuses = {
  ok: 'Answered', failed: 'Failed', pending: 'Under way', waiting: 'Waits for a document', streaming: 'Streaming',
}

/** A bar that divides the time of the call. */
function times(call) {
  const rest = Math.max(0, call.duration - call.queue - call.handler)
  const work = call.worker === 'native' ? 'In the handler' : 'On the page'
  const parts = [['In the queue', call.queue, 'queue'], [work, call.handler, call.worker], ['On the way', rest, 'rest']]
  const bar = make('div', { class: 'times-bar', 'aria-hidden': 'true' }, ...parts.map(([, duration, kind]) => {
    const part = make('span', { class: `part ${kind}` })
    part.style.flexGrow = String(duration)
    return part
  }))
  const rows = parts.map(([label, duration, kind]) => make('tr', {},
    make('th', { scope: 'row' }, make('span', { class: `swatch ${kind}`, 'aria-hidden': 'true' }), label),
    make('td', {}, formatDuration(duration)),
    make('td', {}, call.duration > 0 ? `${Math.round(duration / call.duration * 100)} %` : '')))
  rows.push(make('tr', { class: 'total' }, make('th', { scope: 'row' }, 'Altogether'),
    make('td', {}, formatDuration(call.duration)), make('td', {})))
  return make('section', {}, make('h3', {}, 'Time'), bar, make('table', { class: 'times' }, make('tbody', {}, ...rows)))
}

/** The size of a payload and its beginning. */
function brief(payload) {
  if (!payload) return undefined
  const words = payload.json === undefined ? text(payload.text, 160)
    : preview(payload.json, payload.extended === true, 160)
  return `${formatBytes(count(payload.bytes))}  ${words}`
}

/** The facts of the call. */
function overview(call, recording) {
  const document = recording.document(call.document)
  const facts = factList([
    ['Status', call.error === undefined ? statuses[call.status] : `Failed: ${call.error}`],
    ['Direction', make('span', {}, arrow(call.from), ` ${side(call.from)} calls ${side(call.worker)}`)],
    ['Began', `${formatTime(call.at)}  ${formatClock(recording.header?.started, call.at)}`],
    ['Document', call.document === undefined ? 'not sent to a document' : `${call.document} ${document?.url ?? ''}`],
    ['Arguments', brief(call.line('callBegan')?.arguments)],
    ['Result', call.endedAt === undefined ? undefined : brief(call.line('callEnded')?.result)],
    ['Elements', call.isStream ? `${formatCount(call.elements)}, ${formatBytes(call.elementBytes)}` : undefined],
    ['Call', String(call.id)],
  ])
  const parts = [facts]
  if (call.hasWaited) parts.push(make('p', { class: 'hint' }, 'The call waited until a document had the bridge.'))
  if (call.endedAt !== undefined) parts.push(times(call))
  return parts
}

/** The result, or the error, and where the page made the call that failed. */
function result(call) {
  const line = call.line('callEnded')
  if (!line) return [make('p', { class: 'hint' }, 'The call is under way.')]
  if (!line.error) {
    return line.result || !call.isStream ? [payloadView(line.result, 'Result')]
      : [make('p', { class: 'hint' }, 'The stream has ended. Its elements are in the tab Stream.')]
  }
  const stack = text(call.line('callStack')?.stack, 100000)
  return stack ? [...errorParts(line.error), textBlock('Called by the page', stack)] : errorParts(line.error)
}

/** The parts of an error: the code, the message, the data, and the stack of the page if the page threw it. */
export function errorParts(source) {
  const error = object(source)
  const parts = [make('div', { class: 'fault' },
    make('strong', { class: 'error-code' }, readable(text(error.code)) || 'error'),
    make('p', {}, readable(text(error.message, 20000)) || 'No message'))]
  if (error.data !== undefined) {
    parts.push(make('section', { class: 'payload' },
      make('div', { class: 'payload-head' }, make('h3', {}, 'Data')), payloadTree(error.data, false, 'Data')))
  }
  if (text(error.stack)) parts.push(textBlock('Thrown by the page', text(error.stack, 100000)))
  return parts
}

/** The lines of the recording. */
export function raw(item) {
  const lines = item.lines.slice(0, 50).map((line) => line.text.slice(0, 20000))
  const more = item.lines.length > 50 ? `\n… ${formatNoun(item.lines.length - 50, 'more line')}` : ''
  return [textBlock(formatNoun(item.lines.length, 'line'), lines.join('\n') + more)]
}

/** The tabs by their names, each from a call and its recording to the parts that are shown. */
export const callTabs = {
  overview,
  arguments: (call) => [payloadView(call.line('callBegan')?.arguments, 'Arguments')],
  result,
  raw,
}
"""#,
"detail/copyButton.js": #"""
// Copies a text. A page in a web view may lack the clipboard's API, and then an old command does it.
import { announce } from '../base/announcer.js'
import { icon, make } from '../base/elements.js'

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = make('textarea', { class: 'spoken', 'aria-hidden': 'true', tabindex: '-1' })
    area.value = text
    document.body.append(area)
    area.select()
    const isCopied = document.execCommand('copy')
    area.remove()
    return isCopied
  }
}

/**
 * Makes a button that copies.
 * @param {string} label What it copies: `Copy the arguments`.
 * @param {function(): string} text Gives the text.
 * @returns {HTMLButtonElement}
 */
export function copyButton(label, text) {
  const words = make('span', {}, 'Copy')
  const button = make('button', {
    type: 'button', class: 'quiet', 'aria-label': label, title: label,
    async click() {
      const isCopied = await copy(text())
      words.textContent = isCopied ? 'Copied' : 'Not copied'
      announce(isCopied ? 'Copied' : 'The system does not let the page copy')
      button.focus()
      setTimeout(() => { words.textContent = 'Copy' }, 1500)
    },
  }, icon('copy'), words)
  return button
}
"""#,
"detail/detailPane.js": #"""
// The pane beside the lists: everything of the call or the event that was chosen.
import { find, readable } from '../base/elements.js'
import { Tabs } from '../base/tabs.js'
import { callTabs } from './callTabs.js'
import { entryTabs, kindName } from './entryTabs.js'
import { StreamTab } from './streamTab.js'

export class DetailPane {
  #shownLines = 0
  #shownTab = ''

  /** @param {function(): void} closed Is told that the pane was closed, and moves the focus back. */
  constructor(closed) {
    this.element = find('detail')
    this.closed = closed
    this.stream = new StreamTab(find('detail-stream'))
    this.tabs = new Tabs(find('detail-tabs'), () => this.#render())
    find('detail-close').addEventListener('click', () => this.close())
  }

  get isOpen() { return !this.element.hidden }

  /** Shows a call or an entry of a recording. */
  show(item, recording) {
    const isCall = item.kind === 'call'
    this.item = item
    this.recording = recording
    this.element.hidden = false
    this.element.dataset.kind = item.kind
    document.body.classList.add('has-detail')
    find('detail-title').textContent = readable(isCall ? item.method : item.name || kindName(item))
    this.#label('arguments', isCall ? 'Arguments' : 'Value')
    this.#label('result', item.error === undefined ? 'Result' : 'Error')
    this.#setTabs(isCall)
    this.#render()
  }

  /** Shows what has happened to the item since it was shown. */
  update() {
    if (!this.isOpen || this.item.lines.length === this.#shownLines) return
    this.#label('result', this.item.error === undefined ? 'Result' : 'Error')
    this.#setTabs(this.item.kind === 'call')
    // Arguments do not change; rendering them again would close what was opened in the tree.
    if (this.#shownTab !== 'arguments') this.#render()
  }

  /** Moves the focus into the pane. */
  focus() { this.tabs.focus() }

  /** Hides the pane. */
  close() {
    if (!this.isOpen) return
    this.element.hidden = true
    this.item = undefined
    document.body.classList.remove('has-detail')
    this.closed()
  }

  #label(tab, text) { find(`tab-${tab}`).textContent = text }

  #setTabs(isCall) {
    this.tabs.setAvailable('result', isCall)
    this.tabs.setAvailable('stream', isCall && this.item.isStream)
    this.tabs.setAvailable('arguments', isCall || this.item.kind === 'event')
  }

  #render() {
    if (!this.item) return
    const tab = this.tabs.selected
    this.#shownTab = tab
    this.#shownLines = this.item.lines.length
    if (tab === 'stream') {
      this.stream.show(this.item)
      return
    }
    const tabs = this.item.kind === 'call' ? callTabs : entryTabs
    find(`detail-${tab}`).replaceChildren(...tabs[tab](this.item, this.recording))
  }
}
"""#,
"detail/entryTabs.js": #"""
// What the tabs of the detail pane show of an event, a notice, or what a monitor saw of a page.
import { make } from '../base/elements.js'
import { formatClock, formatTime } from '../base/format.js'
import { text } from '../recording/members.js'
import { errorParts, raw } from './callTabs.js'
import { factList } from './facts.js'
import { payloadView, textBlock } from './payloadView.js'

const kinds = {
  event: 'Event', eventDropped: 'Event that was dropped', refused: 'Refused', limitReached: 'Limit reached',
  processEnded: 'The page’s process ended', dropped: 'Lines missing', page: 'Page',
}

/** The name of an entry's kind. */
export const kindName = (entry) => kinds[entry.kind] ?? entry.kind

function overview(entry, recording) {
  const line = entry.line
  const receivers = entry.from === 'native' && entry.document === undefined ? 'every document' : undefined
  const parts = [factList([
    ['Kind', kindName(entry)],
    ['Name', entry.name],
    ['From', entry.from === undefined ? undefined : entry.from === 'page' ? 'page' : 'native code'],
    ['Document', entry.document === undefined ? receivers : String(entry.document)],
    ['At', `${formatTime(entry.at)}  ${formatClock(recording.header?.started, entry.at)}`],
    ['Event', entry.event],
    ['URL', text(line.url)],
    ['Origin', text(line.origin)],
    ['Type', text(line.type)],
    ['Element', text(line.element)],
    ['Directive', text(line.directive)],
    ['Resource', text(line.resource)],
    ['Note', line.error ? undefined : entry.note],
  ])]
  if (line.error) parts.push(...errorParts(line.error))
  const message = text(line.message, 100000)
  if (message && message !== entry.note) parts.push(textBlock('Message', message))
  if (text(line.stack)) parts.push(textBlock('Stack of the page', text(line.stack, 100000)))
  return parts
}

export const entryTabs = {
  overview,
  arguments: (entry) => entry.line.value === undefined ? [make('p', { class: 'hint' }, 'There is no value.')]
    : [payloadView(entry.line.value, 'Value')],
  raw,
}
"""#,
"detail/facts.js": #"""
// A list of names and values.
import { make, readable } from '../base/elements.js'

/**
 * Makes a list of facts. Those without a value are left out.
 * @param {Array<[string, (string|Node|undefined)]>} facts Names and values.
 */
export function factList(facts) {
  const list = make('dl', { class: 'facts' })
  for (const [name, value] of facts) {
    if (value === undefined || value === '') continue
    list.append(make('dt', {}, name), make('dd', {}, typeof value === 'string' ? readable(value) : value))
  }
  return list
}
"""#,
"detail/payloadTree.js": #"""
// A payload as a tree that opens and closes, as the ARIA Authoring Practices describe trees.
import { make, readable } from '../base/elements.js'
import { formatBytes } from '../base/format.js'
import { readValue } from './payloadValue.js'

/** How many children are shown at once, how many levels are open at first, and how much of a string is shown. */
const CHILDREN = 100
const LEVELS = 2
const CHARACTERS = 300

/**
 * Makes a tree.
 * @param {*} value The JSON of a payload.
 * @param {boolean} isExtended Whether it has the extended encoding.
 * @param {string} label What the tree is, for screen readers.
 * @returns {HTMLElement}
 */
export function payloadTree(value, isExtended, label) {
  const tree = make('ul', { class: 'tree', role: 'tree', 'aria-label': label, keydown: key, click })
  tree.append(treeItem('', readValue(value, isExtended), LEVELS))
  tree.firstChild.tabIndex = 0
  return tree
}

function treeItem(label, node, open) {
  const { children, type, size } = node
  const text = readable(node.text)
  const line = make('div', { class: 'tree-line' },
    make('span', { class: 'twisty', 'aria-hidden': 'true' }),
    ...(label === '' ? [] : [make('span', { class: 'key' }, readable(label)), ': ']))
  const shown = make('span', { class: `value type-${type}` },
    text.length > CHARACTERS ? `${text.slice(0, CHARACTERS)}…` : text)
  line.append(shown)
  if (!plainTypes.has(type)) line.append(' ', make('span', { class: 'type' }, type))
  if (children?.length || size > 60) line.append(' ', make('span', { class: 'size' }, formatBytes(size)))
  // The label is needed because the name would otherwise be the text of the whole branch.
  const name = `${label === '' ? '' : `${readable(label)}: `}${text.slice(0, CHARACTERS)}`
  const item = make('li', {
    role: 'treeitem', tabindex: '-1', 'aria-label': plainTypes.has(type) ? name : `${name}, ${type}`,
  }, line)
  if (text.length > CHARACTERS) item.whole = { shown, text }
  if (children?.length) {
    item.branches = children
    item.setAttribute('aria-expanded', 'false')
    if (open > 0) expand(item, open - 1)
  }
  return item
}

/** Types that are seen without their name. */
const plainTypes = new Set(
  ['string', 'number', 'boolean', 'null', 'array', 'object', 'undefined', 'function', 'stream'])

function expand(item, open = 0) {
  item.setAttribute('aria-expanded', 'true')
  const group = item.querySelector(':scope > ul')
  if (group) {
    group.hidden = false
    return
  }
  const list = make('ul', { role: 'group' })
  item.append(list)
  addChildren(item, list, 0, open)
}

function addChildren(item, list, from, open) {
  const children = item.branches
  for (const { label, read } of children.slice(from, from + CHILDREN)) list.append(treeItem(label, read(), open))
  const next = from + CHILDREN
  if (next >= children.length) return
  const more = make('li', { role: 'treeitem', tabindex: '-1', class: 'more' },
    `Show more (${children.length - next} left)`)
  more.act = () => {
    const previous = more.previousElementSibling
    more.remove()
    addChildren(item, list, next, 0)
    focusItem(previous.nextElementSibling)
  }
  list.append(more)
}

function collapse(item) {
  item.setAttribute('aria-expanded', 'false')
  item.querySelector(':scope > ul').hidden = true
}

function toggle(item) {
  if (item.act) item.act()
  else if (item.whole) {
    // A string that is too long for a line shows all of itself.
    item.whole.shown.textContent = item.whole.text
    item.whole = undefined
  } else if (item.getAttribute('aria-expanded') === 'true') collapse(item)
  else if (item.branches) expand(item)
}

function focusItem(item) {
  if (!item) return
  for (const other of item.closest('[role=tree]').querySelectorAll('[tabindex="0"]')) other.tabIndex = -1
  item.tabIndex = 0
  item.focus()
}

function click(event) {
  const item = event.target.closest('[role=treeitem]')
  if (!item || String(getSelection()) !== '') return
  focusItem(item)
  toggle(item)
}

function key(event) {
  const item = event.target.closest('[role=treeitem]')
  if (!item || event.altKey || event.ctrlKey || event.metaKey) return
  const visible = [...event.currentTarget.querySelectorAll('[role=treeitem]')]
    .filter((one) => !one.closest('ul[hidden]'))
  const index = visible.indexOf(item)
  const isOpen = item.getAttribute('aria-expanded')
  const parent = item.parentElement.closest('[role=treeitem]')
  switch (event.key) {
    case 'ArrowDown': focusItem(visible[index + 1]); break
    case 'ArrowUp': focusItem(visible[index - 1]); break
    case 'Home': focusItem(visible[0]); break
    case 'End': focusItem(visible[visible.length - 1]); break
    case 'ArrowRight':
      if (isOpen === 'false') expand(item)
      else if (isOpen === 'true') focusItem(visible[index + 1])
      break
    case 'ArrowLeft':
      if (isOpen === 'true') collapse(item)
      else focusItem(parent)
      break
    case 'Enter':
    case ' ': toggle(item); break
    default: return
  }
  event.preventDefault()
}
"""#,
"detail/payloadValue.js": #"""
// What the JSON of a payload means: values that JSON lacks are objects with one key (docs/WIRE.md, "Payloads").

const utf8 = new TextEncoder()

/** The size of a value's JSON, in bytes. */
export const sizeOf = (value) => utf8.encode(JSON.stringify(value) ?? '').length

/**
 * @typedef {{type: string, text: string, size: number, children: ?Array<{label: string, read: function(): Node}>}}
 *   Node A value as people read it; `children` are what is in it.
 */

const leaf = (type, text, value) => ({ type, text, size: sizeOf(value), children: undefined })

/** A node with others in it. They are read when they are shown, because a payload may be large. */
const branch = (type, text, value, entries, isExtended) => ({
  type, text, size: sizeOf(value),
  children: entries.map(([label, child]) => ({ label, read: () => readValue(child, isExtended) })),
})

const members = (value, isExtended) =>
  branch('object', `{${count(Object.keys(value).length)}}`, value, Object.entries(value), isExtended)

const count = (number) => `${number} ${number === 1 ? 'member' : 'members'}`
const elements = (number) => `${number} ${number === 1 ? 'element' : 'elements'}`

/** The values of the extended encoding, by their key. */
const extended = {
  $undefined: (value) => leaf('undefined', 'undefined', value),
  $number: (value) => leaf('number', String(value), value),
  $int: (value) => leaf('BigInt', `${value}n`, value),
  $bytes: (value) => leaf('bytes', describeBytes(value), value),
  $date(value) {
    const date = new Date(value)
    return leaf('Date', Number.isNaN(date.getTime()) ? 'invalid date' : date.toISOString(), value)
  },
  $function: (value) => leaf('function', `function ${String(value)}`, value),
  $stream: (value) => leaf('stream', `stream ${String(value)}`, value),
  $blob: (value) => ({ ...members(Object(value), true), type: 'Blob' }),
  $set: (value) => branch('Set', `Set of ${elements(value.length)}`, value,
    value.map((item, index) => [String(index), item]), true),
  $map: (value) => branch('Map', `Map of ${elements(value.length)}`, value,
    value.map(([key, item]) => [JSON.stringify(key), item]), true),
  $object: (value) => members(Object(value), true),
}

function describeBytes(value) {
  if (typeof value === 'number') return `bytes beside the frame, ${value}`
  const padding = value.endsWith('==') ? 2 : value.endsWith('=') ? 1 : 0
  return `${elements(value.length / 4 * 3 - padding).replace(/elements?/, 'bytes')}, base64 ${value}`
}

/**
 * Reads a value of a payload.
 * @param {*} value What JSON.parse gave.
 * @param {boolean} isExtended Whether the payload has the extended encoding.
 * @returns {Node}
 */
export function readValue(value, isExtended) {
  if (value === null) return leaf('null', 'null', value)
  if (typeof value !== 'object') {
    return leaf(typeof value, typeof value === 'string' ? JSON.stringify(value) : String(value), value)
  }
  if (Array.isArray(value)) {
    return branch('array', `[${elements(value.length)}]`, value,
      value.map((item, index) => [String(index), item]), isExtended)
  }
  const names = Object.keys(value)
  if (isExtended && names.length === 1 && Object.hasOwn(extended, names[0])) {
    try {
      return extended[names[0]](value[names[0]])
    } catch {
      // The recording breaks the rules of payloads, so that its JSON is shown as it is.
    }
  }
  return members(value, isExtended)
}

/** A value in a few words, for a row of a list. */
export function preview(value, isExtended, longest = 200) {
  const node = readValue(value, isExtended)
  const text = node.children && node.type !== 'Date' ? JSON.stringify(value) : node.text
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
"""#,
"detail/payloadView.js": #"""
// A payload with its size, what the recorder did to it, and its tree or text.
import { make, readable } from '../base/elements.js'
import { formatBytes } from '../base/format.js'
import { count, object, text } from '../recording/members.js'
import { copyButton } from './copyButton.js'
import { payloadTree } from './payloadTree.js'

/** How many characters of a text are shown. */
const LONGEST = 200000

/**
 * Makes the view of a payload.
 * @param {*} source A payload of a recording: `{bytes, json or text, extended?, redacted?}`.
 * @param {string} label What it is: `Arguments`.
 * @returns {HTMLElement}
 */
export function payloadView(source, label) {
  const payload = object(source)
  const isCut = payload.json === undefined && typeof payload.text === 'string'
  const bytes = count(payload.bytes)
  const words = isCut ? text(payload.text, LONGEST) : undefined
  const copied = () => isCut ? payload.text : JSON.stringify(payload.json, null, 2) ?? ''
  const tags = [
    bytes === undefined ? undefined : `${formatBytes(bytes)}`,
    payload.extended === true ? 'extended' : undefined,
    payload.redacted === true ? 'redacted' : undefined,
    isCut ? 'cut' : undefined,
  ].filter((tag) => tag !== undefined)
  const head = make('div', { class: 'payload-head' },
    make('h3', {}, label), ...tags.map((tag) => make('span', { class: 'tag' }, tag)),
    copyButton(`Copy: ${label}`, copied))
  const view = make('section', { class: 'payload' }, head)
  if (isCut) {
    view.append(make('p', { class: 'hint' },
      `The recorder kept the beginning of this payload, which has ${formatBytes(bytes ?? 0)}.`),
    make('pre', { class: 'text', tabindex: '0', role: 'region', 'aria-label': `${label}, text` }, readable(words)))
  } else if (payload.json === undefined) {
    view.append(make('p', { class: 'hint' }, 'The recording has no payload here.'))
  } else {
    view.append(payloadTree(payload.json, payload.extended === true, label))
  }
  return view
}

/** Makes a block of text that may be long, such as a stack. */
export function textBlock(label, content) {
  return make('section', { class: 'payload' },
    make('div', { class: 'payload-head' }, make('h3', {}, label), copyButton(`Copy: ${label}`, () => content)),
    make('pre', { class: 'text', tabindex: '0', role: 'region', 'aria-label': label },
      readable(text(content, LONGEST))))
}
"""#,
"detail/streamTab.js": #"""
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
"""#,
"index.html": #"""
<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark">
  <title>Inspector</title>
  <link rel="stylesheet" href="style/tokens.css">
  <link rel="stylesheet" href="style/layout.css">
  <link rel="stylesheet" href="style/grid.css">
  <link rel="stylesheet" href="style/detail.css">
  <link rel="stylesheet" href="style/views.css">
  <script type="module" src="main.js"></script>
</head>
<body>
  <svg class="symbols" aria-hidden="true" width="0" height="0">
    <symbol id="icon-pause" viewBox="0 0 16 16"><path d="M5.5 3.5v9M10.5 3.5v9"/></symbol>
    <symbol id="icon-record" viewBox="0 0 16 16"><circle class="solid" cx="8" cy="8" r="4.5"/></symbol>
    <symbol id="icon-clear" viewBox="0 0 16 16"><circle cx="8" cy="8" r="5.5"/><path d="M4.2 4.2l7.6 7.6"/></symbol>
    <symbol id="icon-import" viewBox="0 0 16 16"><path d="M8 2.5v7M5 7l3 3 3-3M3 12.5h10"/></symbol>
    <symbol id="icon-export" viewBox="0 0 16 16"><path d="M8 10V3M5 5.5l3-3 3 3M3 12.5h10"/></symbol>
    <symbol id="icon-filter" viewBox="0 0 16 16"><path d="M2.5 4h11M4.5 8h7M6.5 12h3"/></symbol>
    <symbol id="icon-search" viewBox="0 0 16 16"><circle cx="7" cy="7" r="4"/><path d="M10 10l3.5 3.5"/></symbol>
    <symbol id="icon-help" viewBox="0 0 16 16"><path d="M5.7 6a2.3 2.3 0 1 1 3.4 2c-.8.5-1.1.9-1.1 1.7M8 12.2v.3"/></symbol>
    <symbol id="icon-close" viewBox="0 0 16 16"><path d="M4 4l8 8M12 4l-8 8"/></symbol>
    <symbol id="icon-copy" viewBox="0 0 16 16"><rect x="5.5" y="5.5" width="7" height="8" rx="1"/><path d="M3.5 10.5v-7a1 1 0 0 1 1-1h5"/></symbol>
    <symbol id="icon-play" viewBox="0 0 16 16"><path class="solid" d="M5 3.5v9l7-4.5z"/></symbol>
    <symbol id="icon-plus" viewBox="0 0 16 16"><path d="M8 3.5v9M3.5 8h9"/></symbol>
    <symbol id="icon-minus" viewBox="0 0 16 16"><path d="M3.5 8h9"/></symbol>
    <symbol id="icon-fit" viewBox="0 0 16 16"><path d="M2.5 4.5h5M6 8h5M9 11.5h4.5"/></symbol>
    <symbol id="icon-whole" viewBox="0 0 16 16"><path d="M2.5 3.5v9M13.5 3.5v9M5 8h6M6.5 6L4.7 8l1.8 2M9.5 6l1.8 2-1.8 2"/></symbol>
  </svg>
  <header class="toolbar">
    <h1 class="name">Inspector <span id="title"></span></h1>
    <div class="buttons">
      <button type="button" id="pause" aria-pressed="false" title="Pause or resume (p)"><svg class="icon when-running" aria-hidden="true"><use href="#icon-pause"/></svg><svg class="icon when-paused" aria-hidden="true"><use href="#icon-record"/></svg><span id="pause-words">Pause</span></button>
      <button type="button" id="clear" title="Forget everything that is shown"><svg class="icon" aria-hidden="true"><use href="#icon-clear"/></svg><span>Clear</span></button>
    </div>
    <div class="field filter">
      <svg class="icon" aria-hidden="true"><use href="#icon-filter"/></svg>
      <input type="search" id="filter" aria-label="Filter" aria-describedby="filter-mistake" placeholder="Filter: method:cart.* error: slower:50" spellcheck="false" autocomplete="off" autocapitalize="off" title="method:cart.*  error:  from:page  slower:50  larger:10k  document:2  status:pending  is:stream; a minus turns a term around">
      <p id="filter-mistake" role="alert" hidden></p>
    </div>
    <div class="field search">
      <svg class="icon" aria-hidden="true"><use href="#icon-search"/></svg>
      <input type="search" id="search" aria-label="Search in payloads" placeholder="Search in payloads" spellcheck="false" autocomplete="off" autocapitalize="off">
    </div>
    <div class="buttons">
      <button type="button" id="connect" hidden><svg class="icon" aria-hidden="true"><use href="#icon-record"/></svg><span id="connect-words">Connect again</span></button>
      <button type="button" id="import" title="Show a recording from a file"><svg class="icon" aria-hidden="true"><use href="#icon-import"/></svg><span>Import</span></button>
      <button type="button" id="export" title="Save the recording as a file"><svg class="icon" aria-hidden="true"><use href="#icon-export"/></svg><span>Export</span></button>
      <button type="button" id="help" aria-label="Keys and filters" title="Keys and filters (?)"><svg class="icon" aria-hidden="true"><use href="#icon-help"/></svg></button>
    </div>
    <input type="file" id="file" accept=".jsonl,.json,.txt,application/jsonl" aria-label="Recording" tabindex="-1" hidden>
  </header>
  <p id="note" class="note" role="status" hidden></p>
  <p id="problem" class="problem" role="alert" hidden><strong>Failed</strong> <span id="problem-text"></span></p>
  <section class="time" aria-label="Time">
    <div id="overview" role="slider" tabindex="0" aria-label="Time shown" title="Drag to show a part, scroll to zoom, double-click to show everything"></div>
    <div class="zoom">
      <button type="button" id="fit" class="quiet" aria-pressed="true" aria-label="Fit the waterfall to the rows in view" title="Fit the waterfall to the rows in view (f)"><svg class="icon" aria-hidden="true"><use href="#icon-fit"/></svg></button>
      <button type="button" id="zoom-in" class="quiet" aria-label="Zoom in" title="Zoom in (+)"><svg class="icon" aria-hidden="true"><use href="#icon-plus"/></svg></button>
      <button type="button" id="zoom-out" class="quiet" aria-label="Zoom out" title="Zoom out (-)"><svg class="icon" aria-hidden="true"><use href="#icon-minus"/></svg></button>
      <button type="button" id="whole" class="quiet" aria-label="Show the whole time" title="Show the whole time (0)"><svg class="icon" aria-hidden="true"><use href="#icon-whole"/></svg></button>
    </div>
  </section>
  <nav class="tabs" aria-label="Views">
    <div id="views" role="tablist" aria-label="Views">
      <button type="button" role="tab" id="view-calls" data-tab="calls" aria-controls="calls-panel">Calls</button>
      <button type="button" role="tab" id="view-events" data-tab="events" aria-controls="events-panel">Events</button>
      <button type="button" role="tab" id="view-page" data-tab="page" aria-controls="page-panel">Page</button>
      <button type="button" role="tab" id="view-methods" data-tab="methods" aria-controls="methods-panel">Methods</button>
      <button type="button" role="tab" id="view-documents" data-tab="documents" aria-controls="documents-panel">Documents</button>
      <button type="button" role="tab" id="view-state" data-tab="state" aria-controls="state-panel">State</button>
    </div>
    <ul class="legend" aria-label="Colours of the waterfall">
      <li><span class="swatch queue"></span>queue</li>
      <li><span class="swatch native"></span>native code</li>
      <li><span class="swatch page"></span>page</li>
      <li><span class="swatch rest"></span>on the way</li>
      <li><span class="swatch failed"></span>failed</li>
    </ul>
  </nav>
  <main>
    <div class="panels">
      <section id="calls-panel" role="tabpanel" aria-labelledby="view-calls"></section>
      <section id="events-panel" role="tabpanel" aria-labelledby="view-events"></section>
      <section id="page-panel" class="scroll" role="tabpanel" aria-labelledby="view-page" tabindex="0"></section>
      <section id="methods-panel" role="tabpanel" aria-labelledby="view-methods"></section>
      <section id="documents-panel" class="scroll" role="tabpanel" aria-labelledby="view-documents" tabindex="0"></section>
      <section id="state-panel" class="scroll" role="tabpanel" aria-labelledby="view-state" tabindex="0"></section>
    </div>
    <div id="splitter" role="separator" tabindex="0" aria-label="Width of the details" aria-orientation="vertical" aria-valuemin="0" aria-valuemax="100" aria-valuenow="40"></div>
    <aside id="detail" aria-labelledby="detail-title" hidden>
      <header>
        <h2 id="detail-title"></h2>
        <button type="button" id="detail-close" class="quiet" aria-label="Close the details" title="Close (Esc)"><svg class="icon" aria-hidden="true"><use href="#icon-close"/></svg></button>
      </header>
      <div id="detail-tabs" role="tablist" aria-label="Details">
        <button type="button" role="tab" id="tab-overview" data-tab="overview" aria-controls="detail-overview">Overview</button>
        <button type="button" role="tab" id="tab-arguments" data-tab="arguments" aria-controls="detail-arguments">Arguments</button>
        <button type="button" role="tab" id="tab-result" data-tab="result" aria-controls="detail-result">Result</button>
        <button type="button" role="tab" id="tab-stream" data-tab="stream" aria-controls="detail-stream">Stream</button>
        <button type="button" role="tab" id="tab-raw" data-tab="raw" aria-controls="detail-raw">Raw</button>
      </div>
      <div id="detail-overview" class="scroll" role="tabpanel" aria-labelledby="tab-overview" tabindex="0"></div>
      <div id="detail-arguments" class="scroll" role="tabpanel" aria-labelledby="tab-arguments"></div>
      <div id="detail-result" class="scroll" role="tabpanel" aria-labelledby="tab-result" tabindex="0"></div>
      <div id="detail-stream" role="tabpanel" aria-labelledby="tab-stream"></div>
      <div id="detail-raw" class="scroll" role="tabpanel" aria-labelledby="tab-raw"></div>
    </aside>
  </main>
  <footer aria-label="Summary">
    <span id="sum-state"></span>
    <span id="sum-calls"></span>
    <span id="sum-failed"></span>
    <span id="sum-open"></span>
    <span id="sum-median"></span>
    <span id="sum-p95"></span>
    <span id="sum-bytes"></span>
    <span id="sum-lost" class="lost"></span>
  </footer>
  <p id="announcements" class="spoken" role="status"></p>
  <dialog id="keys" aria-labelledby="keys-title">
    <header>
      <h2 id="keys-title">Keys and filters</h2>
      <button type="button" id="keys-close" class="quiet" aria-label="Close"><svg class="icon" aria-hidden="true"><use href="#icon-close"/></svg></button>
    </header>
    <div class="columns">
      <section>
        <h3>Keys</h3>
        <dl>
          <dt><kbd>/</kbd> <kbd>s</kbd></dt><dd>filter, search in payloads</dd>
          <dt><kbd>1</kbd> … <kbd>6</kbd></dt><dd>the views</dd>
          <dt><kbd>↑</kbd> <kbd>↓</kbd></dt><dd>the next call; with Page Up, Page Down, Home, End farther</dd>
          <dt><kbd>Enter</kbd></dt><dd>the details of the call</dd>
          <dt><kbd>Esc</kbd></dt><dd>close the details, empty a field</dd>
          <dt><kbd>+</kbd> <kbd>-</kbd> <kbd>0</kbd></dt><dd>zoom in, zoom out, the whole time</dd>
          <dt><kbd>z</kbd></dt><dd>the time of the call</dd>
          <dt><kbd>f</kbd></dt><dd>fit the waterfall to the rows in view, or show the whole time</dd>
          <dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>earlier, later</dd>
          <dt><kbd>p</kbd></dt><dd>pause or resume</dd>
          <dt><kbd>?</kbd></dt><dd>this help</dd>
        </dl>
      </section>
      <section>
        <h3>Filters</h3>
        <dl>
          <dt><code>cart</code></dt><dd>a part of the method’s name</dd>
          <dt><code>method:cart.*</code></dt><dd>the whole name, with a star for any text</dd>
          <dt><code>error:</code></dt><dd>calls that failed; <code>error:timedOut</code> for a code</dd>
          <dt><code>from:page</code></dt><dd>who called: <code>page</code> or <code>native</code></dd>
          <dt><code>slower:50</code></dt><dd>took more than 50 ms; also <code>faster:1.5s</code></dd>
          <dt><code>larger:10k</code></dt><dd>payloads of more than 10 KB</dd>
          <dt><code>document:2</code></dt><dd>one document</dd>
          <dt><code>status:pending</code></dt><dd>also ok, failed, waiting, streaming</dd>
          <dt><code>is:stream</code></dt><dd>calls whose answer is a stream; <code>is:request</code> for relayed requests</dd>
          <dt><code>-method:log*</code></dt><dd>a minus turns a term around</dd>
        </dl>
      </section>
    </div>
  </dialog>
</body>
</html>
"""#,
"main.js": #"""
// The inspector's page: what happens on a bridge, live or from a file.
//
// The page is plain modern JavaScript without a framework, and is not built: what stands here is what runs. Its layers,
// each of which may use those above it:
//
//   base        elements, formats, tabs, the virtual grid; they know nothing of bridges
//   recording   the lines of docs/RECORDING.md as calls, events and documents, bounded; the filter; the statistics
//   source      where lines come from: over the bridge in the app's window, over HTTP in a browser, or from a file
//   detail      the pane of one call or event, with its payloads
//   calls       the list of calls with its waterfall, and the strip of time above it
//   views       the other lists, the tools and the bar
//
// A source gives lines; the feed puts them into the recording in slices; each change has the views drawn again, at most
// once a frame, and the lists made again, at most ten times a second.
//
// Recordings are hostile data. Their text reaches the document as text alone, and the page works under the policy
// `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'`.
import { announce } from './base/announcer.js'
import { find } from './base/elements.js'
import { formatNoun } from './base/format.js'
import { atMostEvery, onceAFrame } from './base/redraw.js'
import { makeSplitter } from './base/splitter.js'
import { Tabs } from './base/tabs.js'
import { CallsView } from './calls/callsView.js'
import { Overview } from './calls/overview.js'
import { onPaletteChange } from './calls/palette.js'
import { TimeRange } from './calls/timeRange.js'
import { DetailPane } from './detail/detailPane.js'
import { BridgeSource } from './source/bridgeSource.js'
import { Feed } from './source/feed.js'
import { FileSource } from './source/fileSource.js'
import { WebSource } from './source/webSource.js'
import { DocumentsView } from './views/documentsView.js'
import { EventsView } from './views/eventsView.js'
import { listenForKeys } from './views/keyboard.js'
import { MethodsView } from './views/methodsView.js'
import { PageView } from './views/pageView.js'
import { StateView } from './views/stateView.js'
import { showSummary } from './views/summaryBar.js'
import { Toolbar } from './views/toolbar.js'

// An app's own window has the bridge, and a browser has none.
const bridge = globalThis[Symbol.for('webbridge')]
const app = bridge ? new BridgeSource(bridge) : new WebSource()
let source
let state = {}

const feed = new Feed(() => refreshSoon())
const range = new TimeRange(() => redraw())
const detail = new DetailPane(() => focusList())
const toolbar = new Toolbar({
  pause: () => feed.setPaused(!feed.isPaused),
  clear() {
    detail.close()
    feed.clear()
    range.showWhole()
    announce('Cleared')
  },
  filtered() {
    refresh()
    announce(formatNoun(calls.shown.length, 'call'))
  },
  connect: () => open(app),
  imported: (file) => open(new FileSource(file)),
  exported: () => save(),
})

/** Shows an item, and moves the focus to it if it was opened rather than passed. */
function choose(item, how) {
  // Moving through a list does not open the pane, but changes what an open pane shows.
  if (how === 'move' && !detail.isOpen) return
  detail.show(item, feed.recording)
  if (how === 'open') detail.focus()
}

const calls = new CallsView(find('calls-panel'), range, choose, (span) => overview.mark(span))
const events = new EventsView(find('events-panel'), range, choose)
const page = new PageView(find('page-panel'), choose)
const methods = new MethodsView(find('methods-panel'), () => source)
const documents = new DocumentsView(find('documents-panel'), (document) => {
  views.select('calls')
  range.show(document.at, document.endedAt ?? feed.recording.end)
  focusList()
})
const stateView = new StateView(find('state-panel'))
const overview = new Overview(find('overview'), range)
const views = new Tabs(find('views'), (name) => {
  document.body.dataset.view = name
  refreshSoon()
})
makeSplitter(find('splitter'), find('detail'))

const listOf = () => views.selected === 'events' ? events.grid : calls.grid

function focusList() { listOf().element.focus() }

/** Makes the lists again. */
function refresh() {
  const { recording } = feed
  range.setWhole(recording.end)
  calls.show(recording, toolbar.accepts)
  const other = {
    events: () => events.show(recording, toolbar.accepts),
    page: () => page.show(recording),
    methods: () => methods.show(state, recording),
    documents: () => documents.show(recording),
  }[views.selected]
  other?.()
  overview.draw(recording)
  showSummary(calls.shown, feed)
  toolbar.showPaused(feed.isPaused, feed.state === 'live' || feed.state === 'connecting')
  toolbar.showConnect(source !== app, feed.state === 'ended' || feed.state === 'failed')
  detail.update()
  document.body.dataset.state = feed.state
  find('problem').hidden = feed.state !== 'failed'
  find('problem-text').textContent = feed.state === 'failed' ? feed.reason : ''
}

const refreshSoon = atMostEvery(100, () => {
  refresh()
  tell()
})
const redraw = onceAFrame(() => refresh())

let told = ''
let toldFailures = 0
let failuresAt = 0

/** How long the page says nothing of failures after it has told of some, in milliseconds. */
const QUIET = 10000

/** Tells screen readers that a state has begun, or that calls have failed. */
function tell() {
  const { failures } = feed.recording
  if (feed.state === told && feed.state === 'live' && failures > toldFailures && Date.now() > failuresAt + QUIET) {
    announce(`${formatNoun(failures - toldFailures, 'call')} failed`)
    failuresAt = Date.now()
    toldFailures = failures
  }
  if (told === feed.state) return
  toldFailures = failures
  failuresAt = Date.now()
  told = feed.state
  const count = formatNoun(feed.recording.calls.length, 'call')
  announce({ connecting: 'Connecting', live: 'Recording', ended: `The recording has ended with ${count}`,
    failed: `The recording could not be read. ${feed.reason}` }[told])
}

/** Asks the source for its state. An app that does not give one has a recording still. */
async function readState() {
  const asked = source
  try {
    const answer = await asked.state()
    if (asked !== source) return
    state = answer ?? {}
  } catch {
    return
  }
  find('title').textContent = state.title ?? ''
  document.title = state.title ? `${state.title} – Inspector` : 'Inspector'
  views.setAvailable('state', stateView.show(state))
  refreshSoon()
}

/** Shows another source. */
function open(next) {
  source = next
  state = {}
  detail.close()
  toolbar.showPaused(false, next.isLive)
  readState()
  range.showWhole()
  feed.read(next)
}

// The page keeps up with methods that are registered and parts that change, as long as it is shown.
setInterval(() => {
  if (source.canCall && !document.hidden && feed.state === 'live') readState()
}, 2000)

async function save() {
  const nativeExport = source.export
  if (!nativeExport) return toolbar.download(feed.recording.toText())
  const note = find('note')
  try {
    note.textContent = `Exported to ${await source.export()}`
    note.dataset.outcome = 'exported'
  } catch (error) {
    note.textContent = `The recording could not be exported. ${error?.message ?? ''}`
    note.dataset.outcome = 'failed'
  }
  note.hidden = false
}

/** Zooms around the active call, or around the middle. */
function zoom(factor) { range.zoom(factor, calls.grid.activeItem?.at) }

function showActive() {
  const call = calls.grid.activeItem
  if (!call) return
  const end = call.endedAt ?? feed.recording.end
  const room = Math.max(0.5, (end - call.at) * 0.2)
  range.show(call.at - room, end + room)
}

const names = ['calls', 'events', 'page', 'methods', 'documents', 'state']
listenForKeys({
  '/': () => find('filter').select(), s: () => find('search').select(), '?': () => find('keys').showModal(),
  p: () => find('pause').click(), f: () => find('fit').click(), Escape: () => detail.close(),
  '+': () => zoom(0.5), '-': () => zoom(2), 0: () => range.showWhole(), z: showActive,
  '[': () => range.pan(-0.25), ']': () => range.pan(0.25),
  ...Object.fromEntries(names.map((name, index) => [index + 1, () => {
    views.select(name)
    views.focus()
  }])),
})
find('keys-close').addEventListener('click', () => find('keys').close())
find('whole').addEventListener('click', () => range.showWhole())
find('zoom-in').addEventListener('click', () => zoom(0.5))
find('zoom-out').addEventListener('click', () => zoom(2))
find('fit').addEventListener('click', () => {
  const fitsRows = find('fit').getAttribute('aria-pressed') !== 'true'
  find('fit').setAttribute('aria-pressed', String(fitsRows))
  calls.fitRows(fitsRows)
})
onPaletteChange(() => refresh())
new ResizeObserver(() => redraw()).observe(find('overview'))
views.setAvailable('state', false)
open(app)
"""#,
"recording/call.js": #"""
// A call of a recording: what its lines say, without the payloads, which are read from the lines when they are shown.
import { count, text, time } from './members.js'

/** How many elements at most a call keeps the times of, which the waterfall marks. */
const MARKS = 400

/** The request that a page's script gave to native code to send, or nothing if the call is another one. */
function requestOf(line) {
  if (!/^webbridge\.relay\.\d+\.(send|sendNow|beacon|form)$/.test(line.method)) return undefined
  const described = line.arguments?.json?.[0]
  return described && { method: text(described.method, 20), url: text(described.url, 500) }
}

export class Call {
  kind = 'call'
  lines = []
  marks = []
  isStream = false
  hasWaited = false
  credit = 0
  elementBytes = 0
  elements = 0
  #step = 1

  /** @param {object} line A line `callBegan`. */
  constructor(line) {
    this.id = text(line.call, 100)
    this.from = line.from === 'native' ? 'native' : 'page'
    this.request = requestOf(line)
    this.method = this.request ? `${this.request.method} ${this.request.url}` : text(line.method, 500)
    this.document = count(line.document)
    this.at = time(line.at) ?? 0
    this.argumentBytes = count(line.arguments?.bytes)
  }

  /** Takes what a further line of the call says. */
  take(line) {
    switch (line.kind) {
      case 'callWaits':
        this.hasWaited = true
        break
      case 'streamOpened':
        this.isStream = true
        this.openedAt = time(line.at)
        break
      case 'streamElement':
        this.elements += 1
        if (this.request) this.#answer(line.value?.json)
        this.elementBytes += count(line.value?.bytes) ?? 0
        this.#mark(time(line.at) ?? this.at)
        break
      case 'streamCredit':
        this.credit += count(line.count) ?? 0
        break
      case 'callEnded':
        this.#end(line)
        break
    }
  }

  /** Takes the status of the response from an element or the result of a relayed request, which may have the body beside it. */
  #answer(value) {
    const head = Array.isArray(value) ? value[0] : value?.head ?? value
    this.request.status ??= count(head?.status)
  }

  /** Keeps the times of all elements, or of every second, fourth, eighth of a long stream. */
  #mark(at) {
    if (this.elements % this.#step !== 0) return
    this.marks.push(at)
    if (this.marks.length < MARKS) return
    this.marks = this.marks.filter((_, index) => index % 2 === 1)
    this.#step *= 2
  }

  #end(line) {
    this.endedAt = Math.max(this.at, time(line.at) ?? this.at)
    this.document ??= count(line.document)
    this.queue = Math.max(0, time(line.queue) ?? 0)
    this.handler = Math.max(0, time(line.handler) ?? 0)
    if (this.request) this.#answer(line.result?.json)
    this.resultBytes = count(line.result?.bytes)
    if (line.elements !== undefined) this.elements = Math.max(this.elements, count(line.elements) ?? 0)
    if (line.error) this.error = text(line.error.code, 200) || 'error'
  }

  /** `ok`, `failed`, `streaming`, `waiting` or `pending`. */
  get status() {
    if (this.endedAt !== undefined) return this.error === undefined ? 'ok' : 'failed'
    return this.isStream ? 'streaming' : this.hasWaited && this.document === undefined ? 'waiting' : 'pending'
  }

  /** The status as the list shows it: the code of an error, or the status. */
  get statusText() { return this.error ?? String(this.request?.status ?? this.status) }

  /** From the request to the answer, in milliseconds; nothing while the call is under way. */
  get duration() { return this.endedAt === undefined ? undefined : this.endedAt - this.at }

  /** All payloads of the call together, in bytes. */
  get bytes() { return (this.argumentBytes ?? 0) + (this.resultBytes ?? 0) + this.elementBytes }

  /** Who does the work: the other end than the one that called. */
  get worker() { return this.from === 'page' ? 'native' : 'page' }

  /** The parsed line of a kind, or nothing. The lines are kept as text, because that takes least memory. */
  line(kind) {
    const lines = kind === 'callEnded' ? [...this.lines].reverse() : this.lines
    for (const { text: json } of lines) {
      // The kind is looked for in the text first, because a stream may have a hundred thousand lines.
      if (!json.includes(kind)) continue
      const line = JSON.parse(json)
      if (line.kind === kind) return line
    }
    return undefined
  }
}
"""#,
"recording/entry.js": #"""
// What a recording has beside calls: events and notices, documents, and what a monitor saw of pages.
import { count, text, time } from './members.js'

/** An event, or something that the bridge noticed: one line of the recording. */
export class Entry {
  /** @param {object} line The parsed line. @param {object} source The line as text. */
  constructor(line, source) {
    this.kind = line.kind
    this.at = time(line.at) ?? 0
    this.lines = [source]
    this.from = line.from === 'native' ? 'native' : line.from === 'page' ? 'page' : undefined
    this.document = count(line.document)
    this.name = text(line.name, 500)
    this.bytes = count(line.value?.bytes)
    this.event = text(line.event, 100)
    this.isFault = line.kind !== 'event' && line.kind !== 'page' ||
      ['failed', 'resourceFailed', 'violated'].includes(this.event)
    this.note = noteOf(line)
  }

  /** The parsed line. */
  get line() { return JSON.parse(this.lines[0].text) }
}

/** What an entry says in a few words. */
function noteOf(line) {
  switch (line.kind) {
    case 'eventDropped':
    case 'refused': return text(line.reason, 500)
    case 'limitReached': return `${text(line.error?.code, 100)}: ${text(line.error?.message, 400)}`
    case 'processEnded': return 'The process that ran the page has ended.'
    case 'dropped': return `${count(line.count) ?? 'Some'} lines are missing here.`
    case 'page': return text(line.message ?? line.resource ?? line.text, 500)
    default: return ''
  }
}

/** A document that has, or had, the bridge. */
export class Document {
  calls = 0
  failures = 0
  events = 0

  constructor(line, source) {
    this.kind = 'document'
    this.id = count(line.document)
    this.at = time(line.at) ?? 0
    this.origin = text(line.origin, 500)
    this.url = text(line.url)
    this.isMain = line.main === true
    this.lines = [source]
  }

  /** Takes the line `documentEnded`. */
  end(line) {
    this.endedAt = Math.max(this.at, time(line.at) ?? this.at)
    this.reason = text(line.error?.code ?? line.error, 200)
    this.message = text(line.error?.message, 500)
  }
}
"""#,
"recording/filter.js": #"""
// The language of the filter: `method:cart.* error: from:page slower:50 larger:10k document:2 status:pending -log`.
// Terms are joined by "and", a minus before a term turns it around, a word alone is a part of the method's name.

/** A pattern in which `*` is any text; without one, the pattern is found anywhere. */
function pattern(value) {
  const escaped = value.toLowerCase().replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  const source = escaped.includes('*') ? `^${escaped.replaceAll('*', '.*')}$` : escaped
  const expression = new RegExp(source)
  return (text) => expression.test(text.toLowerCase())
}

/** A number with a unit: `50`, `1.5s`, `10k`, `2m`. */
function quantity(value) {
  const match = /^(\d+(?:\.\d+)?)\s*(ms|s|b|k|kb|m|mb)?$/i.exec(value)
  if (!match) throw new Error(`“${value}” is not a number. Write 50, 1.5s or 10k.`)
  const factor = { s: 1000, k: 1000, kb: 1000, m: 1000000, mb: 1000000 }[(match[2] ?? '').toLowerCase()] ?? 1
  return Number(match[1]) * factor
}

/** Accepts the first letters of one of the words. */
function word(value, words) {
  const found = words.find((one) => value !== '' && one.startsWith(value.toLowerCase()))
  if (found === undefined) throw new Error(`“${value}” is none of ${words.join(', ')}.`)
  return found
}

/** Each term: from its value to a test of a call or an event. */
const terms = {
  method(value) {
    const matches = pattern(value)
    return (item) => matches(item.method ?? item.name)
  },
  error(value) {
    const matches = pattern(value)
    return (item) => item.error !== undefined ? matches(item.error) : item.isFault === true && value === ''
  },
  from(value) {
    const side = word(value, ['page', 'native'])
    return (item) => item.from === side
  },
  slower(value) {
    const limit = quantity(value)
    return (item) => item.duration > limit
  },
  faster(value) {
    const limit = quantity(value)
    return (item) => item.duration < limit
  },
  larger(value) {
    const limit = quantity(value)
    return (item) => item.bytes > limit
  },
  document(value) {
    const id = quantity(value)
    return (item) => item.document === id
  },
  status(value) {
    const status = word(value, ['ok', 'failed', 'pending', 'waiting', 'streaming'])
    return (item) => item.status === status
  },
  is(value) {
    const kind = word(value, ['stream', 'request'])
    return kind === 'stream' ? (item) => item.isStream === true : (item) => item.request !== undefined
  },
}

const anything = () => true

/**
 * Reads a filter.
 * @param {string} source What was typed.
 * @returns {function(object): boolean} Whether a call or an event is shown.
 * @throws {Error} A sentence that says what cannot be read.
 */
export function readFilter(source) {
  const tests = []
  for (const [, minus, name, quoted, plain] of source.matchAll(/(-?)(?:([a-z]+):)?(?:"([^"]*)"?|(\S*))\s*/giy)) {
    const value = quoted ?? plain
    if (name === undefined && value === '') continue
    const term = name === undefined ? terms.method : terms[name.toLowerCase()]
    if (term === undefined || !Object.hasOwn(terms, name?.toLowerCase() ?? 'method')) {
      throw new Error(`There is no filter “${name}:”. There are ${Object.keys(terms).join(', ')}.`)
    }
    const test = term(value)
    tests.push(minus ? (item) => !test(item) : test)
  }
  return tests.length === 0 ? anything : (item) => tests.every((test) => test(item))
}

/**
 * Makes a test for a text in the lines of an item: names, payloads, errors and stacks, in any case of letters.
 * The test keeps its answer with the item until a line is added, because a search reads every payload.
 * @param {string} query What was typed.
 * @returns {function(object): boolean}
 */
export function makeSearch(query) {
  if (query === '') return anything
  // Lines are JSON, in which quotes and backslashes have escapes.
  const written = JSON.stringify(query).slice(1, -1)
  const expression = new RegExp(written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i')
  return (item) => {
    const found = item.found
    if (found?.query === query && (found.isFound || found.lines === item.lines.length)) return found.isFound
    const isFound = item.lines.some((line) => expression.test(line.text))
    item.found = { query, lines: item.lines.length, isFound }
    return isFound
  }
}
"""#,
"recording/members.js": #"""
// Reads members of lines. Recordings may come from anywhere, so that a member may have any type.

/** A time in milliseconds that is less than three years from the start, or nothing. */
export const time = (value) => typeof value === 'number' && Math.abs(value) < 1e11 ? value : undefined

/** A whole number that is not negative, or nothing. */
export const count = (value) => typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER
  ? Math.floor(value) : undefined

/** A string of at most `longest` characters, or an empty one. */
export const text = (value, longest = 4000) => typeof value === 'string' ? value.slice(0, longest) : ''

/** An object, or an empty one. */
export const object = (value) => typeof value === 'object' && value !== null ? value : {}
"""#,
"recording/recording.js": #"""
// The lines of a recording as the page keeps them: bounded, the oldest are dropped first.
import { Queue } from '../base/queue.js'
import { Call } from './call.js'
import { Document, Entry } from './entry.js'
import { count, text, time } from './members.js'

/** How many lines and how many characters of them the page keeps. */
const LINES = 100000
const CHARACTERS = 64 * 1024 * 1024
const DOCUMENTS = 1000

export class Recording {
  header
  calls = new Queue()
  events = new Queue()
  pageEvents = new Queue()
  documents = new Queue()
  /** The time of the latest line, in milliseconds. */
  end = 0
  /** How many lines the page has dropped to keep its bounds. */
  dropped = 0
  /** How many lines the recorder says are missing. */
  missing = 0
  /** How many lines could not be read, or belong to a call whose beginning is gone. */
  unread = 0
  characters = 0
  /** How many calls have failed, also those that were dropped since. */
  failures = 0
  #lines = new Queue()
  #callsById = new Map()
  /** The failed calls by their numbers, because the stack of a call may come after its end. */
  #failedById = new Map()
  #ignored = new Set()
  #documentsById = new Map()

  get lineCount() { return this.#lines.length }

  /** The numbers of the calls of which more lines may come: those under way, and failed ones, whose stack may follow. */
  get awaitedCalls() { return [...this.#callsById.keys(), ...this.#failedById.keys()] }

  /** Ignores further lines of calls, which were begun before everything was cleared. */
  ignore(calls) { this.#ignored = new Set(calls) }

  /** The document of a number, or nothing. */
  document(id) { return this.#documentsById.get(id) }

  /**
   * Takes a line.
   * @param {string} json The line, without the line's end.
   * @throws {Error} A sentence, if the text is not a recording of a version that the page can read.
   */
  take(json) {
    if (json.trim() === '') return
    let line
    try {
      line = JSON.parse(json)
    } catch {
      line = undefined
    }
    if (this.header === undefined) return this.#begin(line, json)
    if (typeof line !== 'object' || line === null || typeof line.kind !== 'string') {
      this.unread += 1
      return
    }
    const source = { text: json, owner: undefined }
    this.end = Math.max(this.end, time(line.at) ?? 0)
    this.#file(line, source)
    this.#lines.push(source)
    this.characters += json.length
    while (this.#lines.length > LINES || this.characters > CHARACTERS) this.#dropOldest()
  }

  #begin(line, json) {
    if (line?.kind !== 'recording') {
      throw new Error('This is not a recording of a bridge: its first line is another.')
    }
    if (line.version !== 1) {
      const version = text(String(line.version), 20)
      throw new Error(`This recording has the version ${version}. The inspector reads version 1.`)
    }
    this.header = { started: text(line.started, 40), platform: text(line.platform, 40), text: json }
  }

  #file(line, source) {
    switch (line.kind) {
      case 'callBegan': {
        const call = new Call(line)
        this.calls.push(call)
        this.#callsById.set(call.id, call)
        this.#own(call, source)
        const document = this.document(call.document)
        if (document) document.calls += 1
        break
      }
      case 'callWaits':
      case 'callEnded':
      case 'streamOpened':
      case 'streamElement':
      case 'streamCredit':
        this.#continueCall(line, source)
        break
      case 'callStack':
        this.#addStack(line, source)
        break
      case 'documentBegan':
        this.#beginDocument(line, source)
        break
      case 'documentEnded':
        this.#endDocument(line, source)
        break
      case 'page':
        this.#enter(this.pageEvents, line, source)
        break
      case 'event':
      case 'eventDropped':
      case 'refused':
      case 'limitReached':
      case 'processEnded':
      case 'dropped':
        if (line.kind === 'dropped') this.missing += count(line.count) ?? 0
        this.#enter(this.events, line, source)
        break
    }
  }

  #own(owner, source) {
    owner.lines.push(source)
    source.owner = owner
  }

  #continueCall(line, source) {
    const call = this.#callsById.get(line.call)
    if (!call) {
      if (!this.#ignored.has(line.call)) this.unread += 1
      return
    }
    const hadDocument = call.document !== undefined
    call.take(line)
    this.#own(call, source)
    const document = this.document(call.document)
    const hasFailed = line.kind === 'callEnded' && call.error !== undefined
    if (hasFailed) this.failures += 1
    if (document && !hadDocument) document.calls += 1
    if (document && hasFailed) document.failures += 1
    // A recording may use a number once, so that later lines with it are another recording's mistake.
    if (line.kind === 'callEnded') this.#callsById.delete(line.call)
    if (hasFailed) this.#failedById.set(line.call, call)
  }

  #addStack(line, source) {
    const call = this.#callsById.get(line.call) ?? this.#failedById.get(line.call)
    if (call) this.#own(call, source)
    else if (!this.#ignored.has(line.call)) this.unread += 1
  }

  #beginDocument(line, source) {
    const document = new Document(line, source)
    source.owner = document
    this.documents.push(document)
    this.#documentsById.set(document.id, document)
    if (this.documents.length > DOCUMENTS) this.#documentsById.delete(this.documents.shift().id)
  }

  #endDocument(line, source) {
    const document = this.document(line.document)
    if (!document) return
    document.end(line)
    this.#own(document, source)
  }

  #enter(list, line, source) {
    const entry = new Entry(line, source)
    source.owner = entry
    list.push(entry)
    const document = this.document(entry.document)
    if (document && entry.kind === 'event') document.events += 1
  }

  #dropOldest() {
    const { text: json, owner } = this.#lines.shift()
    this.characters -= json.length
    this.dropped += 1
    // Each list is in the order of the lines, so what begins with the oldest line is the first of its list.
    if (owner === this.calls.first && owner !== undefined) {
      this.calls.shift()
      for (const calls of [this.#callsById, this.#failedById]) {
        if (calls.get(owner.id) === owner) calls.delete(owner.id)
      }
    } else if (owner !== undefined && owner === this.events.first) {
      this.events.shift()
    } else if (owner !== undefined && owner === this.pageEvents.first) {
      this.pageEvents.shift()
    }
  }

  /** The kept lines as the text of a recording. */
  toText() {
    const missing = this.dropped ? [JSON.stringify({ kind: 'dropped', at: 0, count: this.dropped })] : []
    const lines = [this.header?.text, ...missing, ...this.#lines.toArray().map((line) => line.text)]
    return `${lines.filter((line) => line !== undefined).join('\n')}\n`
  }
}
"""#,
"recording/statistics.js": #"""
// What calls have in common: how many, how many failed, and how long they took.

/**
 * Sums calls up.
 * @param {Call[]} calls The calls.
 * @returns {{count: number, failed: number, open: number, bytes: number, median: ?number, p95: ?number}}
 *   Durations are those of calls that ended and are not streams, whose length says nothing of the bridge.
 */
export function statisticsOf(calls) {
  const durations = new Float64Array(calls.length)
  let ended = 0
  let failed = 0
  let open = 0
  let bytes = 0
  for (const call of calls) {
    bytes += call.bytes
    if (call.error !== undefined) failed += 1
    if (call.endedAt === undefined) open += 1
    else if (!call.isStream) durations[ended++] = call.endedAt - call.at
  }
  const sorted = durations.subarray(0, ended).sort()
  const at = (part) => ended === 0 ? undefined : sorted[Math.min(ended - 1, Math.ceil(part * ended) - 1)]
  return { count: calls.length, failed, open, bytes, median: at(0.5), p95: at(0.95) }
}
"""#,
"source/bridgeSource.js": #"""
// The lines of an app, in its own inspector window: over the bridge, by methods that native code registers.

export class BridgeSource {
  isLive = true
  canCall = true

  /** @param {object} bridge The page's bridge. */
  constructor(bridge) { this.bridge = bridge }

  /** What the window shows beside the recording: `{title, methods, parts: [{title, columns, rows}]}`. */
  state() { return this.bridge.call('inspector.state') }

  /** Gives the lines, in arrays, until the recording ends or the signal is aborted. */
  async * lines(signal) {
    for await (const lines of this.bridge.with({ signal }).stream('inspector.lines')) yield lines
  }

  /** Calls a method of the app: `{bytes, json or text, extended?}`, or throws the error of the call. */
  call(method, argumentsJSON) { return this.bridge.call('inspector.call', method, argumentsJSON) }

  /** Native code saves the recording, because a page in a web view cannot download. Gives the path of the file. */
  export() { return this.bridge.call('inspector.export') }
}
"""#,
"source/feed.js": #"""
// Takes the lines of a source into a recording, in slices, so that the page stays responsive while many arrive.
import { Recording } from '../recording/recording.js'

/** How long a slice may take, in milliseconds. */
const SLICE = 8

/** How many lines and how many characters of them wait at most, which is while the feed is paused. */
const WAITING = 100000
const CHARACTERS = 64 * 1024 * 1024

/** How many lines wait before the feed takes no more of the source, while it is not paused. */
const ENOUGH = 20000

const moment = () => new Promise((resolve) => { setTimeout(resolve, 5) })

export class Feed {
  recording = new Recording()
  /** `connecting`, `live`, `ended` or `failed`. */
  state = 'connecting'
  isPaused = false
  #waiting = []
  #characters = 0
  #run = 0
  #isTaking = false
  #reading

  /** @param {function(): void} changed Is told that the recording or the state has changed. */
  constructor(changed) { this.changed = changed }

  /** How many lines have arrived that the recording does not have yet. */
  get waitingCount() { return this.#waiting.length }

  /** Reads all lines of a source, in place of the source before. */
  async read(source) {
    const run = ++this.#run
    this.#reading?.abort()
    this.#reading = new AbortController()
    this.#empty()
    this.recording = new Recording()
    this.isPaused = false
    this.#setState('connecting')
    try {
      for await (const lines of source.lines(this.#reading.signal)) {
        if (run !== this.#run) return
        if (this.state === 'connecting' && source.isLive) this.#setState('live')
        this.#keep(lines)
        this.#take()
        if (this.isPaused) this.changed()
        await this.#settled(run, ENOUGH)
      }
      await this.#settled(run, 0)
      if (run === this.#run && this.state !== 'failed') this.#setState('ended')
    } catch (error) {
      if (run === this.#run) this.#fail(error)
    }
  }

  /** Stops or goes on to show what arrives. Lines that arrive meanwhile are shown later. */
  setPaused(isPaused) {
    this.isPaused = isPaused
    this.#take()
    this.changed()
  }

  /** Forgets everything that was taken, and keeps the header and the documents' numbers for the lines that follow. */
  clear() {
    const { header, documents, awaitedCalls } = this.recording
    this.recording = new Recording()
    this.recording.ignore(awaitedCalls)
    if (header) {
      this.recording.take(header.text)
      for (const document of documents.toArray()) {
        if (document.endedAt === undefined) this.recording.take(document.lines[0].text)
      }
    }
    this.changed()
  }

  #setState(state) {
    this.state = state
    this.changed()
  }

  #fail(error) {
    this.reason = String(error?.message ?? error)
    this.#empty()
    this.#setState('failed')
  }

  #empty() {
    this.#waiting = []
    this.#characters = 0
  }

  #keep(lines) {
    for (const line of lines) {
      this.#waiting.push(line)
      this.#characters += line.length
    }
    if (this.#waiting.length > 2 * WAITING || this.#characters > 2 * CHARACTERS) this.#shorten()
  }

  /** Drops the oldest lines. The first line of a recording stays, because without it the others cannot be read. */
  #shorten() {
    const first = this.recording.header ? 0 : 1
    let index = first
    while (this.#waiting.length - index > WAITING || this.#characters > CHARACTERS) {
      this.#characters -= this.#waiting[index].length
      index += 1
    }
    this.#waiting.splice(first, index - first)
    this.recording.dropped += index - first
  }

  #take() {
    if (this.#isTaking || this.isPaused || this.#waiting.length === 0) return
    const end = performance.now() + SLICE
    let index = 0
    try {
      while (index < this.#waiting.length && (index % 16 !== 0 || performance.now() < end)) {
        // The app was started again, and writes another recording to the same file.
        if (this.recording.header && this.#waiting[index].startsWith('{"kind":"recording"')) this.recording = new Recording()
        this.recording.take(this.#waiting[index])
        index += 1
      }
    } catch (error) {
      this.#run += 1
      this.#reading?.abort()
      return this.#fail(error)
    }
    for (const line of this.#waiting.splice(0, index)) this.#characters -= line.length
    this.changed()
    if (this.#waiting.length === 0) return
    this.#isTaking = true
    setTimeout(() => {
      this.#isTaking = false
      this.#take()
    })
  }

  /**
   * Waits until no more than `most` lines wait. A paused feed goes on to keep what comes from its source, but ends only
   * when it is resumed.
   */
  async #settled(run, most) {
    while (run === this.#run && this.#waiting.length > most && !(this.isPaused && most > 0)) await moment()
  }
}
"""#,
"source/fileSource.js": #"""
// The lines of a file that was chosen or dropped.
import { LineReader } from './lineReader.js'

/** How much of a file is read at once, in bytes. */
const PIECE = 1024 * 1024

export class FileSource {
  isLive = false
  canCall = false

  /** @param {File} file A recording. */
  constructor(file) { this.file = file }

  async state() { return { live: false, title: this.file.name, methods: [] } }

  async * lines() {
    const decoder = new TextDecoder()
    const lineReader = new LineReader()
    for (let at = 0; at < this.file.size; at += PIECE) {
      const piece = await this.file.slice(at, at + PIECE).arrayBuffer()
      yield lineReader.read(decoder.decode(piece, { stream: true }))
    }
    yield lineReader.finish()
  }
}
"""#,
"source/lineReader.js": #"""
// Lines out of texts that arrive in pieces.

export class LineReader {
  #rest = ''

  /** The lines that the piece completes. */
  read(piece) {
    const lines = (this.#rest + piece).split('\n')
    this.#rest = lines.pop()
    return lines
  }

  /** What is left at the end, if it is a whole object: a recorder that ended early leaves a line without its end. */
  finish() {
    const rest = this.#rest
    this.#rest = ''
    try {
      JSON.parse(rest)
      return [rest]
    } catch {
      return []
    }
  }
}
"""#,
"source/webSource.js": #"""
// The lines of an app in an ordinary browser: over HTTP on loopback. The token that allows it is in the page's address.
import { LineReader } from './lineReader.js'

export class WebSource {
  isLive = true
  /** Whether an app answers, rather than a file. */
  canCall = false

  /** What the app shows beside the recording. A file has the recording only. */
  async state() {
    const response = await this.#fetch('state')
    if (response.status === 404) return { live: true, methods: [] }
    const state = await read(response)
    this.canCall = state?.canCall === true
    return state
  }

  /** Gives the lines, in arrays, as they arrive, until the recording ends or the signal is aborted. */
  async * lines(signal) {
    const response = await this.#fetch('recording', { signal })
    if (!response.ok) throw refusal(response)
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    const lineReader = new LineReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      yield lineReader.read(decoder.decode(value, { stream: true }))
    }
    yield lineReader.finish()
  }

  /** Calls a method of the app: `{bytes, json or text, extended?}`, or throws the error of the call. */
  async call(method, argumentsJSON) {
    const body = JSON.stringify({ method, arguments: argumentsJSON })
    const { result, error } = await read(await this.#fetch('call', { method: 'POST', body }))
    if (error) throw Object.assign(new Error(error.message), { code: error.code })
    return result
  }

  #fetch(path, options) {
    const token = new URLSearchParams(location.search).get('token')
    return fetch(path, { cache: 'no-store', headers: { authorization: `Bearer ${token}` }, ...options })
  }
}

const read = (response) => {
  if (!response.ok) throw refusal(response)
  return response.json()
}

const refusal = ({ status }) => new Error(refusals[status] ?? `The app answered with the status ${status}.`)

const refusals = {
  403: 'The app does not accept this token. Open the address that was printed last.',
  404: 'There is no recording at this address.',
  413: 'The arguments are too long.',
}
"""#,
"style/detail.css": #"""
/* The pane of one call or event, and payloads. */
#detail { flex: 0 0 42%; min-width: 0; min-height: 0; display: flex; flex-direction: column; border-inline-start: 1px solid var(--line); background: var(--ground); }
#detail > header { display: flex; align-items: center; gap: 8px; padding: 4px 6px 2px 12px; background: var(--panel); }
#detail-title { flex: 1; min-width: 0; font-size: 13px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; unicode-bidi: isolate; }
#detail-tabs { flex: none; background: var(--panel); border-bottom: 1px solid var(--line); overflow-x: auto; }
#detail > [role=tabpanel] { flex: 1; min-height: 0; padding: 12px; }
#detail section + section, #detail .facts + section { margin-top: 16px; }

.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 14px; }
.facts dt { color: var(--soft); }
.facts dd { overflow-wrap: anywhere; unicode-bidi: isolate; font-variant-numeric: tabular-nums; white-space: pre-wrap; }

.hint { margin: 4px 0 8px; color: var(--soft); }
.tag { padding: 0 6px; border-radius: 8px; background: var(--hover); color: var(--soft); font-size: 11px; line-height: 17px; font-weight: 400; }

.times-bar { display: flex; height: 10px; margin: 8px 0; border-radius: 3px; overflow: hidden; background: var(--rest); }
.times-bar .part { flex: 0 1 0; }
.times { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.times th { font-weight: 400; text-align: start; padding: 2px 24px 2px 0; }
.times td { text-align: end; padding: 2px 16px 2px 0; }
.times .total > * { border-top: 1px solid var(--line); font-weight: 600; }

.payload-head { display: flex; align-items: center; gap: 8px; margin-bottom: 4px; }
.payload-head button { margin-inline-start: auto; }
pre.text { padding: 8px 10px; border: 1px solid var(--line); border-radius: 5px; background: var(--panel); font: 11.5px/1.5 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; }

.fault { margin-bottom: 14px; padding: 8px 12px; border-radius: 5px; background: var(--bad-wash); border-inline-start: 3px solid var(--bad); }
.fault p { margin-top: 2px; overflow-wrap: anywhere; white-space: pre-wrap; unicode-bidi: isolate; }
.error-code { color: var(--bad); }

.tree, .tree ul { font: 11.5px/1.6 var(--mono); }
.tree ul { padding-inline-start: 15px; border-inline-start: 1px solid var(--line); margin-inline-start: 5px; }
.tree-line { padding-inline-start: 15px; position: relative; border-radius: 3px; overflow-wrap: anywhere; }
.tree-line:hover { background: var(--hover); }
.tree [role=treeitem]:focus-visible { outline: none; }
.tree [role=treeitem]:focus-visible > .tree-line, .tree .more:focus-visible { outline: 2px solid var(--accent); }
.twisty { position: absolute; inset-inline-start: 2px; width: 10px; color: var(--soft); }
[aria-expanded=false] > .tree-line .twisty::before { content: "▸"; }
[aria-expanded=true] > .tree-line .twisty::before { content: "▾"; }
.tree .key { color: var(--ink); font-weight: 600; unicode-bidi: isolate; }
.tree .value { unicode-bidi: isolate; white-space: pre-wrap; }
.tree .more { padding-inline-start: 15px; color: var(--accent); cursor: pointer; }
.type-string { color: var(--string); }
.type-number, .type-BigInt { color: var(--number); }
.type-boolean, .type-null, .type-undefined, .type-function, .type-stream { color: var(--word); }
.type-Date, .type-bytes { color: var(--good); }
.type-array, .type-object, .type-Map, .type-Set, .type-Blob { color: var(--soft); }
.tree .type, .type { padding: 0 5px; border-radius: 7px; background: var(--hover); color: var(--soft); font: 11px/16px var(--sans); }
.tree .size { color: var(--soft); font: 11px var(--sans); }

#detail #detail-stream { display: flex; flex-direction: column; padding: 8px 0 0; }
#detail-stream > .hint { padding: 0 12px; }
#detail-stream > .grid { position: relative; inset: auto; flex: 1 1 120px; min-height: 96px; border-block: 1px solid var(--line); }
.stream-value { max-height: 50%; overflow: auto; padding: 8px 12px; }
.stream-value:empty { display: none; }

@media (max-width: 760px) {
  #detail { flex-basis: 52%; border-inline-start: 0; border-top: 1px solid var(--edge); }
}
"""#,
"style/grid.css": #"""
/* The virtual grids. The row's height is also in base/virtualGrid.js. */
.grid { position: absolute; inset: 0; overflow: auto; overscroll-behavior: contain; background: var(--ground); font-variant-numeric: tabular-nums; contain: strict; }
.grid:focus-visible { outline-offset: -2px; }
.grid-head { position: sticky; top: 0; z-index: 2; background: var(--panel); border-bottom: 1px solid var(--line); }
.grid-body { position: relative; min-width: min-content; }
.grid-space { position: relative; overflow: hidden; }
.grid-window { position: absolute; top: 0; inset-inline: 0; }
.grid .row { position: relative; display: grid; contain: strict; height: 24px; align-items: center; cursor: default; }
.grid-head .row { height: 24px; color: var(--soft); }
.grid .cell { min-width: 0; padding: 0 8px; line-height: 24px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; unicode-bidi: isolate; }
.grid-head .cell { border-inline-end: 1px solid var(--line); height: 24px; }
.grid-head .cell:last-child { border: 0; }
.grid-head button { width: calc(100% + 16px); min-height: 24px; margin: 0 -8px; padding: 0 8px; border: 0; border-radius: 0; background: none; justify-content: inherit; color: inherit; }
.grid-head button:hover:enabled { background: var(--hover); color: var(--ink); }
.head-size button, .head-duration button, .head-time button { justify-content: end; }
.grid-head .cell:is(.head-time, .head-size, .head-duration, .head-document) { text-align: end; }
.grid-head .head-direction { text-align: center; }
.grid-head button::after { content: ""; font-size: 9px; }
[aria-sort] button { color: var(--ink); font-weight: 600; }
[aria-sort=ascending] button::after { content: "▲"; }
[aria-sort=descending] button::after { content: "▼"; }

.grid .row.odd { background: var(--stripe); }
.grid-body .row:hover { background: var(--hover); }
.grid .row[aria-selected=true] { background: var(--chosen); }
.grid .row[data-status=failed] .cell-status, .grid .row[data-status=failed] .cell-kind { color: var(--bad); font-weight: 600; }
.grid .row[data-status=failed] .cell-method { color: var(--bad); }
.grid .row[data-status=pending] .cell-status, .grid .row[data-status=waiting] .cell-status, .grid .row[data-status=streaming] .cell-status { color: var(--warn); }

.cell-time, .cell-status, .cell-kind, .cell-document, .cell-note { color: var(--soft); }
.cell-time, .cell-size, .cell-duration, .cell-document { text-align: end; }
.cell-method, .cell-name { font-weight: 500; }
.cell-direction { text-align: center; }
.direction { font-weight: 700; }
.from-page { color: var(--page); }
.from-native { color: var(--native); }

.calls .row { grid-template-columns: 82px 54px minmax(110px, 1.1fr) 42px minmax(70px, 96px) 72px 84px minmax(90px, 2.4fr); }
.events .row { grid-template-columns: 82px 54px 170px minmax(120px, 1fr) 42px 72px minmax(120px, 1.6fr); }
.elements .row { grid-template-columns: 82px 70px 68px minmax(100px, 1fr); }
.cell-value { font-family: var(--mono); font-size: 11.5px; }
.line-credit { color: var(--good); }

/* The bars lie behind the rows' text and do not take part in their events. */
.head-waterfall { position: relative; color: transparent; }
.grid .cell.head-waterfall { padding: 0; text-indent: 8px; }
.axis { position: absolute; inset: 0; }
.bars { position: absolute; top: 0; inset-inline-end: 0; pointer-events: none; z-index: 1; }

.empty { position: absolute; inset: 90px 20px auto; text-align: center; color: var(--soft); pointer-events: none; }
.empty strong { display: block; margin-bottom: 4px; color: var(--ink); font-size: 14px; }

@media (max-width: 1100px) {
  .has-detail .calls .row { grid-template-columns: 82px 54px minmax(90px, 1fr) 0 minmax(60px, 84px) 0 78px minmax(70px, 1fr); }
  .has-detail .calls :is(.cell-document, .head-document, .cell-size, .head-size) { visibility: hidden; padding: 0; border: 0; }
}

@media (max-width: 760px) {
  .calls .row, .has-detail .calls .row { grid-template-columns: 76px 54px minmax(90px, 1fr) 0 minmax(56px, 76px) 0 74px minmax(60px, 1fr); }
  .calls :is(.cell-document, .head-document, .cell-size, .head-size) { visibility: hidden; padding: 0; border: 0; }
  .events .row { grid-template-columns: 76px 54px 110px minmax(90px, 1fr) 0 0 minmax(80px, 1fr); }
  .events :is(.cell-document, .head-document, .cell-size, .head-size) { visibility: hidden; padding: 0; border: 0; }
}

/* On a telephone the bars have no room. */
@media (max-width: 520px) {
  .calls .row, .has-detail .calls .row { grid-template-columns: 72px 50px minmax(90px, 1fr) 0 minmax(56px, 84px) 0 78px 0; }
  .calls :is(.cell-waterfall, .head-waterfall) { visibility: hidden; }
}

@media (forced-colors: active) {
  .grid .row[aria-selected=true] { background: Highlight; color: HighlightText; }
}
"""#,
"style/layout.css": #"""
/* The frame of the page: tools above, the strip of time, the views and the details, the bar below. */
* { box-sizing: border-box; margin: 0; padding: 0; }
[hidden] { display: none !important; }

html, body { height: 100%; }

body {
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: var(--ground);
  color: var(--ink);
  font: 12px/1.35 var(--sans);
  -webkit-text-size-adjust: none;
}

.symbols { position: absolute; }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.icon { width: 16px; height: 16px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.solid { fill: currentColor; stroke: none; }

h1, h2, h3 { font-size: 12px; font-weight: 600; }
ul, ol { list-style: none; }

:focus { outline: none; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: -1px; }

button, input, textarea { font: inherit; color: inherit; }

button {
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 26px;
  padding: 0 9px;
  border: 1px solid var(--edge);
  border-radius: 5px;
  background: var(--raised);
  white-space: nowrap;
}

button:hover:enabled { background: var(--hover); }
button:disabled { color: var(--soft); opacity: 0.6; }
button.quiet { border-color: transparent; background: none; min-height: 24px; padding: 0 5px; color: var(--soft); }
button.quiet:hover { background: var(--hover); color: var(--ink); }
button.primary { border-color: transparent; background: var(--accent); color: var(--ground); font-weight: 600; }
button.primary:hover:enabled { background: var(--accent); filter: brightness(1.08); }
button.link { border: 0; background: none; padding: 0; min-height: 0; color: var(--accent); text-align: start; white-space: normal; overflow-wrap: anywhere; }
button.link:hover { text-decoration: underline; }

.toolbar { display: flex; align-items: center; gap: 8px; padding: 6px 10px; background: var(--panel); border-bottom: 1px solid var(--line); }
.name { font-size: 13px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; max-width: 26ch; unicode-bidi: isolate; }
.name span { color: var(--soft); font-weight: 400; margin-inline-start: 4px; }
.toolbar .buttons { display: flex; gap: 5px; flex: none; }
#help { padding: 0 4px; }
#pause .when-paused, .is-paused #pause .when-running { display: none; }
.is-paused #pause .when-paused { display: block; color: var(--bad); }

.field { position: relative; display: flex; align-items: center; min-width: 0; flex: 1 1 180px; }
.field.filter { flex-grow: 2; }
.field .icon { position: absolute; inset-inline-start: 6px; color: var(--soft); pointer-events: none; }

input[type=search] {
  -webkit-appearance: none;
  appearance: none;
  width: 100%;
  height: 26px;
  padding: 0 8px 0 26px;
  border: 1px solid var(--edge);
  border-radius: 5px;
  background: var(--ground);
  text-overflow: ellipsis;
}

input::placeholder { color: var(--soft); opacity: 1; }
[aria-invalid=true] { border-color: var(--bad) !important; }
#filter-mistake { position: absolute; z-index: 5; top: 30px; inset-inline-start: 0; max-width: 100%; padding: 4px 8px; border-radius: 5px; border: 1px solid var(--bad); background: var(--bad-wash); color: var(--bad); }

.note { padding: 6px 12px; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.note[data-outcome="failed"] { background: var(--bad-wash); color: var(--bad); }
.problem { padding: 6px 12px; background: var(--bad-wash); color: var(--bad); border-bottom: 1px solid var(--line); overflow-wrap: anywhere; unicode-bidi: isolate; }

.time { position: relative; flex: none; height: 66px; border-bottom: 1px solid var(--line); }
#overview { position: relative; height: 100%; touch-action: none; overflow: hidden; cursor: crosshair; }
#overview canvas { display: block; }
#overview .seen { position: absolute; top: 0; height: 3px; min-width: 3px; background: var(--accent); pointer-events: none; }
.zoom { position: absolute; bottom: 3px; inset-inline-end: 6px; display: flex; border: 1px solid var(--line); border-radius: 5px; background: var(--ground); }
.zoom button { min-height: 20px; padding: 0 3px; }
button.quiet[aria-pressed=true] { background: var(--chosen); color: var(--accent); }

.tabs { display: flex; align-items: stretch; flex: none; background: var(--panel); border-bottom: 1px solid var(--line); overflow: hidden; }
[role=tablist] { display: flex; padding: 0 6px; }
[role=tab] { min-height: 28px; padding: 0 10px; border: 0; border-radius: 0; background: none; color: var(--soft); box-shadow: inset 0 -2px transparent; }
[role=tab]:hover:enabled { background: none; color: var(--ink); }
[role=tab][aria-selected=true] { color: var(--ink); font-weight: 600; box-shadow: inset 0 -2px var(--accent); }

.legend { display: flex; align-items: center; gap: 12px; margin-inline-start: auto; padding: 0 12px; color: var(--soft); white-space: nowrap; }
.swatch { display: inline-block; width: 10px; height: 8px; margin-inline-end: 5px; border-radius: 1px; }
.swatch.queue, .part.queue { background: var(--queue); }
.swatch.native, .part.native { background: var(--native-fill); }
.swatch.page, .part.page { background: var(--page-fill); }
.swatch.rest, .part.rest { background: var(--rest); }
.swatch.failed { background: var(--bad-fill); }

main { display: flex; flex: 1; min-height: 0; }
.panels { flex: 1 1 0; min-width: 0; min-height: 0; display: flex; }
.panels > section { flex: 1; min-width: 0; min-height: 0; position: relative; }
.scroll { overflow: auto; }

#splitter { display: none; flex: none; width: 5px; margin: 0 -2px; z-index: 3; cursor: col-resize; touch-action: none; }
.has-detail #splitter { display: block; }

/* Views without a list keep their whole width. */
body:is([data-view=methods], [data-view=documents], [data-view=state]) :is(#detail, #splitter) { display: none; }
#splitter:hover, #splitter:focus-visible { background: var(--accent); outline: none; }

footer { display: flex; flex: none; align-items: center; gap: 14px; min-height: 25px; padding: 3px 12px; background: var(--panel); border-top: 1px solid var(--line); color: var(--soft); font-variant-numeric: tabular-nums; overflow: hidden; white-space: nowrap; }
footer .bad, .bad { color: var(--bad); }
#sum-state { font-weight: 600; color: var(--ink); }
#sum-state::before { content: ""; display: inline-block; width: 8px; height: 8px; margin-inline-end: 6px; border-radius: 50%; background: var(--queue); }
#sum-state[data-state=live]::before { background: var(--bad); }
#sum-state[data-state=failed]::before { background: var(--bad); border-radius: 0; }
footer .lost { color: var(--warn); overflow: hidden; text-overflow: ellipsis; }

.drop::after { content: "Drop a recording to show it"; position: fixed; inset: 12px; z-index: 20; display: grid; place-items: center; border: 2px dashed var(--accent); border-radius: 12px; background: var(--chosen); color: var(--ink); font-size: 18px; pointer-events: none; }

@media (max-width: 1000px) {
  .toolbar .buttons button span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .toolbar .buttons button { padding: 0 4px; }
  .legend { display: none; }
}

@media (max-width: 760px) {
  main { flex-direction: column; }
  #splitter { width: auto; height: 7px; margin: -3px 0; cursor: row-resize; }
  .name { display: none; }
  .tabs [role=tab] { padding: 0 7px; }
  footer { gap: 10px; }
}

@media (max-width: 520px) {
  .toolbar { flex-wrap: wrap; }
  .field.filter { order: 2; flex-basis: 55%; }
  .field.search { order: 3; flex-basis: 30%; }
  .toolbar .buttons:last-of-type { margin-inline-start: auto; }
}

@media (forced-colors: active) {
  .swatch, .part, .band { forced-color-adjust: none; }
}
"""#,
"style/tokens.css": #"""
/* Colours and letters. Texts have a contrast of at least 4.5 : 1 on the grounds that they stand on. */
:root {
  color-scheme: light dark;
  --ground: #ffffff;
  --panel: #f5f6f8;
  --raised: #ffffff;
  --line: #e1e4e9;
  --edge: #c9ced6;
  --stripe: rgb(120 130 150 / 5%);
  --hover: #eef1f5;
  --ink: #1b1e24;
  --soft: #5b6472;
  --accent: #1a5cc6;
  --chosen: #dbe8fc;
  --native: #a9400d;
  --page: #1f62cf;
  --native-fill: #dd6a1e;
  --page-fill: #2f73de;
  --bad-fill: #c8102e;
  --queue: #848d9b;
  --rest: #b6bdc8;
  --bad: #c0202f;
  --bad-wash: #fdecee;
  --good: #14753f;
  --warn: #8a5200;
  --string: #a3282e;
  --number: #1a5cc0;
  --word: #7d32a8;
  --shade: rgb(90 100 115 / 18%);
  --mark1: #5a8fe0;
  --mark2: #45a877;
  --mark3: #d39336;
  --mark4: #a171cc;
  --band1: rgb(40 110 220 / 5%);
  --band2: rgb(30 150 90 / 7%);
  --band3: rgb(200 120 20 / 7%);
  --band4: rgb(140 70 190 / 6%);
  --sans: -apple-system, system-ui, "Segoe UI", Inter, Cantarell, "Noto Sans", "DejaVu Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "Noto Sans Mono", "DejaVu Sans Mono", monospace;
}

@media (prefers-color-scheme: dark) {
  :root {
    --ground: #1a1c20;
    --panel: #23262b;
    --raised: #2e3238;
    --line: #33373e;
    --edge: #4a505a;
    --stripe: rgb(255 255 255 / 2.5%);
    --hover: #292d33;
    --ink: #e6e9ee;
    --soft: #a3acb9;
    --accent: #7db0ff;
    --chosen: #263d61;
    --native: #ff9059;
    --page: #72a7ff;
    --native-fill: #f09a55;
    --page-fill: #6aa2ff;
    --bad-fill: #ff4d63;
    --queue: #7b8594;
    --rest: #525964;
    --bad: #ff8b95;
    --bad-wash: #3a2024;
    --good: #64cf95;
    --warn: #f0b35e;
    --string: #ff9d91;
    --number: #8cbcff;
    --word: #d3a2f5;
    --shade: rgb(0 0 0 / 42%);
    --band1: rgb(90 150 255 / 8%);
    --band2: rgb(80 200 140 / 8%);
    --band3: rgb(240 170 70 / 8%);
    --band4: rgb(190 120 240 / 9%);
  }
}

@media (prefers-contrast: more) {
  :root { --soft: var(--ink); --line: var(--edge); --edge: var(--ink); }
}
"""#,
"style/views.css": #"""
/* The views beside the grids: tables, loads, methods; and the dialog. */
.panels > .scroll { padding: 14px; }
.panels h2 { margin: 4px 0 8px; font-size: 13px; }
.panels h2 .tag { margin-inline-start: 8px; }
.panels .list + h2, .panels .card + h2, .panels .scroll section + section { margin-top: 20px; }

.list { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.list th { padding: 4px 10px; text-align: start; font-weight: 400; color: var(--soft); border-bottom: 1px solid var(--edge); white-space: nowrap; }
.list td { padding: 4px 10px; border-bottom: 1px solid var(--line); max-width: 28ch; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; unicode-bidi: isolate; }
.list td.wide { max-width: 60ch; }
.list :is(th, td).number { text-align: end; }
.list th:first-child, .list td:first-child { padding-inline-start: 4px; }
.list :is(th, td).number:first-child { text-align: start; }
.list tr:hover td { background: var(--hover); }
.band { display: inline-block; width: 9px; height: 9px; margin-inline-end: 6px; border-radius: 2px; }
.mark1 { background: var(--mark1); }
.mark2 { background: var(--mark2); }
.mark3 { background: var(--mark3); }
.mark4 { background: var(--mark4); }

.card { max-width: 900px; margin-bottom: 10px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 7px; }
.card h3 { overflow-wrap: anywhere; unicode-bidi: isolate; }
.phases { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.phases th { width: 1%; padding: 2px 12px 2px 0; font-weight: 400; text-align: start; white-space: nowrap; }
.phases td { padding: 2px 0; }
.phases td.number { width: 78px; padding-inline-end: 12px; text-align: end; white-space: nowrap; }
.phase { display: block; height: 10px; min-width: 2px; border-radius: 2px; background: var(--page-fill); }
.phase-tap { background: var(--queue); }

#methods-panel:not([hidden]) { display: flex; }
.methods { flex: 0 0 240px; overflow: auto; padding: 6px; border-inline-end: 1px solid var(--line); }
.methods:empty { display: none; }
.methods button { width: 100%; border: 0; background: none; overflow: hidden; text-overflow: ellipsis; unicode-bidi: isolate; }
.methods button[aria-current] { background: var(--chosen); font-weight: 600; }
.method { flex: 1; min-width: 0; position: relative; overflow: auto; padding: 10px 16px; }
.arguments { display: grid; gap: 8px; margin: 8px 0; max-width: 720px; }
.arguments li { display: grid; grid-template-columns: 150px minmax(0, 1fr) auto; align-items: start; gap: 4px 8px; }
.arguments label { padding-top: 5px; color: var(--soft); overflow-wrap: anywhere; }
textarea { width: 100%; padding: 4px 8px; border: 1px solid var(--edge); border-radius: 5px; background: var(--ground); font: 11.5px/1.5 var(--mono); resize: vertical; }
.mistake { grid-column: 2; color: var(--bad); }
.mistake:empty { display: none; }
.method .buttons { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0; }
.outcome { max-width: 900px; }

dialog { margin: auto; width: min(860px, calc(100vw - 32px)); max-height: calc(100vh - 32px); padding: 14px 20px 20px; border: 1px solid var(--edge); border-radius: 10px; background: var(--ground); color: var(--ink); }
dialog::backdrop { background: rgb(0 0 0 / 40%); }
dialog header { display: flex; align-items: center; justify-content: space-between; margin-bottom: 10px; }
dialog h2 { font-size: 15px; }
dialog .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 12px 32px; }
dialog dl { display: grid; grid-template-columns: max-content 1fr; gap: 5px 12px; margin-top: 6px; }
dialog dd { color: var(--soft); }
kbd, code { padding: 1px 5px; border: 1px solid var(--edge); border-radius: 4px; background: var(--panel); font: 11px var(--mono); white-space: nowrap; color: var(--ink); }

@media (max-width: 760px) {
  .methods { flex-basis: 150px; }
  .arguments li { grid-template-columns: minmax(0, 1fr) auto; }
  .arguments label { grid-column: 1 / -1; padding: 0; }
  .mistake { grid-column: 1 / -1; }
}
"""#,
"views/documentsView.js": #"""
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
"""#,
"views/eventsView.js": #"""
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
"""#,
"views/keyboard.js": #"""
// Keys that work anywhere but in fields.
import { find } from '../base/elements.js'

const isField = (element) => element.closest('input, textarea, select, dialog') !== null

/**
 * Listens for the keys.
 * @param {object} acts What each key does: `/`, `s`, `?`, `p`, `Escape`, `+`, `-`, `0`, `z`, `f`, `[`, `]`, `1` to `6`.
 */
export function listenForKeys(acts) {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    // A dialog closes itself.
    if (find('keys').open) return
    if (event.key !== 'Escape' && isField(event.target)) return
    const act = acts[event.key === '=' ? '+' : event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
}
"""#,
"views/methodForm.js": #"""
// A form that calls a method of the app by hand: a field of JSON for each argument.
import { announce } from '../base/announcer.js'
import { icon, make, readable } from '../base/elements.js'
import { formatDuration } from '../base/format.js'
import { errorParts } from '../detail/callTabs.js'
import { payloadView } from '../detail/payloadView.js'

/** The JSON of a field: what is not JSON but a plain word is taken for a string. */
function read(field) {
  const source = field.value.trim()
  try {
    return { json: JSON.stringify(JSON.parse(source)) }
  } catch (error) {
    if (/^[\p{L}_][\p{L}\p{N} _.,-]*$/u.test(source)) return { json: JSON.stringify(source) }
    return { mistake: source === '' ? 'An argument is missing. Write JSON, such as "text", 12 or {"a": 1}.'
      : `This is not JSON. ${error.message}` }
  }
}

export class MethodForm {
  #fields = []

  /**
   * @param {{name: string, parameters?: Array<{label?: string, name?: string, type?: string}>}} method What is called.
   * @param {object} how `canCall`; `reason`, a sentence if it cannot; `call(name, argumentsJSON)`; `lastArguments()`,
   *   the arguments of the latest recorded call as an array of JSON texts, or nothing.
   */
  constructor(method, how) {
    this.method = method
    this.how = how
    this.list = make('ol', { class: 'arguments' })
    this.outcome = make('div', { class: 'outcome', 'aria-live': 'polite' })
    this.submit = make('button', { type: 'submit', class: 'primary', id: 'method-call', disabled: !how.canCall },
      icon('play'), 'Call')
    this.element = make('form', { id: 'method-form', 'aria-label': `Call ${method.name}`, novalidate: true,
      submit: (event) => this.#send(event) },
      make('h2', {}, readable(method.name)), this.#hint(), this.list,
      make('div', { class: 'buttons' }, this.submit,
        make('button', { type: 'button', id: 'argument-add', click: () => this.#add().focus() },
          icon('plus'), 'Add an argument'),
        make('button', { type: 'button', id: 'argument-fill', click: () => this.#fillIn() },
          'Take those of the last call')),
      this.outcome)
    if (!how.canCall) this.submit.setAttribute('aria-describedby', 'method-reason')
    for (const parameter of method.parameters ?? []) this.#add(parameter)
    if (!method.parameters) this.#fillIn(true)
  }

  #hint() {
    return this.how.canCall
      ? make('p', { class: 'hint' }, 'Arguments are JSON: "text", 12, true, null, {"key": 1}. A plain word is a text.')
      : make('p', { class: 'hint', id: 'method-reason' }, this.how.reason)
  }

  #add(parameter = {}, value = '') {
    const number = this.#fields.length + 1
    const label = parameter.label ?? parameter.name ?? `Argument ${number}`
    const mistake = make('span', { class: 'mistake', id: `mistake-${number}` })
    const field = make('textarea', {
      rows: '1', spellcheck: 'false', autocomplete: 'off', id: `argument-${number}`, 'aria-describedby': mistake.id,
      input: () => this.#fit(field), keydown: (event) => this.#key(event),
    })
    const remove = make('button', {
      type: 'button', class: 'quiet', 'aria-label': `Remove ${label}`, click: () => this.#remove(item, field),
    }, icon('close'))
    const item = make('li', {}, make('label', { for: field.id }, label,
      ...parameter.type ? [' ', make('span', { class: 'type' }, parameter.type)] : []), field, remove, mistake)
    field.value = value
    field.mistake = mistake
    this.#fields.push(field)
    this.list.append(item)
    this.#fit(field)
    return field
  }

  #fit(field) { field.rows = Math.min(12, field.value.split('\n').length) }

  #remove(item, field) {
    this.#fields = this.#fields.filter((other) => other !== field)
    item.remove()
    this.submit.focus()
  }

  #fillIn(isQuiet = false) {
    const last = this.how.lastArguments()
    if (!last) {
      if (!isQuiet) announce('The recording has no call of this method whose arguments are whole')
      return
    }
    this.list.replaceChildren()
    this.#fields = []
    last.forEach((value, index) => this.#add(this.method.parameters?.[index], value))
  }

  #key(event) {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    this.element.requestSubmit()
  }

  async #send(event) {
    event.preventDefault()
    if (!this.how.canCall) return
    const values = this.#fields.map((field) => ({ field, ...read(field) }))
    for (const { field, mistake } of values) {
      field.mistake.textContent = mistake ?? ''
      field.setAttribute('aria-invalid', String(mistake !== undefined))
    }
    const wrong = values.find(({ mistake }) => mistake !== undefined)
    if (wrong) {
      wrong.field.focus()
      return
    }
    const began = performance.now()
    this.submit.disabled = true
    this.outcome.replaceChildren(make('p', { class: 'hint' }, 'Calling …'))
    try {
      const result = await this.how.call(this.method.name, `[${values.map(({ json }) => json).join(',')}]`)
      this.#show('answered', began, [payloadView(result, 'Result')])
    } catch (error) {
      this.#show('failed', began, errorParts({ code: error?.code, message: error?.message, data: error?.data }))
    }
    this.submit.disabled = false
  }

  #show(outcome, began, parts) {
    this.outcome.dataset.outcome = outcome
    const words = outcome === 'answered' ? 'Answered' : 'Failed'
    const sentence = `${words} after ${formatDuration(performance.now() - began)}`
    this.outcome.replaceChildren(make('p', { class: 'hint' }, sentence), ...parts)
  }
}
"""#,
"views/methodsView.js": #"""
// The methods that native code has registered, with a form to call each by hand.
import { emptyState, make, readable, readableJSON } from '../base/elements.js'
import { MethodForm } from './methodForm.js'

/** How many methods are listed. */
const MOST = 1000

/** Values of the extended encoding cannot be written by hand as plain JSON. */
const isPlain = (payload) => payload?.json !== undefined && payload.extended !== true && Array.isArray(payload.json)

export class MethodsView {
  #names = ''

  /** @param {HTMLElement} element The panel. @param {function(): object} source Gives the source of the recording. */
  constructor(element, source) {
    this.source = source
    this.list = make('ul', { class: 'methods', id: 'methods', 'aria-label': 'Methods' })
    this.panel = make('div', { class: 'method' })
    this.empty = emptyState('No methods',
      'Methods that native code registers appear here, and for a file those that pages called.')
    element.append(this.empty, this.list, this.panel)
  }

  /**
   * Shows the methods of a state; without any, those that pages called in the recording.
   * @param {object} state What `inspector.state` gave.
   * @param {Recording} recording The recording.
   */
  show(state, recording) {
    this.recording = recording
    const listed = Array.isArray(state?.methods) ? state.methods : []
    const registered = listed.filter((method) => typeof method?.name === 'string')
    const methods = (registered.length ? registered : this.#called()).slice(0, MOST)
    const names = JSON.stringify(methods)
    if (names === this.#names) return
    this.#names = names
    this.empty.hidden = methods.length > 0
    const focused = this.list.contains(document.activeElement) ? document.activeElement.dataset.method : undefined
    this.list.replaceChildren(...methods.map((method) => make('li', {},
      make('button', { type: 'button', 'data-method': method.name, click: () => this.choose(method) },
        readable(method.name)))))
    if (focused !== undefined) this.list.querySelector(`button[data-method="${CSS.escape(focused)}"]`)?.focus()
    if (!methods.some((method) => method.name === this.chosen?.name)) this.#clear(methods.length)
    this.#mark()
  }

  /** Shows the form of a method. */
  choose(method) {
    const source = this.source()
    this.chosen = method
    const form = new MethodForm(method, {
      canCall: source?.canCall === true,
      reason: source?.isLive
        ? 'This page reads the recording’s file. Calls by hand need the app: its inspector’s window, or the address that Inspector.serve() gives.'
        : 'This is a recording from a file. There is no app that could be called.',
      call: (name, argumentsJSON) => source.call(name, argumentsJSON),
      lastArguments: () => this.#lastArguments(method.name),
    })
    this.panel.replaceChildren(form.element)
    this.#mark()
  }

  #clear(count) {
    this.chosen = undefined
    this.panel.replaceChildren(...count ? [emptyState('Choose a method', 'Its form appears here.')] : [])
  }

  #mark() {
    for (const button of this.list.querySelectorAll('button')) {
      if (button.dataset.method === this.chosen?.name) button.setAttribute('aria-current', 'true')
      else button.removeAttribute('aria-current')
    }
  }

  #called() {
    const names = new Set()
    for (const call of this.recording.calls.toArray()) if (call.from === 'page' && !call.request) names.add(call.method)
    return [...names].sort().map((name) => ({ name }))
  }

  #lastArguments(name) {
    const calls = this.recording.calls.toArray()
    for (let index = calls.length - 1; index >= 0; index -= 1) {
      if (calls[index].from !== 'page' || calls[index].method !== name) continue
      const payload = calls[index].line('callBegan')?.arguments
      if (isPlain(payload)) return payload.json.map((value) => readableJSON(JSON.stringify(value, null, 2)))
    }
    return undefined
  }
}
"""#,
"views/pageView.js": #"""
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
"""#,
"views/stateView.js": #"""
// What other parts of the app hold, where they are attached: cookies, and tables of the app such as its packages.
import { make, readable } from '../base/elements.js'

/** How many rows and columns of a part are shown, and how many characters of a cell. */
const ROWS = 500
const COLUMNS = 14
const CHARACTERS = 300

const words = (value) => {
  const text = typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
  return readable(text.length > CHARACTERS ? `${text.slice(0, CHARACTERS)}…` : text)
}

const isTable = (part) => typeof part?.title === 'string' && Array.isArray(part.columns) && Array.isArray(part.rows)

function tableOf({ columns, rows }) {
  const places = columns.slice(0, COLUMNS).map((_, place) => place)
  const classOf = (place) => rows.every((row) => /^\d+$/.test(row?.[place])) ? 'number' : ''
  return make('table', { class: 'list' },
    make('thead', {}, make('tr', {}, ...places.map((place) =>
      make('th', { scope: 'col', class: classOf(place) }, words(columns[place]))))),
    make('tbody', {}, ...rows.slice(0, ROWS).map((row) => make('tr', {}, ...places.map((place) =>
      make('td', { class: classOf(place), title: words(row?.[place]) }, words(row?.[place])))))))
}

export class StateView {
  #shown
  #hasParts = false

  constructor(element) { this.element = element }

  /**
   * Shows a state.
   * @param {object} state What `inspector.state` gave.
   * @returns {boolean} Whether there is anything to show.
   */
  show(state) {
    const key = JSON.stringify(state)
    if (key === this.#shown) return this.#hasParts
    this.#shown = key
    const attached = Array.isArray(state?.parts) ? state.parts.filter(isTable) : []
    this.element.replaceChildren(...attached.map((part) => make('section', { 'data-part': part.title },
      make('h2', {}, readable(part.title), make('span', { class: 'tag' }, String(part.rows.length))),
      part.rows.length ? tableOf(part) : make('p', { class: 'hint' }, 'None'))))
    this.#hasParts = attached.length > 0
    return this.#hasParts
  }
}
"""#,
"views/summaryBar.js": #"""
// The bar at the bottom: how many calls are shown, how they went, and what the page did not keep.
import { find } from '../base/elements.js'
import { formatBytes, formatCount, formatDuration, formatNoun } from '../base/format.js'
import { statisticsOf } from '../recording/statistics.js'

const states = { connecting: 'Connecting …', live: 'Recording', ended: 'Ended', failed: 'Failed' }

const set = (id, text) => {
  const element = find(id)
  if (element.textContent !== text) element.textContent = text
  element.hidden = text === ''
}

/**
 * Shows the sums.
 * @param {Call[]} shown The calls of the list.
 * @param {Feed} feed Where the calls are from.
 */
export function showSummary(shown, feed) {
  const { recording } = feed
  const sums = statisticsOf(shown)
  const all = recording.calls.length
  const calls = formatNoun(all, 'call')
  set('sum-calls', all === sums.count ? calls : `${formatCount(sums.count)} of ${calls}`)
  set('sum-failed', sums.failed ? `${formatCount(sums.failed)} failed` : 'none failed')
  find('sum-failed').classList.toggle('bad', sums.failed > 0)
  set('sum-open', sums.open ? `${formatCount(sums.open)} under way` : '')
  set('sum-median', sums.median === undefined ? '' : `median ${formatDuration(sums.median)}`)
  set('sum-p95', sums.p95 === undefined ? '' : `p95 ${formatDuration(sums.p95)}`)
  set('sum-bytes', sums.bytes ? formatBytes(sums.bytes) : '')
  set('sum-lost', lost(recording))
  find('sum-lost').title = find('sum-lost').textContent
  const waiting = feed.isPaused ? `Paused, ${formatNoun(feed.waitingCount, 'line')} waiting` : states[feed.state]
  set('sum-state', waiting)
  find('sum-state').dataset.state = feed.isPaused ? 'paused' : feed.state
}

function lost({ dropped, missing, unread }) {
  const parts = []
  if (dropped) parts.push(`the oldest ${formatNoun(dropped, 'line')} dropped to keep at most 100,000 lines and 64 MB`)
  if (missing) parts.push(`${formatNoun(missing, 'line')} missing from the recorder`)
  if (unread) parts.push(`${formatNoun(unread, 'line')} without a beginning or not readable`)
  return parts.join('; ')
}
"""#,
"views/toolbar.js": #"""
// The tools above the lists: record, clear, filter, search, import and export.
import { announce } from '../base/announcer.js'
import { find, make } from '../base/elements.js'
import { afterPause } from '../base/redraw.js'
import { makeSearch, readFilter } from '../recording/filter.js'

export class Toolbar {
  #filter = () => true
  #search = () => true

  /** @param {object} acts `pause()`, `clear()`, `connect()`, `filtered()`, `imported(file)`, `exported()`. */
  constructor(acts) {
    this.acts = acts
    find('pause').addEventListener('click', () => acts.pause())
    find('clear').addEventListener('click', () => acts.clear())
    find('import').addEventListener('click', () => find('file').click())
    find('connect').addEventListener('click', () => acts.connect())
    find('export').addEventListener('click', () => acts.exported())
    find('help').addEventListener('click', () => find('keys').showModal())
    find('file').addEventListener('change', () => this.#choose())
    const apply = afterPause(120, () => this.apply())
    for (const id of ['filter', 'search']) {
      find(id).addEventListener('input', apply)
      find(id).addEventListener('keydown', (event) => this.#key(event))
    }
    this.#acceptDrops()
  }

  /** Whether a call or an event is shown. */
  accepts = (item) => this.#filter(item) && this.#search(item)

  /** Reads the fields, and shows what they find. */
  apply() {
    const field = find('filter')
    try {
      this.#filter = readFilter(field.value)
      this.#explain('')
    } catch (error) {
      this.#explain(error.message)
    }
    this.#search = makeSearch(find('search').value)
    this.acts.filtered()
  }

  /** Shows whether lines are taken. */
  showPaused(isPaused, isLive) {
    const button = find('pause')
    button.disabled = !isLive
    button.setAttribute('aria-pressed', String(isPaused))
    find('pause-words').textContent = isPaused ? 'Resume' : 'Pause'
    document.body.classList.toggle('is-paused', isPaused)
  }

  /** Shows how to come back to the app: from a file, or after the connection has ended. */
  showConnect(isFile, isEnded) {
    find('connect').hidden = !isFile && !isEnded
    find('connect-words').textContent = isFile ? 'Back to the app' : 'Connect again'
    find('connect').title = isFile ? 'Show what happens in the app now' : 'Read the app’s recording again'
  }

  /** Saves a text as a file. */
  download(text) {
    const name = `recording-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.jsonl`
    const url = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
    const link = make('a', { href: url, download: name })
    link.click()
    // The download has begun by then.
    setTimeout(() => URL.revokeObjectURL(url), 60000)
    announce(`Exported as ${name}`)
  }

  #explain(mistake) {
    find('filter').setAttribute('aria-invalid', String(mistake !== ''))
    find('filter-mistake').textContent = mistake
    find('filter-mistake').hidden = mistake === ''
  }

  #key(event) {
    if (event.key !== 'Escape' || event.target.value === '') return
    event.preventDefault()
    event.stopPropagation()
    event.target.value = ''
    this.apply()
  }

  #choose() {
    const [file] = find('file').files
    if (file) this.acts.imported(file)
    // The same file may be chosen again.
    find('file').value = ''
  }

  #acceptDrops() {
    let depth = 0
    const mark = (isOver) => document.body.classList.toggle('drop', isOver)
    const hasFile = (event) => event.dataTransfer?.types.includes('Files')
    addEventListener('dragenter', (event) => {
      if (hasFile(event)) mark(++depth > 0)
    })
    addEventListener('dragleave', (event) => {
      if (hasFile(event)) mark(--depth > 0)
    })
    addEventListener('dragover', (event) => event.preventDefault())
    addEventListener('drop', (event) => {
      event.preventDefault()
      depth = 0
      mark(false)
      const [file] = event.dataTransfer?.files ?? []
      if (file) this.acts.imported(file)
    })
  }
}
"""#,
  ]
}
