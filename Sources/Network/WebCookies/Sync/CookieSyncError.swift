import Disclosure

/// An error that keeps a sync from removing cookies.
public struct CookieSyncError: Error, CustomStringConvertible, Sendable {
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

  /// The message, followed by the code, in one line.
  public var description: String { "\(message) (\(code))".printable(upTo: 8192) }

  /// The kind of an error. Later versions may add codes.
  public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
  {
    /// The text of the code.
    public let rawValue: String
    /// Creates a code from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a code from a literal.
    public init(stringLiteral rawValue: String) { self.rawValue = rawValue }
    /// The text of the code.
    public var description: String { rawValue }
  }
}

extension CookieSyncError.Code {
  /// The sync was stopped.
  public static let stopped: Self = "stopped"
  /// A jar could not be read or written, or the time was over.
  public static let failed: Self = "failed"
  /// A jar still has cookies after they were removed twice.
  public static let notRemoved: Self = "notRemoved"
}
