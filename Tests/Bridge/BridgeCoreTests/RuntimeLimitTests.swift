import BridgeTesting
import Foundation
import Testing

@testable import BridgeCore

/// What the page runtime enforces by itself.
@MainActor @Suite struct RuntimeLimitTests {
  @Test func `the page keeps its limits before anything is sent`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page(
      "https://a.example/", limits: BridgeLimits(pendingCalls: 2, frameBytes: 100, queuedBytes: 150)
    )
    try await page.evaluate(
      """
      window.codes = [];
      const code = (body) => { try { const p = body(); if (p) p.catch((e) => codes.push(e.code)) } catch (e) { codes.push(e.code) } };
      code(() => bridge.call('long', 'x'.repeat(100)));
      code(() => bridge.emit('long', 'x'.repeat(100)));
      code(() => bridge.call('a')); code(() => bridge.call('b')); code(() => bridge.call('c'));
      0
      """)
    try await page.evaluate("0")
    #expect(wire.frames == ["call 1 a []", "call 2 b []"])
    #expect(
      try await page.evaluate("codes", as: [String].self) == [
        "overLimit", "overLimit", "overLimit",
      ])
    // The batch was sent and not answered, so later frames wait.
    try await page.evaluate(
      "codes.length = 0; for (let n = 0; n < 3; n++) code(() => bridge.emit('n', 'x'.repeat(60))); 0"
    )
    #expect(try await page.evaluate("codes", as: [String].self) == ["overLimit"])
    wire.answerBatch()
    try await page.evaluate("0")
    #expect(wire.frames.count == 4)
  }

  @Test func `bytes behind many lines of a script leave piece by piece, each once`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    // The first piece completes a chunk of lines, which leaves while the bytes are being written.
    try await page.evaluate(
      """
      for (let i = 0; i < 127; i++) bridge.emit('line', i);
      bridge.call('size', new Uint8Array(1500000)).catch(() => {});
      0
      """)
    try await page.evaluate("0")
    for _ in 0..<10 {
      wire.answerBatch()
      try await page.evaluate("0")
    }
    let sent = wire.frames.dropFirst(127).map { $0.split(separator: "\"")[0] }
    #expect(
      sent == [
        "bytes 1 0 ", "bytes 1 262144 ", "bytes 1 524288 ", "bytes 1 786432 ", "bytes 1 1048576 ",
        "bytes 1 1310720 ", "call 1 size ~[{",
      ])
  }

  @Test func `what waits behind bytes of the page is limited as well`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/", limits: BridgeLimits(queuedBytes: 8 << 20))
    let code = try await page.evaluate(
      """
      bridge.call('take', new Uint8Array(3 << 20)).catch(() => {});
      try {
        for (let n = 0; n < 40; n++) bridge.emit('x', 'a'.repeat(1 << 20));
      } catch (error) { error.code }
      """, as: BridgeValue.self)
    #expect(code == "overLimit")
  }

  @Test func `long texts leave in parts, and no character is cut`() async throws {
    let wire = ScriptedWire()
    // A text has 256 characters and a 64th of what may wait.
    let page = try await wire.page("https://a.example/", limits: BridgeLimits(queuedBytes: 65_536))
    try await page.evaluate(
      """
      for (let i = 0; i < 10; i++) bridge.emit('text', i + '😀'.repeat(i * 200 + i % 2));
      bridge.emit('last', 1); 0
      """)
    try await page.evaluate("0")
    for _ in 0..<40 {
      wire.answerBatch()
      try await page.evaluate("0")
    }
    let bodies = wire.texts.map { text in
      text[text.index(after: text.firstIndex(of: "\n") ?? text.startIndex)...]
    }
    #expect(bodies.allSatisfy { $0.utf16.count <= 1281 })
    var all = ""
    for (text, body) in zip(wire.texts, bodies) {
      all += body + (text.hasPrefix("part") ? "" : "\n")
    }
    let expected =
      (0..<10).map {
        "event text \"\($0)\(String(repeating: "😀", count: $0 * 200 + $0 % 2))\""
      } + ["event last 1"]
    #expect(all.split(separator: "\n").map(String.init) == expected)
    #expect(wire.texts.contains { $0.hasPrefix("part") })
  }

  @Test func `undefined at the end of a page's arguments is not sent`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate("bridge.call('x', 1, undefined, undefined).catch(() => {}); 0")
    try await page.evaluate("0")
    #expect(wire.frames == ["call 1 x [1]"])
  }

  @Test func `every deadline of the page is kept, whatever the order of the calls`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      """
      window.late = [];
      for (const timeout of [500, 100, 300]) {
        bridge.with({ timeout }).call('x').catch((e) => late.push(timeout));
      }
      bridge.with({ timeout: Infinity }).call('x').catch((e) => late.push('never'));
      bridge.with({ timeout: 1e12 }).call('x').catch((e) => late.push('huge'));
      0
      """)
    for (time, late) in [(99, []), (10, [100]), (200, [100, 300]), (200, [100, 300, 500])] {
      page.clock.advance(by: .milliseconds(time))
      #expect(try await page.evaluate("late", as: [Int].self) == late)
    }
  }

  @Test func `a call that has no time is not sent, and one without a limit waits`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/", limits: BridgeLimits(timeout: nil))
    let codes = try await page.evaluate(
      """
      (async () => {
        const codes = [];
        for (const timeout of [0, -1, -Infinity]) {
          const quick = bridge.with({ timeout });
          for (const ask of [
            () => quick.call('x', () => 1), () => quick.stream('x').next(), () => quick.has('x'),
            () => quick.native.x(), () => quick.callSync('x'),
          ]) {
            try { await ask() } catch (e) { codes.push(e.code) }
          }
        }
        for (const timeout of [NaN, '5', null]) {
          try { bridge.with({ timeout }) } catch (e) { codes.push(e.code) }
        }
        bridge.call('forever').catch(() => codes.push('late'));
        bridge.with({ timeout: 5 }).with({ timeout: undefined }).call('soon').catch((e) => codes.push('soon'));
        return window.codes = codes;
      })()
      """, as: [String].self)
    #expect(
      codes == Array(repeating: "timedOut", count: 15) + Array(repeating: "badArguments", count: 3))
    page.clock.advance(by: .seconds(1_000_000))
    try await page.evaluate("0")
    #expect(wire.frames.prefix(2) == ["call 1 forever []", "call 2 soon []"])
    #expect(try await page.evaluate("codes.slice(18)", as: [String].self) == ["soon"])
  }

  @Test func `a cancelled call is neither begun late nor answered`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      """
      bridge.waitUntil(new Promise((resolve) => { window.release = resolve }));
      window.began = 0;
      bridge.handle('slow', () => new Promise((resolve) => { window.answer = resolve }));
      0
      """)
    wire.say("call 1 later []", "call 2 slow []", "cancel 1", "cancel 2")
    try await page.evaluate("bridge.handle('later', () => { began++ }); answer(1); 0")
    try await page.evaluate("0")
    #expect(try await page.evaluate("began", as: Int.self) == 0)
    #expect(wire.frames == [])
  }

  @Test func `answers that are ready at once go with the poll`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate("bridge.handle('one', async () => 1); 0")
    wire.say("call 1 one []")
    try await page.evaluate("0")
    #expect(wire.frames == ["done 1 1"])
    #expect(wire.outstanding == ["poll"])
  }

  @Test func `two texts that jump a missing one end the bridge`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate("bridge.call('x').catch((e) => { window.code = e.code }); 0")
    try await page.evaluate("0")
    for number in 2...4 {
      wire.answerPoll(number: number, "event n 1")
      try await page.evaluate("0")
      try await page.evaluate("0")
    }
    #expect(try await page.evaluate("window.code", as: String?.self) == "badFrame")
  }

  @Test func `the replies to all other posts may overtake one`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    for name in ["a", "b", "c"] { try await page.evaluate("bridge.call('\(name)'); 0") }
    try await page.evaluate("window.heard = []; bridge.on('n', (n) => { heard.push(n) }); 0")
    try await page.evaluate("0")
    #expect(wire.outstanding == ["poll", "ask", "ask", "ask"])
    wire.answerPoll(number: 4, "event n 4")
    for number in [3, 2] { wire.answerAsk(number: number, "event n \(number)") }
    for _ in 0..<4 { try await page.evaluate("0") }
    #expect(try await page.evaluate("heard", as: [Int].self) == [])
    wire.answerAsk(number: 1, "event n 1")
    for _ in 0..<4 { try await page.evaluate("0") }
    #expect(try await page.evaluate("heard", as: [Int].self) == [1, 2, 3, 4])
  }

  @Test func `with keeps what it is not told otherwise`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      """
      window.codes = [];
      window.controller = new AbortController();
      bridge.with({ timeout: 100 }).with({ signal: controller.signal }).call('x').catch((e) => codes.push(e.code));
      bridge.with({ signal: controller.signal }).with({ timeout: 1000 }).call('x').catch((e) => codes.push(e.code));
      0
      """)
    page.clock.advance(by: .milliseconds(200))
    try await page.evaluate("controller.abort(); 0")
    #expect(try await page.evaluate("codes", as: [String].self) == ["timedOut", "cancelled"])
  }

  @Test func `a page that asked for time has it, and no more`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      "bridge.waitUntil(new Promise((resolve) => { window.release = resolve })); 0")
    wire.say("call 1 late []", "call 2 never []", "has 3 never")
    try await page.evaluate("0")
    #expect(wire.frames == [])
    try await page.evaluate("bridge.handle('late', () => 1); 0")
    try await page.evaluate("0")
    #expect(wire.frames == ["done 1 1"])
    wire.answerBatch()
    try await page.evaluate("release(); 0")
    try await page.evaluate("0")
    try await page.evaluate("0")
    #expect(wire.frames.contains("done 3 false"))
    #expect(wire.frames.contains { $0.hasPrefix("fail 2 {\"code\":\"unknownMethod\"") })
  }

  @Test func `off takes away one listener, or all of a name`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      """
      window.heard = [];
      const first = () => heard.push(1);
      bridge.on('n', first); bridge.on('n', () => heard.push(2)); bridge.on('m', () => heard.push(3));
      bridge.off('n', first); 0
      """)
    wire.say("event n 1", "event m 1")
    #expect(try await page.evaluate("heard", as: [Int].self) == [2, 3])
    try await page.evaluate("bridge.off('n'); bridge.call('x').catch(() => {}); 0")
    try await page.evaluate("0")
    wire.say("event n 1", "event m 1")
    #expect(try await page.evaluate("heard", as: [Int].self) == [2, 3, 3])
  }

  @Test func `a part of a buffer, toJSON and too deep a value are what they say`() async throws {
    let wire = ScriptedWire()
    let page = try await wire.page("https://a.example/")
    try await page.evaluate(
      """
      window.codes = [];
      class Money { toJSON() { return { cents: 5 } } }
      const nest = (depth, leaf) => { for (; depth > 0; depth--) leaf = [leaf]; return leaf };
      bridge.emit('part', new Uint8Array([1, 2, 3, 4]).subarray(1, 3));
      bridge.emit('money', [new Money()]);
      for (const leaf of [1, undefined]) {
        try { bridge.emit('deep', nest(600, leaf)) } catch (e) { codes.push(e.code) }
      }
      0
      """)
    try await page.evaluate("0")
    #expect(
      wire.frames == [
        "event part ~{\"$bytes\":\"AgM=\"}", "event money ~[{\"cents\":5}]",
      ])
    #expect(
      try await page.evaluate("codes", as: [String].self) == ["badArguments", "badArguments"])
  }

  @Test func `a bridge that was ended answers and begins nothing`() async throws {
    let page = InMemoryPage(
      url: "https://a.example/",
      script: """
        bridge.waitUntil(new Promise(() => {}));
        window.began = 0;
        """)
    let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
    let call = Task { try await bridge.call("later") }
    for _ in 0..<20 { try await page.evaluate("0") }
    bridge.detach()
    _ = try? await call.value
    try await page.evaluate("0")
    try await page.evaluate("bridge.handle('later', () => { began++ }); 0")
    #expect(try await page.evaluate("began", as: Int.self) == 0)
  }
}
