/// The errors of this module, by the stage that throws them. An error from a page is a `BridgeError`.
public enum Error {
  /// Errors of reading and writing JSON.
  public enum JSON {}
}

/// An error that belongs to a category of the log.
public protocol LoggableError: Swift.Error, CustomDebugStringConvertible {
  /// The category.
  static var category: String { get }
  /// The category.
  var category: String { get }
}

extension LoggableError {
  /// The category of the error's type.
  public var category: String { Self.category }
}

extension Error.JSON {
  /// A text from a page cannot be read.
  public enum ReadingError: LoggableError {
    /// The text is not a JSON object.
    case invalidCallingFromJS(String)
    /// The text is not JSON.
    case underlyingJSONSerialization(_ error: any Swift.Error)

    /// The category in the log.
    public static var category: String { "JSON.Reading" }

    /// A description of the error.
    public var debugDescription: String {
      switch self {
      case .invalidCallingFromJS(let text):
        "A page's call of \(text.utf8.count) bytes is not a JSON object."
      case .underlyingJSONSerialization(let error):
        "A page's call is not JSON: \(error)"
      }
    }
  }

  /// A value cannot be written.
  ///
  /// It is `@unchecked` because the cases of the original hold `Any`. This module reads the value only to
  /// describe it, on the thread that logs the error. Code that throws the error must not change the value
  /// afterwards.
  public enum WritingError: LoggableError, @unchecked Sendable {
    /// The encoder failed.
    case underlyingJSONEncoding(_ error: any Swift.Error)
    /// The encoded JSON is not text.
    case failedToEncode(Any)
    /// JSON cannot represent the value.
    case invalidJSONObject(Any)

    /// The category in the log.
    public static var category: String { "JSON.Writing" }

    /// A description of the error.
    public var debugDescription: String {
      switch self {
      case .underlyingJSONEncoding(let error): "JSON could not be written: \(error)"
      case .failedToEncode(let value): "The JSON of \(type(of: value)) is not text."
      case .invalidJSONObject(let value):
        "A page cannot be given \(type(of: value)). Make it Encodable."
      }
    }
  }
}

extension Error {
  /// The name with which a page called a method cannot be resolved.
  public enum NameResolvingError: LoggableError {
    /// The name is empty, or nothing precedes or follows its last dot.
    case invalidFormat(String)
    /// No interface has the namespace.
    case namespaceNotFound(String)
    /// The interface has no such method.
    case methodNotFound(String)

    /// The category in the log.
    public static var category: String { "NameResolving" }

    /// A description of the error.
    public var debugDescription: String {
      switch self {
      case .invalidFormat(let text): "\"\(text)\" is not the name of a method."
      case .namespaceNotFound(let namespace):
        "No interface has the namespace \"\(namespace)\". Add one with addInterface(_:by:)."
      case .methodNotFound(let method): "No interface has a method \"\(method)\"."
      }
    }
  }

  /// A function of the page could not be called, or returned a value of an unexpected type.
  ///
  /// It is `@unchecked` because the original's case holds `Any`. This module stores only a page's answer there:
  /// Foundation objects that were made for the answer, and that nothing else refers to.
  public enum CallingJS: LoggableError, @unchecked Sendable {
    /// The answer does not have the requested type.
    case returnTypeMismatch(Any)
    /// The function was not called, because its arguments could not be written.
    case underlying(any Swift.Error)

    /// The category in the log.
    public static var category: String { "CallingJS" }

    /// A description of the error.
    public var debugDescription: String {
      switch self {
      case .returnTypeMismatch(let value):
        "The page answered \(type(of: value)), which is not the requested type."
      case .underlying(let error): "The page's function was not called: \(error)"
      }
    }
  }
}
