import Testing

/// Waits for conditions. When a test runs out of time, its wait ends and fails the
/// test. A bare continuation would wait forever.
@MainActor final class Waiters {
  private struct Waiter {
    let isOver: () -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private var waiting: [Int: Waiter] = [:]
  private var count = 0

  /// Waits until the condition holds. The condition is checked now and at each ``check()``.
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

  /// Ends the waits whose condition holds. Swift decides the order in which their tasks resume.
  func check() {
    for (number, waiter) in waiting where waiter.isOver() {
      waiting.removeValue(forKey: number)?.continuation.resume()
    }
  }
}
