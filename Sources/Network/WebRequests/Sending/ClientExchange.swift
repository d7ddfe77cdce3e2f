import Foundation
import Locking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One task of a session, and what has come of its response. It holds the pieces that nobody has taken yet.
final class ClientExchange: Sendable {
  let identifier: Int
  private let task: URLSessionTask
  private let sent: @Sendable (Int) -> Void
  private let cancelled: @Sendable (ClientExchange) -> Void
  /// The body that the task sends.
  private let body: BodyPlace?
  private let buffer: PieceBuffer
  private let state = Locked(State())

  private struct State {
    var head: Result<HTTPURLResponse, any Error>?
    var headWaiter: CheckedContinuation<HTTPURLResponse, any Error>?
  }

  /// - Parameters:
  ///   - backlog: How many bytes of the response may wait for the reader.
  ///   - cancelled: Called when the exchange is cancelled, because the session does not tell of the end of each task that is.
  init(
    _ task: URLSessionTask, sending body: BodyPlace?, backlog: Int,
    sent: @escaping @Sendable (Int) -> Void,
    cancelled: @escaping @Sendable (ClientExchange) -> Void
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
  func next() async throws -> Data? {
    try await withTaskCancellationHandler {
      try await buffer.next()
    } onCancel: {
      cancel()
    }
  }

  func cancel() {
    finish(.failure(CancellationError()))
    task.cancel()
    cancelled(self)
  }

  // MARK: What the session tells

  func receiveSent(_ count: Int) { sent(count) }

  func receive(_ response: URLResponse) {
    guard let head = response as? HTTPURLResponse else {
      finish(.failure(RelayError(.network, "The server does not speak HTTP.")))
      return cancel()
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
    finish(
      error.map { .failure(RelayError(.network, $0.localizedDescription)) } ?? .success(()))
  }

  private func finish(_ end: Result<Void, any Error>) {
    let (waiter, head) = state.withLock { state in
      if state.head == nil {
        state.head = end.flatMap { .failure(RelayError(.network, "The server gave no response.")) }
      }
      defer { state.headWaiter = nil }
      return (state.headWaiter, state.head)
    }
    if let waiter, let head { waiter.resume(with: head) }
    buffer.end(end)
  }
}

/// Reads the body of an exchange. The end of the last reader ends the exchange.
final class ClientBody: AsyncSequence, Sendable {
  private let exchange: ClientExchange

  init(_ exchange: ClientExchange) { self.exchange = exchange }

  deinit { exchange.cancel() }

  struct Iterator: AsyncIteratorProtocol {
    let body: ClientBody
    mutating func next() async throws -> Data? { try await body.exchange.next() }
  }

  func makeAsyncIterator() -> Iterator { Iterator(body: self) }
}
