import BridgeTesting
import Foundation
import TestSupport
import Testing

@testable import BridgeCore

/// Texts that would take the main actor for long are read in turns, and long values off the main actor.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ReadingTurnTests: BudgetSuite {
  let engine = ScriptedEngine()
  let gate = Gate()

  private final class Heard {
    var counts: [Int] = []
  }

  private func enter(
    _ limits: BridgeLimits = .default
  ) throws -> (bridge: Bridge, document: Document, heard: Heard, lines: SentLines) {
    let bridge = try engine.bridge(limits: limits)
    let heard = Heard()
    bridge.on("list") { (list: [Int]) in heard.counts.append(list.count) }
    try bridge.handle("list") { (list: [Int]) in
      heard.counts.append(list.count)
      return list.count
    }
    let (document, lines) = try enter(bridge)
    return (bridge, document, heard, lines)
  }

  /// The text of a list of so many numbers, with eight bytes for each.
  private func list(_ count: Int) -> String {
    "[\((0..<count).map { "\(1_000_000 + $0)" }.joined(separator: ","))]"
  }

  private func post(
    _ number: Int, _ text: String, of document: Document
  ) -> PostedReply { engine.post("batch \(document.token) \(number)\n\(text)") }

  @Test func `a text of large lines lets other work have its turn`() async throws {
    let (_, document, heard, _) = try enter()
    let text = Array(repeating: "event list \(list(3500))", count: 40).joined(separator: "\n")
    var turns: [Int] = []
    _ = post(1, text, of: document)
    #expect(heard.counts.count == 10)
    while heard.counts.count < 40 {
      turns.append(heard.counts.count)
      try await turn()
    }
    #expect(Set(turns) == [10, 20, 30])
  }

  @Test func `a turn ends when its handlers have taken their time`() async throws {
    let (bridge, document, _, _) = try enter()
    var count = 0
    bridge.on("slow") {
      count += 1
      usleep(2000)
    }
    _ = post(1, Array(repeating: "event slow 1", count: 200).joined(separator: "\n"), of: document)
    #expect(count == 24)
    try await until { count == 200 }
  }

  @Test func `a long value is read off the main actor, and what follows waits for it, in order`()
    async throws
  {
    let (_, document, heard, lines) = try enter()
    let reply = post(
      1,
      "event list \(list(100_000))\nevent list [1]\ncall 1 list [\(list(90_000))]\nevent list [1,2]",
      of: document)
    #expect(document.reader.pause?.reason == .value)
    _ = post(2, "call 2 list [[1,2,3]]", of: document)
    #expect(heard.counts.isEmpty)
    await reply.wait()
    try await until { heard.counts.count == 5 }
    #expect(heard.counts == [100_000, 1, 90_000, 2, 3])
    #expect(reply.text?.contains("done 1 90000") == true)
    #expect(lines.codes.isEmpty)
    #expect(document.reader.pause == nil && document.reader.ahead == nil)
  }

  @Test func `a long value that nobody takes is not read`() throws {
    let (_, document, _, lines) = try enter()
    _ = post(1, "event nobody \(list(10_000))\ncall 1 nobody [\(list(10_000))]", of: document)
    #expect(document.reader.pause == nil)
    #expect(lines.codes == ["fail 1 unknownMethod"])
  }

  @Test func `a long value has its functions and its bytes`() async throws {
    let (bridge, document, _, lines) = try enter()
    try bridge.handle("take") { (function: BridgeFunction, bytes: Data, text: String) in
      function.release()
      return bytes.count + text.count
    }
    let text = String(repeating: "$", count: 100_000)
    _ = post(
      1,
      """
      bytes 1 0 "YWJj"
      call 1 take ~[{"$function":1},{"$bytes":1},"\(text)"]
      call 2 take ~[{"$function":2},{"$bytes":1},"\(text)"]
      call 3 nobody ~[{"$function":3},"\(text)"]
      """, of: document)
    #expect(document.reader.pause?.reason == .value)
    await lines.wait { $0.contains("release 2") && $0.contains("release 3") }
    #expect(lines.all.contains("done 1 100003"))
    #expect(lines.all.contains("release 1"))
    #expect(lines.codes == ["fail 2 badArguments", "fail 3 unknownMethod"])
    #expect(document.uploads.size == 0 && document.budget.heldReferences == 0)
  }

  @Test func `a long value that cannot be read is an error of its call alone`() async throws {
    let (_, document, heard, lines) = try enter()
    _ = post(
      1, "call 1 list [\(list(10_000))\nevent list \(list(10_000))]\nevent list [1]", of: document)
    try await until { heard.counts == [1] }
    #expect(lines.codes == ["fail 1 badArguments"])
  }

  @Test func `what the page sent before it leaves is read`() async throws {
    let (bridge, document, heard, _) = try enter()
    var taken = 0
    try bridge.handle("take") { (function: BridgeFunction, text: String) in taken += 1 }
    _ = post(1, "event list \(list(100_000))\nevent list [1]", of: document)
    #expect(document.reader.pause?.reason == .value)
    _ = engine.post("goodbye \(document.token)")
    #expect(heard.counts == [100_000, 1])

    // The references of the line are taken, and its value is not there yet.
    let (next, _) = try enter(bridge)
    let text = String(repeating: "x", count: 4_000_000)
    _ = post(1, "call 1 take ~[{\"$function\":1},\"\(text)\"]", of: next)
    // Holds the second reading, which comes behind it.
    let hold = DispatchSemaphore(value: 0)
    defer { hold.signal() }
    next.session.reading.async { hold.wait() }
    try await until { next.reader.pause?.references != nil }
    _ = engine.post("goodbye \(next.token)")
    #expect(taken == 1)
    #expect(bridge.session.budget.total == BudgetUse())
  }

  @Test func `a page that leaves does not take the main actor for what it has sent`() throws {
    let (bridge, document, heard, _) = try enter()
    let refusals = Refusals()
    bridge.add(observer: refusals)
    let list = list(100_000)
    for number in 1...15 { _ = post(number, "event list \(list)", of: document) }
    #expect(heard.counts.isEmpty)
    _ = engine.post("goodbye \(document.token)")
    #expect(heard.counts.count == 11)
    #expect(
      refusals.all == ["more than 8388608 bytes that https://a.example sent before its end"])
    #expect(bridge.session.budget.total == BudgetUse())
  }

  private final class Refusals: BridgeObserver {
    var all: [String] = []
    func observe(_ activity: BridgeActivity) {
      if case .refused(let reason) = activity.kind { all.append(reason) }
    }
  }

  @Test func `a synchronous call waits for its long value, and for long values before it`()
    async throws
  {
    let (bridge, document, heard, _) = try enter()
    _ = post(1, "event list \(list(50_000))", of: document)
    var answers: [String] = []
    #expect(
      bridge.session.receive(
        prompt: "webbridge", text: "sync \(document.key) 1\ncall 0 list [\(list(60_000))]"
      ) { answers.append($0) })
    #expect(answers.isEmpty && heard.counts.isEmpty)
    try await until { !answers.isEmpty }
    #expect(answers == ["done 0 60000"])
    #expect(heard.counts == [50_000, 60_000])
    #expect(document.waitingCall == nil)
  }

  @Test func `a synchronous call whose long value is being read ends with its page`() throws {
    let (bridge, document, heard, _) = try enter()
    var answers: [String] = []
    _ = bridge.session.receive(
      prompt: "webbridge", text: "sync \(document.key) 0\ncall 0 list [\(list(60_000))]"
    ) { answers.append($0) }
    _ = engine.post("goodbye \(document.token)")
    #expect(answers.first?.hasPrefix("close") == true)
    #expect(heard.counts.isEmpty)
  }

  @Test func `events and elements that wait for a reader are read off the main actor`()
    async throws
  {
    let (bridge, document, _, _) = try enter()
    var events = bridge.events("later", as: [Int].self).makeAsyncIterator()
    _ = post(1, "event later \(list(20_000))\nevent later [1]", of: document)
    #expect(await events.next()?.count == 20_000)
    #expect(await events.next()?.count == 1)
  }

  @Test func `bytes beyond the burst wait for their second`() async throws {
    let (_, document, heard, _) = try enter(
      BridgeLimits(bytesPerSecond: 100_000, byteBurst: 1000))
    let large = "event list \(list(250))"
    _ = post(
      1, [large, "event list [1]", "event list [1,2]"].joined(separator: "\n"), of: document)
    // The first line is larger than what is left, and the next one waits for its bytes.
    #expect(heard.counts == [250])
    #expect(document.reader.pause?.reason == .rate)
    try await until { heard.counts.count == 3 }
    #expect(heard.counts == [250, 1, 2])
  }
}
