import Disclosure

/// An error of this module: what happened, in which document, file or request, and what to do.
public struct PackageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the error, for code that reacts to it.
  public let code: Code

  /// A text for people: what went wrong, where, and what to do. The text may change in any version.
  public let message: String

  /// Creates an error.
  public init(_ code: Code, _ message: String) {
    (self.code, self.message) = (code, message)
  }

  /// The message, followed by the code, in one line.
  public var description: String { "\(message) (\(code))".printable(upTo: 8192) }

  /// The code of an error. Later versions may add codes.
  public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
  {
    /// The text of the code, as docs/PACKAGE-FORMAT.md lists it.
    public let rawValue: String

    /// Creates a code from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a code from a literal.
    public init(stringLiteral rawValue: String) { self.rawValue = rawValue }

    /// The text of the code.
    public var description: String { rawValue }
  }
}

extension PackageError.Code {
  // Documents

  /// A document is not in the format.
  public static let malformed: Self = "malformed"
  /// A document, a list or a body is larger than its limit.
  public static let overLimit: Self = "overLimit"
  /// The bytes are of another type of document.
  public static let wrongType: Self = "wrongType"
  /// Too few signatures are valid, or one is not.
  public static let untrusted: Self = "untrusted"
  /// A document belongs to another package or channel.
  public static let wrongPackage: Self = "wrongPackage"
  /// `latest` has expired: nothing is installed, and what is installed stays in use.
  public static let expired: Self = "expired"
  /// A document is older than one that the device has accepted.
  public static let downgrade: Self = "downgrade"
  /// Bytes do not have the hash or the length that a signed document states.
  public static let mismatch: Self = "mismatch"
  /// A path could lead out of the package, or to two files at once.
  public static let badPath: Self = "badPath"
  /// The app does not have what the release needs.
  public static let incompatible: Self = "incompatible"
  /// The publisher has revoked the release.
  public static let revoked: Self = "revoked"
  /// The release failed on this device before.
  public static let quarantined: Self = "quarantined"

  // Transfer

  /// The server has no such file.
  public static let notFound: Self = "notFound"
  /// The server answered with a status that is not expected.
  public static let badStatus: Self = "badStatus"
  /// The server answered with a web page in place of the file, such as a captive portal does.
  public static let badContent: Self = "badContent"
  /// The connection failed.
  public static let network: Self = "network"
  /// The server could not be trusted: its certificate, its name, or the protocol.
  public static let insecure: Self = "insecure"
  /// The server sent too little for too long.
  public static let timedOut: Self = "timedOut"

  // Store

  /// The store cannot be read or written.
  public static let storage: Self = "storage"
  /// The disk has no space left, or a limit for files is reached.
  public static let noSpace: Self = "noSpace"
  /// The package is not installed.
  public static let notInstalled: Self = "notInstalled"
}
