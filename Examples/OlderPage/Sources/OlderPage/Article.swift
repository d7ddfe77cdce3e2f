/// Something that the shop sells.
struct Article: Codable, Sendable {
  let name: String
  /// How many the shop has.
  var left: Int
}
