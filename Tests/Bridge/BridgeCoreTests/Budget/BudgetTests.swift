import BridgeTesting
import Foundation
import TestSupport
import Testing

@testable import BridgeCore

/// What one document can make native hold, line by line. Native enforces its limits even
/// if the page ignores the limits of the runtime.
@MainActor @Suite(.timeLimit(.minutes(1))) struct BudgetTests: BudgetSuite {
  let engine = ScriptedEngine()
  let gate = Gate()

  @Test func `a handler more than may run at once is refused, and the next begins when one ends`()
    async throws
  {
    let bridge = try attach(limits: BridgeLimits(runningHandlers: 3))
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    let (document, lines) = try enter(bridge)
    say(calls(1...5), to: document)
    #expect(lines.codes == ["fail 4 overLimit", "fail 5 overLimit"])
    say(["call 6 add [1,2]"], to: document)
    #expect(lines.all.last == "done 6 3")
    try await until { gate.count == 3 }
    gate.release(1)
    try await until { document.budget.used.handlers == 2 }
    say(calls(7...8), to: document)
    #expect(lines.codes.last == "fail 8 overLimit")
    try await until { gate.count == 3 }
    gate.open()
    try await until { document.budget.used == BudgetUse() }
    #expect(
      Set(lines.all.filter { $0.hasPrefix("done") }.map { $0.split(separator: " ")[1] })
        == ["1", "2", "3", "6", "7"])
  }

  @Test func `a cancelled call counts until its handler returns`() async throws {
    let bridge = try attach(limits: BridgeLimits(runningHandlers: 2))
    let (document, lines) = try enter(bridge)
    for id in 1...20 { say(["call \(id) wait []", "cancel \(id)"], to: document) }
    #expect(lines.codes.count == 18)
    #expect(document.calls.count == 0)
    #expect(document.budget.used.handlers == 2)
    try await until { gate.count == 2 }
    gate.open()
    try await until { document.budget.used == BudgetUse() }
  }

  @Test func `streams, functions and what was given to be read count as handlers`() async throws {
    let bridge = try attach(limits: BridgeLimits(runningHandlers: 2))
    try bridge.handle("ticks") { AsyncStream<Int> { _ in } }
    let gate = gate
    try bridge.handle("give") {
      [
        BridgeValue.function(BridgeFunction { () async in await gate.wait() }),
        .stream(BridgeStream(AsyncStream<BridgeValue> { _ in })),
        .blob(BridgeBlob(Data(count: 5))),
      ]
    }
    let (document, lines) = try enter(bridge)
    say(["call 1 give []", "stream 2 ticks []", "callRef 3 1 []"], to: document)
    #expect(lines.codes == [])
    say(
      ["stream 4 ticks []", "callRef 5 1 []", "readRef 6 2", "readRef 7 3", "call 8 wait []"],
      to: document)
    #expect(lines.codes == (4...8).map { "fail \($0) overLimit" })
    #expect(document.writers.count == 1)
    say(["cancel 2"], to: document)
    try await until { document.budget.used.handlers == 1 }
    say(["readRef 9 2"], to: document)
    #expect(lines.codes.count == 5)
    say(["cancel 9"], to: document)
    gate.open()
    try await until { document.budget.used == BudgetUse() }
  }

  @Test func `bytes that the page has to load are given although handlers are too many`()
    async throws
  {
    let bridge = try attach(limits: BridgeLimits(runningHandlers: 1))
    let (document, lines) = try enter(bridge)
    try bridge.handle("photo") { Data(repeating: 1, count: 1 << 20 + 1) }
    say(["call 1 wait []", "call 2 photo []", "readRef 3 1", "credit 3 9"], to: document)
    await lines.wait { $0.contains("done 3 ~{\"$undefined\":1}") }
    #expect(lines.codes == [])
    gate.open()
  }

  @Test func `reloads do not multiply what handlers hold that ignore their cancellation`()
    async throws
  {
    let bridge = try attach(limits: BridgeLimits(runningHandlers: 10))
    try bridge.handle("one") { () async in 1 }
    var refused: [Int] = []
    for _ in 0..<5 {
      let (document, lines) = try enter(bridge)
      say(calls(1...20), to: document)
      refused.append(lines.codes.count)
      #expect(lines.codes.allSatisfy { $0.hasSuffix("overLimit") })
    }
    #expect(refused == [10, 10, 20, 20, 20])
    #expect(bridge.session.budget.total.handlers == 20)
    // A call of the next page works as soon as handlers of the earlier pages have ended.
    try await until { gate.count == 20 }
    gate.release(1)
    try await until { bridge.session.budget.total.handlers == 19 }
    let (document, lines) = try enter(bridge)
    say(["call 1 one []"], to: document)
    await lines.wait(for: "done 1 1")
    #expect(document.budget.used == BudgetUse())
    gate.open()
    try await until { bridge.session.budget.total == BudgetUse() }
  }

  @Test func `frames share one budget, and leave the page its own`() async throws {
    let bridge = try attach(limits: BridgeLimits(runningHandlers: 10))
    let (document, lines) = try enter(bridge)
    var refused = 0
    for _ in 0..<4 {
      let token = try engine.enter(main: false)
      let frame = try #require(bridge.session.document(token))
      say(calls(1...6), to: frame)
      refused = lines.codes.count
    }
    #expect(refused == 14)
    say(calls(1...11), to: document)
    #expect(lines.codes.last == "fail 11 overLimit")
    #expect(lines.codes.count == refused + 1)
    #expect(bridge.session.budget.total.handlers == 20)
    gate.open()
    try await until { bridge.session.budget.total == BudgetUse() }
  }

  @Test func `only so many frames have a bridge`() throws {
    let bridge = try attach(limits: .default)
    let (document, _) = try enter(bridge)
    for _ in 0..<BridgeBudget.mostFrames { _ = try engine.enter(main: false) }
    let reply = engine.hello(main: false)
    #expect(reply.text?.hasPrefix("close {\"code\":\"overLimit\"") == true)
    #expect(bridge.session.subframes.count == BridgeBudget.mostFrames)
    #expect(bridge.session.mainDocument === document)
  }
}
