import Foundation
import FoundationNetworking
import WebKitGTK

/// The running downloads, and their folder.
@MainActor final class Downloads: NSObject, WKDownloadDelegate {
  /// Called when a download has begun, progressed or ended.
  var onChange: (@MainActor () -> Void)?

  private let folder: URL
  private let status: Label
  private var running: [ObjectIdentifier: (download: WKDownload, watch: Task<Void, Never>?)] = [:]

  init(_ folder: URL, _ status: Label) {
    (self.folder, self.status) = (folder, status)
  }

  /// Becomes the delegate of a download. WebKit cancels downloads without a delegate.
  func take(_ download: WKDownload) { download.delegate = self }

  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      say("The folder for “\(suggestedFilename)” cannot be created: \(error.localizedDescription)")
      return nil
    }
    let file = freeFile(suggestedFilename)
    let watch = Task { [weak self] in
      while !Task.isCancelled {
        self?.say("\(file.lastPathComponent): \(download.progress.percent)")
        try? await Task.sleep(for: .milliseconds(200))
      }
    }
    running[ObjectIdentifier(download)] = (download, watch)
    return file
  }

  func downloadDidFinish(_ download: WKDownload) {
    end(download, "\(name(of: download)) is in \(folder.lastPathComponent).")
  }

  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
    end(download, "\(name(of: download)) could not be downloaded: \(error.localizedDescription)")
  }

  private func end(_ download: WKDownload, _ text: String) {
    running.removeValue(forKey: ObjectIdentifier(download))?.watch?.cancel()
    say(text)
  }

  private func name(of download: WKDownload) -> String {
    (download.progress.userInfo[.fileURLKey] as? URL)?.lastPathComponent ?? "The file"
  }

  private func say(_ text: String) {
    status.text = text
    onChange?()
  }

  /// Returns an unused file name in the folder: `paper.pdf`, `paper 2.pdf`, and so on.
  private func freeFile(_ name: String) -> URL {
    // The server suggests the name, so that only the name's last component may become part of a path.
    let last = URL(fileURLWithPath: name).lastPathComponent
    let name = ["", ".", "..", "/"].contains(last) ? "download" : last
    let whole = folder.appending(component: name)
    let (stem, type) = (whole.deletingPathExtension().lastPathComponent, whole.pathExtension)
    var file = whole
    var number = 2
    while FileManager.default.fileExists(atPath: file.path) {
      file = folder.appending(component: "\(stem) \(number)" + (type.isEmpty ? "" : ".\(type)"))
      number += 1
    }
    return file
  }
}

extension Progress {
  /// The percentage, or the number of bytes if the size is unknown.
  fileprivate var percent: String {
    totalUnitCount > 0 ? "\(Int(fractionCompleted * 100)) %" : "\(completedUnitCount) bytes"
  }
}
