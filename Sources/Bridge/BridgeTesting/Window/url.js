/**
 * `URL`, as far as origins and relative links need it: no search parameters, no host names beyond
 * ASCII, no setters.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  const ports = { __proto__: null, 'http:': '80', 'https:': '443', 'ws:': '80', 'wss:': '443' }
  const shape = /^([a-z][a-z0-9+.-]*:)(?:\/\/(?:([^/?#@]*)@)?([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/i

  /** Takes `.` and `..` out of a path. */
  function straight(path) {
    const steps = []
    const segments = path.split('/').slice(1)
    segments.forEach((segment, index) => {
      if (segment === '..') steps.pop()
      else if (segment !== '.') steps.push(segment)
      const isLast = index === segments.length - 1
      if (isLast && (segment === '..' || segment === '.')) steps.push('')
    })
    return `/${steps.join('/')}`
  }

  class URL {
    #protocol
    #user
    #hostname
    #port
    #pathname
    #search
    #hash
    #hasHost

    constructor(url, base) {
      const text = `${url}`.trim()
      const found = shape.exec(text)
      if (!found) {
        if (base === undefined) throw new TypeError(`"${text}" cannot be parsed as a URL.`)
        return new URL(URL.#resolve(text, new URL(base)))
      }
      this.#protocol = found[1].toLowerCase()
      const isWeb = this.#protocol in ports
      if (isWeb && !found[3]) throw new TypeError(`"${text}" cannot be parsed as a URL.`)
      const host = /^(.*?)(?::(\d*))?$/.exec(found[3] ?? '')
      this.#hasHost = found[3] !== undefined
      this.#user = found[2]
      this.#hostname = isWeb ? host[1].toLowerCase() : host[1]
      this.#port = host[2] && host[2] !== ports[this.#protocol] ? `${Number(host[2])}` : ''
      this.#pathname = this.#hasHost && (isWeb || found[4]) ? straight(found[4] || '/') : found[4]
      this.#search = found[5] === '?' ? '' : found[5] ?? ''
      this.#hash = found[6] === '#' ? '' : found[6] ?? ''
    }

    static #resolve(text, base) {
      const head = `${base.protocol}${base.#hasHost ? `//${base.host}` : ''}`
      if (text.startsWith('//')) return `${base.protocol}${text}`
      if (text.startsWith('/')) return `${head}${text}`
      if (text.startsWith('?')) return `${head}${base.pathname}${text}`
      if (text.startsWith('#') || text === '') return `${head}${base.pathname}${base.search}${text}`
      return `${head}${base.pathname.replace(/[^/]*$/, '')}${text}`
    }

    static canParse(url, base) {
      try { return !!new URL(url, base) } catch { return false }
    }

    get protocol() { return this.#protocol }
    get hostname() { return this.#hostname }
    get port() { return this.#port }
    get host() { return this.#port ? `${this.#hostname}:${this.#port}` : this.#hostname }
    get pathname() { return this.#pathname }
    get search() { return this.#search }
    get hash() { return this.#hash }
    get origin() {
      if (this.#protocol === 'file:') return 'file://'
      return this.#hostname ? `${this.#protocol}//${this.host}` : 'null'
    }
    get href() {
      const user = this.#user ? `${this.#user}@` : ''
      const authority = this.#hasHost ? `//${user}${this.host}` : ''
      return `${this.#protocol}${authority}${this.#pathname}${this.#search}${this.#hash}`
    }
    toString() { return this.href }
    toJSON() { return this.href }
  }

  parts.name(URL.prototype, 'URL')
  parts.define({ URL })
})
