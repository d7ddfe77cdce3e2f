public import Foundation
import Locking

/// Reads the bytes of one object, which were checked. Any thread may read.
public final class PackageObjectReader: Sendable {
  /// The number of bytes.
  public let size: Int
  private let file: Descriptor
  private let digest: PackageDigest
  /// The identity of the file when its bytes were last checked.
  private let checked: Locked<FileIdentity>

  /// - Parameter identity: What the file was before its bytes were checked.
  init(_ file: Descriptor, of listed: ReleaseFile, checkedAs identity: FileIdentity) {
    (self.file, size, digest) = (file, listed.size, listed.digest)
    checked = Locked(identity)
  }

  /// Returns the bytes of a range, as far as it lies within `0..<size`.
  ///
  /// - Throws: ``PackageError`` with the code `storage` if the disk fails, or `mismatch` if the file has changed
  ///   since its bytes were checked.
  public func read(_ range: Range<Int>) throws(PackageError) -> Data {
    let data = try readUnchecked(range)
    // Bytes that were read before the file changed are those that were checked.
    if try FileIdentity(of: file) == checked.withLock({ $0 }) { return data }
    return try readAgain(range)
  }

  /// Reads a file that something has touched. A backup or a link leaves the bytes as they were.
  private func readAgain(_ range: Range<Int>) throws(PackageError) -> Data {
    let identity = try FileIdentity(of: file)
    guard try ObjectFolder.hash(file) == digest else { throw Self.changed }
    let data = try readUnchecked(range)
    guard try FileIdentity(of: file) == identity else { throw Self.changed }
    checked.withLock { $0 = identity }
    return data
  }

  private static var changed: PackageError {
    PackageError(
      .mismatch, "A file of the store has changed since it was checked: update the package.")
  }

  private func readUnchecked(_ range: Range<Int>) throws(PackageError) -> Data {
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
      throw Self.changed
    }
    return data
  }
}
