import WebBridge

/// Step 2: the page calls an object, and Swift a protocol.
@MainActor final class TypedScreen: ShopScreen {
  let webView: WKWebView
  let stock = Stock()
  private let cart: any CartPage

  init() throws {
    let page = try PageView(folder: "step2")
    webView = page.webView
    let bridge = try Bridge(attachedTo: webView, origins: [.scheme("shop")])
    try bridge.expose(Shop(stock))
    cart = bridge.page($CartPage.self)
    stock.onChange = { [weak bridge] articles in bridge?.emit("shop.changed", articles) }
    page.load()
  }

  func countOrdered() async throws -> Int { try await cart.count() }
}

/// What the page calls, as `bridge.native.shop`. What `order` throws, the page catches.
@Exposed("shop") @MainActor final class Shop {
  private let stock: Stock

  init(_ stock: Stock) { self.stock = stock }

  /// Returns what the shop has.
  func articles() -> [Article] { stock.articles }

  /// Orders one of an article, and returns what is left.
  func order(_ name: String) throws -> [Article] { try stock.order(name) }
}

/// What the page answers.
@PageInterface("cart") protocol CartPage {
  /// Returns how many articles are ordered.
  func count() async throws -> Int
}
