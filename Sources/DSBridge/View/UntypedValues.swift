public import WebBridge

// Methods whose parameter, result or answer is `Any`, `[String: Any]` or `[Any]`, as `@Exposed` of the
// original has them: what is neither `Decodable` nor `Encodable` crosses as JSON does.

extension ExposedArguments {
  /// The argument at an index, as `JSONSerialization` would have it.
  ///
  /// - Throws: `BridgeError` with code `badArguments` where it is missing, or of another type.
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
  /// Adds a method that answers at once with what JSON has, or any `Encodable` value.
  @_disfavoredOverload
  public mutating func add<Result>(
    _ method: MethodDescription,
    _ body: @escaping @MainActor (ExposedArguments) throws -> Result
  ) {
    add(method) { arguments in try BridgeValue(untyped: body(arguments)) }
  }
}

extension CallAnswer {
  /// Answers with what JSON has, or any `Encodable` value.
  @_disfavoredOverload
  @Sendable public func send(_ value: Value) { give(Result { try BridgeValue(untyped: value) }) }
}

extension RepeatedAnswer {
  /// Gives what JSON has, or any `Encodable` value; true says that it is the last.
  @_disfavoredOverload
  @Sendable public func send(_ value: Value, _ isLast: Bool) {
    give(Result { try BridgeValue(untyped: value) }, isLast)
  }
}

extension BridgeValue {
  /// The value of anything that JSON has; an optional that is nil is `null`.
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
