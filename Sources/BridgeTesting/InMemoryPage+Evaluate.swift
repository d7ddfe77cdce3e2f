import BridgeCore

extension InMemoryPage {
  /// Runs a script in the page and gives what it comes to as a Swift type.
  ///
  /// - Parameters:
  ///   - script: An expression or statements; the value of the last one counts. Where it is a
  ///     promise, its result does.
  ///   - type: What the value is read as; it travels as JSON.
  /// - Throws: ``PageError`` where the script throws, `DecodingError` where the value is of another
  ///   type.
  public func evaluate<Value: Decodable>(
    _ script: String, as type: Value.Type = Value.self
  ) async throws -> Value {
    try BridgeValue(parsing: try await evaluate(script)).decode(type)
  }
}

extension InMemoryFrame {
  /// Runs a script in the frame and gives what it comes to as a Swift type, as
  /// ``InMemoryPage/evaluate(_:as:)`` does.
  public func evaluate<Value: Decodable>(
    _ script: String, as type: Value.Type = Value.self
  ) async throws -> Value {
    try BridgeValue(parsing: try await evaluate(script)).decode(type)
  }
}
