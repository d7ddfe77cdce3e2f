/// A function that crosses the bridge: a page's function in Swift, or a Swift function on the page.
///
/// A page passes a function like any other argument, at any depth, and Swift can call it any number of times:
///
/// ```swift
/// try bridge.handle("download") { (url: URL, progress: BridgeFunction) async throws in
///   for try await done in download(url) { try await progress(done) }
/// }
/// ```
///
/// In the other direction, a page receives an asynchronous function:
///
/// ```swift
/// try await bridge.call("pick", BridgeFunction { (item: Item) in cart.add(item) })
/// ```
///
/// A page's function is released with its last copy in Swift, or by ``release()``, and ends with its
/// document. A Swift function is released when the page's garbage collector collects it, or by its
/// `release()` on the page.
public struct BridgeFunction: Sendable {
  /// The target of calls. Its identity is the function's identity.
  @MainActor final class Source {
    enum Target {
      case native(@MainActor (Payload) async throws -> BridgeValue)
      case remote(any RemoteReference)
      case released
    }

    var target: Target
    /// The types of the parameters of a Swift function.
    let types: ExpectedTypes?

    nonisolated init(_ target: Target, _ types: ExpectedTypes? = nil) {
      (self.target, self.types) = (target, types)
    }
  }

  let source: Source

  init(of reference: any RemoteReference) { source = Source(.remote(reference)) }

  private init(
    _ types: ExpectedTypes?, _ body: @escaping @MainActor (Payload) async throws -> BridgeValue
  ) {
    source = Source(.native(body), types)
  }

  /// Makes a function for pages to call.
  ///
  /// The function runs on the main actor. If it throws, the page's call rejects with the error.
  ///
  /// - Parameter body: The function, with any number of `Decodable` parameters.
  public init<each Parameter: Decodable, Result: Encodable>(
    _ body: @escaping @MainActor (repeat each Parameter) async throws -> Result
  ) {
    self.init(.arguments(repeat (each Parameter).self)) { (payload: Payload) in
      let arguments: (repeat each Parameter) = try payload.arguments(of: Self.name)
      return try BridgeValue(result: try await body(repeat each arguments), of: Self.name)
    }
  }

  /// Makes a function that returns nothing, for pages to call.
  public init<each Parameter: Decodable>(
    _ body: @escaping @MainActor (repeat each Parameter) async throws -> Void
  ) {
    self.init(.arguments(repeat (each Parameter).self)) { (payload: Payload) in
      let arguments: (repeat each Parameter) = try payload.arguments(of: Self.name)
      try await body(repeat each arguments)
      return .undefined
    }
  }

  /// Calls the function.
  ///
  /// - Parameters:
  ///   - arguments: Any number of encodable values.
  ///   - timeout: The maximum time to wait for the answer; `nil` for the bridge's limit.
  ///   - type: The type of the result.
  /// - Throws: ``BridgeError``: the error that the function threw; `documentGone` if its document has
  ///   ended; `unknownMethod` if it was released.
  public func callAsFunction<each Argument: Encodable, Result: Decodable>(
    _ arguments: repeat each Argument, timeout: Duration? = nil, as type: Result.Type = Result.self
  ) async throws -> Result {
    let values = try BridgeValue(arguments: repeat each arguments, of: Self.name)
    let payload = try await request(values, timeout: timeout)
    do {
      return try await payload.readingAhead(as: type).reading { try $0.decoding(type) }
    } catch let error as DecodingError {
      throw BridgeError(
        .badResult, "\"\(Self.name)\": " + error.reading(below: "result") + ".",
        underlying: error)
    }
  }

  /// Calls the function and ignores its result.
  public func callAsFunction<each Argument: Encodable>(
    _ arguments: repeat each Argument, timeout: Duration? = nil
  ) async throws {
    let values = try BridgeValue(arguments: repeat each arguments, of: Self.name)
    _ = try await request(values, timeout: timeout)
  }

  /// Releases the function on both sides. Later calls fail with code `unknownMethod`.
  @MainActor public func release() {
    if case .remote(let reference) = source.target { reference.release() }
    source.target = .released
  }
}

extension BridgeFunction {
  static let name = "function"

  /// The types of the parameters of a Swift function.
  package var types: ExpectedTypes? { source.types }

  /// Answers a call of the page.
  ///
  /// - Parameter reservation: Counts the bytes of blobs that are read for the call.
  @MainActor package func call(
    _ arguments: Payload, reserving reservation: (any ByteReservation)? = nil
  ) async throws -> BridgeValue {
    switch source.target {
    case .native(let body): return try await arguments.reading(reserving: reservation, body)
    case .remote(let reference):
      return try await reference.call(arguments.value(), timeout: nil).value()
    case .released: throw BridgeError(.unknownMethod, "The function was released.")
    }
  }

  @MainActor private func request(_ values: BridgeValue, timeout: Duration?) async throws -> Payload
  {
    if case .remote(let reference) = source.target {
      return try await reference.call(values, timeout: timeout)
    }
    return Payload(keeping: try await call(Payload(keeping: values)))
  }
}

extension BridgeFunction: Hashable {
  /// Returns whether both are the same function.
  public static func == (one: Self, other: Self) -> Bool { one.source === other.source }
  /// Hashes the function's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}
