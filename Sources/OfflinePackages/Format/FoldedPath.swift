import Foundation

/// What no two paths of a package may have in common: a path without differences of case and of Unicode form.
///
/// Some file systems, servers and tools take such paths for the same file.
package struct FoldedPath: Hashable, Sendable {
  private let bytes: [UInt8]

  /// How many bytes a folded path may have. One character of three bytes can become 18, and a release that uses the
  /// most of that would take many seconds to check.
  static let longest = 2_048

  /// - Throws: ``PackageError`` with the code `badPath` where the folded path is too long.
  init(_ path: PackagePath) throws(PackageError) { try self.init(text: path.text) }

  /// - Throws: ``PackageError`` with the code `badPath` where the folded path is too long.
  package init(text: String) throws(PackageError) {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      self.bytes = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      return
    }
    // To lower case, to upper case and back: “ẞ” is “ß” is “SS” is “ss”, and a final sigma is a sigma.
    let compatible = text.precomposedStringWithCompatibilityMapping
    guard compatible.utf8.count <= Self.longest else {
      throw PackageError(
        .badPath, "The path “\(text.printable)” has too many characters that stand for others."
      )
    }
    let lower = compatible.mappingScalars(\.lowercaseMapping)
      .mappingScalars(\.uppercaseMapping).mappingScalars(\.lowercaseMapping)
    self.bytes = Array(lower.precomposedStringWithCompatibilityMapping.utf8)
  }

  /// Whether this is the path of a folder in which the other path lies.
  func isFolder(of other: FoldedPath) -> Bool {
    other.bytes.count > bytes.count && other.bytes[bytes.count] == UInt8(ascii: "/")
      && other.bytes.starts(with: bytes)
  }
}

extension FoldedPath: Comparable {
  /// Orders slashes before all other bytes, so that what lies in a folder comes right behind its path. (Paths have no
  /// byte 0, and its place is the slash's.)
  package static func < (one: FoldedPath, other: FoldedPath) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes) { rank($0) < rank($1) }
  }

  private static func rank(_ byte: UInt8) -> UInt8 { byte == UInt8(ascii: "/") ? 0 : byte }
}
