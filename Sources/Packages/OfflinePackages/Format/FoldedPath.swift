import Disclosure
import Foundation

/// A path without differences of case and of Unicode form. No two paths of a package may have the same one.
///
/// Some file systems, servers and tools take such paths for the same file.
package struct FoldedPath: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Folds a path. In form KC it may be no longer than a path: one character of three bytes can become 18 others, and
  /// a release full of them would take many seconds to check.
  ///
  /// - Throws: ``PackageError`` with the code `badPath` if form KC is too long.
  init(_ path: PackagePath) throws(PackageError) { try self.init(text: path.text) }

  /// Folds a text that need not be a path. Throws the same.
  package init(text: String) throws(PackageError) {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      self.bytes = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      return
    }
    let compatible = text.precomposedStringWithCompatibilityMapping
    guard compatible.utf8.count <= PackagePath.longest else {
      throw PackageError(
        .badPath, "The path “\(text.printable)” has too many characters that stand for others."
      )
    }
    let folded = compatible.caseFolded
    // What has no case stays in form KC.
    let form = folded?.precomposedStringWithCompatibilityMapping ?? compatible
    self.bytes = Array(form.utf8)
  }

  /// Returns whether this is the path of a folder that contains the other path.
  func isFolder(of other: FoldedPath) -> Bool {
    other.bytes.count > bytes.count && other.bytes[bytes.count] == UInt8(ascii: "/")
      && other.bytes.starts(with: bytes)
  }
}

extension FoldedPath: Comparable {
  /// Orders slashes before all other bytes, so that the contents of a folder follow its path directly. (Paths have no
  /// byte 0, and its place is the slash's.)
  package static func < (one: FoldedPath, other: FoldedPath) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes) { rank($0) < rank($1) }
  }

  private static func rank(_ byte: UInt8) -> UInt8 { byte == UInt8(ascii: "/") ? 0 : byte }
}
