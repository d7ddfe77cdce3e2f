/// Runs the tasks of a page one after another, each in its own turn of the main queue. Work that a task
/// adds to the main queue runs before the next task.
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
