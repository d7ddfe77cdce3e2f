import WebBridge

/// Step 1: the original page, answered by a bridge with the dialect of WebViewJavascriptBridge.
@MainActor final class UnchangedScreen: ShopScreen {
  let webView: WKWebView
  let stock = Stock()
  private let bridge: Bridge

  /// The answer to an order. WebViewJavascriptBridge has no errors, so that an error is a value.
  private struct OrderAnswer: Encodable {
    var articles: [Article]?
    var error: String?
  }

  init() throws {
    let page = try PageView(folder: "step1")
    webView = page.webView
    bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [.scheme("shop")]),
      parts: [.dialects([.webViewJavascriptBridge])])
    try answerPage()
    page.load()
  }

  private func answerPage() throws {
    try bridge.handle("shop.articles") { [stock] in stock.articles }
    try bridge.handle("shop.order") { [stock] (article: OrderedArticle) in
      do {
        return OrderAnswer(articles: try stock.order(article.name))
      } catch let error as BridgeError {
        return OrderAnswer(error: error.message)
      }
    }
    stock.onChange = { [bridge] articles in
      Task {
        do {
          try await bridge.call("shop.changed", articles)
        } catch {
          print("The page does not show the latest articles: \(error)")
        }
      }
    }
  }

  private struct OrderedArticle: Decodable { var name: String }

  func countOrdered() async throws -> Int { try await bridge.call("cart.count") }
}
