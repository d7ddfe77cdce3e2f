import BridgeCore
import Foundation
import Testing

extension Conformance {
  /// Streams that a page writes and Swift reads.
  @MainActor @Suite struct PageStreams {
    static let script = """
      window.log = [];
      bridge.handle('log', () => { const all = log; log = []; return all });
      bridge.handle('count', function* (n) { for (let i = 0; i < n; i++) yield i });
      bridge.handle('later', async function* (n) { for (let i = 0; i < n; i++) { await null; yield { i } } });
      bridge.handle('method', async (n) => ({
        [Symbol.asyncIterator]() { let i = 0; return { next: async () => ({ value: i, done: i++ === n }) } },
      }));
      bridge.handle('ticks', async function* () {
        const { signal, name } = this;
        signal.addEventListener('abort', () => log.push('aborted ' + name + ' ' + signal.reason.code));
        log.push('begun');
        try { for (let i = 0; ; i++) { given = i; yield i } } finally { log.push('left') }
      });
      window.given = -1;
      bridge.handle('given', () => given);
      bridge.handle('plain', () => 1);
      """

    /// Returns what the page has logged, as soon as there are `count` entries.
    private func log(_ bridge: Bridge, count: Int) async throws -> [String] {
      var log: [String] = []
      while log.count < count { log += try await bridge.call("log", as: [String].self) }
      return log
    }

    @Test(arguments: Engine.allCases)
    func `Swift reads generators and async iterables of the page to their ends`(
      engine: Engine
    ) async throws {
      struct Step: Decodable, Equatable { var i: Int }
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(Self.script)
      func read<T>(_ stream: BridgeStream<T>) async throws -> [T] {
        var all: [T] = []
        for try await element in stream { all.append(element) }
        return all
      }
      let count = bridge.stream("count", 100, as: Int.self)
      #expect(try await read(count) == Array(0..<100))
      #expect(try await read(count) == Array(0..<100))
      #expect(try await read(bridge.stream("count", 0, as: Int.self)) == [])
      #expect(try await read(bridge.stream("later", 2)) == [Step(i: 0), Step(i: 1)])
      #expect(try await read(bridge.stream("method", 3, as: Int.self)) == [0, 1, 2])
    }

    @Test func `Swift reads a ReadableStream of the page, and cancels it`() async throws {
      let page = try await Engine.webKit.page()
      let bridge = try page.attach()
      try await page.load(
        """
        window.ended = '';
        bridge.handle('bytes', (n) => new ReadableStream({
          pull(c) { if (n-- > 0) c.enqueue(new Uint8Array([n])); else c.close() },
          cancel() { ended = 'cancelled' },
        }));
        bridge.handle('ended', () => ended);
        """)
      var all: [Data] = []
      for try await chunk in bridge.stream("bytes", 3, as: Data.self) { all.append(chunk) }
      #expect(all == [Data([2]), Data([1]), Data([0])])
      for try await _ in bridge.stream("bytes", 100_000, as: Data.self) { break }
      while try await bridge.call("ended", as: String.self) != "cancelled" {}
    }

    @Test(arguments: Engine.allCases)
    func `leaving the loop or cancelling the task leaves the page's generator`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(Self.script)
      for try await n in bridge.stream("ticks", as: Int.self) where n == 3 { break }
      #expect(try await log(bridge, count: 3) == ["begun", "aborted ticks cancelled", "left"])
      let task = Task {
        var last = 0
        for try await n in bridge.stream("ticks", as: Int.self) { last = n }
        return last
      }
      #expect(try await log(bridge, count: 1) == ["begun"])
      task.cancel()
      let error = await #expect(throws: BridgeError.self) { try await task.value }
      #expect(error?.code == .cancelled)
      #expect(try await log(bridge, count: 2) == ["aborted ticks cancelled", "left"])
      // Swift asks the page for a stream only when the first element is requested.
      _ = bridge.stream("ticks", as: Int.self).makeAsyncIterator()
      #expect(try await bridge.call("log", as: [String].self) == [])
    }

