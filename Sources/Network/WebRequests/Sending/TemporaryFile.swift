import Foundation

/// A temporary file, which is removed with the last reference to it. Its name tells the process that made it.
final class TemporaryFile: Sendable {
  let url: URL

  init() { url = Self.newURL() }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Creates an empty file that only this user can read, and opens it.
  static func create(at url: URL) throws -> FileHandle {
    guard
      FileManager.default.createFile(
        atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path]) }
    return try FileHandle(forUpdating: url)
  }

  /// The beginning of the names of this process's files.
  static let prefix = "webbridge-\(ProcessInfo.processInfo.processIdentifier)-"

  static func newURL() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(prefix)\(UUID().uuidString)")
  }
}
