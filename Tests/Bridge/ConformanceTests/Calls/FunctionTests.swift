import Foundation
import TestSupport
import Testing

@testable import BridgeCore

extension Conformance {
  /// Functions and streams as arguments and results.
  @MainActor @Suite struct Functions {
    struct Options: Codable {
      var title: String
      var progress: BridgeFunction
      var chunks: BridgeStream<Int>?
    }

    @Test(arguments: Engine.allCases)
    func `Swift calls a function that the page passed, many times and later`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var kept: BridgeFunction?
      try bridge.handle("go") { (options: Options, n: Int) async throws -> Int in
        kept = options.progress
        var sum = 0
        for i in 0..<n { sum += try await options.progress(i, options.title) as Int }
        try await options.progress()
        return sum
      }
      try await page.load("window.calls = [];")
      let sum = try await page.run(
        """
        return await bridge.call('go', { title: 'a', progress: (i, t) => { calls.push(t); return i * 2 } }, 5);
        """)
      #expect(sum == 20)
      let function = try #require(kept)
      let later: Int = try await function(21)
      #expect(later == 42)
      #expect(try await page.run("return calls") == ["a", "a", "a", "a", "a", nil, nil])
    }

    @Test(arguments: Engine.allCases)
    func `the page calls a function that Swift passed, at any depth, and gets what it throws`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        bridge.handle('use', async (f, more) => {
          window.f = f;
          const out = [await f(2, 3), await more.progress('x')];
          for (const bad of [() => f('x'), () => more.list[0]()]) {
            try { await bad() } catch (e) { out.push(e.code, e instanceof bridge.BridgeError) }
          }
          return out;
        });
        """)
      var heard: [String] = []
      let out = try await bridge.call(
        "use", BridgeFunction { (a: Int, b: Int) in a * b },
        [
          "progress": .function(BridgeFunction { (text: String) in heard.append(text) }),
          "list": [.function(BridgeFunction { () throws -> Int in throw BridgeError("own", "x") })],
        ] as BridgeValue, as: BridgeValue.self)
      #expect(out == [6, .undefined, "badArguments", true, "own", true])
      #expect(heard == ["x"])
      #expect(try await page.run("return await f(5, 5)") == 25)
    }

    @Test(arguments: Engine.allCases)
    func `results carry functions and streams, both ways, and they may go round`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("counter") { () -> BridgeFunction in
        var count = 0
        return BridgeFunction { () -> Int in
          count += 1
          return count
        }
      }
      try bridge.handle("options") {
        Options(title: "t", progress: BridgeFunction { 1 }, chunks: BridgeStream(Ticker(3) { $0 }))
      }
      try bridge.handle("same") { (f: BridgeFunction) in f }
      try await page.load(
        """
        bridge.handle('adder', (a) => (b) => a + b);
        bridge.handle('parts', () => ({ title: 'p', progress() {}, chunks: (function* () { yield 1; yield 2 })() }));
        """)
      #expect(
        try await page.run(
          """
          const counter = await bridge.call('counter');
          const { progress, chunks } = await bridge.call('options');
          const all = [];
          for await (const n of chunks) all.push(n);
          for await (const n of chunks) all.push(n);
          const same = await bridge.call('same', (n) => n + 1);
          return [await counter(), await counter(), await progress(), all, await same(1)];
          """) == [1, 2, 1, [0, 1, 2, 0, 1, 2], 2])
      let add = try await bridge.call("adder", 40, as: BridgeFunction.self)
      #expect(try await add(2) == 42)
      let parts = try await bridge.call("parts", as: Options.self)
      var all: [Int] = []
      if let chunks = parts.chunks { for try await n in chunks { all.append(n) } }
      #expect(all == [1, 2])
    }

    @Test(arguments: Engine.allCases)
    func `a page uploads an async iterable to Swift, and Swift one to the page`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(limits: BridgeLimits(streamWindow: 16))
      try bridge.handle("upload") { (name: String, chunks: BridgeStream<Data>) async throws in
        var size = 0
        for try await chunk in chunks { size += chunk.count }
        return "\(name) \(size)"
      }
      try bridge.handle("first") { (numbers: BridgeStream<Int>) async throws -> Int? in
        for try await n in numbers { return n }
        return nil
      }
      try await page.load(
        """
        bridge.handle('sum', async (numbers) => { let s = 0; for await (const n of numbers) s += n; return s });
        bridge.handle('some', async ({ numbers }) => { for await (const n of numbers) if (n === 3) break; return 'left' });
        """)
      let outcome = try await page.run(
        """
        window.left = 0;
        async function* chunks() { for (let i = 0; i < 100; i++) yield new Uint8Array(10) }
        function* numbers() { try { for (let n = 7; ; n++) yield n } finally { left++ } }
        return [await bridge.call('upload', 'a', chunks()), await bridge.call('first', numbers())];
        """)
      #expect(outcome == ["a 1000", 7])
      while try await page.run("return left") != 1 { try await turn() }
      #expect(try await bridge.call("sum", BridgeStream(Ticker(100) { $0 })) == 4950)
      let watch = StreamWatch()
      let ticks = Ticker(.max, watch: watch) { $0 }
      #expect(try await bridge.call("some", ["numbers": BridgeStream(ticks)]) == "left")
      while watch.ended == 0 { try await turn() }
    }

    @Test func `a ReadableStream is an upload too`() async throws {
      let page = try await Engine.webKit.page()
      let bridge = try page.attach()
      try bridge.handle("upload") { (chunks: BridgeStream<Data>) async throws in
        var size = 0
        for try await chunk in chunks { size += chunk.count }
        return size
      }
      try await page.load()
      let size = try await page.run(
        "return await bridge.call('upload', new Blob([new Uint8Array(300000)]).stream())")
      #expect(size == 300_000)
    }

    @Test(arguments: Engine.allCases)
    func `what was released, or is of a document that ended, says so`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var given: [BridgeFunction] = []
      var streams: [BridgeStream<Int>] = []
      try bridge.handle("give") { (f: BridgeFunction, s: BridgeStream<Int>) in
        given.append(f)
        streams.append(s)
      }
      try await page.load(
        "bridge.handle('take', (f) => { window.f = f }); bridge.handle('use', () => f());")
      _ = try await page.run("await bridge.call('give', () => 1, (function* () { yield 1 })())")
      let function = try #require(given.first)
      #expect(try await function() == 1)
      let lines = LineCount("release ", .toPage)
      bridge.add(observer: lines)
      function.release()
      function.release()
      // The page releases the function immediately, although Swift still has copies.
      #expect(lines.count == 1)
      let document = try #require(bridge.session.mainDocument)
      let forgotten = await #expect(throws: BridgeError.self) {
        _ = try await PageReference(1, of: document).call([], timeout: nil)
      }
      #expect(forgotten?.message.contains("was released") == true)
      let released = await #expect(throws: BridgeError.self) { try await function() }
      #expect(released?.code == .unknownMethod)
      #expect(released?.message.contains("released") == true)

      let own = BridgeFunction { 2 }
      try await bridge.call("take", own)
      #expect(try await bridge.call("use") == 2)
      own.release()
      let ended = try await page.failure(of: "await f()")
      #expect(ended["code"] == "unknownMethod")
      try await bridge.call("take", BridgeFunction { 2 })
      let dropped = try await page.failure(of: "f.release(); f.release(); await f()")
      #expect(dropped["code"] == "unknownMethod")

      _ = try await page.run("await bridge.call('give', () => 1, (function* () { yield 1 })())")
      page.reload()
      try await page.finishLoading()
      let gone = await #expect(throws: BridgeError.self) { try await given[1]() }
      #expect(gone?.code == .documentGone)
      let over = await #expect(throws: BridgeError.self) { for try await _ in streams[1] {} }
      #expect(over?.code == .documentGone)
    }

    @Test(arguments: Engine.allCases)
    func `a function's own handler knows when nobody waits for it`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var given: BridgeFunction?
      try bridge.handle("give") { (f: BridgeFunction) in given = f }
      let watch = StreamWatch()
      try await page.load("bridge.handle('slow', (f) => { window.slow = f });")
      _ = try await page.run(
        """
        window.begun = window.aborted = false;
        await bridge.call('give', function () {
          begun = true;
          return new Promise(() => this.signal.addEventListener('abort', () => { aborted = true }));
        });
        """)
      let function = try #require(given)
      let call = Task { try await function() }
      while try await page.run("return begun") != true { try await turn() }
      call.cancel()
      let error = await #expect(throws: BridgeError.self) { try await call.value }
      #expect(error?.code == .cancelled)
      while try await page.run("return aborted") != true { try await turn() }
      try await bridge.call(
        "slow",
        BridgeFunction { () async in
          for await _ in watch.endless() {
            if Task.isCancelled { break }
            await Task.yield()
          }
        })
      _ = try await page.run(
        """
        const list = [slow(), slow()];
        for (const call of list) call.catch(() => {});
        """)
      while watch.begun < 2 { try await turn() }
      page.reload()
      while watch.ended < 2 { try await turn() }
      #expect(watch.lastWasCancelled)
    }

    @Test(arguments: Engine.allCases)
    func `an event or an error carries no function, and an event says so`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let marks = MarkCount()
      let bridge = try page.attach()
      try bridge.handle("throws") { () throws in
        throw BridgeError("own", "own", data: ["f": marks.function()])
      }
      try await page.load(
        "bridge.handle('throws', () => { throw new bridge.BridgeError('own', 'own', { data: [() => 1] }) }); bridge.on('e', () => { window.heard = true });"
      )
      let error = try await page.failure(of: "bridge.emit('e', { a: [() => 1] })")
      #expect(error["code"] == "badArguments")
      #expect("\(error["message"] ?? nil)".contains("value.a[0] is a function"))
      bridge.emit("e", marks.function())
      let own = await #expect(throws: BridgeError.self) { try await bridge.call("throws") }
      #expect(own?.code == "own" && own?.data == nil)
      #expect(
        try await page.failure(of: "await bridge.call('throws')")["data"] == nil as BridgeValue)
      #expect(try await page.run("return window.heard ?? null") == nil)
      while marks.living > 0 { try await turn() }
    }
  }
}
