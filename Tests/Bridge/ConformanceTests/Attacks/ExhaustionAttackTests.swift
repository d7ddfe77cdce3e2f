import Foundation
import TestSupport
import Testing

@testable import BridgeCore

extension Conformance {
  /// Pages that ask for more than the limits allow.
  @MainActor @Suite struct ExhaustionAttackTests {
    private static let limits = BridgeLimits(
      pendingCalls: 50, runningHandlers: 20, frameBytes: 20_000, nesting: 100, heldBytes: 40_000,
      queuedBytes: 200_000,
      bufferedEvents: 10, streamWindow: 8, references: 30)

    /// What a page asks for, and what it gets. `codes` counts how its calls ended, and `wait` never answers.
    private static let attacks = [
      Attack(
        "more calls than may be unanswered",
        "const c = new AbortController(); const b = bridge.with({ signal: c.signal }); const all = codes(Array.from({ length: 60 }, () => b.call('wait'))); c.abort(); return await all",
        gets: "{\"cancelled\":50,\"overLimit\":10}"),
      Attack(
        "more handlers than may run at once",
        "const c = new AbortController(); const b = bridge.with({ signal: c.signal }); const all = Array.from({ length: 30 }, () => b.call('wait')); const first = await Promise.race(all.map((p) => p.catch((e) => e.code))); c.abort(); await codes(all); return first",
        gets: "\"overLimit\""),
      Attack(
        "a call that is too long",
        "return await codes([bridge.call('add', 'x'.repeat(30000))])", gets: "{\"overLimit\":1}"),
      Attack(
        "an event that is too long",
        "try { bridge.emit('x', 'x'.repeat(30000)) } catch (e) { return e.code }",
        gets: "\"overLimit\""),
      Attack(
        "a synchronous call that is too long",
        "try { bridge.callSync('add', 'x'.repeat(30000)) } catch (e) { return e.code }",
        gets: "\"overLimit\""),
      Attack(
        "an answer that is too long", "return await codes([bridge.call('long', 30000)])",
        gets: "{\"overLimit\":1}"),
      Attack(
        "more functions than may be held",
        "return await codes([bridge.call('turn', Array.from({ length: 60 }, () => () => 1))])",
        gets: "{\"overLimit\":1}"),
      Attack(
        "more functions of native code than may be held",
        "const kept = []; return await codes(Array.from({ length: 40 }, () => bridge.call('give').then((f) => { kept.push(f) }))).then((c) => { kept.forEach((f) => f.release()); return c })",
        gets: "{\"ok\":30,\"overLimit\":10}"),
      Attack(
        "values of 600 levels",
        "let v = []; for (let i = 0; i < 600; i++) v = [v]; return await codes([bridge.call('turn', v)])",
        gets: "{\"badArguments\":1}"),
      Attack(
        "values of more levels than the limit",
        "let v = []; for (let i = 0; i < 200; i++) v = [v]; return await codes([bridge.call('turn', v)])",
        gets: "{\"overLimit\":1}"),
      Attack(
        "values that contain themselves",
        "const v = {}; v.v = v; return await codes([bridge.call('turn', v), bridge.call('turn', new Map([[v, v]]))])",
        gets: "{\"badArguments\":2}"),
      Attack(
        "a getter that never comes to an end of levels",
        "const v = { get v() { return Object.create(Object.prototype, Object.getOwnPropertyDescriptors(v)) } }; return await codes([bridge.call('turn', v)])",
        gets: "{\"badArguments\":1}"),
      Attack(
        "a toJSON that gives ever more objects with a toJSON",
        "const make = () => ({ toJSON: make }); return await codes([bridge.call('turn', make())])",
        gets: "{\"badArguments\":1}"),
      Attack(
        "a list that grows while it is written",
        "const v = [1]; Object.defineProperty(v, 0, { get() { if (v.length < 500) v.push('xxxxxxxxx'); return 1 } }); return await codes([bridge.call('turn', v)])",
        gets: "{\"ok\":1}"),
      Attack(
        "names that are too long, and 3000 names that are unknown",
        "await codes([bridge.call('x'.repeat(257))]); for (let i = 0; i < 100; i++) await codes(Array.from({ length: 30 }, (_, n) => bridge.call('n' + i + '.' + n))); return 1",
        gets: "1"),
      Attack(
        "ten thousand events",
        "for (let i = 0; i < 10000; i++) bridge.emit('nobody', i); return await bridge.call('add', 1, 1)",
        gets: "2"),
      Attack(
        "a thousand calls that are cancelled at once",
        "for (let i = 0; i < 50; i++) { const c = new AbortController(); const all = Array.from({ length: 20 }, () => bridge.with({ signal: c.signal }).call('wait')); c.abort(); await codes(all) } return 1",
        gets: "1"),
      Attack(
        "a stream that is read without end",
        "let n = 0; for await (const x of bridge.stream('endless')) if (++n === 2000) break; return n",
        gets: "2000"),
      Attack(
        "a stream of the page that never ends",
        "return await bridge.call('firstOf', (async function* () { for (let i = 0; ; i++) yield i })())",
        gets: "0"),
      Attack(
        "30 streams that nobody reads on",
        "const all = Array.from({ length: 30 }, () => bridge.stream('endless')[Symbol.asyncIterator]()); const got = await codes(all.map((s) => s.next())); await Promise.all(all.map((s) => s.return())); return got.overLimit > 0",
        gets: "true"),
      Attack(
        "a thousand forged texts",
        "for (let i = 0; i < 1000; i++) await webkit.messageHandlers.webbridge.postMessage('batch ' + i + ' 1').catch(() => 0); return 1",
        gets: "1"),
      Attack(
        "bytes beyond the limit",
        "return await codes([bridge.call('size', new Uint8Array(300000))])",
        gets: "{\"overLimit\":1}"),
      Attack(
        "traces of a megabyte",
        "return await bridge.with({ traceparent: 'x'.repeat(1 << 20) }).call('add', 1, 1)",
        gets: "2"),
      Attack(
        "handlers and listeners by the thousand",
        "for (let i = 0; i < 3000; i++) { bridge.handle('h' + i, () => i); bridge.on('e' + i, () => {}) } for (let i = 0; i < 3000; i++) bridge.remove('h' + i); return 1",
        gets: "1"),
      Attack(
        "promises that the page's load waits for without end",
        "for (let i = 0; i < 1000; i++) bridge.waitUntil(new Promise(() => {})); return await bridge.call('add', 1, 1)",
        gets: "2"),
    ]

