/// A time of the continuous clock, as its distance from a fixed time.
///
/// Where the layout of `ContinuousClock.Instant` is unknown to the compiler, every copy of a structure that has one calls
/// functions of the instant's type. The layout of a `Duration` is known.
package struct ObservedTime: Sendable {
  private static let origin = ContinuousClock.now

  private let distance: Duration

  package static var now: ObservedTime { ObservedTime(.now) }

  package init(_ instant: ContinuousClock.Instant) {
    distance = Self.origin.duration(to: instant)
  }

  package var instant: ContinuousClock.Instant { Self.origin.advanced(by: distance) }

  package static func - (later: ObservedTime, earlier: ObservedTime) -> Duration {
    later.distance - earlier.distance
  }
}
