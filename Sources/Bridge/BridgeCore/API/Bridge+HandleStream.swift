extension Bridge {
  /// Answers `bridge.stream(name)` of pages with a sequence.
  ///
  /// ```swift
  /// try bridge.handle("camera.frames") { (perSecond: Int) in camera.frames(perSecond) }
  /// ```
  ///
  /// The page reads the sequence with `for await`. Elements are taken from the sequence as the page asks for
  /// them. When the page leaves its loop, cancels or ends, the iterating task is cancelled and the sequence is
  /// released.
  ///
  /// - Parameters:
  ///   - name: The full name, such as `device.camera.frames`.
  ///   - replacing: Whether a handler of that name may be replaced.
  ///   - body: Makes the sequence, once for each reader.
  /// - Throws: ``BridgeError`` with code `duplicateName` or `invalidName`.
  public func handle<each Parameter: Decodable, Sequence: AsyncSequence & Sendable>(
    _ name: String, replacing: Bool = false,
    _ body: @escaping @MainActor (repeat each Parameter) throws -> Sequence
  ) throws where Sequence.Element: Encodable & Sendable {
    try register(name, .arguments(repeat (each Parameter).self), replacing) { payload in
      let arguments: (repeat each Parameter) = try payload.arguments(of: name)
      let stream = BridgeStream(try body(repeat each arguments))
      return { stream }
    }
  }

  /// Answers `bridge.stream(name)` of pages with a sequence that is made asynchronously.
  public func handle<each Parameter: Decodable, Sequence: AsyncSequence & Sendable>(
    _ name: String, replacing: Bool = false,
    _ body: @escaping @MainActor (repeat each Parameter) async throws -> Sequence
  ) throws where Sequence.Element: Encodable & Sendable {
    try register(name, .arguments(repeat (each Parameter).self), replacing) { payload in
      let arguments: (repeat each Parameter) = try payload.arguments(of: name)
      return { BridgeStream(try await body(repeat each arguments)) }
    }
  }

  // `BridgeStream` is both `Encodable` and an `AsyncSequence`. Without overloads of its own, a handler
  // that returns one would be ambiguous.

  /// Answers `bridge.stream(name)` of pages with a stream.
  public func handle<each Parameter: Decodable, Element: Encodable & Sendable>(
    _ name: String, replacing: Bool = false,
    _ body: @escaping @MainActor (repeat each Parameter) throws -> BridgeStream<Element>
  ) throws {
    try register(name, .arguments(repeat (each Parameter).self), replacing) { payload in
      let arguments: (repeat each Parameter) = try payload.arguments(of: name)
      let stream = try body(repeat each arguments)
      return { stream }
    }
  }

  /// Answers `bridge.stream(name)` of pages with a stream that is made asynchronously.
  public func handle<each Parameter: Decodable, Element: Encodable & Sendable>(
    _ name: String, replacing: Bool = false,
    _ body: @escaping @MainActor (repeat each Parameter) async throws -> BridgeStream<Element>
  ) throws {
    try register(name, .arguments(repeat (each Parameter).self), replacing) { payload in
      let arguments: (repeat each Parameter) = try payload.arguments(of: name)
      return { try await body(repeat each arguments) }
    }
  }

  private func register<Element: Encodable & Sendable>(
    _ name: String, _ types: ExpectedTypes?, _ replacing: Bool,
    _ begin:
      @escaping @MainActor (Payload) throws ->
      @MainActor () async throws ->
      BridgeStream<Element>
  ) throws {
    let opening: @MainActor (Payload) throws -> Handler.Opening = { payload in
      let open = try begin(payload)
      return { .stream(try await open().encoded(of: name)) }
    }
    try register(name, .stream(opening), types: types, replacing: replacing)
  }
}
