import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct RequestBodyScriptTests {
    @Test func `only views with a scheme handler have the script`() async throws {
      let plain = try await Page.showing()
      let native = "String(fetch).includes('[native code]')"
      #expect(try await plain.webView.evaluate(native, as: Bool.self) == true)
      #expect(
        try await plain.webView.evaluate("'webkitRequests' in window", as: Bool.self) == false)
      let page = try await BodyPage.make()
      #expect(try await page.webView.evaluate(native, as: Bool.self) == true)
      #expect(
        try await page.webView.evaluate("'webkitRequests' in window", as: Bool.self) == true)
    }

    @Test func `the script outlives the app's removal of its scripts`() async throws {
      let page = try await BodyPage.make()
      let content = page.webView.configuration.userContentController
      content.addUserScript(
        WKUserScript(source: "var app = 1", injectionTime: .atDocumentStart, forMainFrameOnly: true)
      )
      content.removeAllUserScripts()
      #expect(content.userScripts.isEmpty)
      await page.load(BodyPage.url)
      #expect(try await page.webView.evaluate("typeof app", as: String.self) == "undefined")
      #expect(try await page.post("new Blob(['safe'])", by: "fetch").body == "safe")
    }

    @Test func `the script runs ahead of the app's`() async throws {
      let page = BodyPage { configuration in
        configuration.userContentController.addUserScript(
          WKUserScript(
            source: "early = fetch('app://host/post', {method: 'POST', body: new Blob(['early'])})",
            injectionTime: .atDocumentStart, forMainFrameOnly: true))
      }
      await page.load(BodyPage.url)
      _ = try await page.webView.callAsyncJavaScript("await early", contentWorld: .page)
      #expect(page.seen.map(\.body) == ["early"])
    }

    @Test func `the package reads bodies by a predicate of its own`() async throws {
      var bodies: [Data?] = []
      let scheme = Scheme { task in
        if task.request.httpMethod != "GET" { bodies.append(task.request.httpBody) }
        task.answer("<body>", type: "text/html")
      }
      let page = Page {
        $0.setURLSchemeHandler(
          scheme, forURLScheme: "app", readingBodyWhere: { $0.url?.path == "/secret" })
      }
      await page.load(BodyPage.url)
      // A subframe, in which the module's script does not run.
      _ = try await page.webView.callAsyncJavaScript(
        """
        const frame = document.body.appendChild(document.createElement('iframe'))
        const {fetch} = frame.contentWindow
        await fetch('app://host/open', {method: 'POST', body: 'text'})
        await fetch('app://host/secret', {method: 'PUT', body: new TextEncoder().encode('safe')})
        """, contentWorld: .page)
      #expect(bodies == [nil, Data("safe".utf8)])
    }

    @Test func `a page of another origin posts bodies`() async throws {
      let page = BodyPage(answerHeaders: ["Access-Control-Allow-Origin": "*"])
      await page.load(try await Server.shared.page("<p>page"))
      let result = try await page.webView.callAsyncJavaScript(
        """
        const xhr = (body, type) => new Promise((done, failed) => {
          const request = new XMLHttpRequest()
          request.open('POST', 'app://host/post')
          if (type) request.setRequestHeader('Content-Type', type)
          request.onload = () => done(request.responseText)
          request.onerror = failed
          request.send(body)
        })
        const post = async (body, type) =>
          (await fetch('app://host/post', {method: 'POST', body, headers: type ? {'Content-Type': type} : {}})).text()
        const json = 'application/json'
        return [await xhr('simple'), await xhr('{}', json), await xhr(new Blob(['blob'])),
          await post('simple'), await post('{}', json), await post(new Blob(['blob']))]
        """, contentWorld: .page)
      #expect(result as? [String] == ["simple", "{}", "blob", "simple", "{}", "blob"])
      #expect(page.seen.map(\.body) == ["simple", "{}", "blob", "simple", "{}", "blob"])
      #expect(page.seen.allSatisfy { $0.url == "app://host/post" && !$0.isUnreadable })
    }

    @Test func `fetch looks and behaves as the engine's`() async throws {
      let page = try await BodyPage.make()
      let result = try await page.webView.callAsyncJavaScript(
        """
        const clean = document.body.appendChild(document.createElement('iframe')).contentWindow
        const shape = (object, name) => {
          const {value, ...rest} = Object.getOwnPropertyDescriptor(object, name)
          return JSON.stringify([rest, value.name, value.length, 'prototype' in value])
        }
        const failed = (...list) => fetch(...list).then(() => 'fine', e => e.constructor.name + e.name)
        const post = {method: 'POST', body: 'x'}
        const aborted = AbortSignal.abort()
        const used = new Request('/post', post)
        await fetch(used)
        const give = new AbortController()
        const late = failed('/post', {...post, body: new Blob(['x']), signal: give.signal})
        give.abort()
        const headers = new Headers({'X-Custom': 'one'})
        const request = new Request('/post', {...post, headers, redirect: 'error'})
        const xhr = new XMLHttpRequest()
        const thrown = (f) => { try { f(); return 'fine' } catch (e) { return e.name } }
        const log = []
        for (const name of ['readystatechange', 'loadstart', 'load', 'loadend', 'abort', 'error']) {
          xhr.addEventListener(name, () => log.push(name + xhr.readyState))
        }
        xhr.open('POST', '/post')
        xhr.send(new Blob(['x']))
        const sentTwice = thrown(() => xhr.send('x'))
        const headerLate = thrown(() => xhr.setRequestHeader('a', 'b'))
        await new Promise(done => { xhr.onloadend = done })
        return [
          shape(window, 'fetch') === shape(clean, 'fetch'),
          ...['open', 'send'].map(name => shape(XMLHttpRequest.prototype, name) ===
            shape(clean.XMLHttpRequest.prototype, name)),
          await failed(), await failed('http://['), await failed('/post', {...post, method: 'GET'}),
          await failed('/post', {...post, signal: aborted}), await late,
          String(used.bodyUsed), await failed(used), await failed('/post', {...post, mode: 'navigate'}),
          await failed('/post', {get body() { throw new RangeError() }}),
          await (await fetch(request, {headers: {'X-Custom': 'two'}})).text(),
          await failed(request, {body: null}),
          sentTwice, headerLate, log.join(' '),
          thrown(() => XMLHttpRequest.prototype.open.call({}, 'POST', '/')),
          thrown(() => XMLHttpRequest.prototype.open.call(xhr)),
          thrown(() => xhr.open('TRACE', '/post')),
          (await fetch('/post', {...post, keepalive: true, referrer: '', integrity: '', cache: 'no-store',
            credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'manual'})).url,
        ]
        """, contentWorld: .page)
      #expect(
        result as? NSArray == [
          true, true, true, "TypeErrorTypeError", "TypeErrorTypeError", "TypeErrorTypeError",
          "DOMExceptionAbortError", "DOMExceptionAbortError", "true", "TypeErrorTypeError",
          "TypeErrorTypeError", "RangeErrorRangeError", "x", "TypeErrorTypeError",
          "InvalidStateError", "InvalidStateError",
          "readystatechange1 loadstart1 readystatechange2 readystatechange3 readystatechange4 load4 loadend4",
          "TypeError", "TypeError", "SecurityError", "app://host/post",
        ])
      #expect(page.seen.contains { $0.headers["X-Custom"] == "two" })
    }
  }
}
