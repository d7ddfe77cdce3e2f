/**
 * `crypto`'s random numbers, `atob` and `btoa`.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  const { native } = parts
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  const fail = (message) => { throw new DOMException(message, 'InvalidCharacterError') }

  const crypto = {
    getRandomValues(array) {
      if (!ArrayBuffer.isView(array) || /Float|DataView/.test(array[Symbol.toStringTag])) {
        throw new DOMException('The array is not one of integers.', 'TypeMismatchError')
      }
      if (array.byteLength > 65536) {
        throw new DOMException('More than 65536 bytes were asked for.', 'QuotaExceededError')
      }
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      const digits = native.random(`${bytes.length}`)
      for (let index = 0; index < bytes.length; index++) {
        bytes[index] = parseInt(digits.slice(index * 2, index * 2 + 2), 16)
      }
      return array
    },
    randomUUID() {
      const bytes = crypto.getRandomValues(new Uint8Array(16))
      bytes[6] = bytes[6] & 0xf | 0x40
      bytes[8] = bytes[8] & 0x3f | 0x80
      const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
      return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }

  parts.define({
    crypto: Object.freeze(crypto),
    btoa(text) {
      const source = `${text}`
      let result = ''
      for (let index = 0; index < source.length; index += 3) {
        const rest = source.length - index
        const [a, b, c] = [0, 1, 2].map((step) => source.charCodeAt(index + step) || 0)
        if ((a | b | c) > 0xff) fail('A character is beyond Latin-1.')
        result += alphabet[a >> 2] + alphabet[(a & 3) << 4 | b >> 4]
          + (rest > 1 ? alphabet[(b & 15) << 2 | c >> 6] : '=') + (rest > 2 ? alphabet[c & 63] : '=')
      }
      return result
    },
    atob(text) {
      let source = `${text}`.replace(/[\t\n\f\r ]/g, '')
      if (source.length % 4 === 0) source = source.replace(/==?$/, '')
      if (source.length % 4 === 1 || /[^A-Za-z0-9+/]/.test(source)) fail('That is not base64.')
      let result = ''
      let bits = 0
      let count = 0
      for (const digit of source) {
        bits = (bits << 6 | alphabet.indexOf(digit)) & 0xffff
        count += 6
        if (count >= 8) {
          count -= 8
          result += String.fromCharCode(bits >> count & 0xff)
        }
      }
      return result
    },
  })
})
