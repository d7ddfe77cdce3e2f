import BridgeTesting
import Testing

@testable import BridgeCore

/// The deadlines of calls in an app that the system suspends.
@MainActor @Suite struct SuspendedDeadlineTests {
  let engine = ScriptedEngine()
  let bridge: Bridge
  /// The calls that have ended, by their names.
  private final class Ended { var names: [String] = [] }
  private let ended = Ended()

  init() throws {
    bridge = try engine.bridge()
    _ = try engine.enter()
  }

  private func call(_ name: String, seconds: Int) {
    bridge.call(name, arguments: [], timeout: .seconds(seconds)) { [ended] (result) in
      guard case .failure(let error) = result, error.code == .timedOut else { return }
      ended.names.append(name)
    }
  }

  @Test func `a call gets the time again that passed while the app was suspended`() {
    call("short", seconds: 3)
    call("long", seconds: 20)
    engine.testClock.advance(by: .seconds(1))
    engine.testClock.suspend(for: .seconds(600))
    engine.testClock.advance(by: .milliseconds(2999))
    #expect(ended.names == [])
    engine.testClock.advance(by: .milliseconds(2))
    #expect(ended.names == ["short"])
    engine.testClock.advance(by: .milliseconds(16_998))
    #expect(ended.names == ["short"])
    engine.testClock.advance(by: .milliseconds(2))
    #expect(ended.names == ["short", "long"])
  }

  @Test func `a short suspension moves a deadline by as much`() {
    call("x", seconds: 3)
    engine.testClock.suspend(for: .seconds(5))
    engine.testClock.advance(by: .milliseconds(1999))
    #expect(ended.names == [])
    engine.testClock.advance(by: .milliseconds(2))
    #expect(ended.names == ["x"])
  }

  @Test func `a call that is made before the timers run has its own time, and no more`() {
    call("before", seconds: 3)
    engine.testClock.schedule(after: .seconds(2)) { call("after", seconds: 4) }
    // The action comes first, at 60 seconds, and then the sweep of 3 seconds.
    engine.testClock.suspend(for: .seconds(60))
    engine.testClock.advance(by: .milliseconds(3999))
    #expect(ended.names == ["before"])
    engine.testClock.advance(by: .milliseconds(2))
    #expect(ended.names == ["before", "after"])
  }

  @Test func `a call ends also where every timer is late`() {
    call("x", seconds: 10)
    for _ in 0..<12 {
      #expect(ended.names == [])
      engine.testClock.suspend(for: .seconds(12))
      if !ended.names.isEmpty { break }
    }
    #expect(ended.names == ["x"])
  }

  @Test func `a sweep that is a little late ends its calls`() {
    call("one", seconds: 3)
    call("two", seconds: 9)
    engine.testClock.suspend(for: .milliseconds(3900))
    #expect(ended.names == ["one"])
  }

  /// Time that passes, and the timeouts of the calls that have ended then.
  struct Step: Sendable {
    var suspended = Duration.zero
    var awake = Duration.zero
    let ended: [Int]
  }

  @Test(arguments: [
    // A call gets the time again that passed while the app was suspended.
    [
      Step(awake: .seconds(1), ended: []), Step(suspended: .seconds(600), ended: []),
      Step(awake: .milliseconds(2999), ended: []), Step(awake: .milliseconds(2), ended: [3]),
      Step(awake: .milliseconds(16_998), ended: [3]),
      Step(awake: .milliseconds(2), ended: [3, 20]),
    ],
    // A short suspension moves a deadline by as much.
    [
      Step(suspended: .seconds(5), ended: []), Step(awake: .milliseconds(1999), ended: []),
      Step(awake: .milliseconds(2), ended: [3]),
    ],
    // Calls end also where every timer is late, and one that is a little late moves none.
    [
      Step(suspended: .milliseconds(3900), ended: [3]), Step(suspended: .seconds(30), ended: [3]),
      Step(suspended: .seconds(30), ended: [3]), Step(suspended: .seconds(30), ended: [3, 20]),
    ],
  ])
  func `a call of the page gets the time again that passed while the app was suspended`(
    steps: [Step]
  ) async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/", limits: BridgeLimits(timeout: nil))
    try await page.evaluate(
      """
      window.ended = [];
      for (const timeout of [3, 20, Infinity]) {
        bridge.with({ timeout: timeout * 1000 }).call('x').catch((e) => ended.push(timeout));
      }
      0
      """)
    for step in steps {
      page.clock.suspend(for: step.suspended)
      page.clock.advance(by: step.awake)
      #expect(try await page.evaluate("ended", as: [Int].self) == step.ended)
    }
  }

  @Test func `a call of the page that is made before the timers run has its own time, and no more`()
    async throws
  {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/", limits: BridgeLimits(timeout: nil))
    try await page.evaluate(
      """
      window.ended = [];
      const call = (timeout) => bridge.with({ timeout }).call('x').catch((e) => ended.push(timeout));
      setTimeout(() => call(4000), 2000);
      call(3000); 0
      """)
    page.clock.suspend(for: .seconds(60))
    page.clock.advance(by: .milliseconds(3999))
    #expect(try await page.evaluate("ended", as: [Int].self) == [3000])
    page.clock.advance(by: .milliseconds(2))
    #expect(try await page.evaluate("ended", as: [Int].self) == [3000, 4000])
  }
}
