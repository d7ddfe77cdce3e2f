import WebBridge

/// Something came out otherwise than it should have.
struct Mismatch: Error, CustomStringConvertible {
  let what: String
  let expected: String
  let got: String

  var description: String { "\(what): expected \(expected), got \(got)" }
}

/// Checks that `got` is `expected`.
///
/// - Throws: ``Mismatch``, which says what it is and both values.
func check<Value: Equatable>(_ what: String, _ got: Value, is expected: Value) throws {
  guard got == expected else {
    throw Mismatch(what: what, expected: "\(expected)", got: "\(got)")
  }
}

/// Runs `body`, which has to be refused with `code`.
///
/// - Returns: The error.
/// - Throws: ``Mismatch`` where it is answered, or refused otherwise.
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
