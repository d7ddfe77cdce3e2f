import BridgeTesting
import Testing

@testable import BridgeCore

/// Streams, functions and credit, line by line, on the page's end.
@MainActor @Suite(.timeLimit(.minutes(1))) struct RuntimeStreamTests {
  @Test func `the page asks for a stream with its first credit, and takes its elements`()
    async throws
  {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      """
      window.steps = [];
      window.stream = bridge.stream('ticks', 10);
      stream.next().then((s) => steps.push([s.value, s.done])); 0
      """)
    try await page.evaluate("0")
    #expect(wire.frames == ["stream 1 ticks [10]", "credit 1 4"])
    wire.say("next 1 0", "open 1", "next 1 1", "next 1 2", "next 1 3")
    try await page.evaluate("0")
    wire.answerBatch()
    try await page.evaluate(
      "(async () => { for (let i = 0; i < 2; i++) { const s = await stream.next(); steps.push([s.value, s.done]) } })()"
    )
    #expect(
      try await page.evaluate("steps", as: BridgeValue.self) == [
        [1, false], [2, false], [3, false],
      ])
    #expect(wire.frames.dropFirst(2).allSatisfy { $0.hasPrefix("credit 1 ") })
    wire.say("done 1 ~{\"$undefined\":1}", "next 1 9", "done 1 5")
    #expect(
      try await page.evaluate("stream.next()", as: BridgeValue.self) == ["done": true])
  }

  @Test func `bytes of events that nobody hears are not kept`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate("bridge.handle('size', (bytes) => bytes.length); 0")
    func turn() async throws {
      while wire.outstanding.first != "poll" { try await page.evaluate("0") }
      wire.answerBatch()
    }
    func load(_ ref: Int, by read: Int, for line: String) async throws {
      wire.say("load \(ref) 3 key", line)
      try await turn()
      wire.say(
        "open \(read)", "next \(read) ~{\"$bytes\":\"AAEC\"}", "done \(read) ~{\"$undefined\":1}")
      try await turn()
    }
    try await load(5, by: 1, for: "call 1 size ~[{\"$bytes\":5}]")
    try await load(6, by: 2, for: "event nobody ~{\"$bytes\":6}")
    wire.say("call 2 size ~[{\"$bytes\":6}]")
    while !wire.frames.contains(where: { $0.hasPrefix("fail 2 ") || $0.hasPrefix("done 2 ") }) {
      try await page.evaluate("0")
      wire.answerBatch()
    }
    #expect(wire.frames.contains("readRef 1 5"))
    #expect(wire.frames.contains("done 1 3"))
    #expect(wire.frames.contains { $0.hasPrefix("fail 2 ") })
    #expect(!wire.frames.contains("done 2 3"))
  }

  @Test func `leaving a stream cancels it, and more than was asked for ends it`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/", limits: BridgeLimits(streamWindow: 2))
    try await page.evaluate(
      """
      window.left = bridge.stream('a'); left.next();
      window.flooded = bridge.stream('b'); window.codes = [];
      flooded.next(); window.early = bridge.stream('c'); early.next().then((s) => codes.push(s.done));
      early.return(); 0
      """)
    try await page.evaluate("0")
    wire.answerBatch()
    wire.say("open 1", "open 2", "next 1 1")
    try await page.evaluate("left.return().then(() => 0)")
    for n in 0..<8 { wire.say("next 2 \(n)"); try await page.evaluate("0") }
    try await page.evaluate(
      "(async () => { try { while (!(await flooded.next()).done); } catch (e) { codes.push(e.code) } })()"
    )
    wire.answerBatch()
    try await page.evaluate("0")
    #expect(try await page.evaluate("codes", as: BridgeValue.self) == [true, "badFrame"])
    #expect(
      Set(wire.frames.filter { $0.hasPrefix("cancel") }) == ["cancel 1", "cancel 2", "cancel 3"])
  }

  @Test func `the page sends its streams as far as credit goes`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      """
      bridge.handle('count', function* (n) { for (let i = 0; i < n; i++) yield i });
      bridge.handle('add', (a, b) => a + b); 0
      """)
    wire.say(
      "stream 1 count [3]", "credit 1 2", "stream 2 add [1,2]", "credit 2 4", "call 3 count [1]")
    try await page.evaluate("0")
    #expect(wire.frames.prefix(4) == ["open 1", "next 1 0", "next 1 1", "done 2 3"])
    #expect(wire.frames.dropFirst(4).first?.hasPrefix("fail 3 {\"code\":\"isStream\"") == true)
    wire.say("credit 1 1", "credit 1 1")
    try await page.evaluate("0")
    #expect(wire.frames.suffix(2) == ["next 1 2", "done 1 ~{\"$undefined\":1}"])
  }

  @Test func `credit without bounds stops at what waits for native`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page(
      "https://a.example/", limits: BridgeLimits(queuedBytes: 1 << 20))
    try await page.evaluate(
      """
      window.given = 0;
      const text = 'x'.repeat(10000);
      bridge.handle('large', function* () { for (;;) { given++; yield text } }); 0
      """)
    wire.say("stream 1 large []", "credit 1 9007199254740992", "credit 1 9007199254740992")
    try await page.evaluate("0")
    let first = try await page.evaluate("given", as: Int.self)
    #expect(first >= 52)
    // A batch and a poll are under way, and the same amount waits.
    #expect(first <= 3 * 54)
    wire.answerBatch()
    try await page.evaluate("0")
    #expect(try await page.evaluate("given", as: Int.self) <= first + 2 * 54)
    wire.say("cancel 1")
    wire.answerBatch()
    let last = try await page.evaluate("given", as: Int.self)
    wire.answerBatch()
    #expect(try await page.evaluate("given", as: Int.self) == last)
  }

  @Test func `nonsense about streams is reported and harms nothing`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate("bridge.handle('one', () => 1); 0")
    wire.say(
      "credit 1 1", "credit 7 9007199254740992", "credit x 1", "credit 7 x", "open 7", "open x",
      "next 7 1", "next 7 ~[{\"$function\":9}]", "next x 1", "release 7", "release x",
      "callRef 1 7 []", "readRef 2 7", "callRef 3 x []", "readRef 4 x", "cancel x", "call 5 one []")
    try await page.evaluate("0")
    #expect(wire.frames.filter { $0.hasPrefix("fail") }.count == 2)
    #expect(wire.frames.filter { $0.contains("unknownMethod") }.count == 2)
    #expect(wire.frames.last == "done 5 1")
  }

  @Test func `what the page gives away is numbered, applied, read and released`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      """
      bridge.call('take', (n) => n * 2, { s: (function* () { yield 7 })() }).catch(() => {});
      bridge.call('bad', () => 1, Symbol()).catch(() => {});
      bridge.call('take', () => 1).catch(() => {}); 0
      """)
    try await page.evaluate("0")
    #expect(
      wire.frames == [
        "call 1 take ~[{\"$function\":1},{\"s\":{\"$stream\":2}}]",
        "call 2 take ~[{\"$function\":4}]",
      ])
    wire.answerBatch()
    wire.say(
      "callRef 1 1 [21]", "readRef 2 2", "credit 2 9", "callRef 3 2 []", "readRef 4 1",
      "callRef 5 3 []",
      "release 1", "callRef 6 1 []", "readRef 7 2", "credit 7 1")
    try await page.evaluate("0")
    let answers = wire.frames.dropFirst(2).map { $0.prefix { $0 != "{" } }
    #expect(
      answers.sorted() == [
        "done 1 42", "done 2 ~", "done 7 ~", "fail 3 ", "fail 4 ", "fail 5 ", "fail 6 ", "next 2 7",
        "open 2", "open 7",
      ])
  }

  @Test func `answers that nobody takes give nothing away`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/", limits: BridgeLimits(frameBytes: 100))
    try await page.evaluate(
      """
      bridge.handle('late', () => new Promise((go) => { window.go = () => go([() => 1]) }));
      bridge.handle('long', () => [() => 1, 'x'.repeat(100)]);
      bridge.handle('give', () => [() => 1]); 0
      """)
    wire.say("call 1 late []", "cancel 1", "call 2 long []")
    try await page.evaluate("0")
    try await page.evaluate("go(); 0")
    #expect(wire.frames.count == 1)
    #expect(wire.frames.first?.hasPrefix("fail 2 {\"code\":\"overLimit\"") == true)
    wire.answerBatch()
    wire.say("callRef 3 1 []", "callRef 4 2 []", "call 5 give []")
    try await page.evaluate("0")
    let answers = wire.frames.dropFirst()
    #expect(answers.filter { $0.contains("unknownMethod") }.count == 2)
    // References are not reused, and only the long result took one.
    #expect(answers.last == "done 5 ~[{\"$function\":2}]")
  }

  @Test func `a synchronous call that nobody answers gives nothing away`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    let codes = try await page.evaluate(
      """
      [1, 2].map(() => { try { bridge.callSync('x', () => 1) } catch (e) { return e.code } })
      """, as: [String].self)
    #expect(codes == ["syncUnavailable", "syncUnavailable"])
    wire.say("callRef 1 1 []", "callRef 2 2 []")
    try await page.evaluate("0")
    #expect(wire.frames.filter { $0.contains("unknownMethod") }.count == 2)
  }

  @Test func `what native takes back before the page has a handler is let go at once`() async throws
  {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate("bridge.waitUntil(new Promise(() => {})); 0")
    wire.say("call 1 late ~[{\"$function\":7},{\"a\":{\"$stream\":8}}]", "cancel 1")
    try await page.evaluate("0")
    #expect(wire.frames == ["release 7", "release 8"])
  }

  @Test func `native's functions and streams are what they are on the page`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      "bridge.handle('take', (f, s) => { window.f = f; window.s = s; f(1, () => 2).then((r) => { window.r = r }); s[Symbol.asyncIterator]().next() }); 0"
    )
    wire.say("call 1 take ~[{\"$function\":5},{\"$stream\":6}]")
    try await page.evaluate("0")
    try await page.evaluate("0")
    #expect(
      wire.frames == [
        "callRef 1 5 ~[1,{\"$function\":1}]", "readRef 2 6", "credit 2 4",
        "done 1 ~{\"$undefined\":1}",
      ])
    wire.answerBatch()
    wire.say("done 1 \"x\"")
    #expect(
      try await page.evaluate("[r, typeof f, Object.isFrozen(f)]", as: BridgeValue.self) == [
        "x", "function", true,
      ])
    try await page.evaluate("f.release(); f.release(); s.release(); 0")
    try await page.evaluate("0")
    #expect(wire.frames.suffix(2) == ["release 5", "release 6"])
  }
}
