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
