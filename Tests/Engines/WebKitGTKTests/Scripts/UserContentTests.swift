import Foundation
import Testing
import WebKitGTK

extension AllTests {
  /// Changes that an app may make to the scripts and handlers of a view at any time.
  @MainActor @Suite struct UserContentTests {
    @Test func `a handler that is added late is there for the page that is shown`() async throws {
      let recorder = MessageRecorder()
      let page = try await Page.showing()
      page.webView.configuration.userContentController.add(recorder, name: "late")
      try await page.webView.evaluateJavaScript("webkit.messageHandlers.late.postMessage(1); 0")
      #expect(await recorder.message(number: 1).body as? Int == 1)
    }

    @Test func `a handler may remove itself while it answers`() async throws {
      var controller: WKUserContentController?
      let page = try await Page.showing {
        controller = $0.userContentController
        $0.userContentController.addScriptMessageHandler(
          Replier { [weak controller] _, reply in
            controller?.removeScriptMessageHandler(forName: "once")
            reply("bye", nil)
          }, contentWorld: .page, name: "once")
      }
      let answer = try await page.webView.callAsyncJavaScript(
        "return webkit.messageHandlers.once.postMessage(1)", contentWorld: .page)
      #expect(answer as? String == "bye")
      #expect(
        try await page.webView.evaluate(
          "typeof window.webkit?.messageHandlers?.once", as: String.self)
          == "undefined")
    }

    @Test func `one name may be in use in several worlds`() async throws {
      let inPage = MessageRecorder()
      let inWorld = MessageRecorder()
      let world = WKContentWorld.world(name: "several")
      let page = try await Page.showing {
        $0.userContentController.add(inPage, name: "m")
        $0.userContentController.add(inWorld, contentWorld: world, name: "m")
      }
      let controller = page.webView.configuration.userContentController
      controller.removeScriptMessageHandler(forName: "m", contentWorld: world)
      try await page.webView.evaluateJavaScript("webkit.messageHandlers.m.postMessage(1); 0")
      #expect(await inPage.message(number: 1).world == .page)
      controller.removeAllScriptMessageHandlers(from: .page)
      controller.add(inWorld, contentWorld: world, name: "m")
      _ = try await page.webView.evaluateJavaScript(
        "webkit.messageHandlers.m.postMessage(2); 0", contentWorld: world)
      #expect(await inWorld.message(number: 1).body as? Int == 2)
      #expect(inPage.messages.count == 1)
    }

    @Test func `scripts run in the order in which they were added, whatever one of them does`()
      async throws
    {
      let page = try await Page.showing {
        for source in ["var order = ['first']", "syntax error (", "throw 1", "order.push('last')"] {
          $0.userContentController.addUserScript(
            WKUserScript(
              source: source, injectionTime: .atDocumentStart, forMainFrameOnly: true))
        }
      }
      #expect(
        try await page.webView.evaluateJavaScript("order") as? [String] == ["first", "last"])
    }

    @Test func `a script's text is taken as it is`() async throws {
      let text = "zwölf 😀 \u{2028} \u{0} end"
      let long = String(repeating: "x", count: 1_000_000)
      let page = try await Page.showing {
        $0.userContentController.addUserScript(
          WKUserScript(
            source: "var text = '\(text)', size = '\(long)'.length",
            injectionTime: .atDocumentStart, forMainFrameOnly: true))
      }
      #expect(try await page.webView.evaluate("text", as: String.self) == text)
      #expect(try await page.webView.evaluate("size", as: Int.self) == 1_000_000)
    }

    @Test func `scripts that are added late wait for the next document`() async throws {
      let page = try await Page.showing()
      let controller = page.webView.configuration.userContentController
      controller.addUserScript(
        WKUserScript(source: "var late = 1", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
      #expect(try await page.webView.evaluate("typeof late", as: String.self) == "undefined")
      try await page.show("next")
      #expect(try await page.webView.evaluate("late", as: Int.self) == 1)
    }

    @Test func `the configuration's controller is the one that was given, in every copy`() {
      let configuration = WKWebViewConfiguration()
      let controller = configuration.userContentController
      let view = WKWebView(frame: .zero, configuration: configuration)
      configuration.userContentController = WKUserContentController()
      #expect(view.configuration.userContentController === controller)
      #expect(view.configuration !== view.configuration)
      let copy = view.configuration.copy() as? WKWebViewConfiguration
      #expect(copy?.userContentController === controller)
    }

    @Test func `worlds are told apart by their names`() {
      #expect(WKContentWorld.world(name: "a") === WKContentWorld.world(name: "a"))
      #expect(WKContentWorld.world(name: "a") !== WKContentWorld.world(name: "b"))
      #expect(WKContentWorld.world(name: "").name == "")
      #expect(WKContentWorld.page.name == nil)
      #expect(WKContentWorld.defaultClient.name == nil)
      #expect(WKContentWorld.defaultClient !== WKContentWorld.page)
    }
  }
}
