package import Foundation
package import OfflinePackages

/// Reads a file in pieces, so that its size does not matter for memory.
package enum FileReader {
  private static let pieceSize = 256 << 10

  /// Calls a function with each piece of a file, and returns the hash and the size of the file.
  @discardableResult
  package static func read(
    _ url: URL, piece: (Data) throws(PublishingError) -> Void = { _ throws(PublishingError) in }
  ) throws(PublishingError) -> (digest: PackageDigest, size: Int) {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      throw Disk.failure("cannot be read", url, Disk.systemError())
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var hasher = DigestHasher()
    var size = 0
    while true {
      let bytes: Data
      do {
        bytes = try file.read(upToCount: pieceSize) ?? Data()
      } catch {
        throw Disk.failure("cannot be read", url, error)
      }
      guard !bytes.isEmpty else { break }
      hasher.update(bytes)
      size += bytes.count
      try piece(bytes)
    }
    return (hasher.finish(), size)
  }
}
