import BridgeTesting
import TestSupport
import Testing

@testable import BridgeCore

/// Streams, functions and credit, line by line, on the native end.
@MainActor @Suite(.timeLimit(.minutes(1))) struct NativeStreamTests {
  let engine = ScriptedEngine()
  let lines = SentLines()

  func attach(limits: BridgeLimits = .default) throws -> Bridge {
    let bridge = try engine.bridge(limits: limits)
    _ = try engine.enter()
    bridge.add(observer: lines)
    return bridge
  }

  func say(_ lines: String..., to bridge: Bridge) throws {
    let document = try #require(bridge.session.mainDocument)
    for line in lines { document.read(Array(line.utf8)[...]) }
  }

  @Test func `a stream opens, sends as far as credit goes, and ends`() async throws {
    let bridge = try attach()
    try bridge.handle("count") { (n: Int) in
      AsyncStream<Int> {
        for i in 0..<n { $0.yield(i) }
        $0.finish()
      }
    }
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    try say("stream 1 count [3]", "credit 1 2", "stream 2 add [1,2]", "credit 2 4", to: bridge)
    await lines.wait(for: "next 1 1")
    #expect(lines.all == ["done 2 3", "open 1", "next 1 0", "next 1 1"])
    try say("credit 1 1", "credit 1 1", "credit 1 1", to: bridge)
    await lines.wait(for: "done 1 ~{\"$undefined\":1}")
    #expect(lines.all.dropFirst(4) == ["next 1 2", "done 1 ~{\"$undefined\":1}"])
    try say("stream 3 count [1]", "cancel 3", "stream 4 count [0]", "credit 4 1", to: bridge)
    await lines.wait(for: "done 4 ~{\"$undefined\":1}")
    #expect(!lines.all.contains { $0.hasPrefix("next 3") || $0.hasPrefix("done 3") })
  }

  @Test func `nonsense about streams is refused and harms nothing`() async throws {
    let bridge = try attach()
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    try say(
      "credit 1 1", "credit 7 9007199254740992", "credit x", "credit 1 x", "credit 1 -1", "open 7",
      "open x",
      "next 7 1", "next", "next 7", "release 7", "release x", "callRef 1 7 []", "readRef 2 7",
      "callRef 3 x []", "readRef 4", "stream 5 add", "stream 6 nobody []", "stream 6 nobody []",
      "stream 8 add [{\"$function\":1}]", "stream 9 add ~[{\"$function\":-1}]",
      "stream 10 add ~[{\"$function\":\"x\"},2]", "stream 11 add ~[{\"$function\":1},2]",
      "cancel 5", "cancel 6", "call 12 add [1,2]", to: bridge)
    let codes = lines.all.compactMap { line in
      line.wholeMatch(of: /fail (\d+) \{"code":"(\w+)".*/).map { "\($0.1) \($0.2)" }
    }
    #expect(
      codes == [
        "1 unknownMethod", "2 unknownMethod", "3 badFrame", "4 badFrame", "5 badFrame",
        "6 unknownMethod", "6 unknownMethod", "8 badArguments", "9 badArguments",
        "10 badArguments", "11 badArguments",
      ])
    #expect(lines.all.last { $0.hasPrefix("done") } == "done 12 3")
    // References in a call that failed are released.
    await lines.wait(for: "release 1")
  }

  @Test func `credit without bounds stops at what waits for the page`() async throws {
    let bridge = try attach()
    try bridge.handle("large") {
      AsyncStream<String> { String(repeating: "x", count: 100_000) }
    }
    var given: Int { lines.all.filter { $0.hasPrefix("next") }.count }
    try say(
      "stream 1 large []", "credit 1 9007199254740992", "credit 1 9007199254740992", to: bridge)
    await lines.wait(until: { $0.count > 40 })
    while given < DocumentBudget.streamRoom / 100_000 { try await turn() }
    for _ in 0..<1000 { await Task.yield() }
    #expect(given <= DocumentBudget.streamRoom / 100_000 + 2)
    // When the page fetches the elements, the writer continues.
    let token = try #require(bridge.session.mainDocument?.token)
    let before = given
    _ = engine.post("poll \(token) 1")
    while given < before + 10 { try await turn() }
    _ = engine.post("poll \(token) 2\ncancel 1")
  }

  // The answer of the cancelled call would otherwise end the later one, whose handler nothing could cancel any more.
  @Test func `the id of a cancelled call is refused until its handler has ended`() async throws {
    let bridge = try attach()
    let gate = TestSupport.Gate()
    try bridge.handle("hold") { (n: Int) async in
      await gate.wait()
      return n
    }
    try say("call 1 hold [1]", to: bridge)
    while gate.count < 1 { try await turn() }
    try say("cancel 1", "call 1 hold [2]", "cancel 1", "call 1 hold [3]", to: bridge)
    #expect(lines.all.count { $0.hasPrefix("fail 1 {\"code\":\"badFrame\"") } == 2)
    gate.open()
    while bridge.session.budget.total != BudgetUse() { try await turn() }
    try say("call 1 hold [4]", to: bridge)
    await lines.wait(for: "done 1 4")
    #expect(lines.all.filter { $0.hasPrefix("done") } == ["done 1 4"])
  }

  @Test(arguments: [
    ["next 1 0"], ["open 1"] + (0..<2000).map { "next 1 \($0)" },
    ["open 1", "next 1 {"],
  ])
  func `a page that sends what nobody asked for loses its stream`(answer: [String]) async throws {
    let bridge = try attach()
    let read = Task {
      var all: [Int] = []
      for try await n in bridge.stream("x", as: Int.self) { all.append(n) }
      return all
    }
    await lines.wait(for: "credit 1 4")
    for line in answer { try say(line, to: bridge) }
    let error = await #expect(throws: BridgeError.self) { try await read.value }
    #expect(error?.code == .badFrame || error?.code == .badResult)
    await lines.wait(for: "cancel 1")
    try say("next 1 9", "done 1 1", "fail 1 {\"code\":\"x\",\"message\":\"\"}", to: bridge)
    #expect(bridge.session.outbound.count == 0)
  }

  @Test func `an open where a call was made fails the call`() async throws {
    let bridge = try attach()
    let call = Task { try await bridge.call("x") }
    await lines.wait(for: "call 1 x []")
    try say("next 1 5", "open 1", "done 1 1", to: bridge)
    let error = await #expect(throws: BridgeError.self) { try await call.value }
    #expect(error?.code == .badFrame)
  }

  @Test func `a reader asks for more as it takes, and for less of what is large`() async throws {
    let bridge = try attach(limits: BridgeLimits(streamWindow: 8))
    var small = bridge.stream("x", as: Int.self).makeAsyncIterator()
    let first = Task { try await small.next() }
    await lines.wait(for: "credit 1 4")
    try say("open 1", "next 1 0", "next 1 1", "next 1 2", "next 1 3", to: bridge)
    #expect(try await first.value == 0)
    #expect(try await small.next() == 1)
    await lines.wait(until: { $0.count { $0.hasPrefix("credit 1 ") } == 2 })
    let asked = lines.all.filter { $0.hasPrefix("credit 1 ") }
      .compactMap { Int($0.split(separator: " ")[2]) }.reduce(0, +)
    #expect(asked - 2 <= 8)

    var window = CreditWindow(limit: 1024)
    #expect(window.grant(beside: 0) == 4)
    // One small element says nothing of the next ones.
    window.count(1 << 10)
    #expect(window.grant(beside: 0) == 4)
    for _ in 0..<100 { window.count(1 << 10) }
    #expect(window.grant(beside: 0) == 1024)
    #expect(window.grant(beside: 513) == 0)
    for _ in 0..<50 { window.count(1 << 22) }
    #expect(window.grant(beside: 0) == 1)
    #expect(window.grant(beside: 1) == 0)
  }

  @Test func `what native gives away is numbered, applied, read and released`() async throws {
    let bridge = try attach()
    let call = Task {
      try await bridge.call(
        "take", BridgeFunction { (n: Int) in n * 2 },
        ["s": BridgeStream(AsyncStream<Int> { $0.yield(7) })])
    }
    await lines.wait(for: "call 1 take ~[{\"$function\":1},{\"s\":{\"$stream\":2}}]")
    try say(
      "callRef 1 1 [21]", "readRef 2 2", "credit 2 1", "callRef 3 2 []", "readRef 4 1", to: bridge)
    await lines.wait(for: "done 1 42")
    await lines.wait(for: "next 2 7")
    #expect(lines.all.filter { $0.contains("unknownMethod") }.count == 2)
    #expect(bridge.session.mainDocument?.exports.count == 2)
    try say("release 1", "release 2", "done 1 null", to: bridge)
    #expect(bridge.session.mainDocument?.exports.isEmpty == true)
    try await call.value
  }
}

/// The lines that native sends.
@MainActor final class SentLines: FrameObserver {
  private(set) var all: [String] = []

  func observe(_ line: String, direction: FrameDirection, origin: Origin) {
    if direction == .toPage { all.append(line) }
  }

  func wait(for line: String) async { await wait { $0.contains(line) } }

  func wait(until condition: ([String]) -> Bool) async {
    while !condition(all), !Task.isCancelled { await Task.yield() }
  }
}
