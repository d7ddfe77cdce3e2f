import BridgeTesting
import Foundation
import TestSupport
import Testing

@testable import BridgeCore

/// Pages that make more calls than a second permits wait, and lose nothing.
@MainActor @Suite(.timeLimit(.minutes(1))) struct RateTests: BudgetSuite {
  let engine = ScriptedEngine()
  let gate = Gate()
  private static let key = "0123456789abcdef0123456789abcdef"

  private func enter(
    _ limits: BridgeLimits, main: Bool = true
  ) throws -> (bridge: Bridge, token: String, heard: Heard) {
    let bridge = try Bridge(
      attachedTo: engine, policy: BridgePolicy(origins: ["https://a.example"], frames: .all),
      options: BridgeOptions(limits: limits))
    let heard = Heard()
    try bridge.handle("add") { (n: Int) in heard.numbers.append(n) }
    bridge.on("add") { (n: Int) in heard.numbers.append(n) }
    return (bridge, try engine.enter(main: main), heard)
  }

  private final class Heard {
    var numbers: [Int] = []
  }

  private func lines(_ numbers: some Sequence<Int>) -> String {
    numbers.map { $0 % 2 == 0 ? "call \($0 + 1) add [\($0)]" : "event add \($0)" }
      .joined(separator: "\n")
  }

  @Test func `calls and events beyond the burst wait for their second, in order`() async throws {
    let (bridge, token, heard) = try enter(BridgeLimits(callsPerSecond: 100, callBurst: 5))
    _ = engine.post("batch \(token) 1\n\(lines(0..<8))")
    _ = engine.post("batch \(token) 2\n\(lines(8..<10))")
    #expect(heard.numbers == [0, 1, 2, 3, 4])
    #expect(bridge.session.mainDocument?.reader.pause?.reason == .rate)
    try await until { heard.numbers.count == 10 }
    #expect(heard.numbers == Array(0..<10))
  }

  @Test func `answers of the page to native code are no calls`() async throws {
    let (bridge, token, heard) = try enter(BridgeLimits(callsPerSecond: 1, callBurst: 1))
    let poll = engine.post("poll \(token) 1")
    async let answer: Int = bridge.call("x")
    await poll.wait()
    let id = try #require(poll.text?.firstMatch(of: #/call (\d+) x/#)?.1)
    _ = engine.post("batch \(token) 2\nevent add 0\ndone \(id) 7")
    #expect(try await answer == 7)
    #expect(heard.numbers == [0])
  }

  @Test func `a synchronous call waits behind calls that wait`() async throws {
    let (bridge, token, heard) = try enter(BridgeLimits(callsPerSecond: 50, callBurst: 2))
    _ = engine.post("batch \(token) 1\n\(lines(0..<3))")
    var answer: String?
    #expect(
      bridge.session.receive(
        prompt: "webbridge", text: "sync \(Self.key) 1\ncall 0 add [3]"
      ) { answer = $0 })
    #expect(answer == nil)
    #expect(heard.numbers == [0, 1])
    try await until { answer != nil }
    #expect(answer?.hasPrefix("done 0") == true)
    #expect(heard.numbers == [0, 1, 2, 3])
  }

  @Test func `synchronous calls take their part of the rate`() async throws {
    let (bridge, _, heard) = try enter(BridgeLimits(callsPerSecond: 20, callBurst: 1))
    var answers = 0
    for n in 0..<2 {
      _ = bridge.session.receive(
        prompt: "webbridge", text: "sync \(Self.key) 0\ncall 0 add [\(n)]"
      ) { _ in answers += 1 }
    }
    #expect(answers == 1)
    try await until { answers == 2 }
    #expect(heard.numbers == [0, 1])
  }

  @Test func `a synchronous call that waits is answered when its page ends`() throws {
    let (bridge, token, heard) = try enter(BridgeLimits(callsPerSecond: 1, callBurst: 1))
    _ = engine.post("batch \(token) 1\n\(lines(0..<2))")
    var answer: String?
    _ = bridge.session.receive(prompt: "webbridge", text: "sync \(Self.key) 1\ncall 0 add [3]") {
      answer = $0
    }
    _ = engine.post("goodbye \(token)")
    #expect(answer?.hasPrefix("close") == true)
    #expect(heard.numbers == [0])
  }

  @Test func `a reload does not give the page a new burst`() throws {
    let (_, token, heard) = try enter(BridgeLimits(callsPerSecond: 1, callBurst: 3))
    _ = engine.post("batch \(token) 1\n\(lines(0..<3))")
    let next = try engine.enter()
    _ = engine.post("batch \(next) 1\n\(lines(3..<5))")
    #expect(heard.numbers == [0, 1, 2])
  }

  @Test func `frames share one rate, and leave the main frame its own`() throws {
    let (_, main, heard) = try enter(BridgeLimits(callsPerSecond: 1, callBurst: 2))
    let frames = try [engine.enter(main: false), engine.enter(main: false)]
    _ = engine.post("batch \(frames[0]) 1\n\(lines(0..<2))")
    _ = engine.post("batch \(frames[1]) 1\n\(lines(2..<4))")
    _ = engine.post("batch \(main) 1\n\(lines(4..<6))")
    #expect(heard.numbers == [0, 1, 4, 5])
  }

  @Test func `a page that goes on without pause loses its bridge before it fills the memory`()
    async throws
  {
    let limits = BridgeLimits(
      callsPerSecond: 1, callBurst: 1, frameBytes: 1000, heldBytes: 1000, queuedBytes: 10_000)
    let (bridge, token, heard) = try enter(limits)
    let space = String(repeating: " ", count: 900)
    for number in 1...20 {
      _ = engine.post("batch \(token) \(number)\nevent add \(space)\(number)")
    }
    #expect(heard.numbers == [1])
    #expect(bridge.session.mainDocument == nil)
    #expect(bridge.session.budget.total == BudgetUse())
  }

  @Test func `a text of many lines lets other work have its turn`() async throws {
    let (_, token, heard) = try enter(.default)
    var turns: [Int] = []
    DispatchQueue.main.async { MainActor.assumeIsolated { turns.append(heard.numbers.count) } }
    _ = engine.post("batch \(token) 1\n\(lines(0..<2000))")
    let first = heard.numbers.count
    #expect((1...ReadingTurn.mostLines).contains(first))
    try await until { heard.numbers.count == 2000 }
    #expect(heard.numbers == Array(0..<2000))
    #expect(turns == [first])
  }

  @Test func `a page reads so many streams at once`() async throws {
    let (bridge, token, _) = try enter(BridgeLimits(streams: 2))
    try bridge.handle("ticks") { AsyncStream<Int> { _ in } }
    let lines = SentLines()
    bridge.add(observer: lines)
    _ = engine.post("batch \(token) 1\nstream 1 ticks []\nstream 2 ticks []\nstream 3 ticks []")
    #expect(lines.codes == ["fail 3 overLimit"])
    _ = engine.post("batch \(token) 2\ncancel 1\nstream 4 ticks []")
    #expect(lines.codes == ["fail 3 overLimit"])
  }
}
