import Dispatch

/// Tells documents that wait for room in their budget when to check the budget again.
@MainActor final class BudgetProgress {
  /// How long documents wait for room while no handler ends.
  private static let gracePeriod = DispatchTimeInterval.milliseconds(50)

  private var waiting: [ObjectIdentifier: @MainActor () -> Void] = [:]
  /// The number of handlers that have ended.
  private var ended = 0
  private var isWatching = false
  /// Whether a handler has ended since documents waited in vain.
  private(set) var isMade = true

  /// Calls a closure once, when a handler has ended or when none has ended for the grace period.
  ///
  /// - Parameter key: The owner of the closure. The closure replaces an earlier one of the same owner.
  func wait(_ key: ObjectIdentifier, _ call: @escaping @MainActor () -> Void) {
    waiting[key] = call
    watch()
  }

  /// Records the end of a handler.
  func handlerEnded() {
    ended &+= 1
    isMade = true
    guard !waiting.isEmpty else { return }
    let calls = waiting.values
    waiting = [:]
    // The tasks that are due run first, so that a document finds room for many handlers at a time.
    DispatchQueue.main.async { MainActor.assumeIsolated { for call in calls { call() } } }
  }

  /// Watches in real time, because handlers run in real time whatever the page's clock says.
  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    let before = ended
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.gracePeriod) { [weak self] in
      MainActor.assumeIsolated { self?.check(endedBefore: before) }
    }
  }

  private func check(endedBefore: Int) {
    isWatching = false
    guard !waiting.isEmpty else { return }
    guard ended == endedBefore else { return watch() }
    isMade = false
    let calls = waiting.values
    waiting = [:]
    for call in calls { call() }
  }
}
