/**
 * Elements, as far as scripts make some that show nothing: a tree without text or layout, and the
 * navigations of its iframes.
 *
 * @param {WindowParts} parts what the parts of the window share
 */
(function (parts) {
  'use strict'

  const { native, window } = parts
  const { EventTarget, URL, Map, document, location } = window
  /** Where each iframe is about to navigate: a later place takes the turn of an earlier one. */
  const destinations = new Map()

  function navigate(frame, url) {
    const isWaiting = destinations.has(frame)
    destinations.set(frame, url)
    if (isWaiting) return
    parts.task(() => {
      const destination = destinations.get(frame)
      destinations.delete(frame)
      if (frame.isConnected) native.frame(destination)
    })
  }

  class Element extends EventTarget {
    #attributes = new Map()
    constructor(name) {
      super()
      this.tagName = name.toUpperCase()
      this.style = {}
      this.children = []
      this.parentNode = null
    }
    get isConnected() {
      return this === document.documentElement || !!this.parentNode && this.parentNode.isConnected
    }
    getAttribute(name) { return this.#attributes.get(name) ?? null }
    setAttribute(name, value) {
      this.#attributes.set(name, `${value}`)
      if (name === 'src') this.connected()
    }
    get src() {
      const source = this.getAttribute('src')
      return source === null ? '' : new URL(source, location.href).href
    }
    set src(source) { this.setAttribute('src', source) }
    /** It, or what it is in, came into the document. */
    connected() {
      if (!this.isConnected) return
      if (this.tagName === 'IFRAME' && this.src) navigate(this, this.src)
      for (const child of this.children) child.connected()
    }
    appendChild(child) {
      child.remove()
      child.parentNode = this
      this.children.push(child)
      child.connected()
      return child
    }
    append(...children) { for (const child of children) this.appendChild(child) }
    removeChild(child) {
      child.parentNode = null
      this.children = this.children.filter((other) => other !== child)
      return child
    }
    remove() { if (this.parentNode) this.parentNode.removeChild(this) }
    click() { this.dispatchEvent(new window.Event('click', { bubbles: true })) }
  }
  parts.handlers(Element.prototype, 'click', 'load')

  const make = (name) => {
    const element = new Element(`${name}`)
    parts.adopt(element, document)
    return element
  }
  document.createElement = make
  document.documentElement = make('html')
  document.head = document.documentElement.appendChild(make('head'))
  document.body = document.documentElement.appendChild(make('body'))
  parts.define({ Element })
})
