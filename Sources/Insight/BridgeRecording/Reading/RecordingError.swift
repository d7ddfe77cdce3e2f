import Disclosure

/// An error of a recording that cannot be read, written or replayed.
public struct RecordingError: Error, CustomStringConvertible, Sendable {
  /// The kind of the error.
  public let code: Code
  /// A text for people: what happened, where, and what to do.
  public let message: String

  package init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

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

extension RecordingError.Code {
  /// There is no file, or it cannot be read.
  public static let notFound: Self = "notFound"
  /// A text is not a recording, or has a version that this reader does not know.
  public static let malformed: Self = "malformed"
  /// A file cannot be written, or has no room.
  public static let storage: Self = "storage"
  /// A recording does not have what a replay needs, or the page has no bridge.
  public static let notReplayable: Self = "notReplayable"
}
