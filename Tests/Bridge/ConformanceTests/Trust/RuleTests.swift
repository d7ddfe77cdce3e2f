import BridgeTesting
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// What rules allow, and what an app decides later.
  @MainActor @Suite struct RuleTests {
    @Test(arguments: Engine.allCases)
    func `a name is allowed from the origin of its rule only`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(
        origins: [.exactly(page.origin), .exactly(page.otherOrigin)],
        rules: [.allow("camera.*", from: [.exactly(page.otherOrigin)]), .deny("debug.*")])
      var taken = 0
      var shaken = 0
      try bridge.handle("camera.take") { taken += 1 }
      try bridge.handle("camera.watch") { AsyncStream<Int> { $0.finish() } }
      try bridge.handle("free") { 1 }
      bridge.on("camera.shaken") { shaken += 1 }
      let uses = """
        const code = (call) => call().then(() => 'done', (e) => e.code);
        const codes = [
          await code(() => bridge.call('camera.take')),
          await code(async () => bridge.callSync('camera.take')),
          await code(async () => { for await (const _ of bridge.stream('camera.watch')); }),
          String(await bridge.has('camera.take')), await code(() => bridge.call('free')),
          await code(() => bridge.call('debug.dump')),
        ];
        bridge.emit('camera.shaken');
        await bridge.has('x');
        return codes;
        """
      try await page.load()
      #expect(
        try await page.run(uses) == ["denied", "denied", "denied", "false", "done", "denied"])
      #expect((taken, shaken) == (0, 0))
      try await page.load("", at: page.otherOrigin)
      #expect(try await page.run(uses) == ["done", "done", "done", "true", "done", "denied"])
      #expect((taken, shaken) == (2, 1))
    }

    @Test(arguments: Engine.allCases)
    func `a rule for the main frame keeps subframes out`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(
        origins: [.exactly(page.origin), .exactly(page.otherOrigin)], frames: .all,
        rules: [.allow("camera.take", frames: .main)])
      try bridge.handle("camera.take") { 1 }
      var told: String?
      bridge.on("told") { (code: String) in told = code }
      try await page.load()
      #expect(try await page.run("return await bridge.call('camera.take')") == 1)
      try await page.runInFrame(
        "bridge.call('camera.take').then(() => 'done', (e) => e.code).then((c) => bridge.emit('told', c))",
        at: page.otherOrigin)
      while told == nil { _ = try await page.run("await bridge.has('x')") }
      #expect(told == "denied")
    }

    @Test func `a page learns the reason while its app is developed, and not otherwise`()
      async throws
    {
      for (errors, isTold) in [(ErrorDetail.detailed, true), (.typeNames, false)] {
        let page = InMemoryPage(url: "https://shop.example.com/")
        let bridge = try Bridge(
          attachedTo: page,
          policy: BridgePolicy(origins: [.exactly(page.origin)], rules: [.deny("debug.*")]),
          options: BridgeOptions(errors: errors))
        let message = try await page.evaluate(
          "bridge.call('debug.dump').catch((e) => e.message)", as: String.self)
        #expect(message.contains("by the rules: deny \"debug.*\".") == isTold)
        withExtendedLifetime(bridge) {}
      }
    }

    @Test(arguments: Engine.allCases)
    func `the user is asked once for an origin, and the calls wait for the answer`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let answers = Gate()
      var asked: [Origin] = []
      let consent = UserConsent("camera") { caller in
        asked.append(caller.origin)
        await answers.wait()
        return true
      }
      let bridge = try page.attach(rules: [.allow("camera.*", after: consent)])
      var taken = 0
      try bridge.handle("camera.take") { taken += 1 }
      try await page.load()
      // Neither a question for the name nor a synchronous call asks the user.
      #expect(
        try await page.run(
          """
          const has = await bridge.has('camera.take');
          try { bridge.callSync('camera.take') } catch (e) { return [has, e.code] }
          """) == [true, "notSynchronous"])
      #expect(asked.isEmpty)
      _ = try await page.run(
        "window.calls = Promise.all([1, 2, 3].map(() => bridge.call('camera.take'))); await bridge.has('x')"
      )
      #expect(taken == 0)
      while answers.count < 1 { try await turn() }
      answers.open()
      _ = try await page.run("await calls")
      #expect(taken == 3)
      #expect(asked == [page.origin])
      #expect(consent.decisions == [page.origin: true])
      #expect(try await page.run("bridge.callSync('camera.take'); return 1") == 1)
      consent.deny(to: page.origin)
      #expect(
        try await page.failure(of: "await bridge.call('camera.take')")["code"] == "denied")
      #expect(taken == 4)
      #expect(asked.count == 1)
    }

    @Test(arguments: Engine.allCases)
    func `nothing begins for a page that is gone when the user agrees`(engine: Engine) async throws
    {
      let page = try await engine.page()
      let answers = Gate()
      let consent = UserConsent("camera") { _ in
        await answers.wait()
        return true
      }
      let bridge = try page.attach(rules: [.allow("camera.*", after: consent)])
      var taken = 0
      try bridge.handle("camera.take") { taken += 1 }
      try await page.load("bridge.call('camera.take').catch(() => {})")
      while answers.count < 1 { try await turn() }
      try await page.load()
      answers.open()
      while consent.decisions.isEmpty { try await turn() }
      _ = try await page.run("await bridge.call('camera.take')")
      #expect(taken == 1, "only the call of the new page")
    }

    @Test(arguments: Engine.allCases)
    func `an app decides later on calls, and on events in their order`(engine: Engine) async throws
    {
      let page = try await engine.page()
      let first = Gate()
      var asked: [String] = []
      let bridge = try page.makeBridge(
        BridgePolicy(origins: [.exactly(page.origin)], rules: [.deny("never")]),
        BridgeOptions(
          authorization: .later { caller in
            asked.append(caller.name)
            if caller.name == "slow" { await first.wait() }
            return caller.name != "no"
          }), parts: [])
      var heard: [String] = []
      for name in ["slow", "quick", "no", "never"] {
        bridge.on(name) { (text: String) in heard.append(text) }
        try bridge.handle(name) { 1 }
      }
      try await page.load()
      _ = try await page.run(
        "['slow', 'quick', 'no', 'never', 'quick'].forEach((n, i) => bridge.emit(n, n + i)); await bridge.has('quick')"
      )
      #expect(heard.isEmpty, "an event waits for those before it")
      while first.count < 1 { try await turn() }
      first.open()
      while heard.count < 3 { try await turn() }
      #expect(heard == ["slow0", "quick1", "quick4"])
      #expect(try await page.run("return await bridge.call('quick')") == 1)
      #expect(try await page.failure(of: "await bridge.call('no')")["code"] == "denied")
      #expect(
        try await page.failure(of: "bridge.callSync('quick')")["code"] == "notSynchronous")
      #expect(!asked.contains("never"), "the rules come first")
    }
  }
}
