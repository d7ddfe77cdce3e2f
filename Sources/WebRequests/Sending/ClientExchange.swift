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
  /// What the task sends.
  private let body: BodyPlace?
  private let state: Locked<State>

  private struct State {
    var head: Result<HTTPURLResponse, any Error>?
    var pieces: PieceQueue
    /// How the body ended; `nil` while it goes on.
    var end: Result<Void, any Error>?
    var headWaiter: CheckedContinuation<HTTPURLResponse, any Error>?
    var pieceWaiter: CheckedContinuation<Data?, any Error>?
  }

  /// - Parameter backlog: How many bytes of the response may wait for the reader.
  init(
    _ task: URLSessionTask, sending body: BodyPlace?, backlog: Int,
    sent: @escaping @Sendable (Int) -> Void
  ) {
    (self.task, self.body, self.sent) = (task, body, sent)
    state = Locked(State(pieces: PieceQueue(limit: backlog)))
    identifier = task.taskIdentifier
  }

  /// Sends the request, and returns the head of the response.
  func start() async throws -> HTTPURLResponse {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let head = state.withLock { state in
          if state.head == nil { state.headWaiter = continuation }
          return state.head
        }
        if let head { return continuation.resume(with: head) }
        task.resume()
      }
    } onCancel: {
      cancel()
    }
  }

  /// Returns the next piece, and `nil` at the end.
  func next() async throws -> Data? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state -> Result<Data?, any Error>? in
          do {
            if let piece = try state.pieces.next() { return .success(piece) }
          } catch {
            return .failure(error)
          }
          if state.end == nil { state.pieceWaiter = continuation }
          return state.end?.map { nil }
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      cancel()
    }
  }

  func cancel() {
    finish(.failure(CancellationError()))
    task.cancel()
  }

  // MARK: What the session tells

  func receiveSent(_ count: Int) { sent(count) }

  func receive(_ response: URLResponse) {
    guard let head = response as? HTTPURLResponse else {
      finish(.failure(RelayError(.network, "The server does not speak HTTP.")))
      return task.cancel()
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
    let result = Result {
      try state.withLock { state throws -> CheckedContinuation<Data?, any Error>? in
        guard state.end == nil else { return nil }
        if let waiter = state.pieceWaiter {
          state.pieceWaiter = nil
          return waiter
        }
        try state.pieces.append(data)
        return nil
      }
    }
    switch result {
    case .success(let waiter): waiter?.resume(returning: data)
    case .failure(let error):
      // The reader gets the error, and not what waits before it.
      state.withLock { $0.pieces = PieceQueue(limit: 0) }
      finish(.failure(error))
      task.cancel()
    }
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
    let (headWaiter, pieceWaiter, head) = state.withLock { state in
      guard state.end == nil else {
        return (nil, nil, nil)
          as (
            CheckedContinuation<HTTPURLResponse, any Error>?,
            CheckedContinuation<Data?, any Error>?,
            Result<HTTPURLResponse, any Error>?
          )
      }
      state.end = end
      if state.head == nil {
        state.head = end.flatMap { .failure(RelayError(.network, "The server gave no response.")) }
      }
      defer { (state.headWaiter, state.pieceWaiter) = (nil, nil) }
      return (state.headWaiter, state.pieceWaiter, state.head)
    }
    if let headWaiter, let head { headWaiter.resume(with: head) }
    pieceWaiter?.resume(with: end.map { nil })
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
