import Foundation
import TestSupport
import Testing

@testable import BridgeCore

extension Conformance {
  /// Objects without references are released on both sides.
  @MainActor @Suite struct Leaks {
    private static let count = 10_000

    /// Turns until `condition` holds.
    private func until(_ condition: () async throws -> Bool) async throws {
      while try await !condition() { try await turn() }
    }

    @Test(.timeLimit(.minutes(2)), arguments: Engine.allCases)
    func `functions of the page are let go with their last copy in Swift`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var kept: [BridgeFunction] = []
      try bridge.handle("use") { (f: BridgeFunction) async throws -> Int in try await f() }
      try bridge.handle("keep") { (f: BridgeFunction) in kept.append(f) }
      let releases = LineCount("release ", .toPage)
      bridge.add(observer: releases)
      try await page.load()
      let outcome = try await page.run(
        """
        const calls = [];
        for (let i = 0; i < \(Self.count); i++) {
          calls.push(bridge.call(i % 2 ? 'use' : 'keep', () => i));
        }
        return (await Promise.all(calls)).reduce((a, b) => a + (b ?? 0), 0);
        """)
      #expect(outcome == .int(Self.count * Self.count / 4))
      #expect(kept.count == Self.count / 2)
      try await until { releases.count == Self.count / 2 }
      kept = []
      try await until { releases.count == Self.count }
      // The page has released the functions too: it no longer knows them.
      let document = try #require(bridge.session.mainDocument)
      for ref in [1, Self.count / 2, Self.count] {
        let reference = PageReference(ref, of: document)
        let error = await #expect(throws: BridgeError.self) {
          _ = try await reference.call([], timeout: nil)
        }
        #expect(error?.code == .unknownMethod)
      }
    }

    @Test(.timeLimit(.minutes(2)), arguments: Engine.allCases)
    func `functions of Swift are let go when the page's collector finds nobody`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        bridge.handle('use', async (f) => { await f() });
        bridge.handle('drop', (f) => { f.release() });
        """)
      var used = 0
      let watched = MarkCount()
      for _ in 0..<10 {
        let calls = (0..<Self.count / 10).map { n in
          let mark = watched.mark()
          let function = BridgeFunction {
            _ = mark
            used += 1
          }
          return Task { try await bridge.call(n % 2 == 0 ? "use" : "drop", function) }
        }
        for call in calls { try await call.value }
      }
      #expect(used == Self.count / 2)
      try await until {
        try await collect(page)
        return watched.living == 0
      }
    }

    @Test(.timeLimit(.minutes(2)), arguments: Engine.allCases)
    func `streams of the page are let go with their last copy in Swift, read or not`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      // An endless generator with small elements runs through a whole window for each reader.
      let bridge = try page.attach(limits: BridgeLimits(streamWindow: 4))
      let calls = OpenCallCount()
      bridge.add(observer: calls)
      try bridge.handle("take") { (stream: BridgeStream<Int>, reads: Bool) async throws -> Int in
        if reads { for try await n in stream { return n } }
        return 0
      }
      let releases = LineCount("release ", .toPage)
      bridge.add(observer: releases)
      try await page.load()
      let outcome = try await page.run(
        """
        window.left = 0;
        function* one(i) { try { for (;;) yield i } finally { left++ } }
        const calls = [];
        for (let i = 0; i < \(Self.count); i++) calls.push(bridge.call('take', one(1), i % 2 === 0));
        return (await Promise.all(calls)).reduce((a, b) => a + b, 0);
        """)
      #expect(outcome == .int(Self.count / 2))
      try await until { releases.count == Self.count }
      try await until { try await page.run("return left") == .int(Self.count / 2) }
      try await until { calls.open == 0 }
    }

    @Test(.timeLimit(.minutes(2)), arguments: Engine.allCases)
    func `streams of Swift are let go when the page's collector finds nobody, read or not`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let openCalls = OpenCallCount()
      bridge.add(observer: openCalls)
      try await page.load(
        """
        bridge.handle('read', async (stream) => { for await (const n of stream) return n });
        bridge.handle('drop', (stream) => 0);
        """)
      let watched = MarkCount()
      var sum = 0
      for _ in 0..<10 {
        let calls = (0..<Self.count / 10).map { n in
          let mark = watched.mark()
          let stream = BridgeStream(
            Ticker(3) { i in
              _ = mark
              return i + 1
            })
          return Task { try await bridge.call(n % 2 == 0 ? "read" : "drop", stream, as: Int.self) }
        }
        for call in calls { sum += try await call.value }
      }
      #expect(sum == Self.count / 2)
      try await until {
        try await collect(page)
        return watched.living == 0
      }
      #expect(openCalls.open == 0)
    }

    /// Gives the page's collector work. The collector reports what it finds in a later turn.
    ///
    /// The collector takes each word that was left on the stack for a reference, so that the stack is overwritten first.
    private func collect(_ page: any TestPage) async throws {
      _ = try await page.run(
        """
        const overwrite = (depth) => depth && overwrite(depth - 1) + depth;
        overwrite(500);
        let all = [];
        for (let i = 0; i < 2e5; i++) all.push({ i, a: [i] });
        return all.length;
        """)
    }

    @Test(arguments: Engine.allCases)
    func `a stream that the page drops without a word ends, and so does one in Swift`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let watch = StreamWatch()
      try bridge.handle("ticks") { watch.endless() }
      try await page.load(
        "bridge.handle('ticks', function* () { try { for (;;) yield 1 } finally { window.left = true } });"
      )
      _ = try await page.run("await bridge.stream('ticks').next()")
      try await until {
        try await collect(page)
        return watch.ended == 1
      }
      var iterator: BridgeStream<Int>.Iterator? = bridge.stream("ticks").makeAsyncIterator()
      #expect(try await iterator?.next() == 1)
      iterator = nil
      try await until { try await page.run("return window.left ?? false") == true }
    }
  }
}

/// Counts the lines that begin with a word.
@MainActor final class LineCount: FrameObserver {
  private let word: String
  private let direction: FrameDirection
  private(set) var count = 0

  init(_ word: String, _ direction: FrameDirection) {
    (self.word, self.direction) = (word, direction)
  }

  func observe(_ line: String, direction: FrameDirection, origin: Origin) {
    if direction == self.direction, line.hasPrefix(word) { count += 1 }
  }
}
