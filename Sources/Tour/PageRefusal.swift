import WebBridge

/// How a call of the page was refused, as the page saw it.
struct PageRefusal: Decodable {
  var code: String
  var message: String
  var name: String?
  var data: BridgeValue?
  var cause: BridgeValue?
  var isBridgeError: Bool?

  /// - Throws: ``Mismatch`` where it is not a `BridgeError` with this code.
  func check(_ what: String, code expected: BridgeError.Code) throws {
    guard code == expected.rawValue, isBridgeError == true else {
      throw Mismatch(what: what, expected: "a BridgeError with code \(expected)", got: "\(self)")
    }
  }
}
