import Foundation
import FoundationNetworking
import TestSupport
import WebKitGTK

/// Saves a download in a folder of its own and records the delegate calls.
@MainActor final class DownloadTaker: NSObject, WKDownloadDelegate {
  let asked = Signal()
  let ended = Signal()
  let folder: URL
  var choose: (URL) -> URL? = { $0 }
  var credential: URLCredential?
  private(set) var challenges = 0
  private(set) var names: [String] = []
  private(set) var response: URLResponse?
  private(set) var error: (any Error)?
  private(set) var hasEnded = false

  override init() {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var destination: URL { folder.appending(path: "file") }

  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL? {
    names.append(suggestedFilename)
    self.response = response
    asked.fire()
    return choose(destination)
  }

  func download(
    _ download: WKDownload, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    challenges += 1
    return (.useCredential, credential)
  }

  func downloadDidFinish(_ download: WKDownload) {
    hasEnded = true
    ended.fire()
  }

  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
    hasEnded = true
    self.error = error
    ended.fire()
  }

  /// Adds a file to the server, with a suggested name.
  static func file(_ text: String, named name: String? = nil) async throws -> URL {
    let disposition =
      name.map { ["Content-Disposition": "attachment; filename=\"\($0)\""] } ?? [:]
    return try await Server.shared.serve { _ in
      .init(
        200, headers: disposition.merging(["Content-Type": "text/plain"]) { $1 },
        body: Data(text.utf8))
    }
  }
}
