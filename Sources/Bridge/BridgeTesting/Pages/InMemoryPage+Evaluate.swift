import BridgeCore

extension InMemoryPage {
  /// Runs a script in the page and returns its value as a Swift type.
  ///
  /// - Parameters:
  ///   - script: An expression or statements. The value is that of the last statement or, if that is
  ///     a promise, the promise's result.
  ///   - type: The type to decode the value as. The value travels as JSON.
  /// - Throws: ``PageError`` if the script throws, `DecodingError` if the value has another type.
  public func evaluate<Value: Decodable>(
    _ script: String, as type: Value.Type = Value.self
  ) async throws -> Value {
    try BridgeValue(parsing: try await evaluate(script)).decode(type)
  }
}

extension InMemoryFrame {
  /// Runs a script in the frame and returns its value as a Swift type, as
  /// ``InMemoryPage/evaluate(_:as:)`` does.
  public func evaluate<Value: Decodable>(
    _ script: String, as type: Value.Type = Value.self
  ) async throws -> Value {
    try BridgeValue(parsing: try await evaluate(script)).decode(type)
  }
}
