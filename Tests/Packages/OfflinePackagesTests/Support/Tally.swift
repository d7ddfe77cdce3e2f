import Foundation
import Locking

/// A number that grows, and that tests wait for.
final class Tally: Sendable {
  private let state = Locked(State())

  private struct State {
    var count = 0
    var waiting: [UUID: (least: Int, continuation: CheckedContinuation<Void, any Error>)] = [:]
  }

  var count: Int { state.withLock { $0.count } }

  /// Adds one, and returns the sum.
  @discardableResult func add() -> Int {
    let (count, reached) = state.withLock { state in
      state.count += 1
      let reached = state.waiting.filter { $0.value.least <= state.count }
      for id in reached.keys { state.waiting[id] = nil }
      return (state.count, reached.values.map(\.continuation))
    }
    for continuation in reached { continuation.resume() }
    return count
  }

  /// Waits until the number is reached.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, as when a test's time has run out.
  func reaches(_ least: Int) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let ended: Result<Void, any Error>? = state.withLock { state in
          if state.count >= least { return .success(()) }
          if Task.isCancelled { return .failure(CancellationError()) }
          state.waiting[id] = (least, continuation)
          return nil
        }
        if let ended { continuation.resume(with: ended) }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: id) }?.continuation
        .resume(throwing: CancellationError())
    }
  }
}
