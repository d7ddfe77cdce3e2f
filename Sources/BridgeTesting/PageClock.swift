public import BridgeCore

/// A clock that stands still until a test moves it. The bridge's deadlines and the page's timers
/// both run on it.
///
/// ```swift
/// page.clock.advance(by: .seconds(30))
/// ```
///
/// Real time never passes in it. What is scheduled without a delay, such as the page's
/// `setTimeout(f, 0)`, runs in a later turn of the main queue without the clock being moved.
public final class PageClock: BridgeClock {
  private struct Action {
    var time: Duration
    var run: @MainActor () -> Void
  }

  /// The time since the clock was made, as far as it was advanced.
  public private(set) var now: Duration = .zero
  /// Ordered by time, and by when they were scheduled where that is the same.
  private var actions: [Action] = []

  /// Makes a clock that stands at zero.
  public nonisolated init() {}

  /// The moment of the earliest action that waits for the clock, if any does.
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

  /// Moves the clock and runs what falls due on the way, in order of time, before it returns.
  ///
  /// Each action sees its own moment as ``now``. What crosses between page and native because of an
  /// action does so in later turns of the main queue, as always.
  ///
  /// - Parameter duration: How far; not negative.
  public func advance(by duration: Duration) {
    precondition(duration >= .zero, "Time does not run backwards.")
    let end = now + duration
    while runNext(until: end) {}
    now = end
  }

  private func runNext(until end: Duration) -> Bool {
    guard let action = actions.first, action.time <= end else { return false }
    actions.removeFirst()
    now = max(now, action.time)
    action.run()
    return true
  }
}
