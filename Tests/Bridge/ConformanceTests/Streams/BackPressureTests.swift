import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// A million elements in each direction: memory stays constant, and the writer is never far ahead.
  @MainActor @Suite struct BackPressure {
    private static let count = 1_000_000

    /// The memory that this process holds, in bytes. On Linux, it includes the memory of its pages.
    private func resident() -> Int {
      #if os(Linux)
        WebProcess.all.union([getpid()]).reduce(0) { sum, id in
          let text = try? String(contentsOfFile: "/proc/\(id)/statm", encoding: .utf8)
          let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
          return sum + (pages ?? 0) * Int(getpagesize())
        }
      #else
        heapUse()
      #endif
    }

    @Test(.timeLimit(.minutes(3)), arguments: Engine.allCases)
    func `a million elements reach the page, none more ahead than the window`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let watch = StreamWatch()
      try bridge.handle("numbers") { Ticker(Self.count, watch: watch) { $0 } }
      var (furthest, settled, least) = (0, 0, Int.max)
      try bridge.handle("at") { (n: Int) in
        furthest = max(furthest, watch.given - n)
        // The collectors' heaps have reached their final size by then.
        if n <= Self.count / 4 { settled = max(settled, resident()) }
        // The minimum of the last quarter, because collectors without time leave garbage for a while.
        if n > Self.count * 3 / 4 { least = min(least, resident()) }
      }
      try await page.load()
      let sum = try await page.run(
        """
        let sum = 0, n = 0;
        for await (const x of bridge.stream('numbers')) {
          if (x !== n++) throw new Error(`${x} came in the place of ${n - 1}`);
          sum += x;
          if (n % 50000 === 0) await bridge.call('at', n);
        }
        return sum;
        """)
      #expect(sum == .int(Self.count * (Self.count - 1) / 2))
      #expect(furthest > 0)
      #expect(furthest <= BridgeLimits.default.streamWindow)
      #expect(least - settled < 64 << 20)
    }

    @Test(.timeLimit(.minutes(3)), arguments: Engine.allCases)
    func `a million elements reach Swift, none more ahead than the window`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        window.given = 0;
        bridge.handle('numbers', function* (n) { for (let i = 0; i < n; i++) { given = i + 1; yield i } });
        bridge.handle('given', () => given);
        """)
      var (n, sum, furthest, settled, least) = (0, 0, 0, 0, Int.max)
      for try await x in bridge.stream("numbers", Self.count, as: Int.self) {
        if x != n { Issue.record("\(x) came in the place of \(n)") }
        n += 1
        sum += x
        if n % 50_000 == 0 {
          furthest = max(furthest, try await bridge.call("given") - n)
          if n <= Self.count / 4 { settled = max(settled, resident()) }
          if n > Self.count * 3 / 4 { least = min(least, resident()) }
        }
      }
      #expect(sum == Self.count * (Self.count - 1) / 2)
      #expect(furthest > 0)
      #expect(furthest <= BridgeLimits.default.streamWindow)
      #expect(least - settled < 64 << 20)
    }
  }
}
