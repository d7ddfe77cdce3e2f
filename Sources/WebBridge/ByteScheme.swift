import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers the requests by which pages take and give large bytes.
@MainActor final class ByteScheme: NSObject, WKURLSchemeHandler {
  static let name = "webbridge"
  /// Where pages find it.
  static let url = "\(name)://bytes/"

  /// What is being sent, by its task.
  private var transfers: [ObjectIdentifier: Task<Void, Never>] = [:]

  func webView(_ webView: WKWebView, start task: any WKURLSchemeTask) {
    let request = task.request
    guard let receiver = webView.attached(WebViewEngine.self)?.receiver, let url = request.url,
      url.absoluteString.hasPrefix(Self.url)
    else { return finish(task, status: 404) }
    let path = String(url.path.dropFirst())
    switch request.httpMethod {
    case "POST":
      guard let body = request.bytes else { return finish(task, status: 415) }
      finish(task, status: receiver.upload(body, to: path) ? 204 : 413)
    case "GET":
      guard let blob = receiver.blob(at: path) else { return finish(task, status: 404) }
      send(ByteRange(of: request, in: blob), of: blob, to: task)
    default: finish(task, status: 405)
    }
  }

  func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask) {
    transfers.removeValue(forKey: ObjectIdentifier(task))?.cancel()
  }

  private func send(_ range: ByteRange, of blob: BridgeBlob, to task: any WKURLSchemeTask) {
    guard let response = range.response(of: blob, to: task.request.url) else { return }
    let key = ObjectIdentifier(task)
    // The task is there until it has been stopped, and then nothing is said to it any more: it may
    // have been before this began.
    transfers[key] = Task { [weak self] in
      var hasBegun = false
      do {
        var start = range.bytes.lowerBound
        repeat {
          let end = min(start + BridgeBlob.pieceSize, range.bytes.upperBound)
          let piece = start < end ? try await blob.read(start..<end) : Data()
          try Task.checkCancellation()
          if !hasBegun { task.didReceive(response) }
          hasBegun = true
          task.didReceive(piece)
          start = end
        } while start < range.bytes.upperBound
        task.didFinish()
      } catch  where !Task.isCancelled {
        // An answer: a failed request would say that the page may not fetch.
        if hasBegun { task.didFailWithError(error) } else { self?.finish(task, status: 500) }
      } catch {}
      if !Task.isCancelled { self?.transfers[key] = nil }
    }
  }

  private func finish(_ task: any WKURLSchemeTask, status: Int) {
    guard let url = task.request.url, let response = ByteRange.response(to: url, status: status)
    else { return }
    task.didReceive(response)
    task.didFinish()
  }
}

extension URLRequest {
  /// The body; `nil` where it cannot be had, or there is none.
  fileprivate var bytes: Data? {
    if let httpBody { return httpBody }
    guard let stream = httpBodyStream else { return nil }
    stream.open()
    defer { stream.close() }
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = stream.read(&buffer, maxLength: buffer.count)
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes.append(contentsOf: buffer[..<count])
    }
  }
}
