/// An article of the shop.
struct Article: Codable, Sendable {
  let name: String
  /// The number in stock.
  var left: Int
}
