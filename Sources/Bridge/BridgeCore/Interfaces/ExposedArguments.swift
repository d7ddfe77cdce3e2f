/// The arguments of one call of an exposed method.
public struct ExposedArguments {
  private let arguments: Arguments
  /// Whether an argument that does not decode as its parameter's type may be cast to it.
  private let casts: Bool

  init(
    _ payload: Payload, of name: String, _ method: MethodDescription, casts: Bool
  ) throws(BridgeError) {
    self.casts = casts
    arguments = try Arguments(
      payload, of: name, expected: method.counts,
      labels: (method.parameters ?? []).map(\.label))
  }

  /// Returns the argument at an index. A missing one is `nil` if `T` is optional.
  ///
  /// - Throws: ``BridgeError`` with code `badArguments` if the argument is missing or has another type.
  public func value<T: Decodable>(_ index: Int) throws -> sending T {
    try decode(index)
  }

  /// Returns the argument at an index, or the default if the argument is missing or `undefined`.
  ///
  /// - Throws: ``BridgeError`` with code `badArguments` if the argument has another type.
  public func value<T: Decodable>(
    _ index: Int, default value: @autoclosure () throws -> sending T
  ) throws -> sending T {
    if arguments.isMissing(at: index) { return try value() }
    do {
      return try decode(index)
    } catch  where arguments.isPlaceholder(at: index) {
      return try value()
    }
  }

  private func decode<T: Decodable>(_ index: Int) throws -> sending T {
    do {
      return try arguments.value(at: index)
    } catch let error as BridgeError where casts {
      guard let value: T = arguments.cast(at: index) else { throw error }
      return value
    }
  }

  /// Returns whether an argument counts as missing if it does not have the parameter's type.
  package func isPlaceholder(_ index: Int) -> Bool { arguments.isPlaceholder(at: index) }
}
