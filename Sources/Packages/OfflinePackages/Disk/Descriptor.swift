import Foundation

/// An open file or folder. The end of the object's life closes it.
final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { _ = close(number) }

  /// The errors for a symbolic link, and for a missing file or folder.
  private static let missing: Set<Int32> = [ENOENT, ENOTDIR, ELOOP, EMLINK, ENXIO]

  /// Opens a file or folder to read it; `nil` if it is missing, or if it is a link and links are not followed.
  static func reading(_ path: String, flags: Int32 = 0) throws(PackageError) -> Descriptor? {
    let number = retrying { Foundation.open(path, O_RDONLY | O_CLOEXEC | flags) }
    if number >= 0 { return Descriptor(number) }
    if missing.contains(errno) { return nil }
    throw .system(errno, "Cannot open \(path)")
  }

  /// Opens a file of this folder to read it, without following a symbolic link; `nil` if there is none.
  func reading(_ name: String, flags: Int32 = 0) throws(PackageError) -> Descriptor? {
    let number = retrying { openat(self.number, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | flags) }
    if number >= 0 { return Descriptor(number) }
    if Self.missing.contains(errno) { return nil }
    throw .system(errno, "Cannot open \(name)")
  }

  /// Reads bytes at an offset; fewer than asked for at the end of the file.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(PackageError) -> Int
  {
    var filled = 0
    while filled < buffer.count {
      let count = retrying {
        pread(
          number, buffer.baseAddress?.advanced(by: filled), buffer.count - filled,
          off_t(offset + filled))
      }
      guard count >= 0 else { throw .system(errno, "Cannot read a file of the store") }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// Returns the bytes of the file; `nil` if the file is larger than the limit.
  func contents(atMost limit: Int) throws(PackageError) -> Data? {
    let identity = try FileIdentity(of: self)
    guard identity.isRegular else { throw .system(EISDIR, "Cannot read what is no file") }
    guard identity.size <= limit else { return nil }
    var data = Data(count: identity.size)
    var count = 0
    var failure: PackageError?
    data.withUnsafeMutableBytes { buffer in
      do throws(PackageError) {
        count = try read(into: buffer, at: 0)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return data.prefix(count)
  }
}

/// Repeats a call that a signal interrupts.
func retrying<Number: SignedInteger>(_ body: () -> Number) -> Number {
  while true {
    let result = body()
    if result >= 0 || errno != EINTR { return result }
  }
}

extension PackageError {
  /// The error of a call to the system that failed.
  static func system(_ number: Int32, _ action: String) -> PackageError {
    let reason = String(cString: strerror(number))
    switch number {
    case ENOSPC, EDQUOT, EFBIG:
      return PackageError(.noSpace, "\(action): \(reason). Free space on the device.")
    default:
      return PackageError(.storage, "\(action): \(reason).")
    }
  }
}
