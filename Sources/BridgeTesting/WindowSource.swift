// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The parts of a browser window, for a JavaScript context that has none.
enum WindowSource {
  static let abort = #"""
/**
 * `AbortController` and `AbortSignal`.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  const { EventTarget, Event, DOMException, setTimeout } = parts.window
  let isMaking = false
  const make = () => {
    isMaking = true
    try { return new AbortSignal() } finally { isMaking = false }
  }

  class AbortSignal extends EventTarget {
    #isAborted = false
    #reason
    /** What is done at the abort, before the event. @type {(() => void)[]} */
    #actions = []

    constructor() {
      if (!isMaking) throw new TypeError('Illegal constructor')
      super()
    }

    get aborted() { return this.#isAborted }
    get reason() { return this.#reason }
    throwIfAborted() { if (this.#isAborted) throw this.#reason }

    static abort(reason) {
      const signal = make()
      signal.#abort(reason)
      return signal
    }

    static timeout(milliseconds) {
      const signal = make()
      setTimeout(
        () => signal.#abort(new DOMException('The operation timed out.', 'TimeoutError')),
        milliseconds)
      return signal
    }

    static any(signals) {
      const signal = make()
      const sources = [...signals]
      const aborted = sources.find((source) => source.aborted)
      if (aborted) signal.#abort(aborted.reason)
      else {
        for (const source of sources) {
          source.#actions.push(() => signal.#abort(source.#reason))
        }
      }
      return signal
    }

    // A static field, because iOS 16.0 has no static blocks.
    static #shared = Object.assign(parts, {
      abort: (signal, reason) => signal.#abort(reason),
      whenAborted: (signal, action) => { signal.#actions.push(action) },
    })

    #abort(reason) {
      if (this.#isAborted) return
      this.#isAborted = true
      this.#reason = reason === undefined
        ? new DOMException('The operation was aborted.', 'AbortError') : reason
      const actions = this.#actions
      this.#actions = []
      for (const action of actions) action()
      parts.fire(this, new Event('abort'))
    }
  }

  class AbortController {
    #signal = make()
    get signal() { return this.#signal }
    abort(reason) { parts.abort(this.#signal, reason) }
  }

  parts.handlers(AbortSignal.prototype, 'abort')
  parts.name(AbortSignal.prototype, 'AbortSignal')
  parts.name(AbortController.prototype, 'AbortController')
  parts.define({ AbortSignal, AbortController })
})
"""#
  static let blob = #"""
/**
 * `Blob` and `File`, of text, buffers and other blobs.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  /** The bytes of every blob. */
  const contents = new WeakMap()

  function bytesOf(part) {
    if (contents.has(part)) return contents.get(part)
    if (ArrayBuffer.isView(part)) {
      return new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
    }
    if (part instanceof ArrayBuffer) return new Uint8Array(part)
    return new TextEncoder().encode(part)
  }

  function join(list) {
    const all = [...list].map(bytesOf)
    const bytes = new Uint8Array(all.reduce((size, part) => size + part.length, 0))
    let start = 0
    for (const part of all) {
      bytes.set(part, start)
      start += part.length
    }
    return bytes
  }

  const type = (text) => /^[\x20-\x7e]*$/.test(text) ? text.toLowerCase() : ''

  class Blob {
    #type

    constructor(list = [], options = {}) {
      contents.set(this, join(list))
      this.#type = type(`${options.type ?? ''}`)
    }

    get size() { return contents.get(this).length }
    get type() { return this.#type }

    slice(start = 0, end = this.size, type = '') {
      const part = new Blob([], { type })
      contents.set(part, contents.get(this).subarray(start, end))
      return part
    }

    async arrayBuffer() { return contents.get(this).slice().buffer }
    async bytes() { return contents.get(this).slice() }
    async text() { return new TextDecoder().decode(contents.get(this)) }
  }

  class File extends Blob {
    #name
    #lastModified

    constructor(list, name, options = {}) {
      super(list, options)
      this.#name = `${name}`
      this.#lastModified = options.lastModified ?? Date.now()
    }

    get name() { return this.#name }
    get lastModified() { return this.#lastModified }
  }

  parts.name(Blob.prototype, 'Blob')
  parts.name(File.prototype, 'File')
  parts.define({ Blob, File })
})
"""#
  static let bytes = #"""
/**
 * `crypto`'s random numbers, `atob` and `btoa`.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  const { native } = parts
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  const fail = (message) => { throw new DOMException(message, 'InvalidCharacterError') }

  const crypto = {
    getRandomValues(array) {
      if (!ArrayBuffer.isView(array) || /Float|DataView/.test(array[Symbol.toStringTag])) {
        throw new DOMException('The array is not one of integers.', 'TypeMismatchError')
      }
      if (array.byteLength > 65536) {
        throw new DOMException('More than 65536 bytes were asked for.', 'QuotaExceededError')
      }
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      const digits = native.random(`${bytes.length}`)
      for (let index = 0; index < bytes.length; index++) {
        bytes[index] = parseInt(digits.slice(index * 2, index * 2 + 2), 16)
      }
      return array
    },
    randomUUID() {
      const bytes = crypto.getRandomValues(new Uint8Array(16))
      bytes[6] = bytes[6] & 0xf | 0x40
      bytes[8] = bytes[8] & 0x3f | 0x80
      const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
      return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }

  parts.define({
    crypto: Object.freeze(crypto),
    btoa(text) {
      const source = `${text}`
      let result = ''
      for (let index = 0; index < source.length; index += 3) {
        const rest = source.length - index
        const [a, b, c] = [0, 1, 2].map((step) => source.charCodeAt(index + step) || 0)
        if ((a | b | c) > 0xff) fail('A character is beyond Latin-1.')
        result += alphabet[a >> 2] + alphabet[(a & 3) << 4 | b >> 4]
          + (rest > 1 ? alphabet[(b & 15) << 2 | c >> 6] : '=') + (rest > 2 ? alphabet[c & 63] : '=')
      }
      return result
    },
    atob(text) {
      let source = `${text}`.replace(/[\t\n\f\r ]/g, '')
      if (source.length % 4 === 0) source = source.replace(/==?$/, '')
      if (source.length % 4 === 1 || /[^A-Za-z0-9+/]/.test(source)) fail('That is not base64.')
      let result = ''
      let bits = 0
      let count = 0
      for (const digit of source) {
        bits = (bits << 6 | alphabet.indexOf(digit)) & 0xffff
        count += 6
        if (count >= 8) {
          count -= 8
          result += String.fromCharCode(bits >> count & 0xff)
        }
      }
      return result
    },
  })
})
"""#
  static let clone = #"""
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
"""#
  static let console = #"""
/**
 * `console`, and what becomes of errors that nobody catches.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  const { native, window } = parts
  const { JSON, ErrorEvent, String } = window
  const { stringify } = JSON

  function text(value) {
    if (typeof value === 'string') return value
    try {
      if (typeof value === 'function') return `function ${value.name}`
      if (typeof value !== 'object' || value === null) return String(value)
      if (value instanceof Error || value instanceof DOMException) {
        return `${value.name}: ${value.message}`
      }
      return stringify(value) ?? String(value)
    } catch {
      return '[object]'
    }
  }
  const line = (level) => (...values) => {
    native.console(level, values.map(text).join(' '))
  }

  const counts = new Map()
  const console = {
    debug: line('debug'), log: line('log'), info: line('info'), warn: line('warn'),
    error: line('error'), trace: line('debug'), dir: line('log'), table: line('log'),
    group: line('log'), groupCollapsed: line('log'), groupEnd() {}, clear() {}, time() {},
    timeEnd() {},
    assert(condition, ...values) {
      if (!condition) native.console('error', ['Assertion failed', ...values].map(text).join(' '))
    },
    count(label = 'default') {
      counts.set(label, (counts.get(label) ?? 0) + 1)
      native.console('log', `${label}: ${counts.get(label)}`)
    },
  }
  parts.define({ console })

  const details = (error) => {
    const isObject = typeof error === 'object' && error !== null
    return {
      message: text(error), error,
      filename: isObject ? `${error.sourceURL ?? ''}` : '',
      lineno: isObject ? Number(error.line) || 0 : 0,
      colno: isObject ? Number(error.column) || 0 : 0,
    }
  }

  let isReporting = false
  /** Tells the window's error listeners, or else the console, of an error that nobody caught. */
  parts.report = (error) => {
    const event = new ErrorEvent('error', { ...details(error), cancelable: true })
    let isHandled = false
    // An error of an error's listener goes to the console alone.
    if (!isReporting) {
      isReporting = true
      try { isHandled = !parts.fire(window, event) } finally { isReporting = false }
    }
    if (!isHandled) native.console('error', `Uncaught ${text(error)}`)
  }
  parts.entry.report = parts.report
  parts.define({ reportError: (error) => parts.report(error) })
})
"""#
  static let document = #"""
/**
 * `document` without a tree, `location`, the window's own attributes, and a document's life.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  const { native, window, about, entry } = parts
  const { EventTarget, Event, PageTransitionEvent, URL } = window

  class Window extends EventTarget {}
  class Document extends EventTarget {}
  class Location {}
  for (const Kind of [Window, Document, Location]) parts.name(Kind.prototype, Kind.name)

  const document = new Document()
  parts.adopt(window, null)
  parts.adopt(document, window)
  // A bare global object is no EventTarget and its prototype is fixed: it gets the methods itself.
  for (const key of ['addEventListener', 'removeEventListener', 'dispatchEvent']) {
    const method = EventTarget.prototype[key]
    Object.defineProperty(window, key, { value: method, writable: true, configurable: true })
  }

  const url = new URL(about.url)
  const location = new Location()
  for (const key of [
    'protocol', 'host', 'hostname', 'port', 'pathname', 'search', 'hash', 'origin', 'href',
  ]) {
    const isLink = key === 'href'
    Object.defineProperty(location, key, {
      get: () => url[key], enumerable: true,
      set: isLink ? (link) => location.assign(link) : undefined,
    })
  }
  Object.assign(location, {
    assign(link) { native.navigate(new URL(link, url.href).href) },
    replace(link) { native.navigate(new URL(link, url.href).href) },
    reload() { native.reload() },
    toString: () => url.href,
  })

  let readyState = 'loading'
  let visibilityState = 'visible'
  let isOpen = false
  const advance = (state) => {
    readyState = state
    parts.fire(document, new Event('readystatechange'))
  }
  const changeVisibility = (state) => {
    visibilityState = state
    parts.fire(document, new Event('visibilitychange', { bubbles: true }))
  }
  const transition = (type, persisted) => {
    parts.fire(window, new PageTransitionEvent(type, { persisted }))
  }

  entry.interactive = () => {
    advance('interactive')
    parts.fire(document, new Event('DOMContentLoaded', { bubbles: true }))
  }
  entry.complete = () => {
    advance('complete')
    parts.fire(window, new Event('load'))
    transition('pageshow', false)
  }
  /** The document is left: for the page cache, where it may be shown again, or for good. */
  entry.hide = (persisted) => {
    parts.fire(window, new Event('beforeunload', { cancelable: true }))
    transition('pagehide', persisted)
    changeVisibility('hidden')
    if (!persisted) parts.fire(window, new Event('unload'))
  }
  entry.show = () => {
    changeVisibility('visible')
    transition('pageshow', true)
  }

  const attributes = (owner, getters) => {
    for (const key of Object.keys(getters)) {
      Object.defineProperty(owner, key, { get: getters[key], enumerable: true, configurable: true })
    }
  }
  attributes(Document.prototype, {
    readyState: () => readyState,
    visibilityState: () => visibilityState,
    hidden: () => visibilityState === 'hidden',
    URL: () => url.href,
    documentURI: () => url.href,
    location: () => location,
    defaultView: () => window,
  })
  Object.assign(document, { title: '' })

  /** Empties the document. The window stays, its listeners go, document-start scripts run again. */
  Document.prototype.open = function open() {
    parts.clearListeners(document)
    parts.clearListeners(window)
    readyState = 'loading'
    isOpen = true
    native.reopened()
    return document
  }
  /** There is no tree to write to: the text is dropped. */
  Document.prototype.write = function write() {
    if (!isOpen && readyState === 'complete') document.open()
  }
  Document.prototype.writeln = Document.prototype.write
  Document.prototype.close = function close() {
    if (!isOpen) return
    isOpen = false
    parts.task(entry.interactive)
    parts.task(entry.complete)
  }

  parts.handlers(Document.prototype, 'readystatechange', 'visibilitychange')
  parts.handlers(
    window, 'load', 'error', 'unhandledrejection', 'rejectionhandled', 'beforeunload', 'pagehide',
    'pageshow', 'unload', 'message', 'focus', 'blur')

  // What other frames are is out of this window's sight, as across origins.
  const elsewhere = about.isMainFrame ? window : Object.freeze({ __proto__: null })
  for (const [key, value] of [
    ['window', window], ['document', document], ['top', elsewhere],
  ]) Object.defineProperty(window, key, { value, enumerable: true })
  Object.defineProperty(window, 'location', {
    get: () => location, set: (link) => location.assign(link), enumerable: true,
  })
  parts.define({
    self: window, frames: window, parent: elsewhere, opener: null, name: '',
    origin: about.origin, isSecureContext: url.protocol !== 'http:', closed: false,
    navigator: Object.freeze({ userAgent: 'BridgeTesting', language: 'en', onLine: true }),
    Window, Document, Location,
  })
})
"""#
  static let elements = #"""
/**
 * Elements, as far as scripts make some that show nothing: a tree without text or layout, and the
 * navigations of its iframes.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  const { native, window } = parts
  const { EventTarget, URL, Map, document, location } = window
  /** Where each iframe is about to navigate: a later place takes the turn of an earlier one. */
  const destinations = new Map()

