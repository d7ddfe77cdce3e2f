import Foundation
import TestSupport
import Testing

@testable import BridgeCore

extension Conformance {
  /// An exported reference may be used until it is released. A reference in a failed call is released immediately,
  /// on both sides, without a garbage collector.
  @MainActor @Suite struct Releases {
    @Test(arguments: Engine.allCases)
    func `what was given may be used whatever authorize says, until it is released`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      var asked: [String] = []
      let bridge = try page.attach(origins: nil, frames: .main, limits: .default) {
        asked.append($0.name)
        return $0.name == "get"
      }
      var callers: [String] = []
      let given = BridgeFunction { callers.append(BridgeCaller.current?.name ?? "nobody") }
      try bridge.handle("get") { given }
      try bridge.handle("function") { callers.append("the handler of that name") }
      try await page.load("bridge.handle('take', (f, s) => { window.f = f; window.s = s });")
      try await bridge.call("take", given, BridgeStream(Ticker(2) { $0 }))
      let sum = try await page.run(
        """
        await f(); await (await bridge.call('get'))();
        let sum = 0; for await (const n of s) sum += n;
        return sum;
        """)
      #expect(sum == 1)
      #expect(asked == ["get"])
      #expect(callers == ["function", "function"])
      #expect(try await page.failure(of: "await bridge.call('function')")["code"] == "denied")
      given.release()
      #expect(try await page.failure(of: "await f()")["code"] == "unknownMethod")
    }

