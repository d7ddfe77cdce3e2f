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
