import WebBridge

/// The error of a refused call of the page, as the page saw it.
struct PageRefusal: Decodable {
  var code: String
  var message: String
  var name: String?
  var data: BridgeValue?
  var cause: BridgeValue?
  var isBridgeError: Bool?

  /// Checks that the error is a `BridgeError` with a code.
  ///
  /// - Throws: ``Mismatch`` if it is not.
  func check(_ what: String, code expected: BridgeError.Code) throws {
    guard code == expected.rawValue, isBridgeError == true else {
      throw Mismatch(what: what, expected: "a BridgeError with code \(expected)", got: "\(self)")
    }
  }
}
