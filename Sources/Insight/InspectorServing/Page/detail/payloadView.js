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
