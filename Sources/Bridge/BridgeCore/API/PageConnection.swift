/// The connection to the page that the type of a page interface uses; see ``Bridge/page(_:timeout:)``.
public struct PageConnection: Sendable {
  let bridge: Bridge
  let timeout: Duration?

  /// Calls a function of the page.
  @MainActor public func call<each Argument: Encodable, Result: Decodable>(
    _ name: String, _ arguments: repeat each Argument, as type: Result.Type = Result.self
  ) async throws -> Result {
    try await bridge.call(name, repeat each arguments, timeout: timeout, as: type)
  }

  /// Calls a function of the page and ignores its result.
  @MainActor public func call<each Argument: Encodable>(
    _ name: String, _ arguments: repeat each Argument
  ) async throws {
    try await bridge.call(name, repeat each arguments, timeout: timeout)
  }

  /// Reads a stream of the page.
  @MainActor public func stream<each Argument: Encodable, Element: Decodable & Sendable>(
    _ name: String, _ arguments: repeat each Argument
  ) -> BridgeStream<Element> {
    bridge.stream(name, repeat each arguments, timeout: timeout)
  }

  /// Returns the values of one of the page's events.
  @MainActor public func events<Value: Decodable>(_ name: String) -> BridgeEvents<Value> {
    bridge.events(name)
  }
}

/// A type whose methods call the page; `@PageInterface` makes it.
public protocol PageClient: Sendable {
  /// Makes a client of the page.
  @MainActor init(_ connection: PageConnection)
}