    @Test(arguments: Engine.allCases)
    func `a call that is refused gives nothing away`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(limits: BridgeLimits(frameBytes: 1000))
      let marks = MarkCount()
      var given: [BridgeFunction] = []
      try bridge.handle("give") { (f: BridgeFunction, rest: BridgeValue?) in given.append(f) }
      try await page.load("window.f = () => 1;")
      _ = try await page.run(
        """
        for (const bad of [Symbol(), 'x'.repeat(2000)]) await bridge.call('give', f, bad).catch(() => {});
        await bridge.call('nobody', f).catch(() => {});
        await bridge.call('give', f, 1, 2, 3).catch(() => {});
        await bridge.call('give', f);
        """)
      #expect(given.count == 1)
      await #expect(throws: BridgeError.self) {
        try await bridge.call("nobody", marks.function(), String(repeating: "x", count: 2000))
      }
      while marks.living > 0 { try await turn() }
    }

    @Test(arguments: Engine.allCases)
    func `what a page gave with a call that is refused is released`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(
        origins: nil, frames: .main, limits: BridgeLimits(frameBytes: 2000)
      ) { $0.name != "denied" }
      let releases = LineCount("release ", .toPage)
      bridge.add(observer: releases)
      try bridge.handle("denied") { (_: BridgeFunction) in }
      try bridge.handle("one") { (_: Int) in }
      try bridge.handle("number") { (_: Int, _: BridgeFunction) in }
      try bridge.handle("two") { (_: BridgeFunction, _: BridgeFunction) in }
      try bridge.handle("later") { (_: BridgeFunction) async in }
      try bridge.handle("throws") { (_: BridgeFunction) throws in throw BridgeError("own", "own") }
      try bridge.handle("ticks") { (_: BridgeFunction) in Ticker(1) { $0 } }
      try bridge.handle("give") { (_: BridgeStream<Int>) in }
      try await page.load(
        "window.f = () => 1; window.failed = 0; window.fails = async (make) => { try { await make() } catch { failed++ } };"
      )
      var (expected, failed) = (0, 0)
      for (arguments, count) in [
        ("'nobody', f", 1), ("'nobody', [f, { f }]", 2), ("'denied', f", 1), ("'one', f", 1),
        ("'number', 'x', f", 1), ("'two', f", 1), ("'two', f, f, f", 3), ("'throws', f", 1),
        ("'throws', (function* () {})()", 1), ("'give', f", 1),
      ] {
        for call in ["call", "callSync"] {
          _ = try await page.run("await fails(() => bridge.\(call)(\(arguments)))")
          (expected, failed) = (expected + count, failed + 1)
          while releases.count < expected { try await turn() }
          #expect(try await page.run("return failed") == .int(failed), "\(call)(\(arguments))")
        }
      }
      // Streams that are called like methods, streams of missing handlers, and arguments that are too long.
      for (call, count) in [
        ("bridge.call('ticks', f)", 1), ("bridge.callSync('ticks', f)", 1),
        ("bridge.stream('nobody', f).next()", 1), ("bridge.callSync('later', f)", 1),
        ("bridge.stream('throws', f).next()", 1), ("bridge.call('later', f, 'x'.repeat(2000))", 0),
        ("bridge.callSync('later', f, 'x'.repeat(2000))", 0),
      ] {
        _ = try await page.run("await fails(() => \(call))")
        (expected, failed) = (expected + count, failed + 1)
        while releases.count < expected { try await turn() }
        #expect(try await page.run("return failed") == .int(failed), "\(call)")
      }
      #expect(releases.count == expected)
      try await expectNothingIsGiven(bridge)
    }

    /// Expects that the page no longer knows any of the functions and streams that it exported.
    private func expectNothingIsGiven(_ bridge: Bridge) async throws {
      let document = try #require(bridge.session.mainDocument)
      for ref in 1...40 {
        let error = await #expect(throws: BridgeError.self) {
          _ = try await PageReference(ref, of: document).call([], timeout: nil)
        }
        #expect(error?.code == .unknownMethod, "\(ref)")
      }
    }

    @Test(arguments: Engine.allCases)
    func `no side holds more of the other than the limit, and goes on when it lets go`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(limits: BridgeLimits(references: 3))
      var kept: [BridgeFunction] = []
      let marks = MarkCount()
      let make = {
        let mark = marks.mark()
        return BridgeFunction {
          _ = mark
          return 1
        }
      }
      try bridge.handle("make") { make() }
      try bridge.handle("steps") { Ticker(5) { n in BridgeFunction { n } } }
      try bridge.handle("keep") { (f: BridgeFunction) in kept.append(f) }
      try await page.load(
        "window.held = []; bridge.handle('take', (f) => { held.push(f) }); bridge.handle('give', () => () => 1);"
      )
      _ = try await page.run(
        "held.push(await bridge.call('make'), bridge.callSync('make')); await bridge.has('x')")
      try await bridge.call("take", make())
      #expect(marks.living == 3)
      for call in [
        "await bridge.call('make')", "bridge.callSync('make')",
        "await bridge.stream('steps').next()",
      ] { #expect(try await page.failure(of: call)["code"] == "overLimit", "\(call)") }
      let error = await #expect(throws: BridgeError.self) {
        try await bridge.call("take", make())
      }
      #expect(error?.code == .overLimit)
      while marks.living > 3 { try await turn() }
      _ = try await page.run("for (const f of held) f.release()")
      while marks.living > 0 { try await turn() }
      #expect(try await page.run("return await (await bridge.call('make'))()") == 1)

      _ = try await page.run("for (let i = 0; i < 3; i++) await bridge.call('keep', () => i)")
      for call in ["await bridge.call('keep', f)", "bridge.callSync('keep', f)"] {
        let error = try await page.failure(of: "const f = () => 1; \(call)")
        #expect(error["code"] == "overLimit", "\(call): \(error)")
      }
      let given = await #expect(throws: BridgeError.self) {
        _ = try await bridge.call("give", as: BridgeFunction.self)
      }
      #expect(given?.code == .overLimit)
      kept = []
      while try await page.failure(of: "await bridge.call('keep', () => 1)")["code"] == "overLimit"
      {}
      #expect(kept.count == 1)
    }

    @Test(arguments: Engine.allCases)
    func `what Swift gave with a call that no page took is released`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let calls = OpenCallCount()
      bridge.add(observer: calls)
      let marks = MarkCount()
      let cancelled = Task { try await bridge.call("take", marks.function()) }
      let read = Task {
        for try await _ in bridge.stream("take", marks.function(), as: Int.self) {}
      }
      let late = Task {
        try await bridge.call("take", marks.function(), timeout: .milliseconds(20))
      }
      while calls.open < 3 { try await turn() }
      #expect(marks.living == 3)
      cancelled.cancel()
      read.cancel()
      await #expect(throws: BridgeError.self) { try await cancelled.value }
      await #expect(throws: BridgeError.self) { try await read.value }
      while marks.living > 1 { try await turn() }
      try await page.pass(.milliseconds(100))
      let error = await #expect(throws: BridgeError.self) { try await late.value }
      #expect(error?.code == .timedOut)
      while marks.living > 0 { try await turn() }
      #expect(calls.open == 0)
    }

    @Test(arguments: Engine.allCases)
    func `what Swift gave with a call that the page refused or never began is released`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let marks = MarkCount()
      try await page.load(
        """
        bridge.handle('ticks', function* () { yield 1 });
        bridge.handle('ready', () => 1);
        window.registered = bridge.waitUntil(new Promise((go) => { window.go = go }));
        """)
      try await bridge.call("ready")
      // The page keeps these references, because a handler may still be registered for the name.
      let tasks = [
        Task { try await bridge.call("late", marks.function()) },
        Task { for try await _ in bridge.stream("late", marks.function(), as: Int.self) {} },
      ]
      while marks.living < 2 { try await turn() }
      try await bridge.call("ready")
      for task in tasks { task.cancel() }
      for task in tasks { await #expect(throws: BridgeError.self) { try await task.value } }
      while marks.living > 0 { try await turn() }
      _ = try await page.run("go()")
      for name in ["late", "ticks"] {
        let error = await #expect(throws: BridgeError.self) {
          let mark = marks.mark()
          let stream = BridgeStream(
            Ticker(1) { n in
              _ = mark
              return n
            })
          try await bridge.call(name, marks.function(), ["s": stream])
        }
        #expect(error?.code == (name == "late" ? .unknownMethod : .isStream))
        while marks.living > 0 { try await turn() }
      }
    }

    @Test(arguments: Engine.allCases)
    func `a function beside a long text stays, although a synchronous call hurries its reading`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var kept: BridgeFunction?
      try bridge.handle("keep") { (function: BridgeFunction, _: String) in kept = function }
      try bridge.handle("now") { 1 }
      try await page.load()
      _ = try await page.run(
        """
        bridge.call('keep', () => 7, 'x'.repeat(1000000)); return bridge.callSync('now');
        """)
      while kept == nil { try await turn() }
      // Each call gives the other reading time to end.
      for _ in 0..<50 {
        #expect(try await kept?.callAsFunction(as: Int.self) == 7)
        _ = try await page.run("return await bridge.has('now')")
      }
    }
  }
}
