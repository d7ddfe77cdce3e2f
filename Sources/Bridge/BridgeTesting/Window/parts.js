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
