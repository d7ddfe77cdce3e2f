import Dispatch

/// The clock of deadlines: the system's clock, or one that a test moves by hand.
@MainActor package protocol BridgeClock: AnyObject {
  /// The time since some fixed moment.
  var now: Duration { get }

  /// Runs `action` on the main actor once `delay` has passed.
  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void)
}

/// The system's continuous clock; actions run on the main queue.
package final class SystemClock: BridgeClock {
  private let start = ContinuousClock.now

  /// Makes a clock that starts at zero.
  package nonisolated init() {}

  /// The time since the clock was made.
  package var now: Duration { ContinuousClock.now - start }

  /// Runs `action` on the main queue once `delay` has passed.
  package func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) {
    let (seconds, attoseconds) = delay.components
    let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    let time = DispatchTime.now() + .nanoseconds(Int(min(max(nanoseconds, 0), 9e18)))
    DispatchQueue.main.asyncAfter(deadline: time) { MainActor.assumeIsolated(action) }
  }
}
