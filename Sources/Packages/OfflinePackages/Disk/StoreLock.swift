import Foundation

/// A lock across threads and processes. The system releases it when the process ends.
final class StoreLock: Sendable {
  private let descriptor: Descriptor

  private init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  /// Waits for the lock.
  static func wait(for path: String) throws(PackageError) -> StoreLock {
    let descriptor = try opening(path)
    guard retrying({ flock(descriptor.number, LOCK_EX) }) == 0 else {
      throw .system(errno, "Cannot lock \(path)")
    }
    return StoreLock(descriptor)
  }

  /// Takes the lock; `nil` if it is held.
  static func take(_ path: String) throws(PackageError) -> StoreLock? {
    try take(opening(path), path)
  }

  /// Takes the lock of a file that exists; `nil` if the lock is held, or the file is missing.
  static func take(existing path: String) throws(PackageError) -> StoreLock? {
    guard let descriptor = try Descriptor.reading(path) else { return nil }
    return try take(descriptor, path)
  }

  static func take(_ descriptor: Descriptor, _ path: String) throws(PackageError) -> StoreLock? {
    if retrying({ flock(descriptor.number, LOCK_EX | LOCK_NB) }) == 0 {
      return StoreLock(descriptor)
    }
    if errno == EWOULDBLOCK { return nil }
    throw .system(errno, "Cannot lock \(path)")
  }

  func unlock() { _ = flock(descriptor.number, LOCK_UN) }

  private static func opening(_ path: String) throws(PackageError) -> Descriptor {
    let number = retrying {
      Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    }
    guard number >= 0 else { throw .system(errno, "Cannot open \(path)") }
    return Descriptor(number)
  }
}
