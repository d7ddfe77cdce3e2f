/// The calls that wait for a round of a sync.
@MainActor final class RoundWaiters {
  private var waiting: [Int: Waiter] = [:]
  private var count = 0

  /// Whether somebody waits for a round.
  var isWaited: Bool { !waiting.isEmpty }

  private struct Waiter {
    let round: Int
    let answer: @MainActor (Bool) -> Void
  }

  /// Waits for the end of a round, or a later one.
  ///
  /// - Parameters:
  ///   - round: The number of the round.
  ///   - limit: How long to wait.
  /// - Returns: Whether the round has succeeded; false when the time or the task is over.
  func wait(for round: Int, within limit: Duration) async -> Bool {
    count += 1
    let number = count
    let isDone = await Callback.value(within: limit) { answer in
      waiting[number] = Waiter(round: round, answer: answer)
    }
    waiting[number] = nil
    return isDone ?? false
  }

  /// Ends the waits for a round and the rounds before it.
  func end(_ round: Int, succeeded: Bool) {
    for (number, waiter) in waiting where waiter.round <= round {
      waiting[number] = nil
      waiter.answer(succeeded)
    }
  }

  /// Ends all waits without success.
  func endAll() { end(.max, succeeded: false) }
}
