/// What a page gets at once.
public struct Response {
  /// Whether somebody answered.
  public var code: Code
  /// The answer; an empty text for nothing.
  public var data: Any

  /// Makes a response; no data is an empty text.
  public init(code: Code, data: Any?) { (self.code, self.data) = (code, data ?? "") }

  /// Whether somebody answered.
  public enum Code: Int, Encodable, Sendable {
    /// Nobody did, or it failed.
    case unhandled = -1
    /// Somebody did.
    case success = 0
  }

  /// The key of the data in ``asDictionary``.
  public static var dataKey: String { "data" }
  /// The key of the code in ``asDictionary``.
  public static var codeKey: String { "code" }

  /// What is given to ``JSONSerializing/serialize(_:)``.
  public var asDictionary: [String: Any] { [Self.codeKey: code.rawValue, Self.dataKey: data] }

  static var empty: Response { Response(code: .unhandled, data: nil) }
  static var emptyJSON: JSON { #"{"code":-1,"data":""}"# }
}

/// What a page's callback gets, later.
public struct AsyncResponse {
  /// The callback: a function of the page's window.
  public var functionName: String
  /// The answer; an empty text for nothing.
  public var data: Any
  /// Whether it is the last: the page then forgets the callback.
  public var completed: Bool
  /// The document that asked, where that is known: no other gets the answer.
  var document: String?

  /// Makes a response; no data is an empty text.
  public init(functionName: String, data: Any?, completed: Bool) {
    (self.functionName, self.data, self.completed) = (functionName, data ?? "", completed)
  }
}
