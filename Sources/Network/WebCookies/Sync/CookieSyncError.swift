import Disclosure
import Logging

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

/// The log of a sync. It writes each line once, and never the value of a cookie.
@MainActor final class CookieSyncLog {
  private let logger: Logger
  private var written = Set<String>()

  /// The most lines that are remembered, so that a page that sets ever new cookies does not fill the memory.
  private static let most = 1000

  init(_ logger: Logger) { self.logger = logger.disclosing }

  func write(_ notices: [CookieTransfer.Notice]) {
    for notice in notices {
      let jar = notice.jar.rawValue
      switch notice.event {
      case .refused:
        write("\(jar) has not accepted the cookie \(notice.id). The jars differ in it.")
      case .altered:
        write("\(jar) has stored the cookie \(notice.id) with other attributes.")
      }
    }
  }

  /// Writes a line, unless it was written before.
  func write(_ line: String, level: Logger.Level = .warning) {
    if written.count >= Self.most { written = [] }
    if written.insert(line).inserted { logger.log(level: level, "\(line)") }
  }
}
