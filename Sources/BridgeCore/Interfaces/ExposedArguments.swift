/// The arguments of one call of an exposed method.
public struct ExposedArguments {
  private let arguments: Arguments

  init(_ payload: Payload, of name: String, _ method: MethodDescription) throws(BridgeError) {
    arguments = try Arguments(
      payload, of: name, expected: method.counts,
      labels: (method.parameters ?? []).map(\.label))
  }

  /// The argument at an index; a missing one is `nil` where `T` is optional.
  ///
  /// - Throws: ``BridgeError`` with code `badArguments` where it is missing, or of another type.
  public func value<T: Decodable>(_ index: Int) throws -> sending T {
    try arguments.value(at: index)
  }

  /// The argument at an index, or the default where it is missing or `undefined`.
  ///
  /// - Throws: ``BridgeError`` with code `badArguments` where it is of another type.
  public func value<T: Decodable>(
    _ index: Int, default value: @autoclosure () throws -> sending T
  ) throws -> sending T {
    if arguments.isMissing(at: index) { return try value() }
    do {
      return try arguments.value(at: index)
    } catch  where arguments.isPlaceholder(at: index) {
      return try value()
    }
  }

  /// Whether an argument stands for none where it is of another type than the parameter.
  package func isPlaceholder(_ index: Int) -> Bool { arguments.isPlaceholder(at: index) }
}
