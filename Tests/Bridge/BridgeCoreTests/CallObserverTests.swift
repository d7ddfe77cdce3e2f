import Testing

@testable import BridgeCore

/// What observers receive that take the parts of calls.
@MainActor @Suite struct CallObserverTests {
  private let engine = ScriptedEngine()
  private let observer = PartsObserver()

  private func attach() throws -> (Bridge, String) {
    let bridge = try engine.bridge(frames: .main)
    bridge.add(observer: observer)
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    try bridge.handle("fail") { () throws -> Int in throw BridgeError("outOfStock", "None left") }
    return (bridge, try engine.enter())
  }

  @Test func `the parts of a call come instead of its activities`() throws {
    let (_, token) = try attach()
    _ = engine.post("batch \(token) 1\ncall 1 add [1,200]")
    #expect(observer.parts == ["1 add begins: [1,200]", "1 add ends: 201"])
    #expect(observer.activities.lines == ["document 1 begins"])
  }

  @Test func `a call that fails ends as an activity`() throws {
    let (_, token) = try attach()
    _ = engine.post("batch \(token) 1\ncall 1 fail []")
    #expect(observer.parts == ["1 fail begins: []"])
    #expect(observer.activities.lines.last == "toNative 1 fail ends: outOfStock")
  }

  @Test func `an observer that wants the activity of a call has it`() throws {
    let (_, token) = try attach()
    observer.skipped = ["add"]
    _ = engine.post("batch \(token) 1\ncall 1 add [1,200]\ncall 2 fail []")
    #expect(observer.parts == ["2 fail begins: []"])
    #expect(
      observer.activities.lines.dropFirst() == [
        "toNative 1 add begins: [1,200]", "toNative 1 add ends: 201",
        "toNative 2 fail ends: outOfStock",
      ])
  }

  @Test func `another observer has the activities of the same calls, with the same times`() throws {
    let (bridge, token) = try attach()
    let other = RecordingObserver()
    bridge.add(observer: other)
    _ = engine.post("batch \(token) 1\ncall 1 add [1,200]")
    #expect(observer.parts == ["1 add begins: [1,200]", "1 add ends: 201"])
    #expect(other.lines == ["toNative 1 add begins: [1,200]", "toNative 1 add ends: 201"])
    #expect(other.ends.map(\.queueTime) == observer.queueTimes.map(\.duration))
    bridge.remove(observer: other)
    _ = engine.post("batch \(token) 2\ncall 2 add [1,2]")
    #expect(observer.parts.last == "2 add ends: 3")
    #expect(other.lines.count == 2)
  }

  @Test func `a call that an observer ends while it begins has one end`() throws {
    let (bridge, token) = try attach()
    let other = RecordingObserver()
    bridge.add(observer: DetachingObserver(bridge))
    bridge.add(observer: other)
    _ = engine.post("batch \(token) 1\ncall 1 add [1,200]")
    #expect(observer.parts == ["1 add begins: [1,200]"])
    for lines in [observer.activities.lines, other.lines] {
      #expect(lines.filter { $0.contains("add ends") } == ["toNative 1 add ends: detached"])
    }
  }
}

/// An observer of calls that takes all calls but those with some names.
@MainActor private final class PartsObserver: CallObserver {
  var skipped: Set<String> = []
  private(set) var parts: [String] = []
  private(set) var queueTimes: [ObservedTime.Span] = []
  let activities = RecordingObserver()

  func observe(_ activity: BridgeActivity) { activities.observe(activity) }

  func callBegan(_ call: borrowing TimedCall, _ arguments: borrowing Payload) -> Bool {
    guard !skipped.contains(call.name) else { return false }
    parts.append(
      "\(call.id) \(call.name) begins: \(String(decoding: arguments.text, as: UTF8.self))")
    return true
  }

  func callEnded(
    _ call: borrowing TimedCall, _ result: borrowing Payload, at time: ObservedTime
  ) -> Bool {
    guard !skipped.contains(call.name) else { return false }
    parts.append("\(call.id) \(call.name) ends: \(String(decoding: result.text, as: UTF8.self))")
    queueTimes.append(call.queueTime(until: time))
    return true
  }
}

/// An observer that detaches the bridge when a call begins.
@MainActor private final class DetachingObserver: BridgeObserver {
  private let bridge: Bridge

  init(_ bridge: Bridge) { self.bridge = bridge }

  func observe(_ activity: BridgeActivity) {
    if case .callBegan = activity.kind { bridge.detach() }
  }
}
