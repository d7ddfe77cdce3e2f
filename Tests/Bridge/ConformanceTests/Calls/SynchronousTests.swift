import BridgeCore
import BridgeTesting
import Testing

extension Conformance {
  /// Calls that are answered before they return.
  @MainActor @Suite struct Synchronous {
    @Test(arguments: Engine.allCases)
    func `a synchronous call returns the result`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var caller: BridgeCaller?
      try bridge.handle("add") { (a: Int, b: Int) in
        caller = BridgeCaller.current
        return a + b
      }
      try bridge.handle("nothing") { caller = BridgeCaller.current }
      try await page.load()
      #expect(try await page.run("return bridge.callSync('add', 1, 2)") == 3)
      #expect(caller?.origin == page.origin)
      #expect(caller?.name == "add")
      #expect(try await page.run("return bridge.callSync('nothing') === undefined") == true)
      let values = "new Date(5), new Uint8Array([1]), 2n ** 70n, new Map([[1, 'é\\ud800']])"
      try bridge.handle("values") {
        (a: BridgeValue, b: BridgeValue, c: BridgeValue, d: BridgeValue) in
        [a, b, c, d]
      }
      #expect(
        try await page.run(
          """
          const [date, bytes, big, map] = bridge.callSync('values', \(values));
          return [date.getTime(), bytes[0], String(big), map.get(1)];
          """) == [5, 1, "1180591620717411303424", "é\u{FFFD}"])
    }

    @Test(arguments: Engine.allCases)
    func `a synchronous call that fails throws`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var hasRun = false
      try bridge.handle("later") { () async in hasRun = true }
      try bridge.handle("throws") { () throws in throw BridgeError("full", "No room", data: 3) }
      try bridge.handle("one") { (a: Int) in a }
      try bridge.handle("bad") { ["\(page)": Unwritable()] }
      try await page.load()
      for (call, code) in [
        ("'later'", "notSynchronous"), ("'nobody'", "unknownMethod"),
        ("'one', 'a'", "badArguments"),
        ("''", "invalidName"), ("'one', () => 1", "badArguments"), ("'bad'", "badResult"),
      ] {
        let error = try await page.failure(of: "bridge.callSync(\(call))")
        #expect(error["code"] == .string(code), "\(call): \(error)")
        #expect(error["isBridgeError"] == true)
      }
      let error = try await page.failure(of: "bridge.callSync('throws')")
      #expect(error["code"] == "full")
      #expect(error["message"] == "No room")
      #expect(error["data"] == 3)
      #expect(!hasRun)
      #expect(try await page.run("return bridge.callSync('one', 1)") == 1)
    }

    @Test(arguments: Engine.allCases)
    func `what the page said before is heard before`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var heard: [String] = []
      bridge.on("event") { (text: String) in heard.append(text) }
      try bridge.handle("say") { (text: String) in heard.append(text) }
      try bridge.handle("sync") { (text: String) in heard.append(text) }
      try await page.load()
      _ = try await page.run(
        """
        const calls = [];
        for (let i = 0; i < 5; i++) {
          bridge.emit('event', 'event' + i);
          calls.push(bridge.call('say', 'call' + i));
          bridge.callSync('sync', 'sync' + i);
          if (i === 2) await null;
        }
        await Promise.all(calls);
        """)
      #expect(heard == (0..<5).flatMap { ["event\($0)", "call\($0)", "sync\($0)"] })
    }

    @Test(arguments: Engine.allCases)
    func `the page's first script may call synchronously`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var heard: [String] = []
      try bridge.handle("say") { (text: String) in
        heard.append(text)
        return text
      }
      for round in 1...3 {
        try await page.load(
          "window.early = bridge.call('say', 'first'); window.now = bridge.callSync('say', 'second')"
        )
        #expect(try await page.run("return [await early, now]") == ["first", "second"])
        #expect(heard == ["first", "second"], "round \(round)")
        heard = []
      }
    }

    @Test(arguments: Engine.allCases)
    func `a page that native waits for may call synchronously`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("battery") { 80 }
      try await page.load("bridge.handle('level', () => bridge.callSync('battery') + 1)")
      #expect(try await bridge.call("level") == 81)
    }

    @Test(arguments: Engine.allCases)
    func `native may call a page that waits in a synchronous call`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var answers: [Int] = []
      var asking: Task<Void, Never>?
      try bridge.handle("outer") {
        asking = Task {
          for number in 1...2 {
            if let answer: Int = try? await bridge.call("page.twice", number) {
              answers.append(answer)
            }
          }
        }
        return "returned"
      }
      try bridge.handle("inner") { (number: Int) in number * 2 }
      try await page.load(
        """
        window.log = [];
        bridge.handle('page.twice', (n) => { log.push('twice'); return bridge.callSync('inner', n) });
        """)
      #expect(
        try await page.run(
          "log.push(bridge.callSync('outer')); return [...log]") == ["returned"])
      await asking?.value
      #expect(answers == [2, 4])
      #expect(try await page.run("return log") == ["returned", "twice", "twice"])
    }

    @Test(arguments: Engine.allCases)
    func `a call over a limit is refused and the bridge goes on`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(limits: BridgeLimits(frameBytes: 1000))
      try bridge.handle("echo") { (text: String) in text + text }
      try await page.load()
      for length in [600, 2000] {
        let error = try await page.failure(of: "bridge.callSync('echo', 'x'.repeat(\(length)))")
        #expect(error["code"] == "overLimit", "\(length)")
      }
      #expect(try await page.run("return bridge.callSync('echo', 'x')") == "xx")
    }

    @Test(arguments: Engine.allCases)
    func `a caller that may not call is refused`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(
        origins: nil, frames: .main, limits: .default, authorize: { $0.name != "secret" })
      try bridge.handle("secret") { 1 }
      try await page.load()
      #expect(try await page.failure(of: "bridge.callSync('secret')")["code"] == "denied")
      let aborted = "bridge.with({ signal: AbortSignal.abort() }).callSync('secret')"
      #expect(try await page.failure(of: aborted)["code"] == "cancelled")
    }

    @Test(arguments: Engine.allCases)
    func `nobody but the runtime calls synchronously`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var hasRun = false
      try bridge.handle("act") { hasRun = true }
      try await page.load()
      let key = String(repeating: "0", count: 32)
      for text in [
        "sync", "sync ", "sync \(key) 0", "sync \(key) 0\\ncall 0 act []",
        "sync  0\\ncall 0 act []", "sync undefined 0\\ncall 0 act []", "batch \(key) 1",
      ] {
        let answer = try await page.run("return prompt('webbridge', '\(text)')")
        let isRefused =
          if case .string(let reply) = answer { reply.hasPrefix("close {") } else { false }
        #expect(answer == .null || isRefused, "\(text): \(answer)")
      }
      #expect(!hasRun)
      #expect(try await page.run("return bridge.callSync('act') === undefined") == true)
    }

    @Test(arguments: Engine.allCases)
    func `a page that has lost its bridge calls in vain`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("add") { 1 }
      try await page.load()
      #expect(try await page.run("return bridge.callSync('add')") == 1)
      bridge.detach()
      let error = try await page.failure(of: "bridge.callSync('add')")
      #expect(error["code"] == "detached" || error["code"] == "syncUnavailable", "\(error)")
    }

    @Test(arguments: Engine.allCases)
    func `a page that comes back calls synchronously again`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("add") { 1 }
      try await page.load(path: "first")
      try await page.load(path: "second")
      page.goBack()
      try await page.finishLoading()
      #expect(try await page.run("return bridge.callSync('add')") == 1)
    }

    @Test func `synchronous calls are among the frames that a test looks at`() async throws {
      let page = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      try await page.evaluate("bridge.ready")
      try await page.evaluate(
        """
        bridge.emit('before', 1);
        bridge.callSync('add', 1, 2);
        try { bridge.callSync('nobody') } catch {}
        bridge.call('add', 2, 3)
        """)
      let frames = page.frames.map(\.description)
      #expect(
        frames.prefix(4) == [
          "→ event before 1", "→ call 0 add [1,2]", "← done 0 3", "→ call 0 nobody []",
        ])
      #expect(frames.dropFirst(4).first?.hasPrefix("← fail 0 {\"code\":\"unknownMethod\"") == true)
      #expect(frames.suffix(2) == ["→ call 1 add [2,3]", "← done 1 5"])
    }

    @Test func `a text that is held up on its way is not overtaken`() async throws {
      let page = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
      var heard: [String] = []
      try bridge.handle("say") { (text: String) in heard.append(text) }
      try await page.evaluate("bridge.ready")
      let delay = page.delay(.nextText(.toNative))
      let code = try await page.evaluate(
        """
        window.first = bridge.call('say', 'first');
        let code; try { bridge.callSync('say', 'second') } catch (error) { code = error.code } code
        """, as: String.self)
      #expect(code == "syncUnavailable")
      delay.release()
      try await page.evaluate("first")
      #expect(heard == ["first"])
      try await page.evaluate("bridge.callSync('say', 'third')")
      #expect(heard == ["first", "third"])
    }
  }

  private struct Unwritable: Encodable {
    func encode(to encoder: any Encoder) throws {
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "It cannot be."))
    }
  }
}
