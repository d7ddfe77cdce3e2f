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
