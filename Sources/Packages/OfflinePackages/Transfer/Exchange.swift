import Foundation
import Locking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its response. It holds the pieces that nobody has taken yet.
///
/// The task is never suspended, because on Linux a task that is resumed soon after ends the process
/// (swift-corelibs-foundation, `_NativeProtocol.stopLoading`). ``FeedClient`` asks for large files in slices instead, so
/// that no more than a slice can wait here.
final class Exchange: Sendable {
  /// The number of bytes that are handed out at once, exceeded by at most one piece.
  private static let batch = 256 << 10

  let identifier: Int
  private let task: URLSessionDataTask
  private let url: URL
  private let state = Locked(State())

  private struct State {
    var head: Result<HTTPURLResponse, any Error>?
    var pieces: [Data] = []
    /// The end of the body; `nil` while the body continues.
    var end: Result<Void, any Error>?
    var headWaiter: CheckedContinuation<HTTPURLResponse, any Error>?
    var pieceWaiter: CheckedContinuation<Data?, any Error>?
  }

  init(_ task: URLSessionDataTask, url: URL) {
    (self.task, self.url, identifier) = (task, url, task.taskIdentifier)
  }

  /// Sends the request, and returns the head of the response.
  func start() async throws -> HTTPURLResponse {
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
  }

  /// Returns the next piece, and `nil` at the end.
  func next() async throws -> Data? {
    try await withCheckedThrowingContinuation { continuation in
      let result = state.withLock { state -> Result<Data?, any Error>? in
        guard !state.pieces.isEmpty else {
          if state.end == nil { state.pieceWaiter = continuation }
          return state.end?.map { nil }
        }
        // Several at once, because many small pieces would each cost a turn.
        var (data, count) = (state.pieces[0], 1)
        while count < state.pieces.count, data.count < Self.batch {
          data.append(state.pieces[count])
          count += 1
        }
        state.pieces.removeFirst(count)
        return .success(data)
      }
      if let result { continuation.resume(with: result) }
    }
  }

  func cancel() {
    finish(.failure(CancellationError()))
    task.cancel()
  }

  func refuse(_ error: PackageError) {
    finish(.failure(error))
    task.cancel()
  }

  // MARK: What the session tells

  func receive(_ response: URLResponse) {
    guard let head = response as? HTTPURLResponse else {
      return refuse(PackageError(.network, "\(url.absoluteString) is not an HTTP URL."))
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
    let waiter = state.withLock { state -> CheckedContinuation<Data?, any Error>? in
      guard state.end == nil else { return nil }
      if let waiter = state.pieceWaiter {
        state.pieceWaiter = nil
        return waiter
      }
      state.pieces.append(data)
      return nil
    }
    waiter?.resume(returning: data)
  }

  func end(_ error: (any Error)?) {
    finish(error.map { .failure(PackageError(transport: $0, url: url)) } ?? .success(()))
  }

  private func finish(_ end: Result<Void, any Error>) {
    let (headWaiter, pieceWaiter) = state.withLock { state in
      guard state.end == nil else {
        return (nil, nil)
          as (
            CheckedContinuation<HTTPURLResponse, any Error>?, CheckedContinuation<Data?, any Error>?
          )
      }
      state.end = end
      if state.head == nil {
        state.head = end.flatMap {
          .failure(PackageError(.network, "\(url.absoluteString) gave no response."))
        }
      }
      defer { (state.headWaiter, state.pieceWaiter) = (nil, nil) }
      return (state.headWaiter, state.pieceWaiter)
    }
    if let headWaiter, let head = state.withLock({ $0.head }) { headWaiter.resume(with: head) }
    pieceWaiter?.resume(with: end.map { nil })
  }
}
