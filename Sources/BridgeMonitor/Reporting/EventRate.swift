/// A token bucket that limits the events of one monitor.
struct EventRate {
  private let perMinute: Double
  private var tokens: Double
  private var filled: ContinuousClock.Instant

  init(perMinute: Int, at time: ContinuousClock.Instant = .now) {
    self.perMinute = Double(perMinute)
    (tokens, filled) = (self.perMinute, time)
  }

  /// Takes a token for an event.
  ///
  /// - Returns: Whether there was one.
  mutating func take(at time: ContinuousClock.Instant) -> Bool {
    if time > filled {
      tokens = min(perMinute, tokens + (time - filled) / .seconds(60) * perMinute)
      filled = time
    }
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
