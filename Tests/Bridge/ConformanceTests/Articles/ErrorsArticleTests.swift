import BridgeTesting
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @MainActor @Suite struct Errors {
    struct Item: Codable { var name: String }

    @Test func `errors cross both ways`() async throws {
      let page = InMemoryPage()
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      let item = Item(name: "tea")
      try bridge.handle("buy") { (name: String) in
        throw BridgeError("outOfStock", "None left", data: item)
      }
      page.load(
        try Article("Errors"), at: "https://shop.example.com/",
        after: "window.offered = []; const offer = (item) => offered.push(item.name);")
      #expect(try await page.finishArticle())
      #expect(try await page.evaluate("offered", as: [String].self) == ["tea"])

      var offered: BridgeValue?
      func offerOther(_ data: BridgeValue?) { offered = data }
      func offerRetry() {}
      func show(_ message: String) {}
      do {
        try await bridge.call("cart.add", item)
      } catch let error as BridgeError {
        switch error.code {
        case "outOfStock": offerOther(error.data)
        case .timedOut, .documentGone: offerRetry()
        default: show(error.message)
        }
      }
      #expect(offered == ["name": "tea"])
    }

    struct Secret: Error { var path = "/private" }

    @Test(arguments: [(ErrorDetail.typeNames, false), (.detailed, true)])
    func `how much of an error the page learns is a choice`(
      detail: ErrorDetail, isTold: Bool
    ) async throws {
      let page = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(
        attachedTo: page, policy: BridgePolicy(origins: [.exactly(page.origin)]),
        options: BridgeOptions(errors: detail))
      try bridge.handle("read") { throw Secret() }
      try bridge.handle("cancel") { throw CancellationError() }
      let message = try await page.evaluate(
        "bridge.call('read').catch((e) => e.code + ' ' + e.message)", as: String.self)
      #expect(message.hasPrefix("thrown "))
      #expect(message.contains("Secret"))
      #expect(message.contains("/private") == isTold)
      let code = try await page.evaluate(
        "bridge.call('cancel').catch((e) => e.code)", as: String.self)
      #expect(code == "cancelled")
    }
  }
}
