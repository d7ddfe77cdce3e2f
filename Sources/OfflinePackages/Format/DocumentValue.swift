/// A value of a document: JSON with whole numbers only, and without an object that has a key twice.
///
/// Two parsers that read the same bytes must not read two different documents. The format therefore has one
/// reading for each text, and refuses what parsers read in different ways: keys that occur twice, fractions,
/// numbers beyond 2^53 − 1, and text that is not Unicode.
package enum DocumentValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(UInt64)
  case string(String)
  case array([DocumentValue])
  case object([String: DocumentValue])

  /// The largest number, which every JSON parser reads exactly.
  package static let largestInteger: UInt64 = 1 << 53 - 1

  /// How deep arrays and objects may be nested.
  package static let deepest = 16
}
