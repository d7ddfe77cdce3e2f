// What other parts of the app hold, where they are attached: cookies, relayed requests, installed packages.
import { make, readable } from '../base/elements.js'

const parts = [['cookies', 'Cookies'], ['requests', 'Relayed requests'], ['packages', 'Installed packages']]

/** How many rows and columns of a part are shown, and how many characters of a cell. */
const ROWS = 500
const COLUMNS = 14
const CHARACTERS = 300

const words = (value) => {
  const text = typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
  return readable(text.length > CHARACTERS ? `${text.slice(0, CHARACTERS)}…` : text)
}

/** `expiresAt` as `expires at`. */
const heading = (key) => key.replaceAll(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)

function tableOf(rows) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(Object(row))))].slice(0, COLUMNS)
  const classOf = (column) => typeof rows[0]?.[column] === 'number' ? 'number' : ''
  return make('table', { class: 'list' },
    make('thead', {}, make('tr', {}, ...columns.map((column) =>
      make('th', { scope: 'col', class: classOf(column) }, readable(heading(column)))))),
    make('tbody', {}, ...rows.map((row) => make('tr', {}, ...columns.map((column) =>
      make('td', { class: classOf(column), title: words(row?.[column]) }, words(row?.[column])))))))
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
    const attached = parts.filter(([key]) => Array.isArray(state?.[key]))
    this.element.replaceChildren(...attached.flatMap(([key, title]) => {
      const rows = state[key].slice(0, ROWS)
      return [make('section', { 'data-part': key },
        make('h2', {}, title, make('span', { class: 'tag' }, String(state[key].length))),
        rows.length ? tableOf(rows) : make('p', { class: 'hint' }, 'None'))]
    }))
    this.#hasParts = attached.length > 0
    return this.#hasParts
  }
}
