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
