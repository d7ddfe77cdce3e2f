import Foundation
import Locking

/// The pieces of a body between who receives them and a reader, which waits for them.
final class PieceBuffer: Sendable {
  private struct State {
    var pieces: PieceQueue
    /// The end of the body; `nil` while the body continues.
    var end: Result<Void, any Error>?
    var waiter: CheckedContinuation<Data?, any Error>?
  }

  private let state: Locked<State>

  /// - Parameter limit: How many bytes may wait for the reader.
  init(limit: Int) { state = Locked(State(pieces: PieceQueue(limit: limit))) }

  /// Adds a piece.
  ///
  /// - Returns: `false` if more bytes than the limit wait. The reader then gets the error, and not what waits before it.
  func append(_ data: Data) -> Bool {
    let result = Result {
      try state.withLock { state throws -> CheckedContinuation<Data?, any Error>? in
        guard state.end == nil else { return nil }
        if let waiter = state.waiter {
          state.waiter = nil
          return waiter
        }
        try state.pieces.append(data)
        return nil
      }
    }
    switch result {
    case .success(let waiter): waiter?.resume(returning: data)
    case .failure(let error):
      state.withLock { $0.pieces = PieceQueue(limit: 0) }
      end(.failure(error))
      return false
    }
    return true
  }

  /// Ends the body. The first end counts.
  func end(_ end: Result<Void, any Error>) {
    let waiter = state.withLock { state -> CheckedContinuation<Data?, any Error>? in
      guard state.end == nil else { return nil }
      state.end = end
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(with: end.map { nil })
  }

  /// Returns the next piece, and `nil` at the end.
  func next() async throws -> Data? {
    try await withCheckedThrowingContinuation { continuation in
      let result = state.withLock { state -> Result<Data?, any Error>? in
        do {
          if let piece = try state.pieces.next() { return .success(piece) }
        } catch {
          return .failure(error)
        }
        if state.end == nil { state.waiter = continuation }
        return state.end?.map { nil }
      }
      if let result { continuation.resume(with: result) }
    }
  }
}
