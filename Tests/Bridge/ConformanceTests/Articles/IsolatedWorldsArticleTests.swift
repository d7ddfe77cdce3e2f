import Foundation
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @MainActor @Suite struct IsolatedWorlds {
    private final class Cart {
      private var items: [String] = []
      func add(_ item: String) -> Int {
        items.append(item)
        return items.count
      }
    }

    @Test func `a trusted script hands out one function`() async throws {
      let blocks = try Article("IsolatedWorlds").blocks(of: "js")
      let (script, ofPage) = (try #require(blocks.first), try #require(blocks.last))
      let configuration = WKWebViewConfiguration()
      let cart = Cart()
      let webView = WKWebView(frame: .zero, configuration: configuration)
      let world = WKContentWorld.world(name: "app")
      let bridge = try Bridge(
        attachedTo: webView, world: world,
        policy: BridgePolicy(origins: ["https://shop.example.com"]))
      try bridge.handle("cart.add") { (item: String) in cart.add(item) }
      configuration.userContentController.addUserScript(
        WKUserScript(
          source: script, injectionTime: .atDocumentStart, forMainFrameOnly: true, in: world))
      webView.loadHTMLString(
        "<script>\(ofPage)</script>", baseURL: URL(string: "https://shop.example.com/"))
      let connections = bridge.connections
      for await connection in connections { if case .connected = connection { break } }
      let counts = try await webView.callAsyncJavaScript(
        "return [await addToCart('tea'), await addToCart('milk'), typeof bridge].join()",
        contentWorld: .page)
      #expect(counts as? String == "1,2,undefined")
    }
  }
}
