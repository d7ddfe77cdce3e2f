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

  /// Has everything ready that is not the bridge's work; gives what is to be counted.
  @MainActor func prepare(on side: CoreSide, times: Int) -> @MainActor () async throws -> Void {
    switch self {
    case .item: side.calls("item", Core.item, times: times)
    case .echo: side.calls("echo", Core.text, times: times)
    case .megabyte: side.calls("echo", Self.longText, times: times)
    case .objects: side.calls("value", Self.manyObjects, times: times)
    case .event: side.events("tick", "[7,true]", times: times)
    case .toPage: { for _ in 0..<times { try await side.callPage("echo", "0123456789") } }
    }
  }

  private static let longText = "[\"\(String(repeating: "x", count: 1 << 20))\"]"
  @MainActor private static let manyObjects =
    "[[\(Array(repeating: Core.object, count: 13_000).joined(separator: ","))]]"
}
