import BridgeCore
import Foundation
import TestSupport
import Testing

extension Conformance {
  /// What one page can make native hold with the default limits, and what normal pages do within them.
  @MainActor @Suite struct Holding {
    /// The bytes that a waiting handler may hold.
    private static let handlerBytes = 8 << 10

    /// Counts the error codes of the calls that `body` pushes to `calls`.
    private func outcome(_ body: String, on page: any TestPage) async throws -> BridgeValue {
      try await page.run(
        """
        const calls = [];
        const codes = {};
        const note = (code) => { codes[code] = (codes[code] ?? 0) + 1 };
        \(body)
        // Those that are refused are so by the time that a later call is answered.
        for (const call of calls) call.then(() => note('done'), (error) => note(error.code));
        await bridge.call('sync');
        await bridge.call('sync');
        return codes;
        """)
    }

    private func attach(
      to page: any TestPage, gate: Gate, limits: BridgeLimits = .default
    ) throws -> Bridge {
      let bridge = try page.attach(limits: limits)
      try bridge.handle("wait") { (_: BridgeValue?) async in await gate.wait() }
      try bridge.handle("data") { (_: Data) async in await gate.wait() }
      try bridge.handle("ticks") { AsyncStream<Int> { _ in } }
      try bridge.handle("sync") { 1 }
      try bridge.handle("soon") { (n: Int) async in n }
      return bridge
    }

    /// Loads the next page, calls it, and expects that all memory is freed when the handlers end.
    private func expectNothingIsLeft(
      of gate: Gate, _ page: any TestPage, before: Int
    ) async throws {
      try await page.load()
      #expect(try await page.run("return bridge.call('soon', 7)") == 7)
      gate.open()
      // The rest, a few megabytes, are tables that keep their capacity and the allocator's own memory.
      while heapUse() - before > 16 << 20 { try await turn() }
    }

    @Test(.timeLimit(.minutes(2)), arguments: Engine.allCases)
    func `of 100,000 calls that wait, native holds as many as may run`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let gate = Gate()
      _ = try attach(to: page, gate: gate)
      try await page.load()
      let before = heapUse()
      let codes = try await outcome(
        "for (let i = 0; i < 99000; i++) calls.push(bridge.call('wait'));", on: page)
      #expect(codes == ["overLimit": 89_000])
      while gate.count < 10_000 { try await turn() }
      let growth = heapUse() - before
      #expect(growth < 10_000 * Self.handlerBytes, "\(growth)")
      try await expectNothingIsLeft(of: gate, page, before: before)
    }

