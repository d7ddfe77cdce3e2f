import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The handler of a custom scheme. It asks its routes in order and sends the first answer.
@MainActor class RoutedSchemeHandler: NSObject, WKURLSchemeHandler {
  private let routes: [any SchemeRoute]
  /// The responses that are under way, by their tasks.
  private var transfers: [ObjectIdentifier: Task<Void, Never>] = [:]
  private let queue = TransferQueue()

  init(routes: [any SchemeRoute]) { self.routes = routes }

  func webView(_ webView: WKWebView, start task: any WKURLSchemeTask) {
    let request = task.request
    for route in routes {
      guard let answer = route.answer(request, for: webView) else { continue }
      switch answer {
      case .response(let response): send(response, to: task)
      case .later(let respond): send(respond, to: task)
      }
      return
    }
    finish(task, status: 404)
  }

  func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask) {
    transfers.removeValue(forKey: ObjectIdentifier(task))?.cancel()
  }

  private func send(_ response: SchemeResponse, to task: any WKURLSchemeTask) {
    if case .data(let data) = response.body {
      Self.send(data, after: response.head, to: task)
    } else {
      send({ response }, to: task)
    }
  }

  private static func send(
    _ data: Data, after head: HTTPURLResponse, to task: any WKURLSchemeTask
  ) {
    task.didReceive(head)
    if !data.isEmpty { task.didReceive(data) }
    task.didFinish()
  }

  private func send(
    _ respond: @escaping @Sendable () async -> SchemeResponse?, to task: any WKURLSchemeTask
  ) {
    let key = ObjectIdentifier(task)
    // A stopped task must not be touched, because doing so raises on Apple's systems. `stop` cancels
    // the transfer, so every step that follows an `await` looks at the cancellation first.
    transfers[key] = Task { [weak self, queue] in
      await queue.enter()
      defer { queue.leave() }
      guard !Task.isCancelled else { return }
      let response = await respond()
      guard !Task.isCancelled else { return }
      switch response?.body {
      case .data(let data): if let response { Self.send(data, after: response.head, to: task) }
      case .pieces(let bytes, let keepsPace, let read):
        if let response {
          await self?.send(
            bytes, of: read, keepsPace: keepsPace, after: response.head, to: task)
        }
      case nil: task.didFailWithError(URLError(.badServerResponse))
      }
      if !Task.isCancelled { self?.transfers[key] = nil }
    }
  }

  private func send(
    _ bytes: Range<Int>, of read: @Sendable (Range<Int>) async throws -> Data, keepsPace: Bool,
    after head: HTTPURLResponse, to task: any WKURLSchemeTask
  ) async {
    var hasBegun = false
    do {
      var start = bytes.lowerBound
      repeat {
        let end = min(start + BridgeBlob.pieceSize, bytes.upperBound)
        let piece = start < end ? try await read(start..<end) : Data()
        try Task.checkCancellation()
        if !hasBegun { task.didReceive(head) }
        hasBegun = true
        task.didReceive(piece)
        start = end
        if keepsPace, start < bytes.upperBound { try await task.readerCaughtUp() }
        try Task.checkCancellation()
      } while start < bytes.upperBound
      task.didFinish()
    } catch  where !Task.isCancelled {
      // An answer: a failed request would say that the page may not fetch.
      if hasBegun { task.didFailWithError(error) } else { finish(task, status: 500) }
    } catch {}
  }

  private func finish(_ task: any WKURLSchemeTask, status: Int) {
    guard let url = task.request.url, let head = ByteRange.response(to: url, status: status)
    else { return task.didFailWithError(URLError(.badURL)) }
    Self.send(Data(), after: head, to: task)
  }
}
