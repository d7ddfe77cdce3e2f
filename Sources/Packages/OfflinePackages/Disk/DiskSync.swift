import Dispatch
import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// The way in which a system writes bytes to the disk.
///
/// A sync for each object makes an installation many times slower. Linux therefore syncs the whole file system once,
/// between the last object and the state. Apple's systems have no such call; there a barrier for each object, which
/// is cheap, keeps its bytes ahead of the state.
enum DiskSync {
  #if !canImport(Darwin)
    /// `syncfs`, which the C library's headers show to programs with `_GNU_SOURCE` alone.
    private static let syncFileSystem: (@convention(c) (Int32) -> Int32)? =
      dlsym(nil, "syncfs").map { unsafeBitCast($0, to: (@convention(c) (Int32) -> Int32).self) }
  #endif

  /// Brings the bytes of a new object to the disk, as far as ``store(_:)`` does not do it.
  static func object(_ descriptor: Descriptor) -> Int32 {
    #if canImport(Darwin)
      // Without a barrier, the bytes are in the drive, and the full sync of the store brings them to the disk.
      return first([
        { fcntl(descriptor.number, F_BARRIERFSYNC) }, { fsync(descriptor.number) },
      ])
    #else
      return 0
    #endif
  }

  /// Brings all files of the store to the disk.
  static func store(_ folder: Descriptor) -> Int32 {
    #if canImport(Darwin)
      return file(folder)
    #else
      guard let syncFileSystem else {
        sync()
        return 0
      }
      return syncFileSystem(folder.number)
    #endif
  }

  /// Brings a file, or the names of a folder's files, to the disk.
  static func file(_ descriptor: Descriptor) -> Int32 {
    #if canImport(Darwin)
      return first([{ fcntl(descriptor.number, F_FULLFSYNC) }, { fsync(descriptor.number) }])
    #else
      return first([{ fsync(descriptor.number) }])
    #endif
  }

  /// Syncs in the first way that the file system has, and does nothing if it has none: some file systems cannot sync a
  /// folder, and need not.
  static func first(_ ways: [() -> Int32]) -> Int32 {
    for way in ways {
      let result = retrying(way)
      if result >= 0 || !unsupported.contains(errno) { return result }
    }
    return 0
  }

  /// The errors of file systems that lack a way to sync: SMB has ENOTSUP (golang/go#64215), WebDAV ENOTTY
  /// (openjdk/jdk#3366), and FUSE EINVAL (macfuse/macfuse#79).
  private static let unsupported: Set<Int32> = [ENOTSUP, EOPNOTSUPP, ENOTTY, EINVAL]
}

/// Runs work that waits for the disk on threads of its own, because the threads of tasks are few.
package struct DiskQueue: Sendable {
  /// The work of updates, which the user does not wait for.
  static let updates = DiskQueue("webbridge.packages", .utility)
  /// The work of pages, which the user waits for.
  package static let pages = DiskQueue("webbridge.pages", .userInitiated)

  private let queue: DispatchQueue

  private init(_ label: String, _ quality: DispatchQoS) {
    queue = DispatchQueue(label: label, qos: quality, attributes: .concurrent)
  }

  /// Begins work whose end nobody waits for.
  package func start(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  /// Runs work, and returns what it returns.
  package func run<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try work() }) }
    }
  }
}
