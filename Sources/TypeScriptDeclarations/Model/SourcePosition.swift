/// Where something stands in the sources.
public struct SourcePosition: Hashable, Sendable {
  /// The file, as it was named.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8, from 1.
  public let column: Int
}

extension SourcePosition: Comparable, CustomStringConvertible {
  /// Whether one stands before the other; files are in the order of their names.
  public static func < (one: Self, other: Self) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }

  /// As compilers write it: `Camera.swift:3:7`.
  public var description: String { "\(file):\(line):\(column)" }
}
