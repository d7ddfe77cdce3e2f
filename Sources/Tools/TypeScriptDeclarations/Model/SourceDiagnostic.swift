/// A warning or an error about the sources.
public struct SourceDiagnostic: Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable {
    /// Declarations were made, except for the subject of the diagnostic.
    case warning
    /// No declarations were made.
    case error
  }

  /// The severity.
  public let severity: Severity
  /// The position, if the diagnostic refers to a file's text.
  public let position: SourcePosition?
  /// The message, in one line.
  public let message: String
}

extension SourceDiagnostic: CustomStringConvertible {
  /// The diagnostic in the format of compilers: `Camera.swift:3:7: warning: …`.
  public var description: String {
    (position.map { "\($0): " } ?? "") + "\(severity.rawValue): \(message)"
  }
}

/// The errors that prevent declarations.
public struct SourceErrors: Error, Sendable, CustomStringConvertible {
  /// All errors that were found.
  public let errors: [SourceDiagnostic]

  init(_ errors: [SourceDiagnostic]) { self.errors = errors }

  init(_ message: String, at position: SourcePosition? = nil) {
    errors = [SourceDiagnostic(severity: .error, position: position, message: message)]
  }

  /// The errors, one per line.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
