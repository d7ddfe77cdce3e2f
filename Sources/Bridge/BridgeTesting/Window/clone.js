/**
 * `structuredClone`, for what JavaScript itself has; ports are handed over when transferred.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  const { DOMException, Map } = parts.window
  const fail = (what) => {
    throw new DOMException(`${what} could not be cloned.`, 'DataCloneError')
  }
  const tag = (value) => Object.prototype.toString.call(value).slice(8, -1)
  const errors = {
    __proto__: null, Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError,
  }

  function copy(value, seen) {
    if (typeof value === 'symbol' || typeof value === 'function') fail(tag(value))
    if (typeof value !== 'object' || value === null) return value
    if (seen.has(value)) return seen.get(value)
    const keep = (made) => { seen.set(value, made); return made }
    const own = (made) => {
      for (const key of Object.keys(value)) made[key] = copy(value[key], seen)
      return made
    }
    if (ArrayBuffer.isView(value)) {
      const buffer = copy(value.buffer, seen)
      const length = value instanceof DataView ? value.byteLength : value.length
      return keep(new value.constructor(buffer, value.byteOffset, length))
    }
    if (value instanceof Error) {
      const Kind = errors[value.name] ?? Error
      return keep(Object.assign(Object.create(Kind.prototype, {
        message: { value: `${value.message}`, writable: true, configurable: true },
        stack: { value: value.stack, writable: true, configurable: true },
      })))
    }
    switch (tag(value)) {
    case 'Array': return own(keep(new Array(value.length)))
    case 'Date': return keep(new Date(value.getTime()))
    case 'RegExp': return keep(new RegExp(value.source, value.flags))
    case 'Boolean': case 'Number': case 'String': case 'BigInt': return keep(Object(value.valueOf()))
    case 'ArrayBuffer': return keep(value.slice(0))
    case 'Map': {
      const made = keep(new Map())
      for (const [key, member] of [...value]) made.set(copy(key, seen), copy(member, seen))
      return made
    }
    case 'Set': {
      const made = keep(new Set())
      for (const member of [...value]) made.add(copy(member, seen))
      return made
    }
    case 'Object': return own(keep({}))
    default: return fail(`${tag(value)} object`)
    }
  }

  parts.define({
    structuredClone(value, options) {
      const seen = new Map()
      for (const item of options?.transfer ?? []) {
        if (!(item instanceof ArrayBuffer)) seen.set(item, item)
      }
      return copy(value, seen)
    },
  })
})
