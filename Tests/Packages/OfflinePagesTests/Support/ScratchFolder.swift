import Foundation

/// The place of a folder that ends with the object.
final class ScratchFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID())")

  deinit { try? FileManager.default.removeItem(at: url) }
}
