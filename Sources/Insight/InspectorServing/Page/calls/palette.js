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
