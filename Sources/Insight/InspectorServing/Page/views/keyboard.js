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
