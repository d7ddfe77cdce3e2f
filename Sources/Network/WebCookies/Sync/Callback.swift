/// A callback that may never come.
enum Callback {
  /// Waits for a callback.
  ///
  /// - Parameters:
  ///   - limit: How long to wait.
  ///   - start: Starts the work and passes its result to the closure. A late result is dropped.
  /// - Returns: The result; `nil` when the time or the task is over.
  @MainActor static func value<Value: Sendable>(
    within limit: Duration, from start: (@escaping @MainActor @Sendable (Value) -> Void) -> Void
  ) async -> Value? {
    let (answers, continuation) = AsyncStream.makeStream(of: Value.self)
    start { continuation.yield($0) }
    let timer = Task {
      try await Task.sleep(for: limit)
      continuation.finish()
    }
    defer { timer.cancel() }
    for await answer in answers { return answer }
    return nil
  }
}

/// Calls a closure at the last of several steps.
@MainActor final class Countdown {
  private var left: Int
  private let finished: @MainActor () -> Void

  init(from count: Int, _ finished: @escaping @MainActor () -> Void) {
    (left, self.finished) = (count, finished)
  }

  func step() {
    left -= 1
    if left == 0 { finished() }
  }
}
