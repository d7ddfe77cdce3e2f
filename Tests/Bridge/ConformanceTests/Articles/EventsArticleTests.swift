import BridgeTesting
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @MainActor @Suite struct Events {
    struct Theme: Codable { var dark: Bool }
    struct Cart: Codable, Equatable { var items: Int }

    @Test func `events go both ways`() async throws {
      let page = InMemoryPage()
      let bridge = try Bridge(attachedTo: page, origins: ["https://shop.example.com"])
      var shown: [Cart] = []
      func show(_ cart: Cart) { shown.append(cart) }
      let theme = Theme(dark: false)
      try bridge.handle("theme") { theme }
      let subscription = bridge.on("cart.changed") { (cart: Cart) in show(cart) }
      page.load(
        try Article("Events"), at: "https://shop.example.com/",
        after: "window.applied = []; const apply = (theme) => applied.push(theme.dark);")
      #expect(try await page.finishArticle())
      bridge.emit("theme.changed", Theme(dark: true))
      bridge.emit("app.resumed")
      bridge.emit("theme.changed", Theme(dark: true))
      // One listener stays until the end, the other one until the app resumes.
      let applied = try await page.evaluate("bridge.has('x').then(() => applied)", as: [Bool].self)
      #expect(applied == [false, true, true, true])
      #expect(shown == [Cart(items: 3)])
      subscription.cancel()
      try await page.evaluate("bridge.emit('cart.changed', { items: 4 }); bridge.has('x')")
      #expect(shown == [Cart(items: 3)])
    }

    @Test func `a sequence has the values and ends with the bridge`() async throws {
      let page = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
      var shown: [Cart] = []
      func show(_ cart: Cart) {
        shown.append(cart)
        if cart.items == 2 { bridge.detach() }
      }
      let script = Task {
        while shown.isEmpty {
          try await page.evaluate("bridge.emit('cart.changed', { items: 1 }); bridge.has('x')")
        }
        page.reload()
        try await page.evaluate("bridge.emit('cart.changed', { items: 2 }); 0")
      }
      for await cart in bridge.events("cart.changed", as: Cart.self) { show(cart) }
      try await script.value
      #expect(shown.first == Cart(items: 1))
      #expect(shown.last == Cart(items: 2))
    }
  }
}
