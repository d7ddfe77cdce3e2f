import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// How a system brings bytes to the disk.
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
      let result = fcntl(descriptor.number, F_BARRIERFSYNC)
      return result < 0 && errno == ENOTSUP ? fsync(descriptor.number) : result
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
      let result = fcntl(descriptor.number, F_FULLFSYNC)
      return result < 0 && errno == ENOTSUP ? fsync(descriptor.number) : result
    #else
      let result = fsync(descriptor.number)
      // Some file systems cannot sync a folder, and need not.
      return result < 0 && errno == EINVAL ? 0 : result
    #endif
  }
}
