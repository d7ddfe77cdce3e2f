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
