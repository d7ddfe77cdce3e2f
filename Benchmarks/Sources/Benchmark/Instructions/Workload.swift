import ArgumentParser

/// Work of the native end that needs no browser.
enum Workload: String, CaseIterable, ExpressibleByArgument, CodingKeyRepresentable, Codable {
  /// A call of the page with a small struct, which is answered with another.
  case item
  /// A call of the page with ten bytes of text.
  case echo
  /// A call of the page with a megabyte of text.
  case megabyte
  /// A call of the page with a megabyte of objects, which are read and written.
  case objects
  /// An event of the page.
  case event
  /// A call of Swift, which the page answers.
  case toPage

  /// How often it is done where it is counted.
  var count: Int {
    switch self {
    case .item, .echo, .event, .toPage: 1000
    case .megabyte, .objects: 10
    }
  }

  @MainActor func run(on side: CoreSide, times: Int) async throws {
    switch self {
    case .item: for _ in 0..<times { side.call("item", Core.item) }
    case .echo: for _ in 0..<times { side.call("echo", Core.text) }
    case .megabyte: for _ in 0..<times { side.call("echo", Self.longText) }
    case .objects: for _ in 0..<times { side.call("value", Self.manyObjects) }
    case .event: for _ in 0..<times { side.emit("tick", "[7,true]") }
    case .toPage: for _ in 0..<times { try await side.callPage("echo", "0123456789") }
    }
  }

  // Made before it counts.
  private static let longText = "[\"\(String(repeating: "x", count: 1 << 20))\"]"
  @MainActor private static let manyObjects =
    "[[\(Array(repeating: Core.object, count: 13_000).joined(separator: ","))]]"
}
