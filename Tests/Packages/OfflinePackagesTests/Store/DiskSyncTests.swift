import Foundation
import Testing

@testable import OfflinePackages

@Suite("Syncs of file systems")
struct DiskSyncTests {
  /// Syncs in ways that fail with these errors, of which 0 is none. Returns the ways that were tried, and the error.
  private func sync(_ errors: Int32...) -> (tried: Int, error: Int32) {
    var tried = 0
    let ways: [() -> Int32] = errors.map { number in
      {
        tried += 1
        errno = number
        return number == 0 ? 0 : -1
      }
    }
    let result = DiskSync.first(ways)
    return (tried, result < 0 ? errno : 0)
  }

  @Test func `the first way that works is the only one`() {
    #expect(sync(0, 0) == (1, 0))
  }

  @Test(arguments: [ENOTSUP, EOPNOTSUPP, ENOTTY, EINVAL])
  func `a file system without a way is synced in the next one`(error: Int32) {
    #expect(sync(error, 0) == (2, 0))
    // What no way can sync needs no sync, such as a folder of a network share.
    #expect(sync(error, EINVAL) == (2, 0))
  }

  @Test(arguments: [EIO, ENOSPC, EDQUOT])
  func `a disk that fails is an error in each way`(error: Int32) {
    #expect(sync(error, 0) == (1, error))
    #expect(sync(ENOTTY, error) == (2, error))
  }

  @Test func `files and folders of this system are synced`() throws {
    let folder = try TestFolder()
    let file = folder.url.appendingPathComponent("file")
    try Data("bytes".utf8).write(to: file)
    for path in [file.path, folder.url.path] {
      let descriptor = try #require(try Descriptor.reading(path))
      #expect(DiskSync.object(descriptor) == 0)
      #expect(DiskSync.file(descriptor) == 0)
      #expect(DiskSync.store(descriptor) == 0)
    }
  }
}