  function navigate(frame, url) {
    const isWaiting = destinations.has(frame)
    destinations.set(frame, url)
    if (isWaiting) return
    parts.task(() => {
      const destination = destinations.get(frame)
      destinations.delete(frame)
      if (frame.isConnected) native.frame(destination)
    })
  }

  class Element extends EventTarget {
    #attributes = new Map()
    constructor(name) {
      super()
      this.tagName = name.toUpperCase()
      this.style = {}
      this.children = []
      this.parentNode = null
    }
    get isConnected() {
      return this === document.documentElement || !!this.parentNode && this.parentNode.isConnected
    }
    getAttribute(name) { return this.#attributes.get(name) ?? null }
    setAttribute(name, value) {
      this.#attributes.set(name, `${value}`)
      if (name === 'src') this.connected()
    }
    get src() {
      const source = this.getAttribute('src')
      return source === null ? '' : new URL(source, location.href).href
    }
    set src(source) { this.setAttribute('src', source) }
    /** It, or what it is in, came into the document. */
    connected() {
      if (!this.isConnected) return
      if (this.tagName === 'IFRAME' && this.src) navigate(this, this.src)
      for (const child of this.children) child.connected()
    }
    appendChild(child) {
      child.remove()
      child.parentNode = this
      this.children.push(child)
      child.connected()
      return child
    }
    append(...children) { for (const child of children) this.appendChild(child) }
    removeChild(child) {
      child.parentNode = null
      this.children = this.children.filter((other) => other !== child)
      return child
    }
    remove() { if (this.parentNode) this.parentNode.removeChild(this) }
    click() { this.dispatchEvent(new window.Event('click', { bubbles: true })) }
  }
  parts.handlers(Element.prototype, 'click', 'load')

