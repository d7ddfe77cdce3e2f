import ArgumentParser

/// Work of the native side that needs no browser.
enum Workload: String, CaseIterable, ExpressibleByArgument, CodingKeyRepresentable, Codable {
  /// A call of the page with a small struct, which is answered with another struct.
  case item
  /// A call of the page with ten bytes of text.
  case echo
  /// A call of the page with a megabyte of text.
  case megabyte
  /// A call of the page with a megabyte of objects, which are decoded and encoded.
  case objects
  /// An event of the page.
  case event
  /// A call of Swift, which the page answers.
  case toPage
  /// A call of the page with ten bytes of text, one of a hundred in a text.
  case echoes
  /// The same with an observer that does nothing.
  case observedEchoes
  /// The same with a recorder.
  case recordedEchoes
  /// The same with a recorder that writes a file.
  case filedEchoes

  /// How often the work is done for a count.
  var count: Int {
    switch self {
    case .item, .echo, .event, .toPage: 1000
    case .megabyte, .objects: 10
    case .echoes, .observedEchoes, .recordedEchoes, .filedEchoes: 10_000
    }
  }

  /// Prepares everything that is not the bridge's work, and returns the work to count.
  @MainActor func prepare(on side: CoreSide, times: Int) throws
    -> @MainActor () async throws -> Void
  {
    switch self {
    case .item: side.calls("item", Core.item, times: times)
    case .echo: side.calls("echo", Core.text, times: times)
    case .megabyte: side.calls("echo", Self.longText, times: times)
    case .objects: side.calls("value", Self.manyObjects, times: times)
    case .event: side.events("tick", "[7,true]", times: times)
    case .echoes: side.calls("echo", Core.text, times: times, each: 100)
    case .observedEchoes:
      side.observed().calls("echo", Core.text, times: times, each: 100)
    case .recordedEchoes:
      try side.recorded().calls("echo", Core.text, times: times, each: 100)
    case .filedEchoes:
      try side.filed().calls("echo", Core.text, times: times, each: 100)
    case .toPage: { for _ in 0..<times { try await side.callPage("echo", "0123456789") } }
    }
  }

  private static let longText = "[\"\(String(repeating: "x", count: 1 << 20))\"]"
  @MainActor private static let manyObjects =
    "[[\(Array(repeating: Core.object, count: 13_000).joined(separator: ","))]]"
}
