import Disclosure

/// A value of a document: JSON with whole numbers only, and without an object that has a key twice.
///
/// Two parsers that read the same bytes must not read two different documents. The format therefore has one
/// reading for each text, and refuses what parsers read in different ways: keys that occur twice, fractions,
/// numbers beyond 2^53 − 1, and text that is not Unicode.
package enum DocumentValue: Sendable {
  case null
  case bool(Bool)
  case integer(UInt64)
  case string(String)
  case array([DocumentValue])
  case object([Member])

  /// A member of an object.
  package struct Member: Equatable, Sendable {
    package let name: String
    package let value: DocumentValue

    package init(_ name: String, _ value: DocumentValue) { (self.name, self.value) = (name, value) }

    package static func == (one: Member, other: Member) -> Bool {
      one.name.hasSameBytes(as: other.name) && one.value == other.value
    }
  }

  /// The largest number, which every JSON parser reads exactly.
  package static let largestInteger: UInt64 = 1 << 53 - 1

  /// The maximum depth of nested arrays and objects.
  package static let deepest = 16

  /// The maximum number of values of a document. A value of two bytes takes many times that in memory. The
  /// largest release has less than half as many.
  package static let mostValues = 1 << 20

  /// The maximum number of members of an object. So few are compared one by one, without a table.
  package static let mostMembers = 64
}

extension DocumentValue: Equatable {
  /// Compares the bytes of texts, because Swift's `String` takes texts of different Unicode forms for the same.
  package static func == (one: DocumentValue, other: DocumentValue) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.string(let one), .string(let other)): one.hasSameBytes(as: other)
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)): one == other
    default: false
    }
  }
}
