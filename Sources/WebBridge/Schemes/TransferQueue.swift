import DequeModule

/// Lets so many responses of a scheme be under way at once. Others wait for their turn.
///
/// A response may hold an open file, of which a process has few, and some megabytes that the page has not
/// taken. A page may ask for thousands in one script.
@MainActor final class TransferQueue {
  /// How many responses are under way at most.
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

  /// Ends a turn. The next one begins.
  func leave() {
    if let next = waiting.popFirst() { next.resume() } else { free += 1 }
  }
}
