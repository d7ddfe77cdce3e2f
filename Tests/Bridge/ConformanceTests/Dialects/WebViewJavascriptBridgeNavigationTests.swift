import BridgeTesting
import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// The navigations of hidden frames by which older pages call native.
  @MainActor @Suite struct WebViewJavascriptBridgeNavigationTests {
    /// The app's delegate, which records the navigations that it decides on.
    final class App: NSObject, WKNavigationDelegate {
      private(set) var asked: [String] = []
      private var finished: CheckedContinuation<Void, Never>?

      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
      ) async -> WKNavigationActionPolicy {
        let url = navigationAction.request.url
        asked.append(url?.host ?? "-")
        return url?.scheme == "http" ? .allow : .cancel
      }

      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        finished?.resume()
        finished = nil
      }

      func load(_ script: String, at path: String, of page: WebKitPage, in origin: Origin) async {
        await withCheckedContinuation {
          finished = $0
          page.startLoading(script, at: origin, path: path)
        }
      }
    }

    private static let navigate = """
      for (const url of ['https://__bridge_loaded__', 'wvjbscheme://__BRIDGE_LOADED__',
          'https://__WVJB_queue_message__/', 'wvjbscheme://__wvjb_queue_message__/x?y']) {
        const frame = document.createElement('iframe');
        frame.src = url;
        document.body.append(frame);
      }
      for (const url of ['wvjbscheme://other', 'https://other.invalid/__bridge_loaded__']) {
        const frame = document.createElement('iframe');
        frame.src = url;
        document.body.append(frame);
      }
      """

    @Test func `the bridge's navigations do not happen, and all others are the app's`() async throws
    {
      let page = try await WebKitPage()
      let bridge = try page.attachOld()
      try bridge.handle("ping") { "pong" }
      let app = App()
      page.webView.navigationDelegate = app
      await app.load(Self.navigate, at: "own", of: page, in: page.origin)
      #expect(
        try await page.run(
          "return await new Promise((done) => { \(WebViewJavascriptBridgePages.asking("WebViewJavascriptBridge.callHandler('ping', done)")) })"
        )
          == "pong")
      #expect(app.asked == ["127.0.0.1", "other", "other.invalid"])
      #expect(page.webView.url?.path == "/own")
    }

    @Test func `they are the app's where the page may not use the bridge`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attachOld()
      let app = App()
      page.webView.navigationDelegate = app
      // The page's hello has been refused by then.
      await app.load("", at: "other", of: page, in: page.otherOrigin)
      _ = await #expect(throws: BridgeError.self) { try await bridge.call("x") }
      _ = try await page.run(Self.navigate + "return 1")
      while app.asked.count < 7 { try await turn() }
      #expect(
        app.asked.map { $0.lowercased() } == [
          "localhost", "__bridge_loaded__", "__bridge_loaded__", "__wvjb_queue_message__",
          "__wvjb_queue_message__", "other", "other.invalid",
        ])
    }

    @Test func `they are the app's where the dialect is off`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attach()
      try bridge.handle("ping") { "pong" }
      let app = App()
      page.webView.navigationDelegate = app
      await app.load(Self.navigate, at: "off", of: page, in: page.origin)
      #expect(app.asked.count == 7)
    }

    @Test func `a bell that rings before the page is welcomed rings again then`() async throws {
      let page = MemoryPage()
      let bridge = try page.attachOld()
      var heard: [String] = []
      try bridge.handle("say") { (text: String) in heard.append(text) }
      let hello = page.page.delay(.nextText(.toNative))
      try await page.load(
        """
        \(WebViewJavascriptBridgePages.Copy.version6.script)
        rawSend({ handlerName: 'say', data: 'early' });
        """)
      _ = try await page.run("return 0")
      #expect(hello.held != nil && heard.isEmpty)
      hello.release()
      while heard.isEmpty { try await turn() }
      #expect(heard == ["early"])
    }

    @Test(arguments: Engine.allCases)
    func `a page that rings at its start is heard, and a frame's ringing says nothing`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      var heard: [String] = []
      try bridge.handle("say") { (text: String) in
        heard.append(text)
        return text
      }
      try await page.load(
        """
        \(WebViewJavascriptBridgePages.Copy.version6.script)
        rawSend({ handlerName: 'say', data: 'early' });
        """)
      while heard.isEmpty { try await turn() }
      try await page.runInFrame(
        """
        \(WebViewJavascriptBridgePages.Copy.version6.script)
        rawSend({ handlerName: 'say', data: 'from a frame' });
        """, at: page.otherOrigin)
      #expect(
        try await page.runInTime(
          "return await new Promise((done) => { \(WebViewJavascriptBridgePages.asking("WebViewJavascriptBridge.callHandler('say', 'last', done)")) })"
        )
          == "last")
      #expect(heard == ["early", "last"])
    }
  }
}
