import Foundation
import Synchronization

/// Ends the program with code 1 if a check hangs, and prints the step.
final class Watchdog: Sendable {
  private let step = Mutex("the start")

  init(seconds: Int) {
    // Detached, because the main thread may hang.
    Task.detached { [weak self] in
      try? await Task.sleep(for: .seconds(seconds))
      guard let self else { return }
      let step = self.step.withLock { $0 }
      print("The check has not ended after \(seconds) seconds. It waits for \(step).")
      exit(1)
    }
  }

  /// Says what the check waits for.
  func enter(_ step: String) { self.step.withLock { $0 = step } }
}
