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
