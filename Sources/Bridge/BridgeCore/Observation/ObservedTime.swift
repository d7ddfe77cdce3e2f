import Foundation

/// A time of the continuous clock, in nanoseconds.
///
/// Two times are read for each observed call. On Linux, `ContinuousClock.now` and the difference of two instants take
/// several calls of the runtime, and the layout of an instant is unknown to the compiler.
package struct ObservedTime: Sendable {
  /// The same moment on both clocks.
  private static let origin = (instant: ContinuousClock.now, nanoseconds: systemTime)

  private let nanoseconds: Int64

  package static var now: ObservedTime { ObservedTime(nanoseconds: systemTime) }

  private init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  package init(_ instant: ContinuousClock.Instant) {
    nanoseconds =
      Self.origin.nanoseconds + Self.nanoseconds(in: Self.origin.instant.duration(to: instant))
  }

  package var instant: ContinuousClock.Instant {
    Self.origin.instant.advanced(by: .nanoseconds(nanoseconds - Self.origin.nanoseconds))
  }

  private static func nanoseconds(in duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    // A time that somebody has made may be many years away.
    return max(-1_000_000_000, min(seconds, 1_000_000_000)) * 1_000_000_000
      + attoseconds / 1_000_000_000
  }

  #if os(Linux)
    private static var systemTime: Int64 {
      var time = timespec()
      // The clock that `ContinuousClock` reads here.
      clock_gettime(CLOCK_BOOTTIME, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
  #else
    private static let start = ContinuousClock.now
    private static var systemTime: Int64 { nanoseconds(in: start.duration(to: .now)) }
  #endif

  package static func - (later: ObservedTime, earlier: ObservedTime) -> Span {
    Span(nanoseconds: later.nanoseconds - earlier.nanoseconds)
  }

  /// The time between two times. A `Duration` has more digits, and takes longer to make.
  package struct Span: Sendable {
    package let nanoseconds: Int64

    package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    package var duration: Duration { .nanoseconds(nanoseconds) }

    /// The time in whole microseconds. Half a microsecond rounds up.
    package var microseconds: Int { Int((nanoseconds + 500) / 1000) }
  }
}
