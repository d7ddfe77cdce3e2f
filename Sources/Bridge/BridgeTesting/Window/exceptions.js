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
