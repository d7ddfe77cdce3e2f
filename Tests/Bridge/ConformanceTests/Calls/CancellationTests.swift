import BridgeCore
import TestSupport
import Testing

extension Conformance {
  /// A caller that stops waiting cancels the work on the other side.
  @MainActor @Suite struct Cancellation {
    @Test(arguments: Engine.allCases)
    func `a Swift handler's task is cancelled, however its caller stops waiting`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var (begun, cancelled, ended) = (0, 0, 0)
      func work() async {
        begun += 1
        try? await Task.sleep(for: .seconds(600))
        cancelled += Task.isCancelled ? 1 : 0
        ended += 1
      }
      try bridge.handle("call") { () async in await work() }
      try bridge.handle("stream") { () async -> AsyncStream<Int> in
        await work()
        return AsyncStream { $0.finish() }
      }
      // The end of the process comes first, before navigations make WebKit start other processes.
      var ways = ["kill", "abort", "time", "reload", "leave", "detach"]
      if !Engine.endable.contains(engine) { ways.removeFirst() }
      for (index, way) in ways.enumerated() {
        try await page.load()
        _ = try await page.run(
          """
          window.controller = new AbortController();
          const options = { signal: controller.signal, timeout: \(way == "time" ? 300 : 60_000) };
          bridge.with(options).call('call').catch(() => {});
          bridge.with(options).stream('stream').next().catch(() => {});
          bridge.with(options).native.call().catch(() => {});
          await bridge.has('x');
          """)
        while begun < 3 * (index + 1) { try await turn() }
        switch way {
        case "abort": _ = try await page.run("controller.abort()")
        case "time": try await page.pass(.milliseconds(500))
        case "reload":
          page.reload()
          try await page.finishLoading()
        case "leave": try await page.load(at: page.otherOrigin)
        case "kill": try await page.terminateProcess()
        default: bridge.detach()
        }
        while ended < 3 * (index + 1) { try await turn() }
        #expect(cancelled == ended, "\(way)")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a page handler's signal aborts, however Swift stops waiting`(engine: Engine) async throws
    {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        window.log = [];
        const keep = (what) => {
          log.push(what);
          try { sessionStorage.log = JSON.stringify(log) } catch {}
        };
        bridge.handle('slow', function () {
          const { signal, name } = this;
          signal.addEventListener('abort', () => keep(name + ' ' + signal.aborted + ' ' + signal.reason.code));
          return new Promise(() => {});
        });
        bridge.handle('late', function () {
          const context = this;
          window.look = () => keep('late ' + context.signal.aborted);
          return new Promise(() => {});
        });
        bridge.handle('steps', async function* () {
          this.signal.addEventListener('abort', () => keep('steps aborted'));
          try { yield 1; await new Promise(() => {}) } finally { keep('never') }
        });
        bridge.handle('log', () => { const all = log; log = []; return all });
        """, path: "cancelled")
      func log() async throws -> [String] {
        var all: [String] = []
        while all.isEmpty { all = try await bridge.call("log") }
        return all
      }
      func begin(_ timeout: Duration? = nil) async throws -> Task<Void, any Error> {
        let task = Task { try await bridge.call("slow", timeout: timeout) }
        for _ in 0..<3 { #expect(try await bridge.call("log", as: [String].self) == []) }
        return task
      }
      let cancelled = try await begin()
      cancelled.cancel()
      #expect(try await log() == ["slow true cancelled"])
      let late = try await begin(.seconds(2))
      try await page.pass(.milliseconds(2200))
      #expect(try await log() == ["slow true cancelled"])
      await #expect(throws: BridgeError.self) { try await late.value }
      // A handler that reads its signal later finds it aborted.
      let unseen = Task { try await bridge.call("late") }
      while try await page.run("return !!window.look") != true { try await turn() }
      unseen.cancel()
      await #expect(throws: BridgeError.self) { try await unseen.value }
      _ = try await page.run("await bridge.has('x'); look()")
      #expect(try await log() == ["late true"])
      // A generator that awaits something else is told by its signal.
      for try await _ in bridge.stream("steps", as: Int.self) { break }
      #expect(try await log() == ["steps aborted"])
      // The page is left.
      let left = try await begin()
      try await page.load(path: "other")
      await #expect(throws: BridgeError.self) { try await left.value }
      page.goBack()
      try await page.finishLoading()
      let kept = try await page.run(
        "if (log.length) return log; try { return JSON.parse(sessionStorage.log) } catch { return [] }"
      )
      #expect(kept == ["slow true documentGone"])
      // The bridge is detached.
      _ = try await page.run("window.log = []")
      let taken = try await begin()
      bridge.detach()
      await #expect(throws: BridgeError.self) { try await taken.value }
      while try await page.run("return log.length") == 0 { try await turn() }
      let last = try await page.run("return log[0]")
      #expect(last == "slow true detached" || last == "slow true unavailable", "\(last)")
    }
  }
}
