import BridgeTesting
import Testing

@testable import BridgeCore

/// Many frames at once leave in chunks while they are being sent, so that both ends work at the same time.
@MainActor @Suite struct PortionTests {
  // MARK: The page

  @Test func `what a script says leaves in growing portions while it goes on, in order`()
    async throws
  {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    page.promptHandler = { [wire] _, _ in String(wire.frames.count) }
    let counts = try await page.evaluate(
      """
      (() => {
        const counts = [];
        for (let i = 0; i < 1000; i++) {
          bridge.emit('n', i);
          if (i % 200 === 199) counts.push(+prompt(''));
        }
        return counts;
      })()
      """, as: [Int].self)
    // Chunks leave after 128 frames, 256 more, and 384 more.
    #expect(counts == [128, 384, 384, 768, 768])
    try await page.evaluate("0")
    // The rest is sent without waiting for an answer.
    #expect(wire.frames == (0..<1000).map { "event n \($0)" })
    #expect(wire.outstanding == ["poll", "batch", "batch", "batch", "batch"])
  }

  @Test func `eight portions are under way at most`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    page.promptHandler = { [wire] _, _ in String(wire.outstanding.count) }
    let count = try await page.evaluate(
      "(() => { for (let i = 0; i < 5000; i++) bridge.emit('n', i); return +prompt('') })()",
      as: Int.self)
    #expect(count == 1 + 8)
    try await page.evaluate("0")
    #expect(wire.frames == (0..<5000).map { "event n \($0)" })
    for _ in 0..<9 { wire.answerBatch() }
    try await page.evaluate("bridge.emit('n', 5000); 0")
    try await page.evaluate("0")
    #expect(wire.frames.last == "event n 5000")
    #expect(wire.outstanding == ["poll", "batch"])
  }

  @Test func `the page polls eight times once native says much, and reads by numbers`() async throws
  {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate("window.heard = []; bridge.on('n', (n) => heard.push(n.length)); 0")
    wire.answerPoll(number: 1, "event n \"\(String(repeating: "a", count: 1000))\"")
    try await page.evaluate("0")
    #expect(wire.outstanding == ["poll"])
    wire.answerPoll(number: 2, "event n \"\(String(repeating: "a", count: 3000))\"")
    try await page.evaluate("0")
    #expect(wire.outstanding == Array(repeating: "poll", count: 8))
    for number in (3...10).reversed() {
      wire.answerPoll(number: number, "event n \"\(String(repeating: "a", count: number))\"")
    }
    #expect(
      try await page.evaluate("heard", as: [Int].self) == [1000, 3000] + Array(3...10))
    try await page.evaluate("0")
    #expect(wire.outstanding == Array(repeating: "poll", count: 8))
  }

  // MARK: Native

  let engine = ScriptedEngine()

  @Test func `what native says while the page has not read leaves in growing portions`() throws {
    let bridge = try engine.bridge(frames: .all)
    let token = try engine.enter()
    var polls = (1...4).map { engine.post("poll \(token) \($0)") }
    func left() -> [Int] {
      polls.compactMap(\.text).map { $0.split(separator: "\n").count - 1 }.sorted()
    }
    func say(_ count: Int) { for _ in 0..<count { bridge.emit("n", 1) } }
    for (count, now) in [
      (1, [1]), (127, [1]), (1, [1, 128]), (255, [1, 128]), (1, [1, 128, 256]),
    ] {
      say(count)
      #expect(left() == now)
    }
    // The page has read one of the chunks, so a smaller chunk is enough.
    polls.append(engine.post("poll \(token) 5"))
    say(255)
    #expect(left() == [1, 128, 256])
    say(1)
    #expect(left() == [1, 128, 256, 256])
    // The rest leaves when the page has read all chunks.
    say(1)
    #expect(left().count == 4)
    for number in 6...8 { polls.append(engine.post("poll \(token) \(number)")) }
    #expect(left() == [1, 1, 128, 256, 256])
  }

  @Test func `the ninth poll frees one of the others`() throws {
    _ = try engine.bridge(frames: .all)
    let token = try engine.enter()
    let polls = (1...9).map { engine.post("poll \(token) \($0)") }
    #expect(polls.map(\.text) == [""] + Array(repeating: nil, count: 8))
  }
}