    private static let tools = """
      bridge.handle('double', (n) => n * 2);
      const codes = async (calls) => {
        const counts = {};
        for (const call of calls) {
          const code = await call.then(() => 'ok', (e) => e.code);
          counts[code] = (counts[code] || 0) + 1;
        }
        return Object.fromEntries(Object.entries(counts).sort());
      };

      """

    @Test(arguments: Engine.allCases)
    func `a page that asks for too much gets an error, and then works on`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      let bridge = try page.attach(limits: Self.limits)
      let watch = StreamWatch()
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      try bridge.handle("turn") { (_: BridgeValue) in 1 }
      try bridge.handle("wait") { () async throws in
        try await Task.sleep(for: .seconds(600))
      }
      try bridge.handle("long") { (count: Int) in String(repeating: "x", count: count) }
      try bridge.handle("give") { BridgeFunction { 1 } }
      try bridge.handle("size") { (data: Data) in data.count }
      try bridge.handle("endless") { watch.endless() }
      try bridge.handle("firstOf") { (numbers: BridgeStream<Int>) async throws -> Int in
        for try await n in numbers { return n }
        return -1
      }
      for attack in Self.attacks {
        let what = Comment(rawValue: attack.description)
        try await page.load(Self.tools)
        let document = try #require(bridge.session.mainDocument, what)
        #expect(try await page.run(attack.script) == BridgeValue(parsing: attack.gets), what)
        #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3, what)
        #expect(bridge.session.mainDocument === document, what)
        if !attack.script.contains("waitUntil") {
          #expect(try await bridge.call("double", 4) == 8, what)
        }
      }
      let cases = Self.attacks.count
      #expect(cases == 25)
    }
  }
}
