import Foundation

/// Ends the program if a check hangs.
struct Watchdog {
  private let task: Task<Void, Never>

  init(seconds: Int) {
    // Detached, because the main thread may be what hangs.
    task = Task.detached {
      do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
      print("The check has not ended after \(seconds) seconds.")
      exit(1)
    }
  }

  func end() { task.cancel() }
}
