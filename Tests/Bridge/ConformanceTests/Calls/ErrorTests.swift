import TestSupport
import Testing
import WebBridge

/// An error of an app, without an error code of the bridge.
struct OutOfStock: Error {}

/// A type that refuses to be encoded.
struct Unencodable: Encodable {
  func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "never"))
  }
}

extension Conformance {
  /// Every call ends, and a failure has the right code.
  @MainActor @Suite struct Errors {
    @Test(arguments: Engine.allCases)
    func `a page learns why its call failed, with an error that is one`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("two") { (a: Int, b: String) in a }
      try bridge.handle("throws.own") {
        throw BridgeError("outOfStock", "None left", data: ["item": 7])
      }
      try bridge.handle("throws.other") { throw OutOfStock() }
      try bridge.handle("throws.later") { () async throws in throw OutOfStock() }
      try bridge.handle("unencodable") { Unencodable() }
      try await page.load()
      for (call, code, words) in [
        ("'nobody.there'", "unknownMethod", ["nobody.there"]),
        ("'two'", "badArguments", ["two", "2 arguments", "argument 1", "Int"]),
        ("'two', 1", "badArguments", ["argument 2", "String", "missing"]),
        ("'two', 1, 'b', 3", "badArguments", ["takes 2 arguments", "got 3"]),
        ("'two', 'x', 'b'", "badArguments", ["argument 1", "expected Int", "found a string"]),
        ("'two', 1.5, 'b'", "badArguments", ["argument 1", "expected Int", "found a number"]),
        ("'two', null, 'b'", "badArguments", ["argument 1", "expected Int", "null"]),
        ("'two', 1, {}", "badArguments", ["argument 2", "expected String", "an object"]),
        ("'throws.own'", "outOfStock", ["None left"]),
        ("'throws.other'", "thrown", ["throws.other", "OutOfStock"]),
        ("'throws.later'", "thrown", ["throws.later", "OutOfStock"]),
        ("'unencodable'", "badResult", ["unencodable", "never"]),
        ("''", "invalidName", ["name"]),
        ("'x'.repeat(257)", "invalidName", ["256"]),
        ("7", "invalidName", ["name"]),
        ("'two', 1, Symbol()", "badArguments", ["args[1]", "symbol"]),
        ("'two', { a: [1, Symbol.iterator] }", "badArguments", ["args[0].a[1]", "symbol"]),
        (
          "'two', (() => { const o = { x: {} }; o.x.self = o; return o })()", "badArguments",
          ["args[0].x.self", "cyclic"]
        ),
      ] {
        let error = try await page.failure(of: "await bridge.call(\(call))")
        #expect(error["code"] == .string(code), "bridge.call(\(call)): \(error)")
        #expect(error["isError"] == true && error["isBridgeError"] == true)
        #expect(error["hasStack"] == true)
        guard case .string(let message)? = error["message"] else {
          Issue.record("no message: \(error)")
          continue
        }
        for word in words { #expect(message.contains(word), "\(message)") }
        if code == "outOfStock" { #expect(error["data"] == ["item": 7]) }
      }
    }

    @Test(arguments: Engine.allCases)
    func `Swift learns why its call failed, with message, data and stack`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        bridge.handle('throws', function lookHere() { throw new TypeError('broken') });
        bridge.handle('rejects', () => Promise.reject(new RangeError('too far')));
        bridge.handle('own', () => { throw new bridge.BridgeError('soldOut', 'All gone', { data: { left: 0 } }) });
        bridge.handle('text', () => { throw 'just text' });
        bridge.handle('cyclic', () => { const a = []; a.push({ a }); return a });
        bridge.handle('symbol', () => ({ f: Symbol() }));
        bridge.handle('hostile', () => { throw { toString() { throw 1 } } });
        bridge.handle('number', () => 5);
        """)
      func failure(_ name: String) async -> BridgeError? {
        await #expect(throws: BridgeError.self) { try await bridge.call(name) }
      }
      let thrown = await failure("throws")
      #expect(thrown?.code == .thrown)
      #expect(thrown?.message == "\"throws\" threw TypeError: broken")
      #expect(thrown?.stack?.contains("lookHere") == true, "\(thrown?.stack ?? "no stack")")
      let rejected = await failure("rejects")
      #expect(rejected?.code == .thrown)
      #expect(rejected?.message == "\"rejects\" threw RangeError: too far")
      let own = await failure("own")
      #expect(own?.code == "soldOut")
      #expect(own?.message == "All gone")
      #expect(own?.data == ["left": 0])
      let text = await failure("text")
      #expect(text?.code == .thrown)
      #expect(text?.data == "just text")
      #expect(await failure("hostile")?.code == .thrown)
      let cyclic = await failure("cyclic")
      #expect(cyclic?.code == .badResult)
      #expect(cyclic?.message.contains("result[0].a is cyclic") == true, "\(cyclic?.message ?? "")")
      #expect(await failure("symbol")?.code == .badResult)
      #expect(await failure("nobody")?.code == .unknownMethod)
      #expect(await failure("")?.code == .invalidName)
      let wrong = await #expect(throws: BridgeError.self) {
        _ = try await bridge.call("number", as: [String].self)
      }
      #expect(wrong?.code == .badResult)
      #expect(wrong?.message.contains("found a whole number") == true)
      let unencodable = await #expect(throws: BridgeError.self) {
        try await bridge.call("number", 1, Unencodable())
      }
      #expect(unencodable?.code == .badArguments)
      #expect(unencodable?.message.contains("argument 2") == true)
      #expect(try await bridge.call("number") == 5)
    }

    @Test(arguments: Engine.allCases)
    func `a page cancels with an AbortSignal, and the handler's task is cancelled`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let (began, begin) = AsyncStream.makeStream(of: Void.self)
      let (ended, end) = AsyncStream.makeStream(of: Bool.self)
      try bridge.handle("long") { () async in
        begin.yield()
        try? await Task.sleep(for: .seconds(600))
        end.yield(Task.isCancelled)
      }
      try await page.load(
        """
        window.controller = new AbortController();
        window.outcome = bridge.with({ signal: controller.signal }).call('long')
          .then(() => 'done', (e) => [e.code, e.name, e.cause.name, e instanceof Error]);
        """)
      for await _ in began { break }
      let outcome = try await page.run("controller.abort(); return await outcome")
      #expect(outcome == ["cancelled", "AbortError", "AbortError", true])
      for await wasCancelled in ended {
        #expect(wasCancelled)
        break
      }
      let late = try await page.failure(
        of: "await bridge.with({ signal: controller.signal }).call('long')")
      #expect(late["code"] == "cancelled")
    }

    @Test(arguments: Engine.allCases)
    func `Swift cancels a task, and its call ends at once`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        window.answers = [];
        bridge.handle('never', () => new Promise((resolve) => { answers.push(resolve) }));
        bridge.handle('here', () => answers.length);
        """)
      let task = Task { try await bridge.call("never", as: Int.self) }
      while try await bridge.call("here") == 0 {}
      task.cancel()
      let error = await #expect(throws: BridgeError.self) { _ = try await task.value }
      #expect(error?.code == .cancelled)
      // The late answer has no receiver.
      #expect(try await page.run("answers[0](1); return await bridge.has('x')") == false)
      let early = Task { try await bridge.call("never", as: Int.self) }
      early.cancel()
      let second = await #expect(throws: BridgeError.self) { _ = try await early.value }
      #expect(second?.code == .cancelled)
    }

