import BridgeTesting
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @MainActor @Suite struct Streams {
    struct Change: Codable, Equatable { var count: Int }

    @Test func `streams go both ways`() async throws {
      let page = InMemoryPage()
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      try bridge.handle("clock.ticks") { (count: Int) in
        AsyncStream { continuation in
          for tick in 0..<count { continuation.yield(tick) }
          continuation.finish()
        }
      }
      page.load(
        try Article("Streams"), at: "https://shop.example.com/",
        after: "window.asked = 0; const nextPrice = async () => ++asked;")
      var shown: [Change] = []
      func show(_ change: Change) { shown.append(change) }
      for try await change in bridge.stream("cart.changes", 10, as: Change.self) {
        show(change)
        if change.count == 3 { break }
      }
      #expect(shown == [1, 2, 3].map { Change(count: $0) })
      #expect(try await page.finishArticle())
      for try await price in bridge.stream("prices", "tea", as: Int.self) where price == 2 { break }
      #expect(try await page.evaluate("asked", as: Int.self) >= 2)
    }
  }
}
