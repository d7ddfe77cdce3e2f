import Foundation
import Locking

/// A file with a lock that says, also to other processes, that a release is in use. The lock ends with the process;
/// the file is then left to the next collection.
///
/// A process that the system suspends may not hold locks. It parks its leases: the files then say who uses the
/// releases. Code that makes, parks or reads a lease holds the state's lock, so that no other code takes the file for
/// an abandoned one.
final class ReleaseLease: Sendable {
  /// The time for which a parked lease protects its release, in seconds. The app of an older lease was probably
  /// removed.
  private static let longestPark = 7 * 86_400

  private let path: String
  private let disk: DiskWriter
  /// `nil` while the lease is parked.
  private let lock: Locked<StoreLock?>

  init(_ path: String, disk: DiskWriter) throws(PackageError) {
    (self.path, self.disk) = (path, disk)
    lock = Locked(try Self.locked(path, disk))
  }

  deinit {
    try? disk.unlink(path, .leaseUnlink)
    lock.withLock { $0?.unlock() }
  }

  /// Creates the file, or takes that of a parked lease, and locks it.
  private static func locked(_ path: String, _ disk: DiskWriter) throws(PackageError) -> StoreLock {
    guard let lock = try StoreLock.take(disk.create(path, .leaseCreate), path) else {
      throw PackageError(.storage, "The lease \(path) is locked.")
    }
    return lock
  }

  /// Releases the lock, also if the mark cannot be written, because the system would end the process.
  func park(_ mark: ParkedMark) throws(PackageError) {
    defer {
      lock.withLock { lock in
        lock?.unlock()
        lock = nil
      }
    }
    let file = try disk.create(path, .leaseCreate)
    try disk.write(mark.bytes, to: file, at: 0, .leaseCreate)
  }

  func unpark() throws(PackageError) {
    let newLock = try Self.locked(path, disk)
    lock.withLock { $0 = newLock }
  }

  /// Returns whether a process holds the lease, or has parked it.
  static func isHeld(_ path: String, at now: Date) -> Bool {
    guard let file = (try? Descriptor.reading(path, flags: O_NOFOLLOW)).flatMap({ $0 }) else {
      return false
    }
    do throws(PackageError) {
      guard let lock = try StoreLock.take(file, path) else { return true }
      lock.unlock()
      guard ParkedMark(in: file) != nil else { return false }
      let age = Int(PackageInstant(now).seconds) - (try FileIdentity(of: file)).modificationTime
      return abs(age) <= longestPark
    } catch {
      // A lock that cannot be asked for protects the release.
      return true
    }
  }

  /// The release of a lease, by the name of its file.
  static func release(_ name: String) -> PackageDigest? {
    PackageDigest(hexadecimal: String(name.prefix(64)))
  }

  /// The nonce of a lease's load, by the name of its file.
  static func nonce(_ name: String) -> String { String(name.dropFirst(65)) }
}

/// A release that is open in this process.
struct OpenLoad {
  let digest: PackageDigest
  /// `nil` on a full disk: the release is then in use for this process alone.
  var lease: ReleaseLease?
}
