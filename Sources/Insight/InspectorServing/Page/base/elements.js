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
