import WebBridge

/// Step 2: the page calls an object, and Swift calls a protocol.
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

/// The methods that the page calls as `bridge.native.shop`. The page catches the errors of `order`.
@Exposed("shop") @MainActor final class Shop {
  private let stock: Stock

  init(_ stock: Stock) { self.stock = stock }

  /// Returns all articles.
  func articles() -> [Article] { stock.articles }

  /// Orders one article, and returns all articles.
  func order(_ name: String) throws -> [Article] { try stock.order(name) }
}

/// The functions of the page.
@PageInterface("cart") protocol CartPage {
  /// Returns the number of ordered articles.
  func count() async throws -> Int
}
