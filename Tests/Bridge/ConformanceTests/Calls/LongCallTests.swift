import Foundation
import Testing
import WebBridge

extension Conformance {
  /// Calls that wait while thousands of calls follow are answered and cancelled like other calls.
  @MainActor @Suite struct LongCalls {
    @Test(arguments: Engine.allCases)
    func `the page's old calls are answered and cancelled among thousands that wait`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let waiters = Waiters()
      try bridge.handle("wait") { (number: Int) in await waiters.wait(number) }
      try bridge.handle("answer") { (numbers: [Int]) in numbers.forEach { waiters.answer($0) } }
      try bridge.handle("waiting") { waiters.count }
      try await page.load()
      let outcome = try await page.run(
        """
        const leave = new AbortController(), late = new AbortController();
        const calls = [];
        for (let n = 0; n < 9000; n++) {
          const caller = n === 1 ? bridge.with({ signal: leave.signal })
            : n === 8999 ? bridge.with({ signal: late.signal }) : bridge;
          calls.push(caller.call('wait', n).catch((error) => error.code));
        }
        while (await bridge.call('waiting') < 9000);
        leave.abort();
        late.abort();
        const left = [await calls[1], await calls[8999]];
        await bridge.call('answer', [8998, 0, 4097]);
        const some = [await calls[0], await calls[8998], await calls[4097]];
        const rest = [];
        for (let n = 0; n < 9000; n++) rest.push(n);
        await bridge.call('answer', rest);
        const all = await Promise.all(calls);
        return [left, some, all.every((value, n) => value === n || value === 'cancelled')];
        """)
      #expect(outcome == [["cancelled", "cancelled"], [0, 8998, 4097], true])
      #expect(waiters.left == [1, 8999])
    }

    @Test(arguments: Engine.allCases)
    func `native's old calls are answered and cancelled among thousands that wait`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        window.waiting = new Map(); window.left = [];
        bridge.handle('wait', function (n) {
          this.signal.addEventListener('abort', () => left.push(n));
          return new Promise((resolve) => waiting.set(n, () => resolve(n)));
        });
        bridge.handle('answer', (numbers) => numbers.forEach((n) => waiting.get(n)()));
        """)
      let calls = (0..<9000).map { number in
        Task { try await bridge.call("wait", number, as: Int.self) }
      }
      while try await page.run("return waiting.size") != 9000 {}
      for number in [1, 8999] {
        calls[number].cancel()
        let error = await #expect(throws: BridgeError.self) { try await calls[number].value }
        #expect(error?.code == .cancelled)
      }
      try await bridge.call("answer", [8998, 0, 4097])
      for number in [0, 8998, 4097] { #expect(try await calls[number].value == number) }
      #expect(try await page.run("return left") == [1, 8999])
      try await bridge.call("answer", Array(0..<9000))
      for number in (0..<9000) where ![1, 8999].contains(number) {
        #expect(try await calls[number].value == number)
      }
    }

    @Test(arguments: Engine.allCases)
    func `old calls end with their page`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        window.waiting = 0;
        bridge.handle('wait', () => { waiting++; return new Promise(() => {}) });
        """)
      let calls = (0..<5000).map { _ in Task { try await bridge.call("wait") } }
      while try await page.run("return waiting") != 5000 {}
      try await page.load()
      var codes: [BridgeError.Code?] = []
      for call in calls {
        do { try await call.value } catch { codes.append((error as? BridgeError)?.code) }
      }
      #expect(codes == Array(repeating: .documentGone, count: 5000))
    }
  }
}

/// The calls that wait in a handler, by number.
@MainActor private final class Waiters {
  private var waiting: [Int: CheckedContinuation<Int, Never>] = [:]
  /// The calls that were cancelled.
  private(set) var left: Set<Int> = []

  var count: Int { waiting.count }

  func wait(_ number: Int) async -> Int {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[number] = $0 }
    } onCancel: {
      Task { @MainActor in
        left.insert(number)
        answer(number)
      }
    }
  }

  func answer(_ number: Int) { waiting.removeValue(forKey: number)?.resume(returning: number) }
}
