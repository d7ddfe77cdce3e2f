package import Foundation

/// Keeps a second publisher out of a feed. The lock is on the folder itself, so that no lock file remains.
package final class FeedLock {
  private let descriptor: Int32

  package init(_ folder: URL) throws(PublishingError) {
    descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Disk.failure("cannot be read", folder, Disk.systemError())
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw PublishingError(
        .file, "Another process is publishing to \(folder.shown): try again when it has ended.")
    }
  }

  deinit { close(descriptor) }
}