  const make = (name) => {
    const element = new Element(`${name}`)
    parts.adopt(element, document)
    return element
  }
  document.createElement = make
  document.documentElement = make('html')
  document.head = document.documentElement.appendChild(make('head'))
  document.body = document.documentElement.appendChild(make('body'))
  parts.define({ Element })
})
"""#
  static let events = #"""
/**
 * `Event` and the kinds of it that pages and the runtime meet.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  /** Events that the browser itself made. */
  const trusted = new WeakSet()
  // One getter for all events, as the attribute is unforgeable: own, and fixed for good.
  const isTrusted = {
    get() { return trusted.has(this) }, enumerable: true, configurable: false,
  }
  const now = () => Number(parts.native.now())

  class Event {
    #state

    constructor(type, init = {}) {
      if (arguments.length === 0) throw new TypeError('Not enough arguments')
      this.#state = {
        type: `${type}`, bubbles: !!init?.bubbles, cancelable: !!init?.cancelable,
        composed: !!init?.composed, timeStamp: now(), target: null, currentTarget: null,
        phase: 0, path: [], isDispatching: false, isStopped: false, isStoppedAtOnce: false,
        isCancelled: false, isPassive: false,
      }
      Object.defineProperty(this, 'isTrusted', isTrusted)
    }

    // A static field, because iOS 16.0 has no static blocks.
    static #shared = Object.assign(parts, {
      /** @returns {EventState} what only the dispatch may change */
      stateOf: (event) => event.#state,
      isEvent: (value) => typeof value === 'object' && value !== null && #state in value,
    })

    get type() { return this.#state.type }
    get target() { return this.#state.target }
    get srcElement() { return this.#state.target }
    get currentTarget() { return this.#state.currentTarget }
    get eventPhase() { return this.#state.phase }
    get bubbles() { return this.#state.bubbles }
    get cancelable() { return this.#state.cancelable }
    get composed() { return this.#state.composed }
    get timeStamp() { return this.#state.timeStamp }
    get defaultPrevented() { return this.#state.isCancelled }
    get returnValue() { return !this.#state.isCancelled }
    set returnValue(value) { if (!value) this.preventDefault() }
    get cancelBubble() { return this.#state.isStopped }
    set cancelBubble(value) { if (value) this.#state.isStopped = true }

    composedPath() { return [...this.#state.path] }
    stopPropagation() { this.#state.isStopped = true }
    stopImmediatePropagation() { this.#state.isStopped = this.#state.isStoppedAtOnce = true }
    preventDefault() {
      if (this.#state.cancelable && !this.#state.isPassive) this.#state.isCancelled = true
    }
    initEvent(type, bubbles = false, cancelable = false) {
      if (this.#state.isDispatching) return
      Object.assign(this.#state, {
        type: `${type}`, bubbles: !!bubbles, cancelable: !!cancelable, isCancelled: false,
        isStopped: false, isStoppedAtOnce: false, target: null,
      })
      trusted.delete(this)
    }
  }
  const phases = { NONE: 0, CAPTURING_PHASE: 1, AT_TARGET: 2, BUBBLING_PHASE: 3 }
  for (const phase of Object.keys(phases)) {
    const property = { value: phases[phase], enumerable: true }
    Object.defineProperty(Event, phase, property)
    Object.defineProperty(Event.prototype, phase, property)
  }

  /**
   * A kind of event that adds read-only attributes.
   *
   * @param {string} name the interface's name
   * @param {Record<string, any>} attributes each attribute's default
   */
  function kind(name, attributes) {
    const values = new WeakMap()
    const Kind = { [name]: class extends Event {
      constructor(type, init = {}) {
        super(type, init)
        const own = {}
        for (const key of Object.keys(attributes)) own[key] = init?.[key] ?? attributes[key]
        values.set(this, own)
      }
    } }[name]
    for (const key of Object.keys(attributes)) {
      Object.defineProperty(Kind.prototype, key, {
        get() {
          const own = values.get(this)
          if (!own) throw new TypeError(`The event is no ${name}`)
          return own[key]
        }, enumerable: true, configurable: true,
      })
    }
    parts.name(Kind.prototype, name)
    return Kind
  }

  parts.name(Event.prototype, 'Event')
  parts.define({
    Event,
    CustomEvent: kind('CustomEvent', { detail: null }),
    PageTransitionEvent: kind('PageTransitionEvent', { persisted: false }),
    MessageEvent: kind('MessageEvent', {
      data: null, origin: '', lastEventId: '', source: null, ports: Object.freeze([]),
    }),
    ErrorEvent: kind('ErrorEvent', {
      message: '', filename: '', lineno: 0, colno: 0, error: undefined,
    }),
    PromiseRejectionEvent: kind('PromiseRejectionEvent', {
      promise: null, reason: undefined,
    }),
  })
  parts.trust = (event) => { trusted.add(event); return event }
  parts.distrust = (event) => { trusted.delete(event) }
})
"""#
  static let exceptions = #"""
/**
 * `DOMException`, with the names and codes of Web IDL.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  const codes = {
    __proto__: null,
    IndexSizeError: 1, HierarchyRequestError: 3, WrongDocumentError: 4,
    InvalidCharacterError: 5, NoModificationAllowedError: 7, NotFoundError: 8,
    NotSupportedError: 9, InUseAttributeError: 10, InvalidStateError: 11, SyntaxError: 12,
    InvalidModificationError: 13, NamespaceError: 14, InvalidAccessError: 15,
    TypeMismatchError: 17, SecurityError: 18, NetworkError: 19, AbortError: 20,
    URLMismatchError: 21, QuotaExceededError: 22, TimeoutError: 23, InvalidNodeTypeError: 24,
    DataCloneError: 25,
  }

  class DOMException {
    #name
    #message

    constructor(message = '', name = 'Error') {
      this.#message = `${message}`
      this.#name = `${name}`
      const stack = new Error().stack
      Object.defineProperty(this, 'stack', { value: stack, writable: true, configurable: true })
    }

    get name() { return this.#name }
    get message() { return this.#message }
    get code() { return codes[this.#name] ?? 0 }
  }
  Object.setPrototypeOf(DOMException.prototype, Error.prototype)

  for (const name of Object.keys(codes)) {
    const constant = `${name.replace(/Error$/, '').replace(/([a-z])([A-Z])/g, '$1_$2')}_ERR`
    const property = { value: codes[name], enumerable: true }
    Object.defineProperty(DOMException, constant.toUpperCase(), property)
    Object.defineProperty(DOMException.prototype, constant.toUpperCase(), property)
  }

  parts.name(DOMException.prototype, 'DOMException')
  parts.define({ DOMException })
})
"""#
  static let handlers = #"""
/**
 * The ways to native code: `webkit.messageHandlers` and `prompt`; and what the engine evaluates.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  const { native, window, about, entry } = parts
  const { Promise, Map, Number, String, TypeError, Error } = window
  const { stringify } = window.JSON
  const then = Promise.prototype.then
  /** Posts that are not answered yet. @type {Map<number, {resolve: any, reject: any}>} */
  const posts = new Map()
  let lastPost = 0

  class UserMessageHandler {
    #name
    constructor(name) { this.#name = name }

    postMessage(message) {
      const name = this.#name
      return new Promise((resolve, reject) => {
        if (typeof message !== 'string') {
          return reject(new TypeError('Only strings can be posted to this page\'s handlers.'))
        }
        if (!native.hasHandler(name)) return reject(new TypeError('The message handler is gone.'))
        const id = ++lastPost
        posts.set(id, { resolve, reject })
        native.post(name, `${id}`, message)
      })
    }
  }
  entry.resolve = (id, text) => settle(id, 'resolve', text)
  entry.reject = (id, kind, message) => {
    settle(id, 'reject', new (kind === 'TypeError' ? TypeError : Error)(message))
  }
  function settle(id, outcome, value) {
    const post = posts.get(Number(id))
    posts.delete(Number(id))
    post?.[outcome](value)
  }

  const messageHandlers = {}
  for (const name of about.handlers) {
    const handler = new UserMessageHandler(name)
    Object.defineProperty(messageHandlers, name, {
      get: () => native.hasHandler(name) ? handler : undefined, enumerable: true,
    })
  }
  parts.name(UserMessageHandler.prototype, 'UserMessageHandler')
  parts.define({
    webkit: Object.freeze({ messageHandlers }),
    prompt(message = '', text = '') { return native.prompt(`${message}`, `${text}`) ?? null },
  })

  /** An error's parts that native keeps. Nothing a page throws makes this throw. */
  function describe(error) {
    const read = (key) => {
      try {
        const value = error[key]
        return value === undefined || value === null ? undefined : String(value)
      } catch {}
    }
    const isObject = typeof error === 'object' && error !== null
    const message = isObject ? read('message') : undefined
    let text = ''
    try { text = message ?? String(error) } catch {}
    return {
      name: (isObject ? read('name') : undefined) ?? 'Error', message: text,
      code: isObject ? read('code') : undefined, stack: isObject ? read('stack') : undefined,
    }
  }

  /** Tells native what an evaluation came to, once it is no promise any more. */
  entry.conclude = (id, isThrown, value) => {
    const fail = (error) => { native.conclude(id, 'error', stringify(describe(error))) }
    const promise = new Promise((resolve, reject) => (isThrown ? reject : resolve)(value))
    then.call(promise, (result) => {
      let text
      try { text = stringify(result) ?? 'null' } catch (error) { return fail(error) }
      native.conclude(id, 'value', text)
    }, fail)
  }
})
"""#
  static let parts = #"""
/**
 * What the other files here build the window from. Each of them is a function of the object that
 * this one makes.
 *
 * @typedef {object} WindowParts
 * @property {typeof globalThis} window the global object
 * @property {Record<string, (...texts: string[]) => any>} native functions of the page's engine
 * @property {{url: string, origin: string, isMainFrame: boolean, handlers: string[]}} about
 * @property {Record<string, (...values: any[]) => any>} entry what the engine calls
 * @property {(members: Record<string, any>) => void} define adds to the window
 * @property {(prototype: object, name: string) => void} name names an interface's objects
 *
 * @param {Record<string, (...texts: string[]) => any>} native
 * @returns {WindowParts}
 */
(function (native) {
  'use strict'

  return {
    window: globalThis,
    native,
    about: JSON.parse(native.about()),
    entry: {},
    define(members) {
      for (const key of Object.keys(members)) {
        Object.defineProperty(globalThis, key, {
          value: members[key], writable: true, configurable: true,
        })
      }
    },
    name(prototype, name) {
      Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true })
    },
  }
})
"""#
  static let targets = #"""
/**
 * `EventTarget`: listeners, and the way of an event through them.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  const { window, stateOf } = parts
  /**
   * @typedef {{type: string, callback: any, capture: boolean, once: boolean, passive: boolean,
   *   isRemoved: boolean, isHandler?: boolean}} Listener
   * @type {WeakMap<object, Listener[]>}
   */
  const lists = new WeakMap()
  /** Where an event goes on to from a target. @type {WeakMap<object, object>} */
  const parents = new WeakMap()

  const listOf = (target) => {
    const list = lists.get(target)
    if (!list) throw new TypeError('Can only call this on instances of EventTarget')
    return list
  }
  const remove = (target, listener) => {
    listener.isRemoved = true
    lists.set(target, listOf(target).filter((other) => other !== listener))
  }
  const isCapture = (options) => typeof options === 'object' ? !!options?.capture : !!options

  class EventTarget {
    constructor() { lists.set(this, []) }

    addEventListener(type, callback, options) {
      const target = this ?? window
      const list = listOf(target)
      const capture = isCapture(options)
      const { once = false, passive = false, signal } = Object(options)
      if (callback !== null && callback !== undefined && typeof callback !== 'object'
        && typeof callback !== 'function') throw new TypeError('The listener is not an object')
      if (signal?.aborted || callback === null || callback === undefined) return
      const same = (other) => other.type === `${type}` && other.callback === callback
        && other.capture === capture
      if (list.some(same)) return
      const listener = {
        type: `${type}`, callback, capture, once: !!once, passive: !!passive, isRemoved: false,
      }
      list.push(listener)
      if (signal) parts.whenAborted(signal, () => remove(target, listener))
    }

    removeEventListener(type, callback, options) {
      const target = this ?? window
      const capture = isCapture(options)
      const listener = listOf(target).find((other) => other.type === `${type}`
        && other.callback === callback && other.capture === capture && !other.isHandler)
      if (listener) remove(target, listener)
    }

    dispatchEvent(event) {
      const target = this ?? window
      listOf(target)
      if (!parts.isEvent(event)) throw new TypeError('The argument is not an Event')
      if (stateOf(event).isDispatching) {
        throw new DOMException('The event is already being dispatched.', 'InvalidStateError')
      }
      parts.distrust(event)
      return dispatch(target, event)
    }
  }

  /** Calls the listeners of one target in one phase. */
  function invoke(target, event, capture) {
    const state = stateOf(event)
    state.currentTarget = target
    for (const listener of [...listOf(target)]) {
      if (listener.isRemoved || listener.type !== state.type) continue
      if (listener.capture !== capture) continue
      if (listener.once) remove(target, listener)
      state.isPassive = listener.passive
      try {
        const { callback } = listener
        if (typeof callback === 'function') callback.call(target, event)
        else callback.handleEvent(event)
      } catch (error) {
        parts.report(error)
      }
      state.isPassive = false
      if (state.isStoppedAtOnce) return
    }
  }

  /** @returns {boolean} whether nobody prevented the default */
  function dispatch(target, event) {
    const state = stateOf(event)
    const path = [target]
    for (let next = parents.get(target); next; next = parents.get(next)) path.push(next)
    Object.assign(state, { target, path, isDispatching: true })
    for (const capture of [true, false]) {
      const steps = capture ? [...path].reverse() : path
      for (const step of steps) {
        if (state.isStopped) break
        if (!capture && step !== target && !state.bubbles) continue
        state.phase = step === target ? 2 : capture ? 1 : 3
        invoke(step, event, capture)
      }
    }
    Object.assign(state, {
      phase: 0, currentTarget: null, path: [], isDispatching: false, isStopped: false,
      isStoppedAtOnce: false,
    })
    return !state.isCancelled
  }

  /**
   * Gives an object its `on…` attributes. A handler keeps the place of its first assignment.
   *
   * @param {object} owner the prototype, or the one object, that has them
   * @param {string[]} types
   */
  parts.handlers = (owner, ...types) => {
    for (const type of types) {
      const values = new WeakMap()
      Object.defineProperty(owner, `on${type}`, {
        get() { return values.get(this ?? window)?.value ?? null },
        set(value) {
          const target = this ?? window
          const old = values.get(target)
          if (old?.listener.isRemoved === false) {
            if (typeof value === 'function') return void (old.value = value)
            remove(target, old.listener)
          }
          values.delete(target)
          if (typeof value !== 'function') return
          const own = { value, listener: null }
          own.listener = {
            type, capture: false, once: false, passive: false, isRemoved: false, isHandler: true,
            callback: (event) => parts.callHandler(own.value, target, event),
          }
          values.set(target, own)
          listOf(target).push(own.listener)
        }, enumerable: true, configurable: true,
      })
    }
  }
  // The window's error handler alone takes an error's details and cancels by returning true.
  parts.callHandler = (handler, target, event) => {
    const isReport = target === window && event.type === 'error' && event instanceof ErrorEvent
    const result = isReport
      ? handler.call(target, event.message, event.filename, event.lineno, event.colno, event.error)
      : handler.call(target, event)
    if (result === (isReport ? true : false)) event.preventDefault()
  }

  parts.adopt = (target, parent) => {
    lists.set(target, [])
    if (parent) parents.set(target, parent)
  }
  parts.clearListeners = (target) => {
    for (const listener of [...listOf(target)]) remove(target, listener)
  }
  /** Dispatches an event of the browser's own. */
  parts.fire = (target, event) => dispatch(target, parts.trust(event))

  parts.name(EventTarget.prototype, 'EventTarget')
  parts.define({ EventTarget })
})
"""#
  static let tasks = #"""
/**
 * Timers on the page's clock, microtasks, and message channels, whose messages are tasks.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  const { native, window } = parts
  const { EventTarget, MessageEvent } = window
  const { Promise, Map, Number, Function } = window
  const then = Promise.prototype.then
  const resolved = Promise.resolve()
  /** What native runs by its number: timers, and tasks. @type {Map<number, () => void>} */
  const actions = new Map()
  let lastID = 0

  const run = (callback, args) => {
    try { callback(...args) } catch (error) { parts.report(error) }
  }
  const callable = (handler) => typeof handler === 'function' ? handler : Function(`${handler}`)

  function timer(handler, delay, args, isRepeated) {
    const callback = callable(handler)
    const id = ++lastID
    // A page that repeats without a pause would never let a clock that it stops go on.
    const milliseconds = Math.max(Number(delay) || 0, isRepeated ? 1 : 0)
    const start = () => native.timer(`${id}`, `${milliseconds}`)
    actions.set(id, () => {
      if (isRepeated) start()
      else actions.delete(id)
      run(callback, args)
    })
    start()
    return id
  }
  const clear = (id) => { actions.delete(Number(id)) }

  /** Runs an action in a task of its own. */
  parts.task = (action) => {
    const id = ++lastID
    actions.set(id, () => {
      actions.delete(id)
      run(action, [])
    })
    native.task(`${id}`)
  }
  parts.entry.run = (id) => actions.get(Number(id))?.()

  class MessagePort extends EventTarget {
    #other = null
    #isStarted = false
    #isClosed = false
    /** @type {MessageEvent[]} */
    #waiting = []

    postMessage(message, options) {
      const transfer = Array.isArray(options) ? options : options?.transfer ?? []
      const data = structuredClone(message, { transfer })
      const ports = Object.freeze(transfer.filter((value) => value instanceof MessagePort))
      const other = this.#other
      if (!other || this.#isClosed) return
      parts.task(() => other.#receive(new MessageEvent('message', { data, ports })))
    }
    start() {
      if (this.#isStarted || this.#isClosed) return
      this.#isStarted = true
      const waiting = this.#waiting
      this.#waiting = []
      for (const event of waiting) parts.task(() => this.#receive(event))
    }
    close() { this.#isClosed = true }
    #receive(event) {
      if (this.#isClosed) return
      if (this.#isStarted) parts.fire(this, event)
      else this.#waiting.push(event)
    }

    // A static field, because iOS 16.0 has no static blocks.
    static #shared = Object.assign(parts, {
      entangle(a, b) {
        a.#other = b
        b.#other = a
      },
    })
  }
  parts.handlers(MessagePort.prototype, 'message', 'messageerror')
  const { get, set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    get, set(value) { set.call(this, value); this.start() }, enumerable: true, configurable: true,
  })

  class MessageChannel {
    #ports = [new MessagePort(), new MessagePort()]
    constructor() { parts.entangle(this.#ports[0], this.#ports[1]) }
    get port1() { return this.#ports[0] }
    get port2() { return this.#ports[1] }
  }

  parts.name(MessagePort.prototype, 'MessagePort')
  parts.name(MessageChannel.prototype, 'MessageChannel')
  parts.define({
    MessagePort, MessageChannel,
    setTimeout(handler, delay, ...args) { return timer(handler, delay, args, false) },
    setInterval(handler, delay, ...args) { return timer(handler, delay, args, true) },
    clearTimeout: clear,
    clearInterval: clear,
    queueMicrotask(callback) {
      if (typeof callback !== 'function') throw new TypeError('The callback is not a function')
      then.call(resolved, () => run(callback, []))
    },
    performance: Object.freeze({ now: () => Number(native.now()), timeOrigin: 0 }),
  })
})
"""#
  static let text = #"""
/**
 * `TextEncoder` and `TextDecoder` for UTF-8.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  /** Calls back with each byte of a string's UTF-8; a lone surrogate counts as U+FFFD. */
  function encode(text, put) {
    for (let index = 0; index < text.length; index++) {
      let point = text.codePointAt(index)
      if (point >= 0xd800 && point <= 0xdfff) point = 0xfffd
      if (point > 0xffff) index += 1
      if (point < 0x80) {
        put(point)
      } else if (point < 0x800) {
        put(0xc0 | point >> 6)
        put(0x80 | point & 0x3f)
      } else {
        if (point < 0x10000) put(0xe0 | point >> 12)
        else {
          put(0xf0 | point >> 18)
          put(0x80 | point >> 12 & 0x3f)
        }
        put(0x80 | point >> 6 & 0x3f)
        put(0x80 | point & 0x3f)
      }
    }
  }

  class TextEncoder {
    get encoding() { return 'utf-8' }
    encode(text = '') {
      const source = `${text}`
      const bytes = new Uint8Array(source.length * 3)
      let length = 0
      encode(source, (byte) => { bytes[length++] = byte })
      return bytes.slice(0, length)
    }
    encodeInto(text, bytes) {
      const source = `${text}`
      let read = 0
      let written = 0
      for (const character of source) {
        const part = this.encode(character)
        if (written + part.length > bytes.length) break
        bytes.set(part, written)
        read += character.length
        written += part.length
      }
      return { read, written }
    }
  }

  class TextDecoder {
    #fatal
    #ignoreBOM
    #isStart = true
    /** The state of the Encoding Standard's UTF-8 decoder. */
    #state = { point: 0, needed: 0, lower: 0x80, upper: 0xbf }

    constructor(label = 'utf-8', options = {}) {
      if (!/^\s*(unicode-1-1-)?utf-?8\s*$/i.test(label)) {
        throw new RangeError(`The encoding "${label}" is not supported.`)
      }
      this.#fatal = !!options?.fatal
      this.#ignoreBOM = !!options?.ignoreBOM
    }
    get encoding() { return 'utf-8' }
    get fatal() { return this.#fatal }
    get ignoreBOM() { return this.#ignoreBOM }

    decode(input = new Uint8Array(), { stream = false } = {}) {
      const bytes = ArrayBuffer.isView(input)
        ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength) : new Uint8Array(input)
      let text = ''
      let units = []
      const put = (point) => {
        const isFirst = this.#isStart
        this.#isStart = false
        if (isFirst && point === 0xfeff && !this.#ignoreBOM) return
        if (point > 0xffff) {
          units.push(0xd7c0 + (point >> 10), 0xdc00 | point & 0x3ff)
        } else {
          units.push(point)
        }
        if (units.length > 4096) {
          text += String.fromCharCode(...units)
          units = []
        }
      }
      for (const byte of bytes) this.#step(byte, put)
      if (!stream) {
        if (this.#state.needed > 0) this.#fail(put)
        this.#isStart = true
      }
      return text + String.fromCharCode(...units)
    }

    #fail(put) {
      this.#state = { point: 0, needed: 0, lower: 0x80, upper: 0xbf }
      if (this.#fatal) {
        this.#isStart = true
        throw new TypeError('The data is not UTF-8.')
      }
      put(0xfffd)
    }

    #step(byte, put) {
      const state = this.#state
      if (state.needed > 0) {
        if (byte < state.lower || byte > state.upper) {
          this.#fail(put)
          return this.#step(byte, put)
        }
        state.lower = 0x80
        state.upper = 0xbf
        state.point = state.point << 6 | byte & 0x3f
        state.needed -= 1
        if (state.needed === 0) put(state.point)
      } else if (byte < 0x80) {
        put(byte)
      } else if (byte >= 0xc2 && byte <= 0xdf) {
        Object.assign(state, { needed: 1, point: byte & 0x1f })
      } else if (byte >= 0xe0 && byte <= 0xef) {
        const lower = byte === 0xe0 ? 0xa0 : 0x80
        const upper = byte === 0xed ? 0x9f : 0xbf
        Object.assign(state, { needed: 2, point: byte & 0xf, lower, upper })
      } else if (byte >= 0xf0 && byte <= 0xf4) {
        const lower = byte === 0xf0 ? 0x90 : 0x80
        const upper = byte === 0xf4 ? 0x8f : 0xbf
        Object.assign(state, { needed: 3, point: byte & 0x7, lower, upper })
      } else {
        this.#fail(put)
      }
    }
  }

  parts.name(TextEncoder.prototype, 'TextEncoder')
  parts.name(TextDecoder.prototype, 'TextDecoder')
  parts.define({ TextEncoder, TextDecoder })
})
"""#
  static let url = #"""
/**
 * `URL`, as far as origins and relative links need it: no search parameters, no host names beyond
 * ASCII, no setters.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  const ports = { __proto__: null, 'http:': '80', 'https:': '443', 'ws:': '80', 'wss:': '443' }
  const shape = /^([a-z][a-z0-9+.-]*:)(?:\/\/(?:([^/?#@]*)@)?([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/i

  /** Takes `.` and `..` out of a path. */
  function straight(path) {
    const steps = []
    const segments = path.split('/').slice(1)
    segments.forEach((segment, index) => {
      if (segment === '..') steps.pop()
      else if (segment !== '.') steps.push(segment)
      const isLast = index === segments.length - 1
      if (isLast && (segment === '..' || segment === '.')) steps.push('')
    })
    return `/${steps.join('/')}`
  }

  class URL {
    #protocol
    #user
    #hostname
    #port
    #pathname
    #search
    #hash
    #hasHost

    constructor(url, base) {
      const text = `${url}`.trim()
      const found = shape.exec(text)
      if (!found) {
        if (base === undefined) throw new TypeError(`"${text}" cannot be parsed as a URL.`)
        return new URL(URL.#resolve(text, new URL(base)))
      }
      this.#protocol = found[1].toLowerCase()
      const isWeb = this.#protocol in ports
      if (isWeb && !found[3]) throw new TypeError(`"${text}" cannot be parsed as a URL.`)
      const host = /^(.*?)(?::(\d*))?$/.exec(found[3] ?? '')
      this.#hasHost = found[3] !== undefined
      this.#user = found[2]
      this.#hostname = isWeb ? host[1].toLowerCase() : host[1]
      this.#port = host[2] && host[2] !== ports[this.#protocol] ? `${Number(host[2])}` : ''
      this.#pathname = this.#hasHost && (isWeb || found[4]) ? straight(found[4] || '/') : found[4]
      this.#search = found[5] === '?' ? '' : found[5] ?? ''
      this.#hash = found[6] === '#' ? '' : found[6] ?? ''
    }

    static #resolve(text, base) {
      const head = `${base.protocol}${base.#hasHost ? `//${base.host}` : ''}`
      if (text.startsWith('//')) return `${base.protocol}${text}`
      if (text.startsWith('/')) return `${head}${text}`
      if (text.startsWith('?')) return `${head}${base.pathname}${text}`
      if (text.startsWith('#') || text === '') return `${head}${base.pathname}${base.search}${text}`
      return `${head}${base.pathname.replace(/[^/]*$/, '')}${text}`
    }

    static canParse(url, base) {
      try { return !!new URL(url, base) } catch { return false }
    }

    get protocol() { return this.#protocol }
    get hostname() { return this.#hostname }
    get port() { return this.#port }
    get host() { return this.#port ? `${this.#hostname}:${this.#port}` : this.#hostname }
    get pathname() { return this.#pathname }
    get search() { return this.#search }
    get hash() { return this.#hash }
    get origin() {
      if (this.#protocol === 'file:') return 'file://'
      return this.#hostname ? `${this.#protocol}//${this.host}` : 'null'
    }
    get href() {
      const user = this.#user ? `${this.#user}@` : ''
      const authority = this.#hasHost ? `//${user}${this.host}` : ''
      return `${this.#protocol}${authority}${this.#pathname}${this.#search}${this.#hash}`
    }
    toString() { return this.href }
    toJSON() { return this.href }
  }

  parts.name(URL.prototype, 'URL')
  parts.define({ URL })
})
"""#
}
