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

/// A position in the sources.
public struct SourcePosition: Hashable, Sendable {
  /// The path of the file, as it was given.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8 bytes, from 1.
  public let column: Int
}

extension SourcePosition: Comparable, CustomStringConvertible {
  /// Returns whether a position comes before another. Files are ordered by name.
  public static func < (one: Self, other: Self) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }

  /// The position in the format of compilers: `Camera.swift:3:7`.
  public var description: String { "\(file):\(line):\(column)" }
}