    @Test(arguments: Engine.allCases)
    func `what a generator throws reaches Swift behind its elements`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        bridge.handle('fails', async function* () {
          yield 1; yield 2;
          throw new bridge.BridgeError('soldOut', 'All gone', { data: 7 });
        });
        bridge.handle('throws', function* () { yield 1; throw new TypeError('broken') });
        bridge.handle('odd', function* () { yield 1; yield 'two' });
        bridge.handle('symbol', function* () { try { yield 1; yield [Symbol()] } finally { window.left = true } });
        bridge.handle('rejects', async () => { throw new RangeError('too far') });
        bridge.handle('left', () => window.left);
        bridge.handle('plain', () => 1);
        """)
      func read(_ name: String) async -> ([Int], BridgeError?) {
        var all: [Int] = []
        do {
          for try await n in bridge.stream(name, as: Int.self) { all.append(n) }
          return (all, nil)
        } catch {
          return (all, error as? BridgeError)
        }
      }
      let (fails, soldOut) = await read("fails")
      #expect(fails == [1, 2])
      #expect(soldOut?.code == "soldOut" && soldOut?.data == 7)
      let (throwing, thrown) = await read("throws")
      #expect(throwing == [1])
      #expect(thrown?.code == .thrown)
      #expect(thrown?.message == "\"throws\" threw TypeError: broken")
      let (odd, mismatch) = await read("odd")
      #expect(odd == [1])
      #expect(mismatch?.code == .badResult)
      #expect(mismatch?.message.contains("expected Int") == true, "\(mismatch?.message ?? "")")
      let (symbols, unwritable) = await read("symbol")
      #expect(symbols == [1])
      #expect(unwritable?.code == .badResult)
      #expect(unwritable?.message.contains("element[0] is a symbol") == true)
      #expect(try await bridge.call("left") == true)
      #expect(await read("rejects").1?.code == .thrown)
      #expect(await read("nobody").1?.code == .unknownMethod)
      #expect(await read("").1?.code == .invalidName)
      let plain = await read("plain").1
      #expect(plain?.code == .badResult)
      #expect(plain?.message.contains("bridge.call") == true)
    }

    @Test(arguments: Engine.allCases)
    func `call on a page's stream is an error that says so, and runs nothing`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(Self.script)
      _ = try await page.run(
        "bridge.handle('defaults', function* (a, b = log.push('ran')) { yield b })")
      for name in ["ticks", "count", "later", "method", "defaults"] {
        let error = await #expect(throws: BridgeError.self) { try await bridge.call(name, 5) }
        #expect(error?.code == .isStream, "\(name)")
        #expect(error?.message.contains("bridge.stream") == true)
      }
      #expect(try await bridge.call("log", as: [String].self) == [])
    }

    @Test(arguments: Engine.allCases)
    func `a page's function that had to be run to know is left at once`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        const steps = (name, extra) => ({
          next() { log.push(name + ' was read'); return { done: true } },
          return() { log.push(name + ' returned'); return extra && extra() },
        });
        const iterable = (name, extra) => ({ [Symbol.asyncIterator]: () => steps(name, extra) });
        bridge.handle('returns', () => iterable('returns'));
        bridge.handle('resolves', async () => iterable('resolves'));
        bridge.handle('throws', () => iterable('throws', () => { throw new Error('mine') }));
        bridge.handle('rejects', () => iterable('rejects', () => Promise.reject(new Error('mine'))));
        bridge.handle('bare', () => ({ [Symbol.asyncIterator]: () => ({ next() { log.push('read') } }) }));
        bridge.handle('refuses', () => ({ [Symbol.asyncIterator]() { throw new Error('mine') } }));
        bridge.handle('bound', (function* () { log.push('bound was read') }).bind(null));
        bridge.expose('object', { *steps() { log.push('object.steps was read') } });
        """ + Self.script)
      for name in ["returns", "resolves", "throws", "rejects"] {
        let error = await #expect(throws: BridgeError.self) { try await bridge.call(name) }
        #expect(error?.code == .isStream, "\(name)")
        #expect(try await log(bridge, count: 1) == ["\(name) returned"])
      }
      for name in ["bare", "refuses", "bound", "object.steps"] {
        let error = await #expect(throws: BridgeError.self) { try await bridge.call(name) }
        #expect(error?.code == .isStream, "\(name)")
        #expect(try await bridge.call("log", as: [String].self) == [], "\(name)")
      }
      #expect(try await bridge.call("plain") == 1)
    }

    @Test(arguments: Engine.allCases)
    func `a reader that takes nothing holds the generator up`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(limits: BridgeLimits(streamWindow: 64))
      try await page.load(Self.script)
      var iterator = bridge.stream("ticks", as: Int.self).makeAsyncIterator()
      for n in 0..<100 { #expect(try await iterator.next() == n) }
      for _ in 0..<100 { try await bridge.call("plain") }
      let given = try await bridge.call("given", as: Int.self)
      #expect(given >= 100)
      #expect(given <= 100 + 64)
    }

    @Test(arguments: Engine.allCases)
    func `a timeout counts until the stream is open, and not between elements`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        bridge.handle('late', function () {
          this.signal.addEventListener('abort', () => { window.aborted = true });
          return new Promise(() => {});
        });
        bridge.handle('aborted', () => window.aborted === true);
        bridge.handle('slow', async function* () { await new Promise((go) => { window.go = go }); yield 1 });
        bridge.handle('waits', () => !!window.go);
        bridge.handle('go', () => go());
        """)
      let late = Task {
        for try await _ in bridge.stream("late", timeout: .milliseconds(100), as: Int.self) {}
      }
      let slow = Task {
        // The stream has begun within this time, even if the machine is slow.
        var iterator = bridge.stream("slow", timeout: .seconds(2), as: Int.self)
          .makeAsyncIterator()
        return try await iterator.next()
      }
      while try await bridge.call("waits", as: Bool.self) == false {}
      try await page.pass(.milliseconds(2200))
      let error = await #expect(throws: BridgeError.self) { try await late.value }
      #expect(error?.code == .timedOut)
      while try await bridge.call("aborted", as: Bool.self) == false {}
      try await bridge.call("go")
      #expect(try await slow.value == 1)
    }

    @Test(arguments: Engine.endable)
    func `a document's end ends its streams, with the code of that end`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      for code: BridgeError.Code in [.documentGone, .webProcessTerminated, .detached] {
        try await page.load(Self.script)
        var iterator = bridge.stream("later", 3, as: BridgeValue.self).makeAsyncIterator()
        var endless = bridge.stream("ticks", as: Int.self).makeAsyncIterator()
        #expect(try await iterator.next() == ["i": 0])
        #expect(try await endless.next() == 0)
        switch code {
        case .documentGone: page.reload()
        case .webProcessTerminated: try await page.terminateProcess()
        default: bridge.detach()
        }
        let error = await #expect(throws: BridgeError.self) {
          while try await endless.next() != nil {}
        }
        #expect(error?.code == code)
        if code == .documentGone { try await page.finishLoading() }
      }
    }

    @Test(arguments: Engine.allCases)
    func `a stream may be asked for before the page is there`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let early = Task {
        var all: [Int] = []
        for try await n in bridge.stream("count", 3, as: Int.self) { all.append(n) }
        return all
      }
      await Task.yield()
      try await page.load(Self.script)
      #expect(try await early.value == [0, 1, 2])
    }
  }
}
