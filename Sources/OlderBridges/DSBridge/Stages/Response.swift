/// The immediate answer to a page's call.
public struct Response {
  /// Whether a method handled the call.
  public var code: Code
  /// The answer; an empty text if there is none.
  public var data: Any

  /// Makes a response. `nil` as data becomes an empty text.
  public init(code: Code, data: Any?) { (self.code, self.data) = (code, data ?? "") }

  /// Whether a method handled the call.
  public enum Code: Int, Encodable, Sendable {
    /// No method handled the call, or the method failed.
    case unhandled = -1
    /// A method handled the call.
    case success = 0
  }

  /// The key of the data in ``asDictionary``.
  public static var dataKey: String { "data" }
  /// The key of the code in ``asDictionary``.
  public static var codeKey: String { "code" }

  /// The response as ``JSONSerializing/serialize(_:)`` receives it.
  public var asDictionary: [String: Any] { [Self.codeKey: code.rawValue, Self.dataKey: data] }

  static var empty: Response { Response(code: .unhandled, data: nil) }
  static var emptyJSON: JSON { #"{"code":-1,"data":""}"# }
}

/// A later answer, for a page's callback.
public struct AsyncResponse {
  /// The name of the callback, a function of the page's window.
  public var functionName: String
  /// The answer; an empty text if there is none.
  public var data: Any
  /// Whether this is the last answer, after which the page removes the callback.
  public var completed: Bool
  /// The calling document, if it is known. No other document receives the answer.
  var document: String?

  /// Makes a response. `nil` as data becomes an empty text.
  public init(functionName: String, data: Any?, completed: Bool) {
    (self.functionName, self.data, self.completed) = (functionName, data ?? "", completed)
  }
}
