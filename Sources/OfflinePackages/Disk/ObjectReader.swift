public import Foundation

/// Reads the bytes of one object, which were checked. Any thread may read.
public final class ObjectReader: Sendable {
  /// The number of bytes.
  public let size: Int
  private let file: Descriptor

  init(_ file: Descriptor, size: Int) { (self.file, self.size) = (file, size) }

  /// Returns the bytes of a range, as far as it lies within `0..<size`.
  ///
  /// - Throws: ``PackageError`` with the code `storage` where the disk fails, or `mismatch` where the file became
  ///   shorter.
  public func read(_ range: Range<Int>) throws(PackageError) -> Data {
    let range = range.clamped(to: 0..<size)
    var data = Data(count: range.count)
    var count = 0
    var failure: PackageError?
    data.withUnsafeMutableBytes { buffer in
      do throws(PackageError) {
        count = try file.read(into: buffer, at: range.lowerBound)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    guard count == range.count else {
      throw PackageError(.mismatch, "A file of the store became shorter while it was read.")
    }
    return data
  }
}
