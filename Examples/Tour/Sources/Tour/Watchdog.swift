import Foundation

/// Ends the program if it hangs. The watchdog does not need the main thread, because the main thread may hang.
actor Watchdog {
  private let limit: Duration
  private var step = "the start"
  private var task: Task<Void, Never>?

  init(limit: Duration) { self.limit = limit }

  func start() {
    task = Task {
      try? await Task.sleep(for: limit)
      if !Task.isCancelled { bark() }
    }
  }

  func enter(_ step: String) { self.step = step }

  func stop() { task?.cancel() }

  private func bark() {
    print("\n✗  The tour has not ended after \(limit): step \(step) hangs.")
    exit(1)
  }
}
