package import Foundation

/// A temporary file, which is removed with the last reference to it. Its name tells the process that made it.
package final class TemporaryFile: Sendable {
  package let url: URL

  package init() { url = Self.newURL() }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Creates an empty file that only this user can read, and opens it.
  package static func create(at url: URL) throws -> FileHandle {
    guard
      FileManager.default.createFile(
        atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path]) }
    return try FileHandle(forUpdating: url)
  }

  /// The beginning of the names of this process's files.
  package static let prefix = "webbridge-\(ProcessInfo.processInfo.processIdentifier)-"

  static func newURL() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(prefix)\(UUID().uuidString)")
  }
}

/// The place of the bytes of a request's body.
package enum BodyPlace: Sendable {
  case memory(Data)
  /// A file, and its owner if the file is temporary.
  case file(URL, TemporaryFile?)
}
