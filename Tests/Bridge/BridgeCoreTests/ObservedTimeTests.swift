import Testing

@testable import BridgeCore

@Suite("An observed time") struct ObservedTimeTests {
  @Test("is the time of the continuous clock")
  func now() {
    let before = ContinuousClock.now
    let time = ObservedTime.now.instant
    let after = ContinuousClock.now
    // Both clocks are read one after the other when the first time is converted.
    let gap = Duration.milliseconds(100)
    #expect(before - gap <= time && time <= after + gap)
  }

  @Test(
    "is an instant of the past or the future in nanoseconds",
    arguments: [-86_400, -0.25, 0, 3600.5])
  func conversion(seconds: Double) {
    let instant = ContinuousClock.now + .seconds(seconds)
    let distance = ObservedTime(instant).instant - instant
    #expect(distance >= .nanoseconds(-1) && distance <= .nanoseconds(1))
  }

  @Test("has a distance from another one in microseconds, rounded")
  func distance() {
    let now = ContinuousClock.now
    let (first, second) = (ObservedTime(now), ObservedTime(now + .nanoseconds(1_234_567)))
    #expect((second - first).duration == .nanoseconds(1_234_567))
    #expect((second - first).microseconds == 1235)
  }

  @Test("that is out of reach is far away")
  func far() {
    let far = ContinuousClock.now + .seconds(1e15)
    #expect(ObservedTime(far).instant - .now > .seconds(900_000_000))
  }
}
