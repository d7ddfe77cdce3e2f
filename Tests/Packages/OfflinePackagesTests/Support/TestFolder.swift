import Foundation

@testable import OfflinePackages

/// A folder that ends with the test.
final class TestFolder: Sendable {
  let url: URL

  /// The memory, where a system has files in it: syncs are fast, and what a killed process has written is kept as it is
  /// on a disk.
  private static let place: URL = {
    let memory = URL(fileURLWithPath: "/dev/shm")
    return FileManager.default.isWritableFile(atPath: memory.path)
      ? memory : FileManager.default.temporaryDirectory
  }()

  init() throws {
    url = Self.place.appendingPathComponent("packages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var store: URL { url.appendingPathComponent("store") }
  var feed: URL { url.appendingPathComponent("feed") }
  var embedded: URL { url.appendingPathComponent("embedded") }
  var root: URL { url.appendingPathComponent("root.json") }

  /// The files of the store's folder, without folders and locks.
  func storedFiles() -> [String] {
    let paths = FileManager.default.enumerator(atPath: store.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { path in
      var isFolder: ObjCBool = false
      let full = store.appendingPathComponent(path).path
      _ = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      return !isFolder.boolValue && !path.hasSuffix(".lock")
    }.sorted()
  }

  /// The bytes of the store's files, by their paths.
  func storedBytes() throws -> [String: Data] {
    var bytes: [String: Data] = [:]
    for path in storedFiles() {
      bytes[path] = try Data(contentsOf: store.appendingPathComponent(path))
    }
    return bytes
  }

  func object(_ digest: PackageDigest) -> URL {
    store.appendingPathComponent("objects/\(digest.hexadecimal.prefix(2))/\(digest.hexadecimal)")
  }

  /// Writes what a server of the feed serves.
  func publish(
    _ release: TestRelease, by publisher: TestPublisher, latest: Data
  ) throws {
    let files = FileManager.default
    for folder in ["releases", "objects"] {
      try files.createDirectory(
        at: feed.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    for (digest, bytes) in release.objects {
      let place = feed.appendingPathComponent("objects/\(digest.hexadecimal)")
      if !files.fileExists(atPath: place.path) { try bytes.write(to: place) }
    }
    try release.file.write(
      to: feed.appendingPathComponent("releases/\(release.digest.hexadecimal).json"))
    try latest.write(to: feed.appendingPathComponent("latest.json"))
    try publisher.root.write(to: root)
  }
}
