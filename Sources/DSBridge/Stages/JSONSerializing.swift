/// Reads what pages send, and writes what they get. Replace `keystone.jsonSerializer` by one of your own
/// to have another format.
public protocol JSONSerializing {
  /// Reads the parameter and the callback of a call.
  ///
  /// - Parameter text: What the page sent: `{"data": …, "_dscbstub": "dscb0"}`; nil for nothing.
  func readParamters(from text: JSON?) throws -> IncomingInvocation.Signature

  /// Writes a value: `[String: Any]` with the code and the data of an answer, a single value of an
  /// asynchronous one, or the list of arguments for a function of the page.
  func serialize(_ object: Any) throws -> JSON
}

extension JSONSerializing {
  /// The key of a callback's name in what a page sends.
  public static var callbackKey: String { "_dscbstub" }

  /// The key of the parameter in what a page sends.
  public static var parameterKey: String { "data" }
}
