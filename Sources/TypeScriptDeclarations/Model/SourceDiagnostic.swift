/// What is to be said about the sources.
public struct SourceDiagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// There are declarations, but not for this.
    case warning
    /// There are no declarations.
    case error
  }

  /// How bad it is.
  public let severity: Severity
  /// Where, if it is in a file's text.
  public let position: SourcePosition?
  /// What, in one line.
  public let message: String
}

extension SourceDiagnostic: CustomStringConvertible {
  /// As compilers write it: `Camera.swift:3:7: warning: …`.
  public var description: String {
    (position.map { "\($0): " } ?? "") + "\(severity.rawValue): \(message)"
  }
}

/// Why there are no declarations.
public struct SourceErrors: Error, Sendable, CustomStringConvertible {
  /// All that was found.
  public let errors: [SourceDiagnostic]

  init(_ errors: [SourceDiagnostic]) { self.errors = errors }

  init(_ message: String, at position: SourcePosition? = nil) {
    errors = [SourceDiagnostic(severity: .error, position: position, message: message)]
  }

  /// One line for each.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
