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
