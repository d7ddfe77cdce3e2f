import Foundation
import TestSupport
import Testing
import WebViewJavascriptBridge

extension WebViewJavascriptBridgeTests {
  /// The code of the module's documentation, compiled and run.
  @MainActor @Suite struct LandingPage {
    @Test func `every line of the landing page stands here, and works`() async throws {
      let article = try Article("WebViewJavascriptBridge", in: "WebViewJavascriptBridge")
      #expect(!article.blocks(of: "swift").isEmpty)
      #expect(try article.linesMissing(in: URL(fileURLWithPath: #filePath)) == [])

      let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let bridge: WebViewJavascriptBridge = WebViewJavascriptBridge(for: webView)
      bridge.registerHandler("login") { data, respond in respond?(["name": data]) }
      WebViewJavascriptBridgeTests.load(
        """
        setupWebViewJavascriptBridge(function (bridge) {
          bridge.registerHandler('greet', function (greeting, respond) {
            bridge.callHandler('login', 'Ann', function (answer) {
              respond(greeting + ', ' + answer.name);
            });
          });
        });
        """, in: webView)
      let shown = await withCheckedContinuation {
        (continuation: CheckedContinuation<String?, Never>) in
        func show(_ answer: Any?) { continuation.resume(returning: answer as? String) }
        bridge.callHandler("greet", data: "hello") { answer in show(answer) }
      }
      #expect(shown == "hello, Ann")
    }
  }
}
