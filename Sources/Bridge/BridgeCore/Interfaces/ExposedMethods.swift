/// The methods of an object that is being exposed.
///
/// The closure selects the overload of `add`. A closure that awaits nothing answers immediately and serves
/// `callSync`. A returned sequence is a stream.
@MainActor public struct ExposedMethods {
  /// The documentation comment of the type.
  public var documentation = ""
  /// The types of the arguments of the method that is added next, so that long ones are decoded off the main actor if their
  /// type is ``BackgroundDecodable``.
  public var argumentTypes: [any Any.Type] = []
  let name: String
  let limits: BridgeLimits
  /// Whether an argument that does not decode as its parameter's type may be cast to it.
  var castsArguments = false
  private(set) var registrations: [Registration] = []

  init(_ name: String, limits: BridgeLimits) { (self.name, self.limits) = (name, limits) }

  /// Adds a method that answers immediately.
  public mutating func add<Result: Encodable>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments) throws -> Result
  ) {
    add(method) { name, arguments in
      .synchronous { payload in
        try BridgeValue(result: body(arguments(payload)), of: name)
      }
    }
  }

  /// Adds a method that answers later.
  public mutating func add<Result: Encodable>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments) async throws -> Result
  ) {
    add(method, isAsync: true) { name, arguments in
      .asynchronous { payload in
        let arguments = try arguments(payload)
        return { try BridgeValue(result: await body(arguments), of: name) }
      }
    }
  }

  /// Adds a method that returns nothing.
  public mutating func add(
    _ method: MethodDescription, _ body: @escaping @MainActor (ExposedArguments) throws -> Void
  ) {
    add(method) { _, arguments in
      .synchronous { payload in
        try body(arguments(payload))
        return .undefined
      }
    }
  }

  /// Adds an asynchronous method that returns nothing.
  public mutating func add(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments) async throws -> Void
  ) {
    add(method, isAsync: true) { _, arguments in
      .asynchronous { payload in
        let arguments = try arguments(payload)
        return {
          try await body(arguments)
          return .undefined
        }
      }
    }
  }

  /// Checks at compile time that an object may leave the main actor, as its asynchronous methods require.
  public func requireSendable(_ object: some Sendable) {}

  /// Warns about an object that may not leave the main actor.
  @available(
    *, deprecated,
    message:
      "An async method leaves the main actor: make its type an actor, '@MainActor' or Sendable."
  )
  public func requireSendable<Object>(_ object: Object) {}

  /// Refuses a method whose result cannot cross the bridge.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "A method returns nothing, an Encodable value, or an AsyncSequence of such values."
  )
  public mutating func add<Result>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments) async throws -> Result
  ) {}

  /// Adds a method under its full name.
  mutating func add(
    _ method: MethodDescription, isAsync: Bool = false, isStream: Bool = false,
    _ handler: (
      _ name: String, _ arguments: @escaping @MainActor (Payload) throws -> ExposedArguments
    ) -> Handler
  ) {
    var method = method
    let name = self.name.isEmpty ? method.name : "\(self.name).\(method.name)"
    method.name = name
    method.isAsync = isAsync
    method.isStream = isStream
    let described = method
    let casts = castsArguments
    let handler = handler(name) { try ExposedArguments($0, of: name, described, casts: casts) }
    registrations.append(
      Registration(method: method, handler: handler, types: .arguments(argumentTypes)))
    argumentTypes = []
  }
}

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
