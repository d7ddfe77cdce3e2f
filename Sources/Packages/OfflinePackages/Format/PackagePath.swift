import Disclosure
import Foundation

/// The path of a file in a package, such as `assets/app.3f1c.js`.
///
/// No path reaches the file system of a device, because files are opened by their hashes. The rules hold when
/// a release is made and when it is installed, so that a path means one file for every server, tool and system.
/// All rules look at bytes or scalars: a `Character` such as “/” with an accent hides the slash.
public struct PackagePath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path, with slashes between its names, and without percent-encoding.
  public let text: String

  /// The maximum number of bytes of a path.
  static let longest = 1_024
  /// The maximum number of bytes of a name in a path.
  static let longestName = 255

  /// Creates a path.
  ///
  /// - Throws: ``PackageError`` with the code `badPath` if the path is empty, is longer than 1,024 bytes, begins
  ///   or ends with a slash, has an empty name, `.`, `..`, a name that ends with a dot or a space or is longer than
  ///   255 bytes, a backslash, `:`, a control character, a mark of direction or a code of no character, an encoded
  ///   slash, backslash, dot or NUL (`%2f`, `%5c`, `%2e`, `%00`), or is not in Unicode's form C.
  public init(_ text: String) throws(PackageError) {
    if let reason = Self.reasonAgainst(text) {
      throw PackageError(.badPath, "The path “\(text.printable)” \(reason).")
    }
    var text = text
    text.makeContiguousUTF8()
    self.text = text
  }

  private static func reasonAgainst(_ text: String) -> String? {
    guard (1...longest).contains(text.utf8.count) else { return "does not have 1 to 1,024 bytes" }
    let bytes = Array(text.utf8)
    for name in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let last = name.last else { return "has an empty name" }
      guard name.count <= longestName else { return "has a name longer than 255 bytes" }
      // Some systems drop a dot or a space at the end, so that two names would be one file.
      guard last != UInt8(ascii: "."), last != UInt8(ascii: " ") else {
        return "has a name that is “.” or “..”, or ends with a dot or a space"
      }
    }
    if let scalar = text.unicodeScalars.first(where: { !isPlain($0) }) {
      return "has the character U+\(String(scalar.value, radix: 16, uppercase: true))"
    }
    for place in bytes.indices.dropLast(2) where bytes[place] == UInt8(ascii: "%") {
      let code = String(decoding: bytes[place + 1...place + 2], as: UTF8.self).lowercased()
      if ["2f", "5c", "2e", "00"].contains(code) { return "has “%\(code)”" }
    }
    guard bytes.allSatisfy({ $0 < 0x80 }) || text.isFormC else {
      return "is not in Unicode's form C (NFC)"
    }
    return nil
  }

  /// Returns whether a path may contain the scalar: no backslash, colon, control character, separator of lines or
  /// paragraphs, mark of direction, U+FEFF, or noncharacter.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3A, 0x5C: false
    case 0x2028, 0x2029, 0xFEFF: false
    default: !scalar.isControl && !scalar.isMarkOfDirection && !scalar.isNoncharacter
    }
  }

  /// The path.
  public var description: String { text }

  /// Compares bytes, because Swift's `String` takes texts of different forms for the same.
  public static func == (one: PackagePath, other: PackagePath) -> Bool {
    one.text.hasSameBytes(as: other.text)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Orders paths by their bytes.
  public static func < (one: PackagePath, other: PackagePath) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}
