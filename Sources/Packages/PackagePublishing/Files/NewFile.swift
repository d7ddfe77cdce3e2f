package import Foundation

/// A file that comes into being at once: it is written beside its final path, synced and renamed.
package final class NewFile {
  private let handle: FileHandle
  private let temporary: URL
  private let url: URL
  private var isDone = false

  /// The suffix of the names of unfinished files. The names begin with a dot.
  package static let suffix = ".partial"

  /// - Parameter mode: The permissions, of which the process's mask is taken away.
  package init(_ url: URL, mode: mode_t = 0o666) throws(PublishingError) {
    self.url = url
    let folder = url.deletingLastPathComponent()
    temporary = folder.appendingPathComponent(".\(UUID().uuidString)\(Self.suffix)")
    let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else {
      throw Disk.failure("cannot be written", url, Disk.systemError())
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  package func append(_ data: Data) throws(PublishingError) {
    do {
      try handle.write(contentsOf: data)
    } catch {
      throw Disk.failure("cannot be written", url, error)
    }
  }

  /// Syncs the bytes, and renames the file to its name.
  package func finish(syncing: Bool = true) throws(PublishingError) {
    do {
      if syncing { try handle.synchronize() }
      try handle.close()
    } catch {
      throw Disk.failure("cannot be written", url, error)
    }
    try Disk.rename(temporary, to: url)
    isDone = true
  }

  deinit {
    if !isDone { unlink(temporary.path) }
  }

  /// Writes a whole file.
  package static func write(_ data: Data, to url: URL) throws(PublishingError) {
    try Disk.makeFolder(url.deletingLastPathComponent())
    let file = try NewFile(url)
    try file.append(data)
    try file.finish()
    try syncFolder(url.deletingLastPathComponent())
  }

  /// Creates a file, and throws if the path exists.
  package static func create(_ data: Data, at url: URL, mode: mode_t) throws(PublishingError) {
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    guard descriptor >= 0 else {
      if errno == EEXIST {
        throw PublishingError(
          .input,
          "\(url.shown) exists and is not overwritten: choose another name, or move it away.")
      }
      throw Disk.failure("cannot be written", url, Disk.systemError())
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
    } catch {
      unlink(url.path)
      throw Disk.failure("cannot be written", url, error)
    }
  }

  /// Makes the names in a folder durable.
  package static func syncFolder(_ folder: URL) throws(PublishingError) {
    let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Disk.failure("cannot be read", folder, Disk.systemError()) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else {
      throw Disk.failure("cannot be written", folder, Disk.systemError())
    }
  }

  /// Makes the bytes of a finished file durable.
  static func sync(_ url: URL) throws(PublishingError) { try syncFolder(url) }
}
