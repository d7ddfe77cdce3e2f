import Foundation
import TestSupport
import Testing

@testable import WebBridge

/// What a watch observes that needs a descriptor for each file.
@MainActor @Suite struct WatchedPathsTests {
  @Test func `folders come before files, and hidden ones not at all`() throws {
    let web = try WebFolder([
      "b.txt": "", "a/z.txt": "", "a/b/c.txt": "", ".hidden/d.txt": "", "a/.e.txt": "",
    ])
    defer { web.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: web.url.path + "/link", withDestinationPath: web.url.path + "/a")
    let root = web.url.path
    let paths = WatchedPaths.all(in: root)
    #expect(paths.prefix(2) == [web.url.deletingLastPathComponent().path, root])
    #expect(Set(paths.dropFirst(2).prefix(2)) == [root + "/a", root + "/a/b"])
    #expect(
      Set(paths.dropFirst(4)) == [
        root + "/b.txt", root + "/a/z.txt", root + "/a/b/c.txt", root + "/link",
      ])
    #expect(paths.count == 8)
  }

  @Test func `a folder that is missing has its parent and its name`() {
    let root = FileManager.default.temporaryDirectory.path + "/nothing-\(UUID().uuidString)"
    #expect(WatchedPaths.all(in: root).last == root)
    #expect(WatchedPaths.all(in: root).count == 2)
  }

  @Test(arguments: [
    (256, 64), (1024, 128), (UInt64.max, 128), (UInt64(Int64.max), 128), (100, 25), (0, 0),
  ])
  func `most descriptors of a process are the app's`(process: UInt64, watch: Int) {
    #expect(WatchedPaths.limit(ofProcess: process) == watch)
  }
}
