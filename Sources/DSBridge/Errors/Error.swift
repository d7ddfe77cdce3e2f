/// What goes wrong, by the stage where it does. What a page answers with is a `BridgeError`.
public enum Error {
  /// With reading and writing JSON.
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
  /// The category of its type.
  public var category: String { Self.category }
}

extension Error.JSON {
  /// A page sent what cannot be read.
  public enum ReadingError: LoggableError {
    /// The text is no object of JSON.
    case invalidCallingFromJS(String)
    /// The text is no JSON.
    case underlyingJSONSerialization(_ error: any Swift.Error)

    /// The category of the log.
    public static var category: String { "JSON.Reading" }

    /// What went wrong.
    public var debugDescription: String {
      switch self {
      case .invalidCallingFromJS(let text): "A page called with what is no JSON object: \(text)"
      case .underlyingJSONSerialization(let error):
        "A page called with what is no JSON: \(error)"
      }
    }
  }

  /// A value cannot be written.
  ///
  /// It is `@unchecked` because the cases of the original hold `Any`. Nothing here takes a value out but
  /// to describe it, on the thread where the error is told; who throws one does not change the value any
  /// more.
  public enum WritingError: LoggableError, @unchecked Sendable {
    /// The encoder failed.
    case underlyingJSONEncoding(_ error: any Swift.Error)
    /// What was encoded is no text.
    case failedToEncode(Any)
    /// The value is none of JSON's.
    case invalidJSONObject(Any)

    /// The category of the log.
    public static var category: String { "JSON.Writing" }

    /// What went wrong.
    public var debugDescription: String {
      switch self {
      case .underlyingJSONEncoding(let error): "JSON could not be written: \(error)"
      case .failedToEncode(let value): "JSON that is no text was made of \(value)"
      case .invalidJSONObject(let value):
        "A page cannot be given \(type(of: value)): \(value). Make it Encodable."
      }
    }
  }
}

extension Error {
  /// A page's name for a method leads nowhere.
  public enum NameResolvingError: LoggableError {
    /// Nothing stands before or behind the last dot.
    case invalidFormat(String)
    /// No interface has the namespace.
    case namespaceNotFound(String)
    /// The interface has no such method.
    case methodNotFound(String)

    /// The category of the log.
    public static var category: String { "NameResolving" }

    /// What went wrong.
    public var debugDescription: String {
      switch self {
      case .invalidFormat(let text): "\"\(text)\" is no name of a method."
      case .namespaceNotFound(let namespace):
        "No interface was added by \"\(namespace)\": addInterface(_:by:) adds one."
      case .methodNotFound(let method): "No interface has a method \"\(method)\"."
      }
    }
  }

  /// A function of the page could not be called, or answered with something else.
  ///
  /// It is `@unchecked` because the original's case holds `Any`. What this module puts there is what a
  /// page answered: values of Foundation's that were made for it, which nobody else has.
  public enum CallingJS: LoggableError, @unchecked Sendable {
    /// The answer is of another type than asked for.
    case returnTypeMismatch(Any)
    /// What the arguments could not be written for.
    case underlying(any Swift.Error)

    /// The category of the log.
    public static var category: String { "CallingJS" }

    /// What went wrong.
    public var debugDescription: String {
      switch self {
      case .returnTypeMismatch(let value):
        "The page answered \(value), of type \(type(of: value)), which is not what was asked for."
      case .underlying(let error): "The page's function was not called: \(error)"
      }
    }
  }
}
