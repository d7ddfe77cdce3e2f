extension Bridge {
  /// Answers calls of pages to `name`.
  ///
  /// ```swift
  /// try bridge.handle("add") { (a: Int, b: Int) in a + b }
  /// ```
  ///
  /// The parameters are any number of `Decodable` types; an optional one may be missing. Handlers
  /// run on the main actor, in the order of the calls. A synchronous handler answers in the same
  /// turn. If a handler throws, the page's call rejects with the error. ``BridgeCaller/current`` is the caller.
  ///
  /// - Parameters:
  ///   - name: The full name, such as `device.camera.takePhoto`.
  ///   - replacing: Whether a handler of that name may be replaced.
  ///   - body: The handler.
  /// - Throws: ``BridgeError`` with code `duplicateName` or `invalidName`.
  public func handle<each Parameter: Decodable, Result: Encodable>(
    _ name: String, replacing: Bool = false,
    _ body: @escaping @MainActor (repeat each Parameter) throws -> Result
  ) throws {
    try register(name, .arguments(repeat (each Parameter).self), replacing) { payload in
      let arguments: (repeat each Parameter) = try payload.arguments(of: name)
      return try BridgeValue(result: body(repeat each arguments), of: name)
    }
  }

  /// Answers calls of pages to `name` asynchronously.
  ///
  /// This form works as the synchronous one, but many calls may be under way at once. The task is cancelled
  /// when the page cancels the call or ends.
  public func handle<each Parameter: Decodable, Result: Encodable>(
    _ name: String, replacing: Bool = false,
    _ body: @escaping @MainActor (repeat each Parameter) async throws -> Result
  ) throws {
    try registerLater(name, .arguments(repeat (each Parameter).self), replacing) { payload in
      let arguments: (repeat each Parameter) = try payload.arguments(of: name)
      return { try BridgeValue(result: await body(repeat each arguments), of: name) }
    }
  }

  /// Answers calls of pages to `name` with `undefined`, for handlers that return nothing.
  ///
  /// The result may be optional because `[weak self] in self?.change()` returns `Void?`.
  @_disfavoredOverload
  public func handle<each Parameter: Decodable>(
    _ name: String, replacing: Bool = false,
    _ body: @escaping @MainActor (repeat each Parameter) throws -> Void?
  ) throws {
    try register(name, .arguments(repeat (each Parameter).self), replacing) { payload in
      let arguments: (repeat each Parameter) = try payload.arguments(of: name)
      _ = try body(repeat each arguments)
      return .undefined
    }
  }

  /// Answers calls of pages to `name` asynchronously with `undefined`.
  @_disfavoredOverload
  public func handle<each Parameter: Decodable>(
    _ name: String, replacing: Bool = false,
    _ body: @escaping @MainActor (repeat each Parameter) async throws -> Void?
  ) throws {
    try registerLater(name, .arguments(repeat (each Parameter).self), replacing) { payload in
      let arguments: (repeat each Parameter) = try payload.arguments(of: name)
      return {
        _ = try await body(repeat each arguments)
        return .undefined
      }
    }
  }

  /// Refuses a handler whose result cannot cross the bridge.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "A handler returns nothing, an Encodable value, or an AsyncSequence of Encodable, Sendable values."
  )
  public func handle<each Parameter: Decodable, Result>(
    _ name: String, replacing: Bool = false,
    _ body: @escaping @MainActor (repeat each Parameter) async throws -> Result
  ) throws {}

  /// Removes a handler, one method of an exposed object, or every method of the object that is exposed under
  /// the name. Calls that have begun are still answered.
  ///
  /// - Parameter name: The full name, as it was given to `handle` or `expose`.
  /// - Returns: Whether a handler, a method or an object had the name.
  @discardableResult public func removeHandler(named name: String) -> Bool {
    session.dispatcher.registry.remove(name)
  }

  private func register(
    _ name: String, _ types: ExpectedTypes?, _ replacing: Bool,
    _ body: @escaping @MainActor (Payload) throws -> BridgeValue
  ) throws {
    try register(name, .synchronous(body), types: types, replacing: replacing)
  }

  private func registerLater(
    _ name: String, _ types: ExpectedTypes?, _ replacing: Bool,
    _ begin: @escaping @MainActor (Payload) throws -> Handler.Answer
  ) throws {
    try register(name, .asynchronous(begin), types: types, replacing: replacing)
  }

  /// Registers the handler of a name.
  ///
  /// - Parameter types: The types of its parameters.
  func register(
    _ name: String, _ handler: Handler, types: ExpectedTypes?, replacing: Bool
  ) throws(BridgeError) {
    if let ended = session.ended { throw ended }
    try session.dispatcher.registry.add(name, handler, types: types, replacing: replacing)
  }
}
