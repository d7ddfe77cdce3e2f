import BridgeCore
import Foundation
import TestSupport
import Testing

extension Conformance {
  /// Streams that Swift writes and a page reads.
  @MainActor @Suite struct Streams {
    @Test(arguments: Engine.allCases)
    func `a page reads a sequence of Swift to its end, and a second time`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("count") { (n: Int) in
        AsyncStream { continuation in
          for i in 0..<n { continuation.yield(i) }
          continuation.finish()
        }
      }
      try bridge.handle("words") { () async in BridgeStream(Ticker(3) { "word \($0)" }) }
      try await page.load()
      let read = try await page.run(
        """
        const read = async (stream) => { const all = []; for await (const x of stream) all.push(x); return all };
        const once = bridge.stream('count', 3);
        return [await read(once), await read(once), await read(bridge.stream('count', 2)),
          await read(bridge.stream('count', 0)), await read(bridge.stream('words'))];
        """)
      #expect(read == [[0, 1, 2], [], [0, 1], [], ["word 0", "word 1", "word 2"]])
    }

    @Test(arguments: Engine.allCases)
    func `elements are any values, and what next gives is what an iterator gives`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("mixed") {
        AsyncStream<BridgeValue> {
          for value: BridgeValue in [.undefined, .double(.nan), ["a": .bytes(Data([1]))]] {
            $0.yield(value)
          }
          $0.finish()
        }
      }
      try await page.load()
      let outcome = try await page.run(
        """
        const stream = bridge.stream('mixed');
        const steps = await Promise.all([stream.next(), stream.next(), stream.next(), stream.next(), stream.next()]);
        return [stream[Symbol.asyncIterator]() === stream, steps.map((s) => s.done),
          steps[0].value === undefined, Number.isNaN(steps[1].value), steps[2].value.a instanceof Uint8Array,
          (await stream.return(7)).value];
        """)
      #expect(outcome == [true, [false, false, false, true, true], true, true, true, 7])
    }

    @Test(arguments: Engine.allCases)
    func `a page that leaves its loop cancels the sequence's task and lets the sequence go`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let watch = StreamWatch()
      try bridge.handle("ticks") { watch.endless() }
      try await page.load()
      for leave in [
        "for await (const n of bridge.stream('ticks')) if (n === '5') break;",
        "const s = bridge.stream('ticks'); await s.next(); await s.return();",
        "const s = bridge.stream('ticks'); await s.next(); await s.throw(new Error('x')).catch(() => {});",
        "try { for await (const n of bridge.stream('ticks')) throw 1; } catch {}",
        """
        const c = new AbortController();
        try { for await (const n of bridge.with({ signal: c.signal }).stream('ticks')) c.abort(); } catch (e) { if (e.code !== 'cancelled' || e.name !== 'AbortError') throw e; }
        """,
      ] {
        let before = watch.ended
        _ = try await page.run(leave)
        while watch.ended == before { try await turn() }
        #expect(watch.lastWasCancelled, "\(leave)")
      }
      #expect(watch.begun == 5)
      #expect(watch.ended == 5)
    }

    @Test(arguments: Engine.allCases)
    func `a stream that nobody begins to read asks for nothing`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let watch = StreamWatch()
      try bridge.handle("ticks") { watch.endless() }
      try await page.load()
      let done = try await page.run(
        "const s = bridge.stream('ticks'); await s.return(); const step = await s.next(); await bridge.has('x'); return step.done"
      )
      #expect(done == true)
      #expect(watch.begun == 0)
    }

    @Test(arguments: Engine.allCases)
    func `what a sequence throws ends the page's loop, once its elements are taken`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("fails") { (n: Int) in
        AsyncThrowingStream<Int, any Error> {
          for i in 0..<n { $0.yield(i) }
          $0.finish(throwing: BridgeError("outOfStock", "None left", data: n))
        }
      }
      try bridge.handle("never") { (n: Int) throws -> AsyncStream<Int> in
        throw BridgeError("closed", "Not today")
      }
      try bridge.handle("unencodable") { AsyncStream<Refusing> { $0.yield(Refusing()) } }
      try await page.load()
      let outcome = try await page.run(
        """
        const read = async (...call) => {
          const all = [];
          const stream = bridge.stream(...call);
          try { for await (const x of stream) all.push(x) } catch (e) { all.push(e.code, e.data ?? null) }
          all.push((await stream.next()).done);
          return all;
        };
        return [await read('fails', 2), await read('never', 1), await read('never', 'x'),
          await read('unencodable'), await read('nobody'), await read('')];
        """)
      #expect(
        outcome == [
          [0, 1, "outOfStock", 2, true], ["closed", nil, true], ["badArguments", nil, true],
          ["badResult", nil, true], ["unknownMethod", nil, true], ["invalidName", nil, true],
        ])
    }

    @Test(arguments: Engine.allCases)
    func `call on a stream is an error that says so, and runs nothing`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let watch = StreamWatch()
      try bridge.handle("ticks") { watch.endless() }
      try bridge.handle("plain") { 1 }
      try await page.load()
      let error = try await page.failure(of: "await bridge.call('ticks')")
      #expect(error["code"] == "isStream")
      #expect("\(error["message"] ?? nil)".contains("bridge.stream"))
      #expect(watch.begun == 0)
      let other = try await page.failure(of: "for await (const x of bridge.stream('plain'));")
      #expect(other["code"] == "badResult")
      #expect("\(other["message"] ?? nil)".contains("bridge.call"))
    }

    @Test(arguments: Engine.allCases)
    func `a timeout counts until the stream is open, and not between elements`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let watch = StreamWatch()
      try bridge.handle("late") { () async throws -> AsyncStream<Int> in
        try await Task.sleep(for: .seconds(600))
        return AsyncStream { $0.finish() }
      }
      let (slow, elements) = AsyncStream.makeStream(of: Int.self)
      try bridge.handle("slow") { slow }
      try bridge.handle("ticks") { watch.endless() }
      try await page.load()
      _ = try await page.run(
        """
        window.codes = [];
        bridge.with({ timeout: 100 }).stream('late').next().catch((e) => codes.push(e.code));
        window.slow = bridge.with({ timeout: 2000 }).stream('slow');
        window.first = slow.next();
        await bridge.has('x');
        """)
      try await page.pass(.milliseconds(2200))
      elements.yield(1)
      #expect(try await page.run("return [(await first).value, codes]") == [1, ["timedOut"]])
    }

    @Test(arguments: Engine.allCases)
    func `a reader that takes nothing holds the sequence up`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(limits: BridgeLimits(streamWindow: 64))
      let watch = StreamWatch()
      try bridge.handle("ticks") { watch.endless() }
      try await page.load()
      _ = try await page.run(
        "window.stream = bridge.stream('ticks'); for (let i = 0; i < 100; i++) await stream.next()")
      // The writer has reached its limit when many turns bring nothing more.
      _ = try await page.run("for (let i = 0; i < 100; i++) await bridge.has('x')")
      #expect(watch.given > 100)
      #expect(watch.given <= 100 + 64)
    }

    @Test(arguments: Engine.allCases)
    func `large elements come one at a time`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let watch = StreamWatch()
      try bridge.handle("large") { watch.endless(size: 1 << 20) }
      try await page.load()
      _ = try await page.run(
        "window.stream = bridge.stream('large'); for (let i = 0; i < 8; i++) await stream.next()")
      _ = try await page.run("for (let i = 0; i < 100; i++) await bridge.has('x')")
      #expect(watch.given >= 8)
      #expect(watch.given <= 9)
    }

    @Test(arguments: Engine.allCases)
    func `large elements behind a small one do not come all at once`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let watch = StreamWatch()
      try bridge.handle("mixed") {
        Ticker(.max, watch: watch) { String(repeating: "x", count: $0 < 2 ? 10 : 1 << 20) }
      }
      try await page.load()
      _ = try await page.run("window.stream = bridge.stream('mixed'); await stream.next()")
      _ = try await page.run("for (let i = 0; i < 100; i++) await bridge.has('x')")
      #expect(watch.given <= 6)
    }

    @Test(arguments: Engine.allCases)
    func `a page that is left ends its streams`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let watch = StreamWatch()
      try bridge.handle("ticks") { watch.endless() }
      let script = "window.stream = bridge.stream('ticks'); window.first = stream.next();"
      try await page.load(script)
      _ = try await page.run("await first")
      page.reload()
      try await page.finishLoading()
      while watch.ended == 0 { try await turn() }
      #expect(watch.lastWasCancelled)
      _ = try await page.run("await first")
      bridge.detach()
      while watch.ended == 1 { try await turn() }
      let error = try await page.failure(of: "while (!(await stream.next()).done);")
      // A text that the page posts while the bridge is detached finds no bridge.
      #expect(error["code"] == "detached" || error["code"] == "unavailable", "\(error)")
    }
  }
}

/// A value that cannot be encoded for the wire.
private struct Refusing: Encodable {
  func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self, EncodingError.Context(codingPath: [], debugDescription: "never"))
  }
}
