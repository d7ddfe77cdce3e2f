import Foundation

/// A time of the continuous clock, in nanoseconds.
///
/// `ContinuousClock.now` and the difference of two instants take several calls of the runtime, and the layout of an
/// instant is unknown to the compiler. Two times are read for each observed call.
package struct ObservedTime: Sendable {
  /// The same moment on both clocks.
  private static let origin = (instant: ContinuousClock.now, time: ObservedTime.now)
  #if os(Linux)
    private static let clock = CLOCK_BOOTTIME
  #else
    // It goes on while the system sleeps, as `ContinuousClock` does.
    private static let clock = CLOCK_MONOTONIC
  #endif

  private let nanoseconds: Int64

  package static var now: ObservedTime {
    var time = timespec()
    clock_gettime(clock, &time)
    return ObservedTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  private init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  package init(_ instant: ContinuousClock.Instant) {
    let (seconds, attoseconds) = Self.origin.instant.duration(to: instant).components
    // A time of another clock's making may be many years away.
    let distance = max(-1_000_000_000, min(seconds, 1_000_000_000)) * 1_000_000_000
    nanoseconds = Self.origin.time.nanoseconds + distance + attoseconds / 1_000_000_000
  }

  package var instant: ContinuousClock.Instant {
    Self.origin.instant.advanced(by: self - Self.origin.time)
  }

  /// The time since an earlier one, in whole microseconds. It takes less than a `Duration`.
  package func microseconds(since earlier: ObservedTime) -> Int64 {
    // Half a microsecond rounds up.
    (nanoseconds - earlier.nanoseconds + 500) / 1000
  }

  package static func - (later: ObservedTime, earlier: ObservedTime) -> Duration {
    .nanoseconds(later.nanoseconds - earlier.nanoseconds)
  }
}
