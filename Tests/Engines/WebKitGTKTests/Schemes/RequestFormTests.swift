import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Interceptors of the functions other than `fetch` by which pages make requests.
  @MainActor @Suite struct RequestFormTests {
    /// Answers all requests of `/relayed`, whichever function makes them, and records them in `relayed`.
    static let relay = """
      const relayed = []
      defineProperty(window, 'relayed', { value: relayed })
      const note = (text) => { relayed[relayed.length] = text }
      const isRelayed = (text) => {
        const url = parseURL(text)
        return url !== null && hrefOf(url) === 'app://host/relayed'
      }

      const own = new WeakMap()
      intercept(PageXHR.prototype, 'open', (call, next) => {
        weakDelete(own, call.self)
        if (requests.readOpen(call) && isRelayed(call.list[1])) {
          weakSet(own, call.self, { method: call.method, status: 0 })
        }
        return next()
      })
      intercept(PageXHR.prototype, 'send', (call, next) => {
        const request = weakGet(own, call.self)
        if (!request) return next()
        note(request.method + ' ' + argument(call, 0))
        request.status = 299
        call.self.onload()
      })
      intercept(PageXHR.prototype, 'status', (call, next) => {
        const request = weakGet(own, call.self)
        return request ? request.status : next()
      }, 'get')
      intercept(PageXHR.prototype, 'responseType', (call, next) => {
        note('responseType ' + call.list[0])
        return next()
      }, 'set')
      intercept(Navigator.prototype, 'sendBeacon', (call, next) => {
        if (!isRelayed(call.list[0])) return next()
        note('beacon ' + call.list[1])
        return true
      })
      intercept(HTMLFormElement.prototype, 'submit', (call, next) => {
        if (!isRelayed(call.self.action)) return next()
        note('form ' + call.self.method)
      })
      intercept(window, 'EventSource', (call, next) => {
        if (!isRelayed(call.list[0])) return next()
        note('events')
        return Object.create(call.type.prototype)
      }, 'construct')
      """

    @Test func `an interceptor answers requests in all their forms`() async throws {
      let page = BodyPage { $0.addRequestScript(Self.relay) }
      await page.load(BodyPage.url)
      let result = try await page.webView.callAsyncJavaScript(
        """
        const status = (url) => new Promise(done => {
          const request = new XMLHttpRequest()
          request.open('POST', url)
          request.responseType = 'text'
          request.onload = () => done(request.status)
          request.send('xhr')
        })
        const form = document.createElement('form')
        form.action = '/relayed'
        form.submit()
        class Source extends EventSource {}
        const source = new EventSource('/relayed'), more = new Source('/relayed')
        const text = [await status('/relayed'), await status('/post'),
          navigator.sendBeacon('/relayed', 'data'), source instanceof EventSource,
          source.constructor === EventSource, more instanceof Source, EventSource.CLOSED].join(' ')
        return [text, relayed.join()]
        """, contentWorld: .page)
      #expect(
        result as? [String] == [
          "299 200 true true true true 2",
          "form get,events,events,responseType text,POST xhr,responseType text,beacon data",
        ])
      #expect(page.seen.map(\.body) == ["xhr"])
    }

    @Test func `what an interceptor passes on does what the engine's function does`() async throws {
      let page = BodyPage { $0.addRequestScript(Self.relay) }
      await page.load(BodyPage.url)
      let result = try await page.webView.callAsyncJavaScript(
        """
        \(RequestScriptTests.shapes)
        const thrown = (run) => { try { return String(run()) } catch (error) { return error.name } }
        class Source extends EventSource {}
        const sources = [new EventSource('/other'), new Source('/other', {withCredentials: true})]
        const state = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'status').get
        const text = [...sources.map(source => source.url), sources[1] instanceof Source,
          sources[1].withCredentials, thrown(() => EventSource('/other')),
          thrown(() => new EventSource()), thrown(() => new EventSource('http://[')), thrown(() => state.call({})),
          state.name, thrown(() => HTMLFormElement.prototype.submit.call({})),
          thrown(() => navigator.sendBeacon())].join(' ')
        sources.forEach(source => source.close())
        const expected = shape(clean).map(entry => JSON.stringify(entry))
        const different = shape(window).map(entry => JSON.stringify(entry))
          .filter((entry, index) => entry !== expected[index])
        return [text, different.join()]
        """, contentWorld: .page)
      let texts = try #require(result as? [String])
      #expect(
        texts.first
          == "app://host/other app://host/other true true TypeError TypeError SyntaxError TypeError get status TypeError TypeError"
      )
      #expect(texts.last == "")
    }
  }
}
