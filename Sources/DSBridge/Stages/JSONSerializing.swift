/// Reads the texts that pages send, and writes those that they receive. Set `keystone.jsonSerializer` to your
/// own type to use another format.
public protocol JSONSerializing {
  /// Reads the parameter and the callback of a call.
  ///
  /// - Parameter text: The page's text: `{"data": …, "_dscbstub": "dscb0"}`; `nil` if there is none.
  func readParamters(from text: JSON?) throws -> IncomingInvocation.Signature

  /// Writes a value: `[String: Any]` with the code and the data of an immediate answer, the single value of an
  /// asynchronous answer, or the list of arguments for a function of the page.
  func serialize(_ object: Any) throws -> JSON
}

extension JSONSerializing {
  /// The key of the callback's name in a page's text.
  public static var callbackKey: String { "_dscbstub" }

  /// The key of the parameter in a page's text.
  public static var parameterKey: String { "data" }
}
