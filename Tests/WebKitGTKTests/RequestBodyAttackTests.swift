import Foundation
import FoundationNetworking
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Pages that try to make the module ask WebKit for a body that would end the process, or to
  /// learn the secret that makes it ask. That the process lives is half of each test.
  @MainActor @Suite struct RequestBodyAttackTests {
    /// A form with a file and a Blob, and the natives of a frame that has no script.
    static let tools = """
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const clean = frame.contentWindow
      const form = new FormData()
      form.append('f', new File(['evil'], 'evil'))
      const blob = new Blob(['evil'])
      const evil = [blob, form]
      """

    nonisolated static let attacks = [
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

    @Test(arguments: attacks.keys.sorted())
    func `the process survives`(attack: String) async throws {
      let page = try await BodyPage.make()
      let script = try #require(Self.attacks[attack])
      _ = try await page.webView.callAsyncJavaScript(
        Self.tools + "\n" + script + "\nreturn 1", contentWorld: .page)
      await page.load(BodyPage.url)
      #expect(try await page.post("'after'", by: "fetch").body == "after")
    }

    @Test func `a document that is opened again does not run the script for the page`()
      async throws
    {
      let page = try await BodyPage.make()
      _ = try await page.webView.callAsyncJavaScript(
        """
        const blob = new Blob(['evil'])
        seen = []
        const native = Reflect.apply
        Reflect.apply = (f, self, list) => { seen.push(String(list)); return native(f, self, list) }
        Object.defineProperty = (o, name, d) => { seen.push('defined ' + String(name)); return o }
        const fetched = window.fetch
        window.fetch = function (...list) { seen.push(String(list)); return fetched.apply(this, list) }
        document.open(); document.write('<p>again'); document.close()
        await new Promise(done => setTimeout(done))
        await fetched('/post', {method: 'POST', body: blob})
        """, contentWorld: .page)
      #expect(try await page.webView.evaluate("seen.join()", as: String.self) == "")
      #expect(page.seen.map(\.body) == ["evil"])
    }

    @Test func `a javascript URL's document has the script`() async throws {
      let page = try await BodyPage.make()
      try await page.webView.evaluateJavaScript(
        "window.old = 1; location.href = 'javascript:\"<title>new</title><p>\"'; 0")
      for _ in 0..<100
      where try await page.webView.evaluate("document.title", as: String.self) != "new" {
        await Task.yield()
      }
      _ = try await page.webView.callAsyncJavaScript(
        "await fetch('app://host/post', {method: 'POST', body: new Blob(['evil'])}).catch(() => {})",
        contentWorld: .page)
      #expect(page.seen.count == 1)
      #expect(page.seen.allSatisfy { $0.body == "evil" || $0.isUnreadable })
    }

    @Test func `the secret shows nowhere`() async throws {
      let page = try await BodyPage.make()
      let text = try await page.webView.callAsyncJavaScript(
        """
        const shown = []
        const show = (...values) => { for (const value of values) shown.push(String(value)) }
        addEventListener('error', e => show(e.message, e.filename, e.error && e.error.stack))
        addEventListener('unhandledrejection', e => show(e.reason, e.reason && e.reason.stack))
        document.addEventListener('securitypolicyviolation', e => {
          for (const name in e) show(e[name]) })
        new PerformanceObserver(list => show(JSON.stringify(list.getEntries())))
          .observe({entryTypes: ['resource', 'navigation', 'mark']})
        const blob = new Blob(['b'])
        for (const url of ['/post', '/post#f', 'other://host/post', 'app://else/post', 'app://u:p@host/post']) {
          for (const body of ['text', blob]) for (const mode of ['cors', 'no-cors', 'same-origin']) {
            try {
              const r = await fetch(url, {method: 'POST', body, mode})
              show(r.url, r.redirected, JSON.stringify([...r.headers]), await r.clone().text(), r.type)
            } catch (e) { show(e.message, e.stack, JSON.stringify(e, Object.getOwnPropertyNames(e))) }
          }
          for (const type of ['', 'document', 'text']) {
            await new Promise(done => {
              const x = new XMLHttpRequest()
              x.open('POST', url)
              x.responseType = type
              for (const name of ['readystatechange', 'load', 'error', 'progress', 'loadend']) {
                x.addEventListener(name, e => show(x.responseURL, x.getAllResponseHeaders(), JSON.stringify(e)))
              }
              x.upload.onprogress = e => show(JSON.stringify(e))
              x.onloadend = () => { if (type !== 'text' && x.responseXML) show(x.responseXML.URL, x.responseXML.baseURI); done() }
              x.send(blob)
            })
          }
        }
        const meta = document.createElement('meta')
        meta.httpEquiv = 'Content-Security-Policy'
        meta.content = "connect-src 'none'"
        document.head.append(meta)
        for (const body of ['text', blob]) {
          await fetch('/post', {method: 'POST', body}).catch(e => show(e.message, e.stack))
          await new Promise(done => { const x = new XMLHttpRequest(); x.open('POST', '/post'); x.onloadend = done; x.send(body) })
        }
        await new Promise(done => setTimeout(done))
        show(JSON.stringify(performance.getEntries()), document.documentElement.outerHTML)
        show(fetch, XMLHttpRequest.prototype.open, XMLHttpRequest.prototype.send)
        for (const name of Object.getOwnPropertyNames(window)) { try { show(name, window[name]) } catch {} }
        return shown.join('\\n')
        """, contentWorld: .page)
      let shown = try #require(text as? String)
      let secret = page.webView.requestBodies.secret
      #expect(secret.count >= 20)
      #expect(!shown.contains(secret))
      #expect(!page.seen.isEmpty)
      for seen in page.seen {
        #expect(!seen.url.contains(secret))
        #expect(!seen.headers.values.contains { $0.contains(secret) })
      }
    }
  }
}
