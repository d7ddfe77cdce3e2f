/// Scripts that try to make the module read a Blob or a file.
enum Attack {
  /// A form with a file and a Blob, and the native functions of a frame without scripts.
  static let tools = """
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const clean = frame.contentWindow
    const form = new FormData()
    form.append('f', new File(['evil'], 'evil'))
    const blob = new Blob(['evil'])
    const evil = [blob, form]
    """

  /// The attacks whose requests need not reach the handler, because the script
  /// has no bytes for them or no stack to send them.
  static let unsent = ["a then that turns bytes into a Blob", "the end of the stack"]

  static let all = [
    "lying options": """
    for (const body of evil) {
      for (const bodies of [['good', body], [body, 'good'], [undefined, body], [body, undefined]]) {
        for (const name of ['body', 'method']) {
          let asked = 0
          const options = {method: 'POST', body, get [name]() {
            return name === 'body' ? bodies[asked++ % 2] : ['POST', 'GET', 'PUT'][asked++ % 3] } }
          await fetch('/post', options).catch(() => {})
        }
      }
    }
    """,
    "getters on Object.prototype": """
    for (const name of ['body', 'method', 'mode', 'headers', 'bytes', 'ready', 'kind', 'type',
      'href', 'ticket', 'isNow', 'own', 'value', 'get', 'set', 'constructor', 'copy', '0', '1', '2']) {
      const old = Object.getOwnPropertyDescriptor(Object.prototype, name)
      Object.defineProperty(Object.prototype, name, {configurable: true, get() { return blob }, set() {}})
      await fetch('/post', {method: 'POST', body: blob}).catch(() => {})
      await fetch('/post', {__proto__: null, method: 'POST', body: 'text'}).catch(() => {})
      await new Promise(done => { const x = new XMLHttpRequest(); x.open('POST', '/post'); x.onloadend = done; x.send(form) }).catch(() => {})
      if (old) Object.defineProperty(Object.prototype, name, old)
      else delete Object.prototype[name]
    }
    """,
    "a then that turns bytes into a Blob": """
    for (const prototype of [Object.prototype, ArrayBuffer.prototype]) {
      Object.defineProperty(prototype, 'then', {configurable: true, get() {
        const value = this
        if (!(value instanceof ArrayBuffer)) return undefined
        return (done) => { delete prototype.then; done(blob) }
      }})
      await fetch('/post', {method: 'POST', body: blob}).catch(() => {})
      delete prototype.then
    }
    """,
    "promises that lie": """
    const then = Promise.prototype.then
    Promise.prototype.then = function (done, failed) {
      return then.call(this, value => done(value instanceof ArrayBuffer ? blob : value), failed)
    }
    Object.defineProperty(Promise, Symbol.species, {get() { return class extends Object {
      constructor(run) { super(); run(() => {}, () => {}) } } }})
    for (const body of evil) await new Promise(done => then.call(fetch('/post', {method: 'POST', body}), done, done))
    Promise.prototype.then = then
    """,
    "subclasses and replaced methods": """
    class Sly extends Blob { get type() { return 'x/y' } get size() { throw 1 } arrayBuffer() { return blob } }
    class SlyForm extends FormData { has() { throw 1 } forEach() { throw 1 } }
    const slyForm = new SlyForm(); slyForm.append('f', blob)
    const dressed = new Blob(['evil']); Object.setPrototypeOf(dressed, ArrayBuffer.prototype)
    const hidden = new Blob(['evil']); Object.setPrototypeOf(hidden, null)
    const text = new Blob(['evil']); Object.setPrototypeOf(text, String.prototype)
    const view = new Blob(['evil']); Object.setPrototypeOf(view, Uint8Array.prototype)
    const bare = new FormData(); bare.append('f', blob); Object.setPrototypeOf(bare, null)
    Response.prototype.arrayBuffer = Request.prototype.arrayBuffer = async () => blob
    Request.prototype.clone = function () { return blob }
    FormData.prototype.has = FormData.prototype.forEach = () => { throw 1 }
    ArrayBuffer.isView = () => true
    for (const name of ['url', 'method', 'body', 'headers', 'bodyUsed']) {
      Object.defineProperty(Request.prototype, name, {get() { return blob }})
    }
    for (const body of [new Sly(['evil']), slyForm, dressed, hidden, text, view, bare, new Proxy(blob, {}),
      new clean.Blob(['evil']), {__proto__: blob}]) {
      await fetch('/post', {method: 'POST', body}).catch(() => {})
      await fetch(new Request('/post', {method: 'POST', body})).catch(() => {})
      await new Promise(done => { const x = new XMLHttpRequest(); x.open('POST', '/post'); x.onloadend = done
        try { x.send(body) } catch { done() } })
    }
    """,
    "replaced iterators and natives": """
    Array.prototype[Symbol.iterator] = function* () { yield blob }
    Headers.prototype[Symbol.iterator] = function* () { yield ['x-y', 'z'] }
    String.prototype.indexOf = String.prototype.slice = () => '#'
    Reflect.apply = Function.prototype.call = Function.prototype.apply = () => { throw 1 }
    WeakMap.prototype.get = () => ({href: '/x', ticket: 'x', isNow: false})
    window.Response = window.Request = window.URL = function () { return blob }
    for (const body of evil) await fetch('/post', {method: 'POST', body, headers: {a: 'b'}}).catch(() => {})
    """,
    "natives of a frame on this window's objects": """
    for (const body of evil) {
      const x = new XMLHttpRequest()
      x.open('POST', '/post')
      await new Promise(done => { x.onloadend = done; clean.XMLHttpRequest.prototype.send.call(x, body); x.abort(); done() })
      const y = new XMLHttpRequest()
      y.open('POST', '/post')
      y.onloadstart = () => { try { clean.XMLHttpRequest.prototype.send.call(y, body) } catch {} }
      await new Promise(done => { y.onloadend = done; y.send('good') })
      const z = new XMLHttpRequest()
      z.open('POST', '/post')
      z.onloadstart = () => { clean.XMLHttpRequest.prototype.open.call(z, 'POST', '/post'); clean.XMLHttpRequest.prototype.send.call(z, body) }
      await new Promise(done => { z.onloadend = done; z.send('good') })
      await clean.fetch.call(window, '/post', {method: 'POST', body})
      await clean.fetch(new Request('/post', {method: 'POST', body}))
      await fetch(new clean.Request('app://host/post', {method: 'POST', body})).catch(() => {})
    }
    """,
    "the end of the stack": """
    const x = new XMLHttpRequest()
    const deep = (depth) => {
      try { deep(depth + 1) } catch {}
      if (depth % 97 === 0) {
        try { fetch('/post', {method: 'POST', body: blob}).catch(() => {}) } catch {}
        try { x.open('POST', '/post'); x.send(form) } catch {}
        try { clean.XMLHttpRequest.prototype.send.call(x, blob) } catch {}
      }
    }
    let levels = 0
    const measure = () => { levels++; measure() }
    try { measure() } catch {}
    const near = (depth) => {
      if (depth < levels * 0.7) return near(depth + 1)
      deep(1)
    }
    try { near(0) } catch {}
    x.abort()
    """,
    "forged marks": """
    for (const mark of ['.', '..body..', 'x..body..', 'undefined..body..', 'ticket.x.', 'ticket.' + 'a'.repeat(31) + '.',
      '%00..body..', 'a'.repeat(32) + '..body..', 'a'.repeat(32) + '.' + 'b'.repeat(32) + '.body..']) {
      for (const body of evil) await clean.fetch('app://host/post#' + mark, {method: 'POST', body})
    }
    """,
  ]
}
