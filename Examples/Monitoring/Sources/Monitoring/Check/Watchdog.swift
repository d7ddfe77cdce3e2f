import Foundation

/// Ends the program with code 1 if a check hangs.
struct Watchdog {
  private let task: Task<Void, Never>

  init(seconds: Int) {
    // Detached, because the main thread may hang.
    task = Task.detached {
      do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
      print("The check has not ended after \(seconds) seconds.")
      exit(1)
    }
  }

  func end() { task.cancel() }
}