    @Test(arguments: Engine.allCases)
    func `a call that nobody answers times out, on both sides`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("never") { () async in try? await Task.sleep(for: .seconds(600)) }
      try await page.load("bridge.handle('never', () => new Promise(() => {}))")
      let swift = Task { try await bridge.call("never", timeout: .milliseconds(200)) }
      _ = try await page.run(
        """
        window.outcome = bridge.with({ timeout: 200 }).call('never').catch((e) => [e.code, e.message]);
        await bridge.has('x');
        """)
      try await page.pass(.milliseconds(400))
      let error = await #expect(throws: BridgeError.self) { try await swift.value }
      #expect(error?.code == .timedOut)
      #expect(error?.message.contains("never") == true)
      let outcome = try await page.run("return (await outcome)[0]")
      #expect(outcome == "timedOut")
      // Only the calls have ended.
      #expect(try await page.run("return await bridge.has('never')") == true)
    }

    @Test(arguments: Engine.allCases)
    func `limits are errors for the caller, and the bridge goes on`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(
        limits: BridgeLimits(pendingCalls: 3, frameBytes: 1000, timeout: nil))
      try bridge.handle("long") { () async in try? await Task.sleep(for: .seconds(600)) }
      try bridge.handle("big") { String(repeating: "x", count: 2000) }
      try await page.load(
        """
        bridge.handle('never', () => { bridge.emit('begun'); return new Promise(() => {}) });
        bridge.handle('big', () => 'x'.repeat(2000));
        """)
      var begun = bridge.events("begun", as: BridgeValue.self).makeAsyncIterator()
      #expect(try await page.failure(of: "await bridge.call('big')")["code"] == "overLimit")
      #expect(
        try await page.failure(of: "await bridge.call('long', 'x'.repeat(2000))")["code"]
          == "overLimit")
      let codes = try await page.run(
        """
        const pending = [1, 2, 3].map(() => bridge.call('long'));
        return await Promise.any(pending.concat(bridge.call('long'))).catch((e) => e.code)
          .constructor === 0 ? 0 : await bridge.call('long').catch((e) => e.code);
        """)
      #expect(codes == "overLimit")
      func code(_ name: String, _ argument: String = "") async -> BridgeError.Code? {
        await #expect(throws: BridgeError.self) { try await bridge.call(name, argument) }?.code
      }
      #expect(await code("big") == .overLimit)
      #expect(await code("never", String(repeating: "x", count: 2000)) == .overLimit)
      let tasks = (0..<3).map { _ in Task { try await bridge.call("never") } }
      for _ in tasks { _ = await begun.next() }
      #expect(await code("never") == .overLimit)
      for task in tasks { task.cancel() }
    }

    @Test(arguments: Engine.allCases)
    func `names are registered once, and only good ones`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      func code(_ body: () throws -> Void) -> BridgeError.Code? {
        #expect(throws: BridgeError.self) { try body() }?.code
      }
      try bridge.handle("twice") { 1 }
      #expect(code { try bridge.handle("twice") { 2 } } == .duplicateName)
      try bridge.handle("twice", replacing: true) { 3 }
      for name in ["", ".b", "a.", "a..b", String(repeating: "x", count: 257)] {
        #expect(code { try bridge.handle(name) { 1 } } == .invalidName, "\(name)")
      }
      try await page.load()
      #expect(try await page.run("return await bridge.call('twice')") == 3)
      let codes = try await page.run(
        """
        const code = (body) => { try { body(); return 'fine' } catch (e) { return e.code } };
        return [
          code(() => bridge.handle('a', () => 1)), code(() => bridge.handle('a', () => 2)),
          code(() => bridge.handle('a', () => 3, { replacing: true })),
          code(() => bridge.handle('', () => 1)), code(() => bridge.handle('.b', () => 1)),
          code(() => bridge.handle('a.', () => 1)), code(() => bridge.handle('a..b', () => 1)),
          code(() => bridge.handle('c', 5)), code(() => bridge.on('c')),
        ]
        """)
      #expect(
        codes == [
          "fine", "duplicateName", "fine", "invalidName", "invalidName", "invalidName",
          "invalidName", "badArguments", "badArguments",
        ])
      #expect(try await bridge.call("a") == 3)
    }

    @Test func `data that cannot be encoded is told in the error that was to carry it`() {
      struct Endless: Encodable {
        func encode(to encoder: any Encoder) throws {
          throw EncodingError.invalidValue(
            self, EncodingError.Context(codingPath: [], debugDescription: "It has no end."))
        }
      }
      let error = BridgeError("outOfStock", "None left.", data: Endless())
      #expect(error.code == "outOfStock")
      #expect(error.data == nil)
      #expect(error.underlying is EncodingError)
      #expect(error.message.hasPrefix("None left. (Its data is missing,"))
      #expect(error.message.contains("It has no end"))
    }
  }
}
