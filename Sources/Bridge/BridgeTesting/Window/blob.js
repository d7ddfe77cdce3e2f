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
