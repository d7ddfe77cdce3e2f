import Testing

/// Waits for things that happen or do not. A wait whose test has run out of time ends, and fails the
/// test: a continuation alone would keep it for good.
@MainActor final class Waiters {
  private struct Waiter {
    let isOver: () -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private var waiting: [Int: Waiter] = [:]
  private var count = 0

  /// Waits until the condition holds, which is looked at now and at each ``check()``.
  func wait(for what: String, until isOver: @escaping () -> Bool) async {
    guard !isOver() else { return }
    count += 1
    let number = count
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { return continuation.resume() }
        waiting[number] = Waiter(isOver: isOver, continuation: continuation)
      }
    } onCancel: {
      Task { @MainActor in waiting.removeValue(forKey: number)?.continuation.resume() }
    }
    if !isOver() { Issue.record("The test ended while it waited for \(what).") }
  }

  /// Ends the waits that are over. Swift says in which order their tasks go on.
  func check() {
    for (number, waiter) in waiting where waiter.isOver() {
      waiting.removeValue(forKey: number)?.continuation.resume()
    }
  }
}
