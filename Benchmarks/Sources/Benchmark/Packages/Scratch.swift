import Foundation

/// Folders that are gone when the program ends.
enum Scratch {
  private static let root = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent("webbridge-bench-\(getpid())", isDirectory: true)

  /// Makes an empty folder.
  static func folder(_ name: String) throws -> URL {
    let folder = root.appendingPathComponent("\(name)-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Removes all folders.
  static func remove() { try? FileManager.default.removeItem(at: root) }
}
