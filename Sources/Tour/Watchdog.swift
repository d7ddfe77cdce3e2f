import Foundation

/// Ends the program where it hangs. It does not need the main thread, which may be what hangs.
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
    print("\n✗  Not done after \(limit): step \(step) hangs.")
    exit(1)
  }
}
