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
