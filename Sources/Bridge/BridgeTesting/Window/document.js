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
