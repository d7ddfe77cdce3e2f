import BridgeTesting
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @Test func `the landing page`() async throws {
    let webView = InMemoryPage()
    let bridge = try Bridge(attachedTo: webView, origins: ["https://shop.example.com"])
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    webView.load(try Article("WebBridge"), at: "https://shop.example.com/")
    #expect(try await webView.finishArticle())
  }
}
