// The language of the filter: `method:cart.* error: from:page slower:50 larger:10k document:2 status:pending -log`.
// Terms are joined by "and", a minus before a term turns it around, a word alone is a part of the method's name.

/** A pattern in which `*` is any text; without one, the pattern is found anywhere. */
function pattern(value) {
  const escaped = value.toLowerCase().replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  const source = escaped.includes('*') ? `^${escaped.replaceAll('*', '.*')}$` : escaped
  const expression = new RegExp(source)
  return (text) => expression.test(text.toLowerCase())
}

/** A number with a unit: `50`, `1.5s`, `10k`, `2m`. */
function quantity(value) {
  const match = /^(\d+(?:\.\d+)?)\s*(ms|s|b|k|kb|m|mb)?$/i.exec(value)
  if (!match) throw new Error(`“${value}” is not a number. Write 50, 1.5s or 10k.`)
  const factor = { s: 1000, k: 1000, kb: 1000, m: 1000000, mb: 1000000 }[(match[2] ?? '').toLowerCase()] ?? 1
  return Number(match[1]) * factor
}

/** Accepts the first letters of one of the words. */
function word(value, words) {
  const found = words.find((one) => value !== '' && one.startsWith(value.toLowerCase()))
  if (found === undefined) throw new Error(`“${value}” is none of ${words.join(', ')}.`)
  return found
}

/** Each term: from its value to a test of a call or an event. */
const terms = {
  method(value) {
    const matches = pattern(value)
    return (item) => matches(item.method ?? item.name)
  },
  error(value) {
    const matches = pattern(value)
    return (item) => item.error !== undefined ? matches(item.error) : item.isFault === true && value === ''
  },
  from(value) {
    const side = word(value, ['page', 'native'])
    return (item) => item.from === side
  },
  slower(value) {
    const limit = quantity(value)
    return (item) => item.duration > limit
  },
  faster(value) {
    const limit = quantity(value)
    return (item) => item.duration < limit
  },
  larger(value) {
    const limit = quantity(value)
    return (item) => item.bytes > limit
  },
  document(value) {
    const id = quantity(value)
    return (item) => item.document === id
  },
  status(value) {
    const status = word(value, ['ok', 'failed', 'pending', 'waiting', 'streaming'])
    return (item) => item.status === status
  },
  is(value) {
    const kind = word(value, ['stream', 'request'])
    return kind === 'stream' ? (item) => item.isStream === true : (item) => item.request !== undefined
  },
}

const anything = () => true

/**
 * Reads a filter.
 * @param {string} source What was typed.
 * @returns {function(object): boolean} Whether a call or an event is shown.
 * @throws {Error} A sentence that says what cannot be read.
 */
export function readFilter(source) {
  const tests = []
  for (const [, minus, name, quoted, plain] of source.matchAll(/(-?)(?:([a-z]+):)?(?:"([^"]*)"?|(\S*))\s*/giy)) {
    const value = quoted ?? plain
    if (name === undefined && value === '') continue
    const term = name === undefined ? terms.method : terms[name.toLowerCase()]
    if (term === undefined || !Object.hasOwn(terms, name?.toLowerCase() ?? 'method')) {
      throw new Error(`There is no filter “${name}:”. There are ${Object.keys(terms).join(', ')}.`)
    }
    const test = term(value)
    tests.push(minus ? (item) => !test(item) : test)
  }
  return tests.length === 0 ? anything : (item) => tests.every((test) => test(item))
}

/**
 * Makes a test for a text in the lines of an item: names, payloads, errors and stacks, in any case of letters.
 * The test keeps its answer with the item until a line is added, because a search reads every payload.
 * @param {string} query What was typed.
 * @returns {function(object): boolean}
 */
export function makeSearch(query) {
  if (query === '') return anything
  // Lines are JSON, in which quotes and backslashes have escapes.
  const written = JSON.stringify(query).slice(1, -1)
  const expression = new RegExp(written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i')
  return (item) => {
    const found = item.found
    if (found?.query === query && (found.isFound || found.lines === item.lines.length)) return found.isFound
    const isFound = item.lines.some((line) => expression.test(line.text))
    item.found = { query, lines: item.lines.length, isFound }
    return isFound
  }
}