    @Test(.timeLimit(.minutes(2)), arguments: Engine.allCases)
    func `50,000 calls of one script are all answered`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("later") { (n: Int) async in
        await Task.yield()
        return n
      }
      try await page.load()
      let sum = try await page.run(
        """
        const calls = Array.from({ length: 50000 }, (_, i) => bridge.call('later', i));
        return (await Promise.all(calls)).reduce((a, b) => a + b);
        """)
      #expect(sum == .int(50_000 * 49_999 / 2))
    }

    @Test(.timeLimit(.minutes(2)), arguments: Engine.allCases)
    func `of large arguments of calls that wait, native holds 64 MB`(engine: Engine) async throws {
      let page = try await engine.page()
      let gate = Gate()
      _ = try attach(to: page, gate: gate)
      try await page.load()
      let before = heapUse()
      let codes = try await outcome(
        """
        const text = 'x'.repeat(1 << 20);
        for (let i = 0; i < 200; i++) calls.push(bridge.call('wait', text));
        """, on: page)
      #expect(codes == ["overLimit": 137])
      while gate.count < 63 { try await turn() }
      let growth = heapUse() - before
      // A page in memory keeps all its texts for the test.
      guard engine == .webKit else { return gate.open() }
      #expect(growth < 80 << 20, "\(growth)")
      try await expectNothingIsLeft(of: gate, page, before: before)
    }

    @Test(.timeLimit(.minutes(2)), arguments: Engine.allCases)
    func `of one Blob that many calls pass as data, native reads as much as may be kept`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let gate = Gate()
      _ = try attach(to: page, gate: gate, limits: BridgeLimits(queuedBytes: 32 << 20))
      try await page.load()
      let before = heapUse()
      _ = try await page.run(
        """
        const blob = new Blob([new Uint8Array(4 << 20)]);
        window.codes = {};
        for (let i = 0; i < 100; i++) {
          bridge.call('data', blob).catch((e) => { codes[e.code] = (codes[e.code] ?? 0) + 1 });
        }
        """)
      while try await page.run("return codes") != ["overLimit": 92] { try await turn() }
      while gate.count < 8 { try await turn() }
      let growth = heapUse() - before
      guard engine == .webKit else { return gate.open() }
      #expect(growth < 48 << 20, "\(growth)")
      try await expectNothingIsLeft(of: gate, page, before: before)
    }

    @Test(.timeLimit(.minutes(2)), arguments: Engine.allCases)
    func `of streams that nobody reads, native holds as many as handlers`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let gate = Gate()
      _ = try attach(to: page, gate: gate)
      try await page.load()
      let before = heapUse()
      let codes = try await outcome(
        "for (let i = 0; i < 20000; i++) calls.push(bridge.stream('ticks').next());", on: page)
      #expect(codes == ["overLimit": 10_000])
      let growth = heapUse() - before
      #expect(growth < 10_000 * 2 * Self.handlerBytes, "\(growth)")
      try await expectNothingIsLeft(of: gate, page, before: before)
    }

    @Test(.timeLimit(.minutes(2)), arguments: Engine.allCases)
    func `answers that a page does not come for are kept up to the limit`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let gate = Gate()
      let bridge = try attach(
        to: page, gate: gate, limits: BridgeLimits(queuedBytes: 32 << 20))
      let large = String(repeating: "x", count: 1 << 20)
      try bridge.handle("large") { large }
      try await page.load()
      // All calls are in one script, because the page reads nothing before the script ends.
      _ = try await page.run(
        """
        window.codes = {};
        const note = (code) => { codes[code] = (codes[code] ?? 0) + 1 };
        for (let i = 0; i < 2000; i++) {
          bridge.call('large').then(() => note('done'), (e) => note(e.code));
        }
        """)
      while try await page.run("return (codes.done ?? 0) + (codes.overLimit ?? 0)") != 2000 {
        try await turn()
      }
      // At most eight batches left, each with as many answers as may wait, and as many answers still wait.
      let (most, codes) = (9 * 32, try await page.run("return codes"))
      #expect(try await page.run("return codes.done <= \(most)") == true, "\(codes)")
      #expect(try await page.run("return bridge.call('soon', 7)") == 7)
    }

    @Test(.timeLimit(.minutes(2)), arguments: Engine.allCases)
    func `a page that reloads again and again holds no more than two budgets`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let gate = Gate()
      _ = try attach(to: page, gate: gate)
      try await page.load()
      let before = heapUse()
      for _ in 0..<4 {
        try await page.load()
        _ = try await outcome(
          "for (let i = 0; i < 12000; i++) calls.push(bridge.call('wait'));", on: page)
      }
      while gate.count < 20_000 { try await turn() }
      #expect(gate.count == 20_000)
      let growth = heapUse() - before
      #expect(growth < 20_000 * Self.handlerBytes, "\(growth)")
      #expect(try await page.failure(of: "await bridge.call('soon', 7)")["code"] == "overLimit")
      #expect(try await page.run("return bridge.call('sync')") == 1)
      gate.release(1)
      while try await page.run("return bridge.call('soon', 7).catch(() => 0)") != 7 {
        try await turn()
      }
      try await expectNothingIsLeft(of: gate, page, before: before)
    }

    // MARK: Normal pages

    @Test(.timeLimit(.minutes(2)), arguments: Engine.allCases)
    func `bursts of calls, a thousand streams and large uploads pass with the defaults`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var order: [Int] = []
      try bridge.handle("work") { (n: Int) async throws -> Int in
        order.append(n)
        try await Task.sleep(for: .milliseconds(1))
        return n
      }
      try bridge.handle("count") { (n: Int) in Ticker(3) { n + $0 } }
      try bridge.handle("upload") { (data: Data) async in
        await Task.yield()
        return data.count
      }
      try await page.load()
      let sum = try await page.run(
        """
        const calls = [];
        for (let i = 0; i < 10000; i++) calls.push(bridge.call('work', i));
        return (await Promise.all(calls)).reduce((a, b) => a + b, 0);
        """)
      #expect(sum == .int(10_000 * 9999 / 2))
      #expect(order == Array(0..<10_000))
      let streams = try await page.run(
        """
        const streams = [];
        for (let i = 0; i < 1000; i++) {
          streams.push((async () => {
            let sum = 0;
            for await (const n of bridge.stream('count', i)) sum += n;
            return sum;
          })());
        }
        return (await Promise.all(streams)).reduce((a, b) => a + b, 0);
        """)
      #expect(streams == .int(3 * 1000 * 999 / 2 + 3000))
      let uploads = try await page.run(
        """
        const bytes = new Uint8Array(50 << 20);
        return await Promise.all([1, 2, 3].map(() => bridge.call('upload', bytes)));
        """)
      #expect(uploads == [.int(50 << 20), .int(50 << 20), .int(50 << 20)])
    }
  }
}
