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
