extension ExposedMethods {
  /// Adds a method that returns a sequence. The page reads the sequence as a stream.
  public mutating func add<Sequence: AsyncSequence & Sendable>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments) throws -> Sequence
  ) where Sequence.Element: Encodable & Sendable {
    addStream(method) { arguments in
      let stream = BridgeStream(try body(arguments))
      return { stream }
    }
  }

  /// Adds an asynchronous method that returns a sequence.
  public mutating func add<Sequence: AsyncSequence & Sendable>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments) async throws -> Sequence
  ) where Sequence.Element: Encodable & Sendable {
    addStream(method) { arguments in { BridgeStream(try await body(arguments)) } }
  }

  /// Adds a method that returns a stream.
  public mutating func add<Element: Encodable & Sendable>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments) throws -> BridgeStream<Element>
  ) {
    addStream(method) { arguments in
      let stream = try body(arguments)
      return { stream }
    }
  }

  /// Adds an asynchronous method that returns a stream.
  public mutating func add<Element: Encodable & Sendable>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments) async throws -> BridgeStream<Element>
  ) {
    addStream(method) { arguments in { try await body(arguments) } }
  }

  private mutating func addStream<Element: Encodable & Sendable>(
    _ method: MethodDescription,
    _ begin:
      @escaping @MainActor (ExposedArguments) throws ->
      @MainActor () async throws ->
      BridgeStream<Element>
  ) {
    add(method, isAsync: true, isStream: true) { name, arguments in
      .stream { payload in
        let open = try begin(arguments(payload))
        return { .stream(try await open().encoded(of: name)) }
      }
    }
  }
}
