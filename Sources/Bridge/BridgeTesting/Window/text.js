/**
 * `TextEncoder` and `TextDecoder` for UTF-8.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  /** Calls back with each byte of a string's UTF-8; a lone surrogate counts as U+FFFD. */
  function encode(text, put) {
    for (let index = 0; index < text.length; index++) {
      let point = text.codePointAt(index)
      if (point >= 0xd800 && point <= 0xdfff) point = 0xfffd
      if (point > 0xffff) index += 1
      if (point < 0x80) {
        put(point)
      } else if (point < 0x800) {
        put(0xc0 | point >> 6)
        put(0x80 | point & 0x3f)
      } else {
        if (point < 0x10000) put(0xe0 | point >> 12)
        else {
          put(0xf0 | point >> 18)
          put(0x80 | point >> 12 & 0x3f)
        }
        put(0x80 | point >> 6 & 0x3f)
        put(0x80 | point & 0x3f)
      }
    }
  }

  class TextEncoder {
    get encoding() { return 'utf-8' }
    encode(text = '') {
      const source = `${text}`
      const bytes = new Uint8Array(source.length * 3)
      let length = 0
      encode(source, (byte) => { bytes[length++] = byte })
      return bytes.slice(0, length)
    }
    encodeInto(text, bytes) {
      const source = `${text}`
      let read = 0
      let written = 0
      for (const character of source) {
        const part = this.encode(character)
        if (written + part.length > bytes.length) break
        bytes.set(part, written)
        read += character.length
        written += part.length
      }
      return { read, written }
    }
  }

  class TextDecoder {
    #fatal
    #ignoreBOM
    #isStart = true
    /** The state of the Encoding Standard's UTF-8 decoder. */
    #state = { point: 0, needed: 0, lower: 0x80, upper: 0xbf }

    constructor(label = 'utf-8', options = {}) {
      if (!/^\s*(unicode-1-1-)?utf-?8\s*$/i.test(label)) {
        throw new RangeError(`The encoding "${label}" is not supported.`)
      }
      this.#fatal = !!options?.fatal
      this.#ignoreBOM = !!options?.ignoreBOM
    }
    get encoding() { return 'utf-8' }
    get fatal() { return this.#fatal }
    get ignoreBOM() { return this.#ignoreBOM }

    decode(input = new Uint8Array(), { stream = false } = {}) {
      const bytes = ArrayBuffer.isView(input)
        ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength) : new Uint8Array(input)
      let text = ''
      let units = []
      const put = (point) => {
        const isFirst = this.#isStart
        this.#isStart = false
        if (isFirst && point === 0xfeff && !this.#ignoreBOM) return
        if (point > 0xffff) {
          units.push(0xd7c0 + (point >> 10), 0xdc00 | point & 0x3ff)
        } else {
          units.push(point)
        }
        if (units.length > 4096) {
          text += String.fromCharCode(...units)
          units = []
        }
      }
      for (const byte of bytes) this.#step(byte, put)
      if (!stream) {
        if (this.#state.needed > 0) this.#fail(put)
        this.#isStart = true
      }
      return text + String.fromCharCode(...units)
    }

    #fail(put) {
      this.#state = { point: 0, needed: 0, lower: 0x80, upper: 0xbf }
      if (this.#fatal) {
        this.#isStart = true
        throw new TypeError('The data is not UTF-8.')
      }
      put(0xfffd)
    }

    #step(byte, put) {
      const state = this.#state
      if (state.needed > 0) {
        if (byte < state.lower || byte > state.upper) {
          this.#fail(put)
          return this.#step(byte, put)
        }
        state.lower = 0x80
        state.upper = 0xbf
        state.point = state.point << 6 | byte & 0x3f
        state.needed -= 1
        if (state.needed === 0) put(state.point)
      } else if (byte < 0x80) {
        put(byte)
      } else if (byte >= 0xc2 && byte <= 0xdf) {
        Object.assign(state, { needed: 1, point: byte & 0x1f })
      } else if (byte >= 0xe0 && byte <= 0xef) {
        const lower = byte === 0xe0 ? 0xa0 : 0x80
        const upper = byte === 0xed ? 0x9f : 0xbf
        Object.assign(state, { needed: 2, point: byte & 0xf, lower, upper })
      } else if (byte >= 0xf0 && byte <= 0xf4) {
        const lower = byte === 0xf0 ? 0x90 : 0x80
        const upper = byte === 0xf4 ? 0x8f : 0xbf
        Object.assign(state, { needed: 3, point: byte & 0x7, lower, upper })
      } else {
        this.#fail(put)
      }
    }
  }

  parts.name(TextEncoder.prototype, 'TextEncoder')
  parts.name(TextDecoder.prototype, 'TextDecoder')
  parts.define({ TextEncoder, TextDecoder })
})
