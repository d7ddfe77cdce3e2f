/// Sends each event to the readers of ``PageRecovery/events()``.
@MainActor final class RecoveryFeed {
  private var continuations: [Int: AsyncStream<RecoveryEvent>.Continuation] = [:]
  private var lastID = 0
  private var isFinished = false

  func subscribe() -> AsyncStream<RecoveryEvent> {
    let (stream, continuation) = AsyncStream<RecoveryEvent>.makeStream()
    guard !isFinished else {
      continuation.finish()
      return stream
    }
    lastID += 1
    let id = lastID
    continuations[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.continuations[id] = nil }
    }
    return stream
  }

  func send(_ event: RecoveryEvent) {
    for continuation in continuations.values { continuation.yield(event) }
  }

  func finish() {
    isFinished = true
    for continuation in continuations.values { continuation.finish() }
    continuations = [:]
  }
}
