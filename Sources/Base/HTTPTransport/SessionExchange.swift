import Locking

#if canImport(FoundationNetworking)
  package import Foundation
  import FoundationNetworking
#else
  package import Foundation
#endif

/// Why an exchange has failed, besides the errors of `URLSession`.
package enum HTTPSessionError: Error, LocalizedError {
  /// The URL is none of HTTP.
  case noHTTP
  case noResponse

  package var errorDescription: String? {
    switch self {
    case .noHTTP: "The server does not speak HTTP."
    case .noResponse: "The server gave no response."
    }
  }
}

/// One task of a session, and what has come of its response. It holds the pieces that nobody has taken yet.
///
/// The task is never suspended, because on Linux a task that is resumed soon after ends the process
/// (swift-corelibs-foundation, `_NativeProtocol.stopLoading`).
package final class SessionExchange: Sendable {
  let identifier: Int
  private let task: URLSessionTask
  private let sent: @Sendable (Int) -> Void
  private let cancelled: @Sendable (SessionExchange) -> Void
  /// The body that the task sends.
  private let body: BodyPlace?
  private let buffer: PieceBuffer
  private let state = Locked(State())
  private let isCancelled = Locked(false)

  private struct State {
    var head: Result<HTTPURLResponse, any Error>?
    var headWaiter: CheckedContinuation<HTTPURLResponse, any Error>?
    var hasEnded = false
  }

  /// - Parameters:
  ///   - backlog: The maximum number of bytes of the response that wait for the reader.
  ///   - cancelled: Called when the exchange is cancelled, because the session does not tell of the end of each task that is.
  init(
    _ task: URLSessionTask, sending body: BodyPlace?, backlog: Int,
    sent: @escaping @Sendable (Int) -> Void,
    cancelled: @escaping @Sendable (SessionExchange) -> Void
  ) {
    (self.task, self.body, self.sent, self.cancelled) = (task, body, sent, cancelled)
    buffer = PieceBuffer(limit: backlog)
    identifier = task.taskIdentifier
  }

  /// Sends the request, and returns the head of the response.
  func start() async throws -> HTTPURLResponse {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let head = state.withLock { state in
          guard state.head == nil else { return state.head }
          state.headWaiter = continuation
          // Within the lock, because a task that is resumed behind its cancellation runs on Linux.
          task.resume()
          return nil
        }
        if let head { continuation.resume(with: head) }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Returns the next piece, and `nil` at the end.
  fileprivate func next() async throws -> Data? {
    try await withTaskCancellationHandler {
      try await buffer.next()
    } onCancel: {
      cancel()
    }
  }

  fileprivate func cancel() { refuse(CancellationError()) }

  /// Ends the exchange with an error, unless it has ended.
  func refuse(_ error: any Error) {
    guard finish(.failure(error)) else { return }
    isCancelled.withLock {
      $0 = true
      task.cancel()
    }
    cancelled(self)
  }

  /// Answers the session, unless the task is cancelled: an answer to a redirect about a task that is cancelled ends the
  /// process on Linux (swift-corelibs-foundation, `didCompleteRedirectCallback`).
  func answer(_ body: () -> Void) {
    isCancelled.withLock { if !$0 { body() } }
  }

  // MARK: What the session tells

  func receiveSent(_ count: Int) { sent(count) }

  func receive(_ response: URLResponse) {
    guard let head = response as? HTTPURLResponse else {
      return refuse(HTTPSessionError.noHTTP)
    }
    let waiter = state.withLock { state in
      guard state.head == nil else {
        return nil as CheckedContinuation<HTTPURLResponse, any Error>?
      }
      state.head = .success(head)
      defer { state.headWaiter = nil }
      return state.headWaiter
    }
    waiter?.resume(returning: head)
  }

  func receive(_ data: Data) {
    takeSilentHead()
    if !buffer.append(data) { cancel() }
  }

  /// Takes the head of which the session does not tell: on Linux that of a redirect without a location.
  private func takeSilentHead() {
    guard state.withLock({ $0.head == nil }), let response = task.response else { return }
    receive(response)
  }

  func end(_ error: (any Error)?) {
    if error == nil { takeSilentHead() }
    finish(error.map { .failure($0) } ?? .success(()))
  }

  /// Returns whether this is the first end.
  @discardableResult private func finish(_ end: Result<Void, any Error>) -> Bool {
    let (isFirst, waiter, head) = state.withLock { state in
      if state.head == nil {
        state.head = end.flatMap { .failure(HTTPSessionError.noResponse) }
      }
      defer { (state.headWaiter, state.hasEnded) = (nil, true) }
      return (!state.hasEnded, state.headWaiter, state.head)
    }
    if let waiter, let head { waiter.resume(with: head) }
    buffer.end(end)
    return isFirst
  }
}

/// Reads the body of an exchange. The end of the last reader ends the exchange, because a body that nobody reads further
/// may never end.
package final class SessionBody: Sendable {
  private let exchange: SessionExchange

  init(_ exchange: SessionExchange) { self.exchange = exchange }

  deinit { exchange.cancel() }

  /// Returns the next piece, and `nil` at the end.
  package func next() async throws -> Data? { try await exchange.next() }
}
