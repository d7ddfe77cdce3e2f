import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// The scripts that intercept the requests of a page.
  @MainActor @Suite struct RequestScriptTests {
    /// The functions that make requests as a page sees them, in its window and in a frame without scripts.
    static let shapes = """
      const clean = document.body.appendChild(document.createElement('iframe')).contentWindow
      const shape = (window) => [[window, 'fetch'], [window.XMLHttpRequest.prototype, 'open'],
        [window.XMLHttpRequest.prototype, 'send'], [window, 'EventSource'],
        [window.Navigator.prototype, 'sendBeacon'], [window.HTMLFormElement.prototype, 'submit']]
        .map(([owner, name]) => {
          const {value, ...rest} = Object.getOwnPropertyDescriptor(owner, name)
          return [name, rest, value.name, value.length, Object.getOwnPropertyNames(value).sort(),
            String(Object.getPrototypeOf(value))]
        })
      const source = (window) =>
        [window.fetch, window.XMLHttpRequest.prototype.open, window.XMLHttpRequest.prototype.send]
          .map(String).join()
      """

    @Test(arguments: [false, true])
    func `a view without scheme handlers keeps the engine's own fetch`(hasScript: Bool) async throws
    {
      let page = try await Page.showing {
        if hasScript {
          $0.addRequestScript("defineProperty(window, 'first', { value: window.fetch })")
        }
      }
      let result = try await page.webView.callAsyncJavaScript(
        """
        \(Self.shapes)
        const own = Object.getOwnPropertyDescriptor(window, 'fetch').value
        return [JSON.stringify(shape(window)) === JSON.stringify(shape(clean)),
          source(window) === source(clean), source(window).split('[native code]').length,
          own === (\(hasScript) ? first : fetch), 'webkitRequests' in window]
        """, contentWorld: .page)
      #expect(result as? NSArray == [true, true, 4, true, hasScript])
    }

    @Test func `requests to other schemes reach the engine's functions with their arguments`()
      async throws
    {
      // The spy runs before the script for bodies, which replaces the function.
      let script = try #require(
        RequestScript.joined([
          .running(RequestStatements.spy), RequestBodies().makeScript(schemes: ["app"]),
          .running(RequestStatements.relay),
        ]))
      let page = try await Page.showing { $0.userContentController.addUserScript(script) }
      let result = try await page.webView.callAsyncJavaScript(
        """
        const input = new URL(location.href), options = {method: 'POST', body: new Blob(['b'])}
        const request = new Request(location.href, {method: 'POST', body: 'r'})
        await fetch(input, options, 'more')
        await fetch.call(window, request)
        await fetch('data:,d')
        const [one, two, three] = calls
        return [calls.length, one.self === undefined, one.list.length, one.list[0] === input,
          one.list[1] === options, one.list[2], two.self === window, two.list.length,
          two.list[0] === request, three.list.length, three.list[0],
          String(fetch).includes('native')].map(String).join(' ')
        """, contentWorld: .page)
      #expect(result as? String == "3 true 3 true true more true 1 true 1 data:,d false")
    }

    @Test func `an interceptor answers its requests and passes on all others`() async throws {
      let page = BodyPage { $0.addRequestScript(RequestStatements.relay) }
      await page.load(BodyPage.url)
      let result = try await page.webView.callAsyncJavaScript(
        """
        const text = async (...list) => (await fetch(...list)).text()
        return [
          await text('/relayed'), await text('/relayed', {method: 'PUT', body: 'text'}),
          await text(new Request('/relayed', {method: 'POST', body: 'request'})),
          await text('/post', {method: 'POST', body: 'text'}),
          await text('/post', {method: 'POST', body: new Blob(['blob'])}),
          await text('/page'), await text('data:,other'),
          await text('/relayed', {method: 'POST', body: new ReadableStream()}).catch(String)]
        """, contentWorld: .page)
      #expect(
        result as? [String] == [
          "GET undefined", "PUT text", "POST [object ArrayBuffer]", "text", "blob", "<body>",
          "other",
          "TypeError: The body is a stream, which is not sent",
        ])
      #expect(page.seen.map(\.url) == ["app://host/post", "app://host/post"])
      #expect(page.seen.allSatisfy { !$0.isUnreadable })
    }

    @Test func `interceptors see a call in their order and the bodies come last`() async throws {
      let page = BodyPage {
        for (from, to) in [("first", "second"), ("second", "post"), ("post", "first")] {
          $0.addRequestScript(
            """
            requests.interceptFetch(
              (call) => hrefOf(requests.fetchURL(call)) === 'app://host/\(from)',
              (request, next) => next(['/\(to)', { method: 'POST', body: new PageBlob(['by \(from)']) }]))
            """)
        }
      }
      await page.load(BodyPage.url)
      _ = try await page.webView.callAsyncJavaScript(
        "await fetch('/first')", contentWorld: .page)
      #expect(page.seen.map(\.url) == ["app://host/first"])
      #expect(page.seen.map(\.body) == ["by post"])
    }

    @Test func `a request passes one replacement however many interceptors there are`() async throws
    {
      let page = BodyPage {
        for _ in 0..<3 { $0.addRequestScript(RequestStatements.passing) }
      }
      await page.load(BodyPage.url)
      // The engine reads each property once. The replacement reads the properties that it decides on, and all
      // properties of requests that it sends itself.
      let result = try await page.webView.callAsyncJavaScript(
        """
        const asked = async (url) => {
          const counts = {input: 0, method: 0, body: 0, headers: 0}
          const options = {}
          const values = {method: 'POST', body: 'text', headers: {}}
          for (const name in values) {
            Object.defineProperty(options, name, {get() { counts[name]++; return values[name] }})
          }
          await fetch({toString() { counts.input++; return url }}, options).catch(() => {})
          return JSON.stringify(counts)
        }
        let opened = 0
        const request = new XMLHttpRequest()
        request.open({toString() { opened++; return 'POST' }}, {toString() { opened++; return '/post' }})
        await new Promise(done => { request.onloadend = done; request.send('text') })
        return [await asked('data:,other'), await asked('/post'), String(opened)]
        """, contentWorld: .page)
      #expect(
        result as? [String] == [
          #"{"input":2,"method":2,"body":1,"headers":1}"#,
          #"{"input":1,"method":1,"body":1,"headers":1}"#, "2",
        ])
      #expect(page.seen.map(\.body) == ["text", "text"])
    }
  }
}
