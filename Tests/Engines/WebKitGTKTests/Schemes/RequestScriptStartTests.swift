import Foundation
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// When and where request scripts run.
  @MainActor @Suite struct RequestScriptStartTests {
    @Test func `a request script runs ahead of the app's and goes with them`() async throws {
      let page = BodyPage {
        $0.userContentController.addUserScript(
          WKUserScript(
            source: "early = fetch('/relayed').then(response => response.text())",
            injectionTime: .atDocumentStart, forMainFrameOnly: true))
        $0.addRequestScript(RequestStatements.relay)
      }
      await page.load(BodyPage.url)
      let early = "return await early"
      #expect(
        try await page.webView.callAsyncJavaScript(early, contentWorld: .page) as? String
          == "GET undefined")
      page.webView.configuration.userContentController.removeAllUserScripts()
      await page.load(BodyPage.url)
      #expect(
        try await page.webView.callAsyncJavaScript(
          "return (await fetch('/relayed')).text()", contentWorld: .page) as? String == "<body>")
      #expect(try await page.post("new Blob(['safe'])", by: "fetch").body == "safe")
    }

    @Test func `a request script finds the replacement of the view's own script`() async throws {
      let page = BodyPage {
        $0.addRequestScript("defineProperty(window, 'first', { value: window.fetch })")
        $0.addRequestScript(RequestStatements.relay)
      }
      await page.load(BodyPage.url)
      let result = try await page.webView.callAsyncJavaScript(
        "return first === fetch && (await first('/relayed')).text()", contentWorld: .page)
      #expect(result as? String == "GET undefined")
    }

    @Test func `a script that is added to a view with a page serves the next page`() async throws {
      let page = try await BodyPage.make()
      page.webView.configuration.addRequestScript(RequestStatements.relay)
      let text = "return (await fetch('/relayed', {method: 'POST', body: new Blob(['b'])})).text()"
      #expect(
        try await page.webView.callAsyncJavaScript(text, contentWorld: .page) as? String == "b")
      await page.load(BodyPage.url)
      #expect(
        try await page.webView.callAsyncJavaScript(text, contentWorld: .page) as? String
          == "POST [object ArrayBuffer]")
    }

    @Test func `subframes have the scripts that ask for them, and no bodies`() async throws {
      let page = BodyPage {
        $0.addRequestScript(RequestStatements.relay, forMainFrameOnly: false)
        $0.addRequestScript("defineProperty(window, 'main', { value: true })")
      }
      await page.load(BodyPage.url)
      let result = try await page.webView.callAsyncJavaScript(
        """
        const frame = document.createElement('iframe')
        frame.src = '/frame'
        await new Promise(done => { frame.onload = done; document.body.append(frame) })
        const inner = frame.contentWindow
        await inner.fetch('/post', {method: 'POST', body: 'text'})
        return [await (await inner.fetch('/relayed')).text(), typeof inner.main, typeof main]
        """, contentWorld: .page)
      #expect(result as? [String] == ["GET undefined", "undefined", "boolean"])
      #expect(page.seen.map(\.isUnreadable) == [true])
    }

    @Test func `a script that throws keeps no other from running`() async throws {
      let page = BodyPage {
        $0.addRequestScript("intercept(window, 'noSuchFunction', () => 1)")
        $0.addRequestScript(RequestStatements.relay)
        $0.addRequestScript("undefined.broken")
      }
      await page.load(BodyPage.url)
      let result = try await page.webView.callAsyncJavaScript(
        "return (await fetch('/relayed')).text()", contentWorld: .page)
      #expect(result as? String == "GET undefined")
      #expect(try await page.post("new Blob(['safe'])", by: "fetch").body == "safe")
    }

    @Test func `a document that is opened again has the interceptors that it had`() async throws {
      let page = BodyPage {
        $0.userContentController.addUserScript(
          RequestScript(
            source:
              "(requests) => { window.starts = (window.starts || '') + (requests ? 'first' : 'again') }",
            forMainFrameOnly: true))
        $0.addRequestScript(RequestStatements.relay)
      }
      await page.load(BodyPage.url)
      let result = try await page.webView.callAsyncJavaScript(
        """
        const {fetch} = window
        document.open(); document.write('<p>again'); document.close()
        await new Promise(done => setTimeout(done))
        return [starts, fetch === window.fetch, await (await window.fetch('/relayed')).text()].join(' ')
        """, contentWorld: .page)
      #expect(result as? String == "firstagain true GET undefined")
    }

    @Test func `nobody adds an interceptor after the start`() async throws {
      let page = BodyPage {
        $0.addRequestScript("throw new Error('broken')")
        $0.addRequestScript(
          "defineProperty(window, 'late', { value: () => requests.intercept(window, 'fetch', () => 1) })"
        )
      }
      await page.load(BodyPage.url)
      let result = try await page.webView.callAsyncJavaScript(
        """
        try { late() } catch (error) { return error.message + ' ' + typeof requests + typeof intercept }
        """, contentWorld: .page)
      #expect(
        result as? String == "Interceptors are added when a document starts undefinedundefined")
    }

    @Test func `views of one controller have secrets of their own`() async throws {
      let controller = WKUserContentController()
      let pages = (0..<2).map { _ in BodyPage { $0.userContentController = controller } }
      controller.addUserScript(
        RequestScript(source: "() => {}", forMainFrameOnly: true))
      #expect(pages[0].webView.requestBodies.secret != pages[1].webView.requestBodies.secret)
      for page in pages {
        await page.load(BodyPage.url)
        #expect(try await page.post("new Blob(['safe'])", by: "fetch").body == "safe")
      }
    }
  }
}
