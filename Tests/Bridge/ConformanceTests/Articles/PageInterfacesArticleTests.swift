import BridgeTesting
import TestSupport
import Testing
import WebBridge

enum PageInterfacesArticle {
  struct Item: Codable { var name: String }
  struct Cart: Codable { var items: Int }

  @PageInterface("cart") protocol CartPage {
    func add(_ item: Item, quantity: Int?) async throws -> Cart
    func ticks() -> BridgeStream<Int>
    var changed: BridgeEvents<Cart> { get }
    @PageName("checkout.begin") func checkOut() async throws
  }

  final class FakeCart: CartPage {
    var items = 0
    func add(_ item: Item, quantity: Int?) async throws -> Cart {
      items += quantity ?? 1
      return Cart(items: items)
    }
    func ticks() -> BridgeStream<Int> { BridgeStream(AsyncStream { $0.finish() }) }
    var changed: BridgeEvents<Cart> { BridgeEvents(AsyncStream { $0.finish() }) }
    func checkOut() async throws { throw BridgeError("closed", "The shop is closed") }
  }

  @MainActor static func cart(of bridge: Bridge) -> any CartPage {
    let cart = bridge.page($CartPage.self)
    return cart
  }

  @MainActor static func patientCart(of bridge: Bridge) -> any CartPage {
    let patient = bridge.page($CartPage.self, timeout: .seconds(120))
    return patient
  }
}

extension ArticleTests {
  @MainActor @Suite struct PageInterfaces {
    private typealias Item = PageInterfacesArticle.Item

    @Test func `the page is called as the article says`() async throws {
      let page = InMemoryPage(url: "about:blank")
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      page.load(
        try Article("PageInterfaces"), at: "https://shop.example.com/",
        after: "const cart = { items: 1 };")
      #expect(try await page.finishArticle())
      let cart = PageInterfacesArticle.cart(of: bridge)
      let item = Item(name: "tea")
      var changes = cart.changed.makeAsyncIterator()
      let now = try await cart.add(item, quantity: nil)
      #expect(now.items == 2)
      #expect(await changes.next()?.items == 2)
      var shown: [Int] = []
      let show = { shown.append($0) }
      for try await tick in cart.ticks() { show(tick) }
      #expect(shown == [1, 2])
      try await PageInterfacesArticle.patientCart(of: bridge).checkOut()
      #expect(try await page.evaluate("cart.items", as: Int.self) == 0)
    }

    @Test func `a fake stands in for the page`() async throws {
      let cart: any PageInterfacesArticle.CartPage = PageInterfacesArticle.FakeCart()
      #expect(try await cart.add(Item(name: "tea"), quantity: 3).items == 3)
      await #expect(throws: BridgeError.self) { try await cart.checkOut() }
    }
  }
}
