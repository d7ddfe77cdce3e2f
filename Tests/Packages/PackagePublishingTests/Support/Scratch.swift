import Foundation

/// A folder that ends with the test.
final class Scratch: Sendable {
  let url: URL

  /// The memory, where a system has files in it, because a store syncs what it writes.
  private static let place: URL = {
    let memory = URL(fileURLWithPath: "/dev/shm")
    return FileManager.default.isWritableFile(atPath: memory.path)
      ? memory : FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
  }()

  init() throws {
    url = Self.place
      .appendingPathComponent("publishing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  subscript(_ path: String) -> URL { url.appendingPathComponent(path) }

  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    try FileManager.default.createDirectory(
      at: self[path].deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: self[path])
    return self[path]
  }

  func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: self[path].path) }

  /// The paths and bytes of all files and folders.
  func contents(of path: String = "") throws -> [String: Data] {
    let start = path.isEmpty ? url : self[path]
    var all: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: start.path) {
      all[name] =
        FileManager.default.contents(atPath: start.appendingPathComponent(name).path)
        ?? Data("folder".utf8)
    }
    return all
  }

  /// A small web app, as a bundler writes it.
  func writePages(_ folder: String = "dist", script: String = "1") throws {
    try write("<!doctype html><title>Shop</title><body>Hello</body>", to: "\(folder)/index.html")
    try write("console.log(\(script))", to: "\(folder)/assets/app.\(script).js")
    try write("body { margin: 0 }", to: "\(folder)/assets/app.css")
    try write(String(repeating: "picture", count: 300), to: "\(folder)/images/logo.png")
  }
}
