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
