import Foundation

/// The identity of a checked file. Another file, or a file with other bytes, has another identity.
struct FileIdentity: Hashable, Sendable {
  let isRegular: Bool
  let isFolder: Bool
  let size: Int
  private let device: UInt64
  private let inode: UInt64
  private let modified: [Int]

  init(of descriptor: Descriptor) throws(PackageError) {
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else {
      throw .system(errno, "Cannot look at a file of the store")
    }
    self.init(status)
  }

  /// The identity of a file, of a symbolic link itself; `nil` if there is none.
  init?(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    isRegular = status.st_mode & S_IFMT == S_IFREG
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    size = Int(status.st_size)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    #if canImport(Darwin)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    modified = times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
  }

  /// When the bytes were changed, in seconds since 1970.
  var modificationTime: Int { modified[0] }
}
