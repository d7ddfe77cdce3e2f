/// A failure of a page's script.
public struct ScriptFailure: Sendable, Equatable {
  /// The way in which the failure became known.
  public enum Origin: String, Sendable {
    /// An exception that nobody caught.
    case exception
    /// A promise that was rejected, and that nobody handled.
    case rejection
    /// A script called `console.error`.
    case console
    /// An exception of a script of another origin, of which the engine says nothing but `Script error.`: serve the script
    /// with CORS fields, and load it with `crossorigin`.
    case foreign
    /// The engine left out notifications of a `ResizeObserver` in one frame, and sent them in the next. The page works on.
    case notice
  }

  /// A cause of a failure: the `cause` of an error, or a part of an `AggregateError`.
  public struct Cause: Sendable, Equatable {
    /// Whether it is a part of an `AggregateError`, and no cause.
    public var isPart: Bool
    /// The name of the error, or the type of the value.
    public var type: String
    /// The message, cut to 4,096 characters.
    public var message: String
    /// The stack, cut to 4,096 characters. It is empty if there is none.
    public var stack: String
  }

  /// The way in which the failure became known.
  public var origin: Origin
  /// The name of the error, such as `TypeError`, or the type of what was thrown, such as `string` or `null`.
  public var type: String
  /// The message, in one line and cut to 4,096 characters: URLs have no query and no fragment, and the text after a
  /// secret name is replaced. An object that is no error is told by its keys, such as `{status: 401, user}`.
  public var message: String
  /// The stack, cut to 4,096 characters, with URLs without query and fragment. It is empty if there is none.
  public var stack: String
  /// The causes of the error and the parts of an `AggregateError`, each after its owner: at most 8.
  public var causes: [Cause] = []
}

extension ScriptFailure: CustomStringConvertible {
  /// How the failure became known, the error, and its causes, without stacks.
  public var description: String {
    "\(origin.rawValue): \(type): \(message)"
      + causes.map { " ← \($0)" }.joined()
  }
}

extension ScriptFailure.Cause: CustomStringConvertible {
  /// The name and the message of the error, without its stack.
  public var description: String { "\(type): \(message)" }
}

/// A resource that could not be loaded.
public struct ResourceFailure: Sendable, Equatable {
  /// The name of the element that needs the resource, such as `img`.
  public let element: String
  /// The URL of the resource without query, fragment, user and password.
  public let url: String
}

extension ResourceFailure: CustomStringConvertible {
  /// The element and its URL.
  public var description: String { "\(element) \(url)" }
}

/// A violation of a page's Content Security Policy.
public struct PolicyViolation: Sendable, Equatable {
  /// The directive that forbids it, such as `img-src`.
  public let directive: String
  /// The URL without query, fragment, user and password, or a word such as `inline`.
  public let url: String
}

extension PolicyViolation: CustomStringConvertible {
  /// The directive and what it forbids.
  public var description: String { "\(directive) forbids \(url)" }
}
