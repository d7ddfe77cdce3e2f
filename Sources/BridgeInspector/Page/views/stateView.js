// What other parts of the app hold, where they are attached: cookies, relayed requests, installed packages.
import { emptyState, make } from '../base/elements.js'

const parts = [['cookies', 'Cookies'], ['requests', 'Relayed requests'], ['packages', 'Installed packages']]

/** How many rows and columns of a part are shown, and how many characters of a cell. */
const ROWS = 500
const COLUMNS = 14
const CHARACTERS = 300

const words = (value) => {
  const text = typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)
  return text.length > CHARACTERS ? `${text.slice(0, CHARACTERS)}…` : text
}

/** `expiresAt` as `expires at`. */
const heading = (key) => key.replaceAll(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)

function tableOf(rows) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(Object(row))))].slice(0, COLUMNS)
  return make('table', { class: 'list' },
    make('thead', {}, make('tr', {}, ...columns.map((column) => make('th', { scope: 'col' }, heading(column))))),
    make('tbody', {}, ...rows.map((row) => make('tr', {}, ...columns.map((column) =>
      make('td', { class: typeof row?.[column] === 'number' ? 'number' : '', title: words(row?.[column]) }, words(row?.[column])))))))
}

export class StateView {
  constructor(element) { this.element = element }

  /**
   * Shows a state.
   * @param {object} state What `inspector.state` gave.
   * @returns {boolean} Whether there is anything to show.
   */
  show(state) {
    const attached = parts.filter(([key]) => Array.isArray(state?.[key]))
    this.element.replaceChildren(...attached.flatMap(([key, title]) => {
      const rows = state[key].slice(0, ROWS)
      return [make('section', { 'data-part': key }, make('h2', {}, title, make('span', { class: 'tag' }, String(state[key].length))),
        rows.length ? tableOf(rows) : emptyState('None', 'The part is attached and has nothing.'))]
    }))
    return attached.length > 0
  }
}
