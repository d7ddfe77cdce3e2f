/// A failure of a page's script.
public struct ScriptFailure: Sendable, Equatable {
  /// How the failure became known.
  public enum Origin: String, Sendable {
    /// An exception that nobody caught.
    case exception
    /// A promise that was rejected, and that nobody handled.
    case rejection
    /// A script called `console.error`.
    case console
  }

  /// How the failure became known.
  public let origin: Origin
  /// The name of the error, such as `TypeError`, or the type of what was thrown.
  public let type: String
  /// The message, cut to 4,096 characters.
  public let message: String
  /// The stack, cut to 4,096 characters, with URLs without query and fragment. It is empty if there is none.
  public let stack: String
}
