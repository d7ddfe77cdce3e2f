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
