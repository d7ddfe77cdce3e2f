/// Measures the time in which a page can run and be seen, counting only the time in which native code could look at it.
///
/// A busy main thread, a suspended app and a sleeping machine delay a look at the page. Of the time between two looks,
/// at most the planned time counts.
package struct PageTime {
  package private(set) var length = Duration.zero
  private var last: ContinuousClock.Instant

  package init(from start: ContinuousClock.Instant = .now) { last = start }

  /// Counts the time since the last look, up to what was planned.
  package mutating func look(at time: ContinuousClock.Instant = .now, planned: Duration) {
    length += min(time - last, planned)
    last = time
  }

  /// Leaves the time since the last look out.
  package mutating func skip(to time: ContinuousClock.Instant = .now) { last = time }
}
