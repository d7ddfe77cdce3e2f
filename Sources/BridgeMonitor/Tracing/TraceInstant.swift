import Foundation
import Tracing

/// A time of a span, on the wall clock.
struct TraceInstant: TracerInstant {
  let nanosecondsSinceEpoch: UInt64

  init(_ date: Date) {
    nanosecondsSinceEpoch = UInt64(max(0, date.timeIntervalSince1970) * 1e9)
  }

  /// Converts a time of native code's clock.
  init(_ time: ContinuousClock.Instant) {
    self.init(Date() - (ContinuousClock.now - time) / .seconds(1))
  }

  static func < (one: Self, other: Self) -> Bool {
    one.nanosecondsSinceEpoch < other.nanosecondsSinceEpoch
  }
}
