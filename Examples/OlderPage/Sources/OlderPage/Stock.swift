import WebBridge

/// The stock of the shop. This is the app's own code, which neither step changes.
@MainActor final class Stock {
  /// Called with all articles after a delivery.
  var onChange: (([Article]) -> Void)?

  private(set) var articles = [
    Article(name: "Assam", left: 2), Article(name: "Darjeeling", left: 5),
    Article(name: "Lapsang Souchong", left: 1),
  ]

  /// Takes one article from the stock, and returns all articles.
  func order(_ name: String) throws -> [Article] {
    guard let index = articles.firstIndex(where: { $0.name == name && $0.left > 0 }) else {
      throw BridgeError("soldOut", "\(name) is sold out.")
    }
    articles[index].left -= 1
    return articles
  }

  /// Adds a delivery to the stock.
  func receive(_ name: String, count: Int) {
    guard let index = articles.firstIndex(where: { $0.name == name }) else { return }
    articles[index].left += count
    onChange?(articles)
  }
}
