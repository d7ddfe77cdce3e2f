import BridgeCore
import TestSupport
import Testing

extension Conformance {
  /// Documents begin and end. Every call ends, and the bridge works on the next document.
  @MainActor @Suite struct Lifecycle {
    /// Returns the error code of a call, or `nil` if the call succeeded.
    private func code(_ task: Task<Int, any Error>) async -> BridgeError.Code? {
      do {
        _ = try await task.value
        return nil
      } catch {
        return (error as? BridgeError)?.code ?? BridgeError.Code(rawValue: "\(error)")
      }
    }

    static let script = """
      window.asked = 0;
      bridge.handle('never', () => { asked++; return new Promise(() => {}) });
      bridge.handle('asked', () => asked);
      bridge.handle('one', () => 1);
      """

    private func pending(_ bridge: Bridge) async throws -> Task<Int, any Error> {
      let task = Task { try await bridge.call("never", as: Int.self) }
      while try await bridge.call("asked") == 0 {}
      return task
    }

    @Test(arguments: Engine.allCases)
    func `calls that a reload ends fail, those made during it get the new document`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(Self.script)
      let old = try await pending(bridge)
      page.reload()
      #expect(await code(old) == .documentGone)
      let during = Task { try await bridge.call("one", as: Int.self) }
      try await page.finishLoading()
      #expect(await code(during) == nil)
      #expect(try await bridge.call("asked") == 0)
    }

    @Test(arguments: Engine.allCases)
    func `calls that a navigation ends fail, and the bridge works on the new page`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(origins: [.exactly(page.origin), .exactly(page.otherOrigin)])
      var cancelled = 0
      try bridge.handle("slow") { () async in
        try? await Task.sleep(for: .seconds(600))
        cancelled += Task.isCancelled ? 1 : 0
      }
      for origin in [page.origin, page.otherOrigin, page.origin] {
        try await page.load(Self.script + "bridge.call('slow');", at: origin)
        let old = try await pending(bridge)
        page.startLoading(Self.script, at: origin, path: "")
        #expect(await code(old) == .documentGone)
        try await page.finishLoading()
        #expect(try await bridge.call("one") == 1)
        #expect(try await page.run("return await bridge.has('slow')") == true)
      }
      while cancelled < 3 { try await turn() }
    }

    @Test(arguments: Engine.endable)
    func `calls fail when the web process is killed, and the next page has its bridge`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("two") { 2 }
      try await page.load(Self.script)
      let old = try await pending(bridge)
      try await page.terminateProcess()
      #expect(await code(old) == .webProcessTerminated)
      let between = Task { try await bridge.call("one", as: Int.self) }
      try await page.load(Self.script)
      #expect(await code(between) == nil)
      #expect(try await page.run("return await bridge.call('two')") == 2)
    }

    @Test func `what a page awaits while it is left fails`() async throws {
      let page = try await Engine.webKit.page()
      let bridge = try page.attach()
      try bridge.handle("never") { () async in try? await Task.sleep(for: .seconds(600)) }
      try await page.load(
        """
        const outcome = bridge.call('never').catch((e) => localStorage.setItem('code', e.code));
        """)
      try await page.load("")
      let code = try await page.run("return localStorage.getItem('code')")
      #expect(code == "documentGone")
    }

    @Test(arguments: Engine.allCases)
    func `back and forward through the cache, the bridge works and old calls have ended`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("two") { 2 }
      try bridge.handle("never") { () async in try? await Task.sleep(for: .seconds(600)) }
      let script =
        Self.script + """
          window.kept = 'as it was';
          window.outcome = 'open';
          bridge.call('never').catch((e) => { outcome = e.code });
          addEventListener('pageshow', (e) => { window.fromCache = e.persisted });
          """
      try await page.load(script, path: "first")
      _ = try await page.run("window.kept = 'changed'")
      let old = try await pending(bridge)
      try await page.load(Self.script, path: "second")
      #expect(await code(old) == .documentGone)
      page.goBack()
      try await page.finishLoading()
      #expect(try await bridge.call("one") == 1)
      #expect(
        try await page.run("return [kept, fromCache, outcome]") == [
          "changed", true, "documentGone",
        ])
      #expect(try await page.run("return await bridge.call('two')") == 2)
      page.goForward()
      try await page.finishLoading()
      #expect(try await bridge.call("one") == 1)
      #expect(try await page.run("return await bridge.call('two')") == 2)
    }

    @Test(arguments: Engine.allCases)
    func `moving within the document changes nothing`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(Self.script)
      let call = try await pending(bridge)
      _ = try await page.run("location.hash = 'a'; await bridge.has('x')")
      #expect(try await bridge.call("asked") == 1)
      call.cancel()
      #expect(await code(call) == .cancelled)
    }

    @Test(arguments: Engine.allCases)
    func `document.open keeps the bridge, its calls, and its way back from the cache`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("two") { 2 }
      try await page.load(Self.script, path: "opened")
      let call = try await pending(bridge)
      _ = try await page.run(
        "document.open(); document.write('<p>new'); document.close(); await bridge.has('x')")
      #expect(try await bridge.call("asked") == 1)
      #expect(try await page.run("return await bridge.call('two')") == 2)
      try await page.load(Self.script, path: "other")
      #expect(await code(call) == .documentGone)
      page.goBack()
      try await page.finishLoading()
      #expect(try await bridge.call("one") == 1)
    }

    @Test(arguments: Engine.allCases)
    func `a detached bridge ends its calls on both sides, and a new one can be attached`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("never") { () async in try? await Task.sleep(for: .seconds(600)) }
      try await page.load(
        Self.script + "window.outcome = bridge.call('never').catch((e) => e.code);")
      let call = try await pending(bridge)
      #expect(throws: BridgeError.self) { _ = try page.attach() }
      bridge.detach()
      bridge.detach()
      #expect(await code(call) == .detached)
      #expect(try await page.run("return await outcome") == "detached")
      #expect(try await page.failure(of: "await bridge.call('x')")["code"] == "detached")
      let late = Task { try await bridge.call("one", as: Int.self) }
      #expect(await code(late) == .detached)
      #expect(throws: BridgeError.self) { try bridge.handle("x") { 1 } }
      let next = try page.attach()
      try await page.load(Self.script)
      #expect(try await next.call("one") == 1)
    }

    @Test(arguments: Engine.allCases)
    func `handlers that await the other side may nest, ten deep, from both`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("down") { [weak bridge] (depth: Int) async throws -> Int in
        guard depth > 0, let bridge else { return 0 }
        return try await bridge.call("down", depth - 1) + 1
      }
      try await page.load(
        "bridge.handle('down', async (depth) => depth > 0 ? await bridge.call('down', depth - 1) + 1 : 0)"
      )
      #expect(try await bridge.call("down", 10) == 10)
      #expect(try await page.run("return await bridge.call('down', 10)") == 10)
      let many = try await page.run(
        "return await Promise.all([...Array(20)].map(() => bridge.call('down', 10)))")
      #expect(many == .array(Array(repeating: 10, count: 20)))
    }
  }
}
