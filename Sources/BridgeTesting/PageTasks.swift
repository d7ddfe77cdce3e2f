/// What a page does one after another, each in a turn of the main queue of its own. What an action
/// causes to be queued elsewhere comes before the next action.
@MainActor final class PageTasks {
  private var waiting: [@MainActor () -> Void] = []
  private var isRunning = false

  func add(_ task: @escaping @MainActor () -> Void) {
    waiting.append(task)
    if !isRunning { scheduleNext() }
  }

  private func scheduleNext() {
    isRunning = !waiting.isEmpty
    guard isRunning else { return }
    inTurn { [weak self] in
      guard let self else { return }
      waiting.removeFirst()()
      scheduleNext()
    }
  }
}
