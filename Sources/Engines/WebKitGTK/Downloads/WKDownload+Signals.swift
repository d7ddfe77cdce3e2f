import CWebKitGTK
import Foundation
import FoundationNetworking

extension WKDownload {
  /// Connects the signals of the download.
  func connect(_ object: GObject) {
    object.connect("decide-destination") { [weak self] arguments in
      self?.decideDestination(suggestedFilename: arguments.string(1) ?? "")
      // Always handled, because WebKitGTK would otherwise write into the user's downloads folder.
      return .handled(true)
    }
    object.connect("received-data") { [weak self] arguments in
      self?.received(arguments.unsigned64(1))
      return .nothing
    }
    object.connect("failed") { [weak self] arguments in
      guard let self, let error = arguments.boxed(1) else { return .nothing }
      let failure = GLibError(borrowing: UnsafePointer(error))
      self.failure =
        self.failure
        ?? failure.downloadError(of: self.originalRequest?.url, self.state, status: self.status)
      return .nothing
    }
    object.connect("finished") { [weak self] _ in
      self?.finished()
      return .nothing
    }
  }

  /// The status of the server's answer, or 0 if there is none.
  private var status: guint {
    object.flatMap { webkit_download_get_response($0.opaque) }.map {
      webkit_uri_response_get_status_code($0)
    } ?? 0
  }

  private func decideDestination(suggestedFilename: String) {
    guard state == .waiting, let object, let delegate,
      let raw = webkit_download_get_response(object.opaque), let response = URLResponse.make(raw)
    else { return refuse("Nobody said where to put the file.") }
    state = .deciding
    if response.expectedContentLength >= 0 {
      progress.totalUnitCount = response.expectedContentLength
    }
    let answer = Answer<URL?>("decideDestinationUsing response", ifDropped: nil) { [weak self] in
      self?.write(to: $0)
    }
    delegate.download(
      self, decideDestinationUsing: response,
      suggestedFilename: Self.safeName(suggestedFilename)
    ) { answer.give($0) }
  }

  /// Returns a file name that cannot lead out of its folder.
  static func safeName(_ name: String) -> String {
    let safe = String(name.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
    // Foundation's word on Apple's systems.
    return ["", ".", ".."].contains(safe) ? "Unknown" : safe
  }

  private func write(to destination: URL?) {
    guard state == .deciding, let object else { return }
    guard let destination else { return refuse("The destination was refused.") }
    guard destination.isFileURL else { return refuse("The destination is not a file URL.") }
    let path = destination.path
    let folder = destination.deletingLastPathComponent().path
    if FileManager.default.fileExists(atPath: path) {
      return refuse("There is a file at \(path) already.", .cannotCreateFile)
    }
    guard FileManager.default.fileExists(atPath: folder) else {
      return refuse("There is no folder \(folder).", .cannotCreateFile)
    }
    state = .writing
    progress.setUserInfoObject(destination, forKey: .fileURLKey)
    webkit_download_set_destination(object.opaque, path)
  }

  /// Cancels the download and reports the reason to the delegate.
  private func refuse(_ reason: String, _ code: URLError.Code = .cancelled) {
    guard state != .cancelling, let object else { return }
    failure = URLError(code, description: reason, failingURL: originalRequest?.url)
    webkit_download_cancel(object.opaque)
  }

  private func received(_ count: UInt64) {
    progress.completedUnitCount += Int64(clamping: count)
  }

  private func finished() {
    guard state != .ended else { return }
    let wasCancelled = state == .cancelling
    end()
    for handler in cancelHandlers { handler(nil) }
    cancelHandlers = []
    if wasCancelled { return }
    if let failure {
      delegate?.download(self, didFailWithError: failure, resumeData: nil)
    } else {
      progress.totalUnitCount = progress.completedUnitCount
      delegate?.downloadDidFinish(self)
    }
  }
}

extension GLibError {
  /// Returns the error of a download as a Foundation error where there is an equivalent.
  fileprivate func downloadError(
    of url: URL?, _ state: WKDownload.State, status: guint
  ) -> any Error {
    guard domain == webkit_download_error_quark() else { return loadError(failingURL: url) }
    let code: URLError.Code =
      switch Int(self.code) {
      case Int(WEBKIT_DOWNLOAD_ERROR_CANCELLED_BY_USER.rawValue): .cancelled
      case Int(WEBKIT_DOWNLOAD_ERROR_DESTINATION.rawValue): .cannotCreateFile
      default:
        status >= 400
          ? .badServerResponse : state == .waiting ? .cannotConnectToHost : .networkConnectionLost
      }
    return URLError(code, description: message, failingURL: url)
  }
}
