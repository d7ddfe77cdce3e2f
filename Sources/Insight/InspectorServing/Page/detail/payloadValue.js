// What the JSON of a payload means: values that JSON lacks are objects with one key (docs/WIRE.md, "Payloads").

const utf8 = new TextEncoder()

/** The size of a value's JSON, in bytes. */
export const sizeOf = (value) => utf8.encode(JSON.stringify(value) ?? '').length

/**
 * @typedef {{type: string, text: string, size: number, children: ?Array<{label: string, read: function(): Node}>}}
 *   Node A value as people read it; `children` are what is in it.
 */

const leaf = (type, text, value) => ({ type, text, size: sizeOf(value), children: undefined })

/** A node with others in it. They are read when they are shown, because a payload may be large. */
const branch = (type, text, value, entries, isExtended) => ({
  type, text, size: sizeOf(value),
  children: entries.map(([label, child]) => ({ label, read: () => readValue(child, isExtended) })),
})

const members = (value, isExtended) =>
  branch('object', `{${count(Object.keys(value).length)}}`, value, Object.entries(value), isExtended)

const count = (number) => `${number} ${number === 1 ? 'member' : 'members'}`
const elements = (number) => `${number} ${number === 1 ? 'element' : 'elements'}`

/** The values of the extended encoding, by their key. */
const extended = {
  $undefined: (value) => leaf('undefined', 'undefined', value),
  $number: (value) => leaf('number', String(value), value),
  $int: (value) => leaf('BigInt', `${value}n`, value),
  $bytes: (value) => leaf('bytes', describeBytes(value), value),
  $date(value) {
    const date = new Date(value)
    return leaf('Date', Number.isNaN(date.getTime()) ? 'invalid date' : date.toISOString(), value)
  },
  $function: (value) => leaf('function', `function ${String(value)}`, value),
  $stream: (value) => leaf('stream', `stream ${String(value)}`, value),
  $blob: (value) => ({ ...members(Object(value), true), type: 'Blob' }),
  $set: (value) => branch('Set', `Set of ${elements(value.length)}`, value,
    value.map((item, index) => [String(index), item]), true),
  $map: (value) => branch('Map', `Map of ${elements(value.length)}`, value,
    value.map(([key, item]) => [JSON.stringify(key), item]), true),
  $object: (value) => members(Object(value), true),
}

function describeBytes(value) {
  if (typeof value === 'number') return `bytes beside the frame, ${value}`
  const padding = value.endsWith('==') ? 2 : value.endsWith('=') ? 1 : 0
  return `${elements(value.length / 4 * 3 - padding).replace(/elements?/, 'bytes')}, base64 ${value}`
}

/**
 * Reads a value of a payload.
 * @param {*} value What JSON.parse gave.
 * @param {boolean} isExtended Whether the payload has the extended encoding.
 * @returns {Node}
 */
export function readValue(value, isExtended) {
  if (value === null) return leaf('null', 'null', value)
  if (typeof value !== 'object') {
    return leaf(typeof value, typeof value === 'string' ? JSON.stringify(value) : String(value), value)
  }
  if (Array.isArray(value)) {
    return branch('array', `[${elements(value.length)}]`, value,
      value.map((item, index) => [String(index), item]), isExtended)
  }
  const names = Object.keys(value)
  if (isExtended && names.length === 1 && Object.hasOwn(extended, names[0])) {
    try {
      return extended[names[0]](value[names[0]])
    } catch {
      // The recording breaks the rules of payloads, so that its JSON is shown as it is.
    }
  }
  return members(value, isExtended)
}

/** A value in a few words, for a row of a list. */
export function preview(value, isExtended, longest = 200) {
  const node = readValue(value, isExtended)
  const text = node.children && node.type !== 'Date' ? JSON.stringify(value) : node.text
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
