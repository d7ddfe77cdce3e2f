import Foundation

/// Wakes tasks that wait until something holds.
@MainActor final class Changes {
  /// How long a condition may take: longer than a call without an answer, which ends by its deadline after a minute.
  private static let patience = Duration.seconds(90)

  private struct Waiting {
    let holds: @MainActor () -> Bool
    let continuation: CheckedContinuation<Bool, Never>
  }

  private var waiting: [Int: Waiting] = [:]
  private var last = 0

  /// Says that something changed.
  func note() {
    guard !waiting.isEmpty else { return }
    for (id, task) in waiting where task.holds() { wake(id, true) }
  }

  /// Waits until something holds.
  ///
  /// - Parameter what: What is waited for, as a sentence without its end: *a page is ready*.
  /// - Throws: ``SoakFailure`` if it does not hold in time.
  func until(
    _ what: @MainActor @autoclosure () -> String, _ holds: @escaping @MainActor () -> Bool
  ) async throws {
    if holds() { return }
    last += 1
    let id = last
    let end = Task { [weak self] in
      try await Task.sleep(for: Self.patience)
      self?.wake(id, false)
    }
    let held = await withCheckedContinuation {
      waiting[id] = Waiting(holds: holds, continuation: $0)
    }
    end.cancel()
    guard held else { throw SoakFailure("It was not so within \(Self.patience) that \(what()).") }
  }

  private func wake(_ id: Int, _ held: Bool) {
    waiting.removeValue(forKey: id)?.continuation.resume(returning: held)
  }
}
