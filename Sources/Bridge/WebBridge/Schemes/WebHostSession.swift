import Foundation
import Locking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session that keeps nothing, and leaves redirects to who asks.
final class WebHostSession: Sendable {
  private let delegate = WebHostDelegate()
  private let queue = OperationQueue()
  private let session: URLSession

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpCookieStorage = nil
    configuration.urlCredentialStorage = nil
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
  }

  deinit { session.invalidateAndCancel() }

  /// A response whose head has come. Its end of life ends the request.
  struct Response: Sendable {
    let head: HTTPURLResponse
    fileprivate let load: WebHostLoad
    fileprivate let parts: AsyncThrowingStream<WebHostLoad.Part, any Error>

    /// Returns the next piece of the body; `nil` at the end.
    func next() async throws -> Data? {
      var iterator = parts.makeAsyncIterator()
      guard case .bytes(let data) = try await iterator.next() else { return nil }
      load.taken(data)
      return data
    }
  }

  func send(_ request: URLRequest) async throws -> Response {
    let (parts, continuation) = AsyncThrowingStream.makeStream(of: WebHostLoad.Part.self)
    let task = session.dataTask(with: request)
    let load = WebHostLoad(continuation)
    delegate.loads.withLock { $0[task.taskIdentifier] = load }
    continuation.onTermination = { [queue] in
      guard case .cancelled = $0 else { return }
      // On the queue of the delegate, because a task that is cancelled while it waits for the answer to a redirect ends
      // the process if the answer comes (swift-corelibs-foundation, `didCompleteRedirectCallback`).
      queue.addOperation { load.cancel(task) }
    }
    task.resume()
    var iterator = parts.makeAsyncIterator()
    guard case .head(let head) = try await iterator.next() else {
      throw URLError(.badServerResponse)
    }
    return Response(head: head, load: load, parts: parts)
  }
}

/// A request that is under way.
private final class WebHostLoad: Sendable {
  enum Part: Sendable {
    case head(HTTPURLResponse)
    case bytes(Data)
  }

  /// The maximum number of bytes that wait for the page. A task cannot be suspended safely on Linux.
  private static let mostWaiting = 64 << 20

  private struct State {
    var hasHead = false
    var isCancelled = false
    var waiting = 0
  }

  private let parts: AsyncThrowingStream<Part, any Error>.Continuation
  private let state = Locked(State())

  init(_ parts: AsyncThrowingStream<Part, any Error>.Continuation) { self.parts = parts }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func cancel(_ task: URLSessionTask) {
    state.withLock { $0.isCancelled = true }
    task.cancel()
  }

  func taken(_ data: Data) { state.withLock { $0.waiting -= data.count } }

  /// Takes the head, of which the session does not always tell: on Linux not of that of each redirect.
  func receive(_ response: URLResponse?) {
    guard let head = response as? HTTPURLResponse else { return }
    let isFirst = state.withLock { state in
      defer { state.hasHead = true }
      return !state.hasHead
    }
    if isFirst { parts.yield(.head(head)) }
  }

  func receive(_ data: Data, of task: URLSessionTask) {
    receive(task.response)
    let waiting = state.withLock { state in
      state.waiting += data.count
      return state.waiting
    }
    guard waiting <= Self.mostWaiting else {
      parts.finish(throwing: WebHostClient.Refusal.tooFast)
      return cancel(task)
    }
    parts.yield(.bytes(data))
  }

  func end(_ task: URLSessionTask, _ error: (any Error)?) {
    if error == nil { receive(task.response) }
    parts.finish(throwing: error)
  }
}

/// Forwards the delegate calls of a session to the load of the task.
private final class WebHostDelegate: NSObject, URLSessionDataDelegate {
  let loads = Locked<[Int: WebHostLoad]>([:])

  private func load(of task: URLSessionTask) -> WebHostLoad? {
    loads.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    load(of: dataTask)?.receive(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    load(of: dataTask)?.receive(data, of: dataTask)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    loads.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.end(task, error)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    if load(of: task)?.isCancelled == false { completionHandler(nil) }
  }
}
