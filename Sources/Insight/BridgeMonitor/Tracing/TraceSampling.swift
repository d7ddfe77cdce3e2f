/// Decides which traces have spans.
struct TraceSampling {
  /// The share of traces that have spans, from 0 to 1.
  let share: Double
  /// Counts up by the share; each whole number is a trace.
  private var sum = 0.0

  init(share: Double) { self.share = share }

  /// Returns whether a trace that begins here has spans.
  mutating func takesNewTrace() -> Bool {
    sum += share
    guard sum >= 1 else { return false }
    sum -= 1
    return true
  }

  /// Returns whether a trace of the page has spans: the page records it, and it is one of the share. Every call of one
  /// trace gets the same answer.
  func takes(_ parent: TraceParent) -> Bool { parent.isSampled && parent.position < share }
}
