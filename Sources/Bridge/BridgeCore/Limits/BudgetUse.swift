import Dispatch

/// The used part of a budget.
struct BudgetUse: Equatable {
  /// Running handlers, including streams that the page reads and exported functions that it called.
  var handlers = 0
  /// Bytes of the text of their arguments.
  var text = 0
  /// Bytes of the page beside the text: uploads that wait for their line, texts that came before
  /// their turn, unread elements, and data in the arguments of running handlers.
  var data = 0

  mutating func add(_ other: BudgetUse) {
    handlers += other.handlers
    text += other.text
    data += other.data
  }
}

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

/// The part of a budget that one request uses until its task has ended.
@MainActor final class Hold: ByteReservation {
  private let budget: DocumentBudget
  private let name: String
  private let text: Int
  private var data: Int

  init(_ budget: DocumentBudget, _ name: String, text: Int, data: Int) {
    (self.budget, self.name, self.text, self.data) = (budget, name, text, data)
  }

  func reserve(_ size: Int) throws(BridgeError) {
    guard size <= budget.dataRoom else { throw budget.tooMuchData(name, size) }
    data += size
    budget.change(data: size)
  }

  /// Returns the part to the budget. Called exactly once, when the task has ended.
  func end() { budget.change(BudgetUse(handlers: -1, text: -text, data: -data)) }
}
