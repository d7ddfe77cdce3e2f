import Foundation

/// A folder with objects, which are named by their hashes: that of a store, or of an embedded package.
struct ObjectFolder: Sendable {
  let path: String

  func path(of digest: PackageDigest) -> String {
    "\(path)/\(digest.hexadecimal.prefix(2))/\(digest.hexadecimal)"
  }

  /// Returns whether a regular file of the right size is there. Its bytes are not read.
  func seemsToHave(_ digest: PackageDigest, size: Int) -> Bool {
    guard let identity = FileIdentity(at: path(of: digest)) else { return false }
    return identity.isRegular && identity.size == size
  }

  /// Opens the file of an object, without following symbolic links; `nil` if there is no regular file of the
  /// right size.
  func open(_ digest: PackageDigest, size: Int) throws(PackageError) -> Descriptor? {
    let name = "\(path)/\(digest.hexadecimal.prefix(2))"
    guard let folder = try Descriptor.reading(name, flags: O_NOFOLLOW | O_DIRECTORY) else {
      return nil
    }
    let file = try folder.reading(digest.hexadecimal, flags: O_NONBLOCK)
    guard let file else { return nil }
    let identity = try FileIdentity(of: file)
    return identity.isRegular && identity.size == size ? file : nil
  }

  /// Returns whether an object is undamaged. Reads all of its bytes.
  func has(_ digest: PackageDigest, size: Int) throws(PackageError) -> Bool {
    guard let file = try open(digest, size: size) else { return false }
    return try Self.hash(file) == digest
  }

  /// The hash of a file's bytes, read in pieces.
  static func hash(_ file: Descriptor) throws(PackageError) -> PackageDigest {
    var hasher = DigestHasher()
    try eachPiece(of: file) { hasher.update($0) }
    return hasher.finish()
  }

  static func eachPiece(
    of file: Descriptor, upTo end: Int = .max,
    _ body: (UnsafeRawBufferPointer) throws(PackageError) -> Void
  ) throws(PackageError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: DiskWriter.piece, alignment: 16)
    defer { buffer.deallocate() }
    var offset = 0
    while offset < end {
      let most = min(buffer.count, end - offset)
      let count = try file.read(
        into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<most]), at: offset)
      if count == 0 { return }
      try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      offset += count
    }
  }
}
