import WebBridge

struct Item: Codable, Equatable {
  var name: String
}

/// The page's cart.
@PageInterface("cart") protocol CartPage {
  /// Adds an item.
  func add(_ item: Item, quantity: Int?) async throws -> [Item]
  func clear() async throws
  func find(_ name: String, for in: Int) async throws -> Item?
  func ticks(from first: Int) -> BridgeStream<Int>
  var changed: BridgeEvents<Item> { get }
  @PageName("checkout.begin") func checkOut() async throws -> String
  @PageName("checkout.ended") var checkedOut: BridgeEvents<Int> { get }
}

@PageInterface protocol Plain {
  @MainActor func value() async throws -> Int
}

enum Pages {
  @PageInterface("nested") fileprivate protocol Inner: Sendable {
    func value() async throws -> Int
  }

  @MainActor static func inner(_ bridge: Bridge) async throws -> Int {
    try await bridge.page($Inner.self).value()
  }
}
