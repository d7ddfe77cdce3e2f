/// The name of a package, which is also the host of its URLs, or of a channel.
public struct PackageName: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The name.
  public let text: String

  /// The rule for names, for messages.
  package static let rule =
    "a name of 1 to 63 lower-case letters, digits and “-”, beginning with a letter"

  /// Creates a name; `nil` unless it has 1 to 63 lower-case letters of ASCII, digits and hyphens, begins with a
  /// letter and does not end with a hyphen. Such a name is the same as a host of a URL and as a file's name.
  public init?(_ text: String) {
    let isName = text.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
    }
    guard isName, (1...63).contains(text.utf8.count), let first = text.utf8.first,
      (0x61...0x7A).contains(first), text.utf8.last != UInt8(ascii: "-")
    else { return nil }
    self.text = text
  }

  /// The name.
  public var description: String { text }

  /// Orders names by their letters.
  public static func < (one: PackageName, other: PackageName) -> Bool { one.text < other.text }
}
