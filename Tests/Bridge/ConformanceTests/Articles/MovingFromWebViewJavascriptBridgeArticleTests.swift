import BridgeTesting
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @MainActor @Suite struct MovingFromWebViewJavascriptBridge {
    @Test func `new code answers old pages`() async throws {
      let webView = InMemoryPage()
      let bridge = try Bridge(
        attachedTo: webView, policy: BridgePolicy(origins: ["https://shop.example.com"]),
        parts: [.dialects([.webViewJavascriptBridge])])
      try bridge.handle("login") { (name: String) in "hello, \(name)" }
      webView.load(url: "https://shop.example.com/")
      let answer = try await webView.evaluate(
        """
        \(WebViewJavascriptBridgePages.Snippet.version6.script)
        new Promise((resolve) => setup((bridge) => bridge.callHandler('login', 'Ann', resolve)))
        """, as: String.self)
      #expect(answer == "hello, Ann")
    }
  }
}
