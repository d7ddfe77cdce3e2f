import BridgeTesting
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  private struct Place: Codable { var name: String }

  @Test func `pages written for older bridges`() async throws {
    let webView = InMemoryPage()
    let bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: ["https://shop.example.com"]),
      parts: [
        .dialects([
          .envelope(handler: "nativeObject", reply: "app.onReply"), .kkJSBridge, .dsBridge,
        ])
      ])
    try bridge.handle("mall.open") { (place: Place) in "opened \(place.name)" }
    webView.load(try Article("OlderPages"), at: "https://shop.example.com/")
    #expect(try await webView.finishArticle())
  }
}
