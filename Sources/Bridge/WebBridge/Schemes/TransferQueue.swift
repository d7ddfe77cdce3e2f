import DequeModule

/// Limits how many responses of a scheme are in progress at once. Other responses wait for a turn.
///
/// A response may hold one of the few files that a process can open, and some megabytes that the page has not
/// taken. A page may request thousands of responses in one script.
@MainActor final class TransferQueue {
  /// The largest number of responses in progress.
  static let width = 32

  private var free = TransferQueue.width
  private var waiting: Deque<CheckedContinuation<Void, Never>> = []

  /// Waits for a turn. Each turn ends with `leave()`.
  func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Ends a turn, and begins the next one.
  func leave() {
    if let next = waiting.popFirst() { next.resume() } else { free += 1 }
  }
}
