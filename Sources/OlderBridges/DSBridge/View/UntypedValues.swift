public import WebBridge

// Methods whose parameter, result or answer is `Any`, `[String: Any]` or `[Any]`, which the original's `@Exposed`
// allows. A value that is neither `Decodable` nor `Encodable` crosses as JSON.

extension ExposedArguments {
  ///
  /// Returns the argument at an index, as the object that `JSONSerialization` would make.
  ///
  /// - Throws: `BridgeError` with code `badArguments` if the argument is missing or of another type.
  @_disfavoredOverload
  public func value<T>(_ index: Int) throws -> T {
    let value: BridgeValue? = try self.value(index)
    if let value = value?.foundation as? T { return value }
    if value == nil || isPlaceholder(index), let nothing = Any?.none as? T { return nothing }
    throw BridgeError(
      .badArguments, "Argument \(index + 1) should be \(T.self), but is \(value ?? .null).")
  }
}

extension ExposedMethods {
  /// Adds a method that answers immediately with a JSON value or any `Encodable` value.
  @_disfavoredOverload
  public mutating func add<Result>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments) throws -> Result
  ) {
    add(method) { arguments in try BridgeValue(untyped: body(arguments)) }
  }
}

extension CallAnswer {
  /// Answers with a JSON value or any `Encodable` value.
  @_disfavoredOverload
  @Sendable public func send(_ value: Value) { give(Result { try BridgeValue(untyped: value) }) }
}

extension RepeatedAnswer {
  /// Sends a JSON value or any `Encodable` value, and whether it is the last.
  @_disfavoredOverload
  @Sendable public func send(_ value: Value, _ isLast: Bool) {
    give(Result { try BridgeValue(untyped: value) }, isLast)
  }
}

extension BridgeValue {
  /// Makes a value of anything that JSON can represent. An optional that is `nil` becomes `null`.
  fileprivate init(untyped value: Any) throws {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let wrapped = mirror.children.first else {
        self = .null
        return
      }
      try self.init(foundation: wrapped.value)
    } else {
      try self.init(foundation: value)
    }
  }
}
