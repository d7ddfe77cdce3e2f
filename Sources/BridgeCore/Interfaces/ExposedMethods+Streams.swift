extension ExposedMethods {
  /// Adds a method that returns a sequence: the page reads it as a stream.
  public mutating func add<Sequence: AsyncSequence & Sendable>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments) throws -> Sequence
  ) where Sequence.Element: Encodable & Sendable {
    addStream(method) { BridgeStream(try body($0)) }
  }

  /// Adds a method that returns a sequence, later.
  public mutating func add<Sequence: AsyncSequence & Sendable>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments) async throws -> Sequence
  ) where Sequence.Element: Encodable & Sendable {
    addStream(method) { BridgeStream(try await body($0)) }
  }

  /// Adds a method that returns a stream.
  public mutating func add<Element: Encodable & Sendable>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments) throws -> BridgeStream<Element>
  ) {
    addStream(method, body)
  }

  /// Adds a method that returns a stream, later.
  public mutating func add<Element: Encodable & Sendable>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments) async throws -> BridgeStream<Element>
  ) {
    addStream(method, body)
  }

  private mutating func addStream<Element: Encodable & Sendable>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments) async throws -> BridgeStream<Element>
  ) {
    add(method, isAsync: true, isStream: true) { name, arguments in
      .stream { payload in try await body(arguments(payload)).encoded(of: name) }
    }
  }
}
