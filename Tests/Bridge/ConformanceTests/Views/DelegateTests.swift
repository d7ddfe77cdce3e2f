import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// The delegates of a web view remain the app's.
  @MainActor @Suite struct DelegateTests {
    /// When a bridge is attached, relative to the delegates.
    enum Order: CaseIterable { case before, after, between }

    private static let dialects: [BridgeDialect] = [
      .envelope(handler: "nativeObject", reply: "onReply"), .kkJSBridge,
    ]

    /// A page that asks the app everything that it can, and records the answers.
    private static let script = """
      window.answers = [alert('a'), confirm('b'), prompt('c', 'd'), prompt('e'), prompt(),
        prompt('webbridge', 'text')];
      for (const url of ['https://__other__/x', '/frame', 'mailto:a@b.c']) {
        const frame = document.createElement('iframe');
        frame.src = url;
        document.body.append(frame);
      }
      """

    private struct Seen: Equatable {
      var events: [String]
      var answers: String
    }

    /// Makes a page ask everything, one load be redirected and another load fail.
    private func seen(
      _ dialects: [BridgeDialect]?, _ order: Order, pages: [URL]
    ) async throws -> Seen {
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = .nonPersistent()
      let webView = WKWebView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 300), configuration: configuration)
      let app = AppDelegate()
      let attach = {
        guard let dialects else { return }
        _ = try Bridge(
          attachedTo: webView, policy: BridgePolicy(origins: [.anyOrigin]),
          parts: [.dialects(dialects)])
      }
      if order == .before { try attach() }
      webView.navigationDelegate = app
      if order == .between { try attach() }
      webView.uiDelegate = app
      if order == .after { try attach() }
      #expect(webView.navigationDelegate === app || dialects != nil)
      var answers = ""
      for page in pages {
        await app.load(page, in: webView)
        let text = try await webView.callAsyncJavaScript(
          "if (window.answers) window.open('/popup'); return JSON.stringify(window.answers ?? null)",
          arguments: [:],
          in: nil,
          contentWorld: .page)
        answers += text as? String ?? ""
      }
      return Seen(events: app.events, answers: answers)
    }

    @Test func `delegates are asked and told as if no bridge were there`() async throws {
      let page = try await Server.shared.page(
        "<!doctype html><title>A page</title><body><script>\(Self.script)</script>")
      let pages = [
        page, try await Server.shared.redirect(to: page),
        try #require(URL(string: "nowhere://127.0.0.1/")),
      ]
      let plain = try await seen(nil, .before, pages: pages)
      for event in [
        "alert a", "confirm b", "prompt c d", "prompt webbridge text", "action __other__/x",
        "redirect", "fail before commit", "window 127.0.0.1/popup",
      ] { #expect(plain.events.contains(event), "\(plain.events)") }
      #expect(plain.answers.contains("the app's c"))
      for dialects in [[], Self.dialects] {
        for order in Order.allCases {
          #expect(try await seen(dialects, order, pages: pages) == plain, "\(order), \(dialects)")
        }
      }
    }

    @Test func `what is the bridge's the app is not asked`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attach(dialects: Self.dialects)
      try bridge.handle("default.add") { (n: Int) in n + 1 }
      let app = AppDelegate()
      page.webView.uiDelegate = app
      try await page.load()
      #expect(
        try await page.run(
          """
          return [bridge.callSync('default.add', 1), KKJSBridge.syncCall(null, 'add', 2),
            prompt('KKJSBridge', JSON.stringify({ method: 'add', data: 3 }))];
          """) == [2, 3, "4"])
      #expect(app.events == [])
    }

    @Test func `a delegate that is taken away, released or replaced leaves the bridge working`()
      async throws
    {
      let page = try await WebKitPage()
      let bridge = try page.attach(dialects: Self.dialects)
      try bridge.handle("add") { (n: Int) in n + 1 }
      let ask = "return [prompt('x'), bridge.callSync('add', 1), await bridge.call('add', 2)]"
      try await page.load()
      #expect(try await page.run(ask) == [nil, 2, 3])
      var app: AppDelegate? = AppDelegate()
      page.webView.uiDelegate = app
      #expect(try await page.run(ask) == ["the app's x", 2, 3])
      page.webView.uiDelegate = nil
      #expect(try await page.run(ask) == [nil, 2, 3])
      page.webView.uiDelegate = app
      #expect(try await page.run(ask) == ["the app's x", 2, 3])
      weak let released = app
      app = nil
      #expect(try await page.run(ask) == [nil, 2, 3])
      #expect(released == nil)
      let other = AppDelegate()
      page.webView.uiDelegate = other
      #expect(try await page.run(ask) == ["the app's x", 2, 3])
      bridge.detach()
      #expect(try await page.run("return prompt('y')") == "the app's y")
      #expect(other.events == ["prompt x ", "prompt y "])
      #expect(page.webView.uiDelegate === other)
    }

    @Test func `an answer that comes later, and one that never comes, are the app's`() async throws
    {
      final class Slow: NSObject, WKUIDelegate {
        var waiting: (@MainActor @Sendable (String?) -> Void)?
        func webView(
          _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
          defaultText: String?, initiatedByFrame frame: WKFrameInfo,
          completionHandler: @escaping @MainActor @Sendable (String?) -> Void
        ) { waiting = completionHandler }
      }
      let page = try await WebKitPage()
      let bridge = try page.attach()
      try bridge.handle("add") { (n: Int) in n + 1 }
      let slow = Slow()
      page.webView.uiDelegate = slow
      try await page.load()
      async let answer = page.run("return [prompt('x'), bridge.callSync('add', 1)]")
      while slow.waiting == nil { try await turn() }
      slow.waiting?("late")
      slow.waiting = nil
      #expect(try await answer == ["late", 2])
    }
  }
}
