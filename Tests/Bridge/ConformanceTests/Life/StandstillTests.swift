import BridgeCore
import TestSupport
import Testing

extension Conformance {
  /// A page that blocks in a synchronous call, and Swift that waits for the page: neither can wait for the other
  /// forever, whichever began.
  @MainActor @Suite struct Standstill {
    @Test(arguments: Engine.allCases)
    func `Swift awaits a page handler that calls synchronously, at any depth`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("one") { 1 }
      // Swift waits for the page, which waits for Swift, which waits for the page…
      try bridge.handle("down") { (n: Int) async throws -> Int in
        n == 0 ? 0 : try await bridge.call("page.down", n - 1)
      }
      try await page.load(
        """
        bridge.handle('page.down', async (n) => {
          const before = bridge.callSync('one');
          const below = await bridge.call('down', n);
          return before + below + bridge.callSync('one');
        });
        bridge.handle('page.both', async () => {
          const promise = bridge.call('down', 1);
          const now = bridge.callSync('one');
          return [now, await promise, bridge.callSync('one')];
        });
        """)
      #expect(try await bridge.call("page.down", 5) == 12)
      #expect(try await bridge.call("page.both") == [1, 2, 1])
    }

    @Test(arguments: Engine.allCases)
    func `a handler called synchronously starts calls into the page, which calls back so`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var order: [String] = []
      var asking: [Task<Int, any Error>] = []
      try bridge.handle("outer") { (depth: Int) in
        order.append("outer \(depth)")
        bridge.emit("told", depth)
        asking.append(
          Task {
            defer { order.append("answered \(depth)") }
            return try await bridge.call("page.inner", depth)
          })
        return depth
      }
      try await page.load(
        """
        bridge.on('told', (depth) => { if (depth > 0) bridge.callSync('outer', depth - 1) });
        bridge.handle('page.inner', (depth) => depth > 1 ? bridge.callSync('outer', 0) : depth + 10);
        """)
      #expect(try await page.run("return bridge.callSync('outer', 2)") == 2)
      while asking.count < 4 { try await turn() }
      var answers: [Int] = []
      for task in asking { answers.append(try await task.value) }
      // outer(2) emits 2, which calls outer(1). That emits 1, which calls outer(0), as does page.inner(2).
      #expect(answers.sorted() == [0, 10, 10, 11])
      #expect(
        order.filter { $0.hasPrefix("outer") } == ["outer 2", "outer 1", "outer 0", "outer 0"])
    }

    @Test(arguments: Engine.allCases)
    func `a synchronous call works from wherever a script runs`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var places: [String] = []
      try bridge.handle("here") { (place: String) in
        places.append(place)
        return place.count
      }
      try bridge.handle("numbers") { Ticker(1) { $0 } }
      try bridge.handle("call") { (f: BridgeFunction) async throws in try await f() }
      try await page.load(
        """
        const here = (place) => bridge.callSync('here', place);
        here('script');
        Promise.resolve().then(() => here('promise'));
        queueMicrotask(() => here('microtask'));
        document.addEventListener('DOMContentLoaded', () => here('interactive'));
        addEventListener('load', () => here('load'));
        window.timer = new Promise((go) => setTimeout(() => go(here('timer')), 0));
        bridge.handle('generator', function* () { try { yield here('generator') } finally { here('left') } });
        bridge.handle('signal', function () {
          this.signal.addEventListener('abort', () => here('abort'));
          return new Promise(() => {});
        });
        bridge.on('event', () => here('event'));
        """)
      for try await n in bridge.stream("generator", as: Int.self) where n == 9 { break }
      let call = Task { try await bridge.call("signal") }
      bridge.emit("event")
      _ = try await page.run(
        """
        await timer;
        for await (const n of bridge.stream('numbers')) here('loop');
        await bridge.call('call', () => here('function'));
        await bridge.call('call', Object.assign(() => here('function'), {})).catch(() => here('catch'));
        try { bridge.callSync('here', { toJSON: () => { here('toJSON'); return 'nested' } }) } finally { here('finally') }
        """)
      while !places.contains("event") { try await turn() }
      call.cancel()
      await #expect(throws: BridgeError.self) { try await call.value }
      while !places.contains("abort") { try await turn() }
      for place in [
        "script", "promise", "microtask", "interactive", "load", "timer", "generator", "left",
        "event", "loop", "function", "toJSON", "nested", "finally", "abort",
      ] { #expect(places.contains(place), "\(place): \(places)") }
      #expect(places.first == "script")
    }

    @Test(arguments: Engine.allCases)
    func `a page that is being left learns so, and is not answered`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var called = 0
      try bridge.handle("count") { called += 1 }
      try await page.load(
        """
        const keep = (code) => {
          window.code = code;
          try { sessionStorage.code = code } catch {}
        };
        addEventListener('pagehide', () => {
          try { bridge.callSync('count'); keep('was answered') } catch (e) { keep(e.code) }
        });
        """, path: "left")
      try await page.load(path: "other")
      #expect(called == 0)
      page.goBack()
      try await page.finishLoading()
      let code = try await page.run(
        "try { return window.code ?? sessionStorage.code } catch { return window.code }")
      #expect(code == "documentGone")
      _ = try await page.run("bridge.callSync('count')")
      #expect(called == 1)
    }

    @Test(arguments: Engine.allCases)
    func `arguments and results of a megabyte, and functions, cross at once`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var kept: [BridgeFunction] = []
      try bridge.handle("echo") { (text: String) in text + "!" }
      try bridge.handle("keep") { (f: BridgeFunction) in
        kept.append(f)
        return BridgeFunction { (n: Int) in n * 2 }
      }
      try bridge.handle("upload") { (numbers: BridgeStream<Int>) in
        Task { for try await n in numbers { #expect(n == 7) } }
        return BridgeStream(Ticker(3) { $0 })
      }
      try await page.load()
      let outcome = try await page.run(
        """
        const text = 'é\\u2028"x'.repeat(1 << 18);
        const twice = bridge.callSync('keep', (n) => n + 1);
        let sum = 0;
        return [bridge.callSync('echo', text) === text + '!', await twice(4)];
        """)
      #expect(outcome == [true, 8])
      #expect(try await kept[0](1) == 2)
      // A sequence as a handler's result is a stream, and a stream is not a single answer.
      let error = try await page.failure(
        of: "bridge.callSync('upload', (function* () { yield 7 })())")
      #expect(error["code"] == "isStream")
    }

    @Test(arguments: Engine.allCases)
    func `a handler that is called synchronously may end what called it`(
      engine: Engine
    ) async throws {
      for way in ["detach", "load", "remove"] {
        let page = try await engine.page()
        let bridge = try page.attach()
        try bridge.handle("end") {
          switch way {
          case "detach": bridge.detach()
          case "load": page.startLoading("window.next = true", at: page.origin, path: "next")
          default: #expect(bridge.removeHandler(named: "end"))
          }
          return way
        }
        try await page.load()
        switch way {
        case "load":
          // The result reaches a page that is about to be left, or no page.
          _ = try? await page.run("return bridge.callSync('end')")
          try await page.finishLoading()
          #expect(try await page.run("return window.next") == true)
        case "detach":
          #expect(try await page.run("return bridge.callSync('end')") == .string(way))
          let code = try await page.failure(of: "await bridge.call('end')")["code"]
          #expect(code == "detached" || code == "unavailable", "\(code ?? nil)")
        default:
          #expect(try await page.run("return bridge.callSync('end')") == .string(way))
          #expect(try await page.failure(of: "bridge.callSync('end')")["code"] == "unknownMethod")
        }
      }
    }
  }
}
