import Foundation
import HTTPTransport

@testable import WebRequests

/// The temporary files of the relays of this process.
enum TemporaryFiles {
  /// The names of the files.
  static func own() throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory.path
    return Set(
      try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasPrefix(TemporaryFile.prefix) })
  }
}
