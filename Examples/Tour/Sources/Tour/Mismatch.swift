import WebBridge

/// A value that differs from the expected value.
struct Mismatch: Error, CustomStringConvertible {
  let what: String
  let expected: String
  let got: String

  var description: String { "\(what): expected \(expected), got \(got)" }
}

/// Checks that `got` equals `expected`.
///
/// - Throws: ``Mismatch``, which names the value and contains both.
func check<Value: Equatable>(_ what: String, _ got: Value, is expected: Value) throws {
  guard got == expected else {
    throw Mismatch(what: what, expected: "\(expected)", got: "\(got)")
  }
}

/// Runs `body`, which must throw an error with `code`.
///
/// - Returns: The error.
/// - Throws: ``Mismatch`` if `body` returns, or throws an error with another code.
@discardableResult @MainActor func refusal<Value>(
  _ what: String, code: BridgeError.Code, _ body: @MainActor () async throws -> Value
) async throws -> BridgeError {
  do {
    let value = try await body()
    throw Mismatch(what: what, expected: "a refusal with code \(code)", got: "\(value)")
  } catch let error as BridgeError {
    guard error.code == code else {
      throw Mismatch(what: what, expected: "code \(code)", got: "\(error)")
    }
    return error
  }
}
