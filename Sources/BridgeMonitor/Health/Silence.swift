/// How long a page has not answered, as far as native code could have heard an answer.
///
/// The main thread may have been busy, and the app may have been suspended. Both look like a page that does not
/// answer, and both make a look at the page come late. Only the planned time between two looks counts.
struct Silence {
  private(set) var length = Duration.zero
  private var last: ContinuousClock.Instant

  init(from start: ContinuousClock.Instant) { last = start }

  /// Counts the time since the last look, up to what was planned.
  mutating func look(at time: ContinuousClock.Instant, planned: Duration) {
    length += min(time - last, planned)
    last = time
  }

  /// Leaves the time since the last look out.
  mutating func skip(to time: ContinuousClock.Instant) { last = time }
}
