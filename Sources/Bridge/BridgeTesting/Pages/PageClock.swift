public import BridgeCore

/// A clock that stands still until a test moves it. The bridge's deadlines and the page's timers
/// both run on it.
///
/// ```swift
/// page.clock.advance(by: .seconds(30))
/// ```
///
/// The clock ignores real time. An action without a delay, such as the page's `setTimeout(f, 0)`,
/// runs in a later turn of the main queue, even if the clock stands still.
public final class PageClock: BridgeClock {
  private struct Action {
    var time: Duration
    var run: @MainActor () -> Void
  }

  /// The time by which the clock has been advanced.
  public private(set) var now: Duration = .zero
  /// The waiting actions, ordered by time, and actions of the same time in the order of scheduling.
  private var actions: [Action] = []

  /// Creates a clock that stands at zero.
  public nonisolated init() {}

  /// The time of the earliest waiting action, or `nil` if no action waits.
  public var nextDeadline: Duration? { actions.first?.time }

  /// Runs `action` once the clock has been advanced by `delay`.
  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) {
    let time = now + max(delay, .zero)
    let index = actions.firstIndex { $0.time > time } ?? actions.endIndex
    actions.insert(Action(time: time, run: action), at: index)
    if time == now {
      inTurn { [weak self] in _ = self?.runNext(until: time) }
    }
  }

  /// Advances the clock and runs the actions that fall due, in order of time, before it returns.
  ///
  /// During each action, ``now`` is the action's time. Texts that an action sends cross in later turns
  /// of the main queue, as always.
  ///
  /// - Parameter duration: The duration, which must not be negative.
  public func advance(by duration: Duration) {
    precondition(duration >= .zero, "Time does not run backwards.")
    let end = now + duration
    while runNext(until: end) {}
    now = end
  }

  /// Lets time pass in which nothing runs, as while the system suspends an app. The actions that fell due run at the
  /// end, in order of time.
  ///
  /// ```swift
  /// page.clock.suspend(for: .seconds(600))
  /// ```
  ///
  /// - Parameter duration: The duration, which must not be negative.
  public func suspend(for duration: Duration) {
    precondition(duration >= .zero, "Time does not run backwards.")
    now += duration
    while runNext(until: now) {}
  }

  private func runNext(until end: Duration) -> Bool {
    guard let action = actions.first, action.time <= end else { return false }
    actions.removeFirst()
    now = max(now, action.time)
    action.run()
    return true
  }
}

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
