import Foundation

/// A file with a lock that says, also to other processes, that a release is in use. The lock ends with the process;
/// the file is then left to the next collection.
final class ReleaseLease: Sendable {
  private let path: String
  private let disk: DiskWriter
  private let lock: StoreLock

  /// Who makes a lease holds the state's lock, so that nobody takes the file for one that was left behind.
  init(_ path: String, disk: DiskWriter) throws(PackageError) {
    let descriptor = try disk.create(path, .leaseCreate)
    guard let lock = try StoreLock.take(descriptor, path) else {
      throw PackageError(.storage, "The lease \(path) is locked.")
    }
    (self.path, self.disk, self.lock) = (path, disk, lock)
  }

  deinit {
    try? disk.unlink(path, .leaseUnlink)
    lock.unlock()
  }

  /// Whether a process holds the lease.
  static func isHeld(_ path: String) -> Bool {
    guard let file = (try? Descriptor.reading(path, flags: O_NOFOLLOW)).flatMap({ $0 }) else {
      return false
    }
    do throws(PackageError) {
      guard let lock = try StoreLock.take(file, path) else { return true }
      lock.unlock()
      return false
    } catch {
      // A lock that cannot be asked for protects the release.
      return true
    }
  }

  /// The release of a lease, by the name of its file.
  static func release(_ name: String) -> ContentDigest? {
    ContentDigest(hexadecimal: String(name.prefix(64)))
  }
}
