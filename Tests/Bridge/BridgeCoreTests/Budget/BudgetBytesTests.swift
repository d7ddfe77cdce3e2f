import BridgeTesting
import Foundation
import TestSupport
import Testing

@testable import BridgeCore

/// The number of bytes that one document can make native hold.
@MainActor @Suite(.timeLimit(.minutes(1))) struct BudgetBytesTests: BudgetSuite {
  let engine = ScriptedEngine()
  let gate = Gate()

  @Test func `arguments of calls that wait are kept up to the limit`() async throws {
    let bridge = try attach(limits: BridgeLimits(frameBytes: 1000, heldBytes: 2500))
    let (document, lines) = try enter(bridge)
    let large = "[\"\(String(repeating: "x", count: 900))\"]"
    say(calls(1...4, "wait", large), to: document)
    #expect(lines.codes == ["fail 3 overLimit", "fail 4 overLimit"])
    #expect(document.budget.used.text == 2 * large.utf8.count)
    say(["call 5 wait [1]"], to: document)
    #expect(lines.codes.count == 2)
    gate.open()
    try await until { document.budget.used == BudgetUse() }
  }

  @Test func `one frame always has room`() async throws {
    let bridge = try attach(limits: BridgeLimits(frameBytes: 1000, heldBytes: 0))
    let (document, lines) = try enter(bridge)
    say(calls(1...2, "wait", "[\"\(String(repeating: "x", count: 900))\"]"), to: document)
    #expect(lines.codes == ["fail 2 overLimit"])
    gate.open()
    try await until { document.budget.used == BudgetUse() }
  }

  @Test func `data of handlers that run and uploads that wait share the limit`() async throws {
    let bridge = try attach(limits: BridgeLimits(queuedBytes: 1000))
    let gate = gate
    try bridge.handle("take") { (_: Data) async in await gate.wait() }
    let (document, lines) = try enter(bridge)
    func upload(_ number: Int, _ size: Int) -> Bool {
      bridge.session.upload(Data(count: size), to: "\(document.uploadKey)/\(number)")
    }
    #expect(upload(1, 600))
    say(["call 1 take ~[{\"$bytes\":1}]"], to: document)
    #expect(document.budget.used.data == 600)
    #expect(!upload(2, 600))
    #expect(upload(2, 400))
    #expect(upload(2, 300))
    #expect(document.budget.used.data == 900)
    say(["call 2 take ~[{\"$bytes\":2}]", "call 3 take ~[{\"$bytes\":2}]"], to: document)
    #expect(lines.codes == ["fail 3 badArguments"])
    #expect(upload(4, 100))
    try await until { gate.count == 2 }
    gate.open()
    try await until { document.budget.used == BudgetUse(data: 100) }
    _ = engine.post("goodbye \(document.token)")
    #expect(bridge.session.budget.total == BudgetUse())
  }

  @Test func `a call without data begins although documents that ended hold too much of it`()
    async throws
  {
    let bridge = try attach(limits: BridgeLimits(queuedBytes: 1000))
    let gate = gate
    try bridge.handle("take") { (_: Data) async in await gate.wait() }
    for _ in 0..<2 {
      let (document, _) = try enter(bridge)
      #expect(bridge.session.upload(Data(count: 900), to: "\(document.uploadKey)/1"))
      say(["call 1 take ~[{\"$bytes\":1}]"], to: document)
    }
    let (document, lines) = try enter(bridge)
    #expect(!bridge.session.upload(Data(count: 900), to: "\(document.uploadKey)/1"))
    let token = try engine.enter(main: false)
    let frame = try #require(bridge.session.document(token))
    #expect(frame.budget.dataRoom < 0)
    say(calls(1...1), to: frame)
    say(calls(1...1), to: document)
    #expect(lines.codes == [])
    try await until { gate.count == 4 }
    gate.open()
    try await until { bridge.session.budget.total == BudgetUse() }
  }

  @Test func `a blob that is read for many calls is counted for each`() async throws {
    let bridge = try attach(limits: BridgeLimits(queuedBytes: 100_000))
    let gate = gate
    try bridge.handle("take") { (_: Data) async in await gate.wait() }
    try bridge.handle("ticks") { (_: Data) in AsyncStream<Int> { _ in } }
    let (document, lines) = try enter(bridge)
    let blob = "~[{\"$blob\":{\"ref\":1,\"size\":40000,\"type\":\"\"}}]"
    say(calls(1...6, "take", blob) + ["stream 7 ticks \(blob)"], to: document)
    var reads: Int { lines.all.count { $0.hasPrefix("read") } }
    await lines.wait { _ in lines.codes.count == 5 && reads == 2 }
    #expect(lines.codes.allSatisfy { $0.hasSuffix("overLimit") })
    for _ in 0..<100 { try await turn() }
    #expect(reads == 2)
    #expect(document.budget.used.data == 80_000)
    _ = engine.post("goodbye \(document.token)")
    gate.open()
    try await until { bridge.session.budget.total == BudgetUse() }
  }

  @Test func `texts that come before their turn are kept up to the limit`() throws {
    let bridge = try attach(limits: BridgeLimits(queuedBytes: 10_000))
    let (document, _) = try enter(bridge)
    let text = "event x \"\(String(repeating: "x", count: 900))\""
    for number in 2...6 { _ = engine.post("batch \(document.token) \(number)\n\(text)") }
    #expect(document.budget.used.data > 5000)
    _ = engine.post("batch \(document.token) 1")
    #expect(document.budget.used == BudgetUse())
    for number in 8...40 { _ = engine.post("batch \(document.token) \(number)\n\(text)") }
    #expect(bridge.session.mainDocument == nil)
    #expect(bridge.session.budget.total == BudgetUse())
    #expect(engine.post("poll \(document.token) 7").text?.hasPrefix("close ") == true)
  }

  @Test func `answers that the page does not come for are kept up to the limit`() async throws {
    let bridge = try attach(limits: BridgeLimits(queuedBytes: 10_000))
    try bridge.handle("large") { String(repeating: "x", count: 900) }
    let (document, lines) = try enter(bridge)
    say(calls(1...100, "large"), to: document)
    #expect(document.queuedBytes < 10_000 + 100 * 256)
    #expect(lines.codes.count > 88)
    #expect(lines.codes.allSatisfy { $0.hasSuffix("overLimit") })
    // When the page has fetched the answers, the next call is answered.
    #expect(engine.post("poll \(document.token) 1").text?.utf8.count ?? 0 > 9000)
    say(["call 200 large []"], to: document)
    #expect(lines.all.last?.hasPrefix("done 200") == true)
    // Small answers are never refused. A page that asks for them without end is ended.
    let many = (1...200_000).map { "call \($0) x []" }.joined(separator: "\n")
    _ = engine.post("batch \(document.token) 2\n\(many)")
    try await until { bridge.session.mainDocument == nil }
    #expect(lines.all.count < 20_000)
  }

  @Test func `elements that nobody takes are kept up to the limit`() async throws {
    let bridge = try attach(limits: BridgeLimits(queuedBytes: 2000))
    let (document, lines) = try enter(bridge)
    var iterator = bridge.stream("x", as: String.self).makeAsyncIterator()
    let first = Task { try await iterator.next() }
    await lines.wait(for: "credit 1 4")
    let element = "next 1 \"\(String(repeating: "x", count: 900))\""
    say(["open 1"] + Array(repeating: element, count: 3), to: document)
    #expect(try await first.value?.count == 900)
    #expect(document.budget.used.data > 1800)
    say([element], to: document)
    #expect(lines.all.last == "cancel 1")
    // The elements before the limit are delivered, and then the error.
    #expect(try await iterator.next()?.count == 900)
    #expect(try await iterator.next()?.count == 900)
    let error = await #expect(throws: BridgeError.self) { _ = try await iterator.next() }
    #expect(error?.code == .overLimit)
    #expect(document.budget.used == BudgetUse())
  }

  @Test func `values of events that nobody takes are kept up to the limit, of all sequences`()
    async throws
  {
    let bridge = try attach(limits: BridgeLimits(queuedBytes: 5000))
    let (document, _) = try enter(bridge)
    var a: BridgeEvents<String>.Iterator? = bridge.events("a").makeAsyncIterator()
    var b: BridgeEvents<String>.Iterator? = bridge.events("b").makeAsyncIterator()
    let value = String(repeating: "x", count: 900)
    say(Array(repeating: "event a \"\(value)\"", count: 20), to: document)
    #expect(bridge.session.events.bufferedBytes == 5 * 902)
    say(["event b \"\(value)\"", "event b 1", "event b \"last\""], to: document)
    #expect(bridge.session.events.bufferedBytes <= 5000)
    #expect(await b?.next() == "last")
    #expect(await a?.next() == value)
    #expect(bridge.session.events.bufferedBytes == 4 * 902)
    (a, b) = (nil, nil)
    try await until { bridge.session.events.bufferedBytes == 0 }
  }

  @Test func `no more functions of a page are held than the limit, whatever it counts itself`()
    async throws
  {
    let bridge = try attach(limits: BridgeLimits(references: 3))
    var kept: [BridgeFunction] = []
    try bridge.handle("keep") { (all: [BridgeFunction]) in kept += all }
    let (document, lines) = try enter(bridge)
    func keep(_ id: Int, _ refs: [Int]) {
      let list = refs.map { "{\"$function\":\($0)}" }.joined(separator: ",")
      say(["call \(id) keep ~[[\(list)]]"], to: document)
    }
    keep(1, [1, 2])
    keep(2, [3, 4])
    #expect(lines.codes == ["fail 2 badArguments"])
    try await until { document.budget.heldReferences == 2 }
    keep(3, [5])
    #expect(kept.count == 3)
    kept = []
    try await until { document.budget.heldReferences == 0 }
    keep(4, [6, 7, 8])
    #expect(kept.count == 3)
  }

  @Test func `what is kept of a text does not keep the text`() async throws {
    let bridge = try attach(limits: .default)
    try bridge.handle("ticks") { (_: Int) in AsyncStream<Int> { _ in } }
    let gate = gate
    try bridge.handle("use") { (_: BridgeFunction) async in await gate.wait() }
    try bridge.handle("give") { BridgeFunction { (_: Int) async in await gate.wait() } }
    let (document, _) = try enter(bridge)
    let events = bridge.events("a", as: Int.self)
    var iterator = events.makeAsyncIterator()
    say(["call 1 give []"], to: document)
    let rest = "event other \"\(String(repeating: "x", count: 1 << 20))\""
    let before = heapUse()
    for number in 1...50 {
      let id = number * 10
      _ = engine.post(
        """
        batch \(document.token) \(number)
        event a \(number)
        stream \(id) ticks [1]
        call \(id + 1) use ~[{"$function":\(number)}]
        callRef \(id + 2) 1 [1]
        call \(id + 3) wait [1]
        \(rest)
        """)
    }
    try await until { gate.count == 150 }
    #expect(heapUse() - before < 10 << 20)
    #expect(await iterator.next() == 1)
    _ = engine.post("goodbye \(document.token)")
    gate.open()
    try await until { bridge.session.budget.total == BudgetUse() }
  }
}
