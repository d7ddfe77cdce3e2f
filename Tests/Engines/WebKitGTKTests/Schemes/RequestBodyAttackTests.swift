import Foundation
import FoundationNetworking
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Pages that try to make the module ask WebKit for a body that would end the process, or to learn the secret
  /// that allows the request. Every test also checks that the process survives.
  @MainActor @Suite struct RequestBodyAttackTests {
    @Test(arguments: Attack.all.keys.sorted(), [false, true])
    func `the process survives`(attack: String, hasInterceptors: Bool) async throws {
      let page = BodyPage { if hasInterceptors { $0.addRequestScript(RequestStatements.passing) } }
      await page.load(BodyPage.url)
      let script = try #require(Attack.all[attack])
      _ = try await page.webView.callAsyncJavaScript(
        Attack.tools + "\n" + script + "\nreturn 1", contentWorld: .page)
      #expect(!page.seen.isEmpty || Attack.unsent.contains(attack))
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
      while try await page.webView.evaluate("document.title", as: String.self) != "new" {
        await Task.yield()
      }
      #expect(try await page.webView.evaluate("typeof old", as: String.self) == "undefined")
      _ = try await page.webView.callAsyncJavaScript(
        "await fetch('app://host/post', {method: 'POST', body: new Blob(['evil'])}).catch(() => {})",
        contentWorld: .page)
      #expect(page.seen.map(\.body) == ["evil"])
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
