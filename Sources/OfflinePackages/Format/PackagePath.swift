import Foundation

/// The path of a file in a package, such as `assets/app.3f1c.js`.
///
/// No path reaches the file system of a device, because files are opened by their hashes. The rules hold when
/// a release is made and when it is installed, so that a path means one file for every server, tool and system.
public struct PackagePath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path, with slashes between its names, and without percent-encoding.
  public let text: String

  /// Creates a path.
  ///
  /// - Throws: ``PackageError`` with the code `badPath` where the path is empty, is longer than 1,024 bytes, begins
  ///   or ends with a slash, has an empty name, `.`, `..`, a name longer than 255 bytes, a backslash, a control
  ///   character, `:`, an encoded slash, backslash, dot or NUL (`%2f`, `%5c`, `%2e`, `%00`), or is not in
  ///   Unicode's form C.
  public init(_ text: String) throws(PackageError) {
    func refuse(_ reason: String) -> PackageError {
      PackageError(.badPath, "The path “\(text.printable)” \(reason).")
    }
    guard !text.isEmpty, text.utf8.count <= 1_024 else {
      throw refuse("does not have 1 to 1,024 bytes")
    }
    for name in text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard !name.isEmpty else { throw refuse("has an empty name") }
      guard name.count <= 255 else { throw refuse("has a name longer than 255 bytes") }
      guard !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) else {
        throw refuse("has the name “.” or “..”")
      }
    }
    for scalar in text.unicodeScalars {
      guard scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value) else {
        throw refuse("has a control character")
      }
      guard scalar != "\\", scalar != ":" else { throw refuse("has “\(scalar)”") }
    }
    let lower = text.lowercased()
    for encoded in ["%2f", "%5c", "%2e", "%00"] where lower.contains(encoded) {
      throw refuse("has “\(encoded)”")
    }
    guard text.unicodeScalars.elementsEqual(text.precomposedStringWithCanonicalMapping.unicodeScalars)
    else { throw refuse("is not in Unicode's form C (NFC)") }
    self.text = text
  }

  /// What two paths of one package may not have in common: the path without differences of case and form.
  var folded: String { Self.fold(text) }

  /// Returns a text without differences of case and Unicode form.
  package static func fold(_ text: String) -> String {
    text.precomposedStringWithCompatibilityMapping.lowercased()
      .precomposedStringWithCompatibilityMapping
  }

  public var description: String { text }

  /// Compares bytes, because Swift's `String` takes texts of different forms for the same.
  public static func == (one: PackagePath, other: PackagePath) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }

  public static func < (one: PackagePath, other: PackagePath) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}

extension String {
  /// The text for a message: control characters escaped, and no longer than 200 characters.
  package var printable: String {
    let escaped = unicodeScalars.prefix(200).map { scalar in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(Character(scalar))
    }
    return escaped.joined() + (unicodeScalars.count > 200 ? "…" : "")
  }
}
