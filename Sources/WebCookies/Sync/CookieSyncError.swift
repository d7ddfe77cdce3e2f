/// An error that keeps a sync from removing cookies.
public struct CookieSyncError: Error, CustomStringConvertible, Sendable {
  /// The kind of an error.
  public enum Code: String, Sendable {
    /// The sync was stopped.
    case stopped
    /// A jar could not be read or written, or the time was over.
    case failed
    /// A jar still has cookies after they were removed twice.
    case notRemoved
  }

  /// The kind of the error.
  public let code: Code
  /// A text for people.
  public let message: String
  /// The cookies that are still there, for the code `notRemoved`.
  public let cookies: [WebCookie.ID]

  init(_ code: Code, _ message: String, cookies: [WebCookie.ID] = []) {
    (self.code, self.message, self.cookies) = (code, message, cookies)
  }

  static let stopped = CookieSyncError(.stopped, "The sync was stopped.")

  /// The message.
  public var description: String { message }
}
