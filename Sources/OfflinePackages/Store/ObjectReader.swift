public import Foundation

/// Reads the bytes of one object, which were checked. Any thread may read.
public final class ObjectReader: Sendable {
  /// The number of bytes.
  public let size: Int

  init(size: Int) { self.size = size }

  /// Returns the bytes of a range within `0..<size`.
  ///
  /// - Throws: ``PackageError`` with the code `storage` where the disk fails, or `mismatch` where the file became
  ///   shorter.
  public func read(_ range: Range<Int>) throws(PackageError) -> Data { throw .unbuilt }
}
