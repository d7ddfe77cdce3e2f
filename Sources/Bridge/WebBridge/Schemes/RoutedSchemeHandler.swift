import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The handler of a custom scheme. It asks its routes in order and sends the first answer.
@MainActor class RoutedSchemeHandler: NSObject, WKURLSchemeHandler {
  private var routes: [any SchemeRoute]
  /// The responses in progress, by their tasks.
  private var transfers: [ObjectIdentifier: Task<Void, Never>] = [:]
  private let queue = TransferQueue()
  /// Whether the loads are told to the observers of views.
  var isTimed: Bool { true }

  init(routes: [any SchemeRoute]) { self.routes = routes }

  /// Adds a route, which is asked after the existing routes.
  func add(_ route: any SchemeRoute) { routes.append(route) }

  func webView(_ webView: WKWebView, start task: any WKURLSchemeTask) {
    let request = task.request
    for route in routes {
      guard let answer = route.answer(request, for: webView)?.readable(by: request) else {
        continue
      }
      let queue = route.takesTurns ? queue : nil
      let timer = isTimed ? SchemeLoadTimer(of: request, from: route, in: webView) : nil
      switch answer {
      case .response(let response): send(response, to: task, queue, timer)
      case .later(let respond): send(respond, to: task, queue, timer)
      }
      return
    }
    finish(task, status: 404)
  }

  func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask) {
    transfers.removeValue(forKey: ObjectIdentifier(task))?.cancel()
  }

  private func send(
    _ response: SchemeResponse, to task: any WKURLSchemeTask, _ queue: TransferQueue?,
    _ timer: SchemeLoadTimer?
  ) {
    if case .data(let data) = response.body {
      timer?.received(response.head)
      timer?.received(data)
      Self.send(data, after: response.head, to: task)
      timer?.end()
    } else {
      send({ response }, to: task, queue, timer)
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
    _ respond: @escaping @Sendable () async -> SchemeResponse?, to task: any WKURLSchemeTask,
    _ queue: TransferQueue?, _ timer: SchemeLoadTimer?
  ) {
    let key = ObjectIdentifier(task)
    let reply = SchemeReply(to: task.request.url, queue: queue, respond: respond)
    // A stopped task must not be used, because doing so raises an exception on Apple's systems. `stop`
    // cancels the transfer, so every step after an `await` first checks for cancellation.
    transfers[key] = Task { [weak self] in
      defer { timer?.end() }
      do {
        while let part = try await reply.next() {
          switch part {
          case .head(let head):
            timer?.received(head)
            task.didReceive(head)
          case .bytes(let bytes):
            timer?.received(bytes)
            task.didReceive(bytes)
            if reply.waitsForReader { try await task.readerCaughtUp() }
          }
          try Task.checkCancellation()
        }
        task.didFinish()
      } catch  where !Task.isCancelled {
        task.didFailWithError(error)
      } catch {}
      if !Task.isCancelled { self?.transfers[key] = nil }
    }
  }

  private func finish(_ task: any WKURLSchemeTask, status: Int) {
    guard let url = task.request.url, let head = ByteRange.response(to: url, status: status)
    else { return task.didFailWithError(URLError(.badURL)) }
    Self.send(Data(), after: head, to: task)
  }
}
