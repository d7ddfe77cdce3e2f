import BridgeTesting
import Foundation
import TestSupport
import Testing

@testable import BridgeCore

/// Texts with more calls than handlers may run: reading pauses while handlers end, and then calls are refused.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ReadingPauseTests: BudgetSuite {
  let engine = ScriptedEngine()
  let gate = Gate()

  /// A page that posts texts, and the lines that native sends to it.
  private struct Page {
    let token: String
    let document: Document
    let lines: SentLines
  }

  /// Enters a page whose bridge handles `soon`, `wait` and `count`.
  private func enter(limits: BridgeLimits, heard: @escaping @MainActor (Int) -> Void = { _ in })
    throws -> (Bridge, Page)
  {
    let bridge = try attach(limits: limits)
    try bridge.handle("soon") { (n: Int) async in
      heard(n)
      return n
    }
    try bridge.handle("count") { gate.count }
    bridge.on("event") { (n: Int) in heard(n) }
    let token = try engine.enter()
    let lines = SentLines()
    bridge.add(observer: lines)
    let document = try #require(bridge.session.mainDocument)
    return (bridge, Page(token: token, document: document, lines: lines))
  }

  private func post(_ number: Int, _ lines: [String], of page: Page) -> PostedReply {
    engine.post((["batch \(page.token) \(number)"] + lines).joined(separator: "\n"))
  }

  private func soon(_ ids: ClosedRange<Int>) -> [String] {
    ids.map { "call \($0) soon [\($0)]" }
  }

  @Test func `calls whose handlers answer soon are all answered, and in order`() async throws {
    var heard: [Int] = []
    let (_, page) = try enter(limits: BridgeLimits(runningHandlers: 10)) { heard.append($0) }
    _ = post(1, soon(1...500), of: page)
    _ = post(2, soon(501...1000), of: page)
    #expect(heard.isEmpty)
    #expect(page.document.budget.used.handlers == 10)
    try await until { page.document.budget.used == BudgetUse() && heard.count == 1000 }
    #expect(heard == Array(1...1000))
    #expect(page.lines.codes.isEmpty)
    #expect(page.document.reader.pause == nil)
  }

  @Test func `arguments that are too many together wait as well`() async throws {
    var heard: [Int] = []
    let limits = BridgeLimits(frameBytes: 100, heldBytes: 100)
    let (_, page) = try enter(limits: limits) { heard.append($0) }
    let space = String(repeating: " ", count: 50)
    _ = post(1, (1...20).map { "call \($0) soon [\(space)\($0)]" }, of: page)
    try await until { heard.count == 20 }
    #expect(page.lines.codes.isEmpty)
  }

  @Test func `calls are refused once no handler ends, and what follows is read`() async throws {
    var heard: [Int] = []
    let (_, page) = try enter(limits: BridgeLimits(runningHandlers: 3)) { heard.append($0) }
    _ = post(1, calls(1...5) + ["event event 6", "call 7 count []", "call 8 wait []"], of: page)
    #expect(heard.isEmpty)
    try await until { heard == [6] }
    #expect(
      page.lines.codes == ["fail 4 overLimit", "fail 5 overLimit", "fail 8 overLimit"])
    #expect(page.lines.all.contains("done 7 3"))
    // Reading does not pause a second time until a handler has ended.
    _ = post(2, calls(9...9) + ["event event 10"], of: page)
    #expect(heard == [6, 10])
    gate.release(1)
    try await until { page.document.budget.used.handlers == 2 }
    _ = post(3, calls(11...12) + ["event event 13"], of: page)
    #expect(heard == [6, 10])
    gate.release(1)
    try await until { heard == [6, 10, 13] }
    #expect(page.lines.codes.suffix(1) == ["fail 9 overLimit"])
    gate.open()
  }

  @Test func `a synchronous call hears all that was said before it`() async throws {
    var heard: [Int] = []
    let (bridge, page) = try enter(limits: BridgeLimits(runningHandlers: 3)) { heard.append($0) }
    try bridge.handle("heard") { heard }
    _ = post(1, calls(1...5) + ["event event 6"], of: page)
    #expect(heard.isEmpty)
    let answer = bridge.session.answer(
      prompt: PageRuntime.handlerName, text: "sync \(page.document.key) 1\ncall 0 heard []")
    #expect(answer == "done 0 [6]")
    #expect(page.lines.codes.prefix(2) == ["fail 4 overLimit", "fail 5 overLimit"])
    gate.open()
  }

  enum End: CaseIterable { case goodbye, commit, nextHello }

  @Test(arguments: End.allCases)
  func `what a page said before its end is read`(end: End) async throws {
    var heard: [Int] = []
    let (bridge, page) = try enter(limits: BridgeLimits(runningHandlers: 3)) { heard.append($0) }
    _ = post(1, calls(1...5) + ["event event 6"], of: page)
    #expect(heard.isEmpty)
    switch end {
    case .goodbye: _ = engine.post("goodbye \(page.token)")
    case .commit: bridge.session.documentCommitted(at: nil)
    case .nextHello: _ = try engine.enter()
    }
    #expect(heard == [6])
    gate.open()
  }

  @Test func `texts that wait are kept up to the limit, and then read`() async throws {
    var heard: [Int] = []
    let limits = BridgeLimits(runningHandlers: 3, queuedBytes: 4000)
    let (_, page) = try enter(limits: limits) { heard.append($0) }
    _ = post(1, calls(1...4), of: page)
    for number in 2...20 { _ = post(number, ["event event \(number)"], of: page) }
    #expect(heard.count > 5)
    #expect(heard == Array(2...20).prefix(heard.count).map(\.self))
    #expect(!page.document.hasEnded)
    try await until { heard == Array(2...20) }
    gate.open()
  }
}
