import BridgeCore
import TestSupport
import Testing

extension Conformance {
  /// Calls to the page.
  @MainActor @Suite struct PageCalls {
    @Test(arguments: Engine.allCases)
    func `Swift calls a function of the page and gets its result`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        bridge.handle('add', (a, b) => a + b);
        bridge.handle('later', async (text) => { await null; return text + '!' });
        bridge.handle('nothing', () => {});
        bridge.handle('null', () => null);
        bridge.handle('all', (...args) => args);
        """)
      #expect(try await bridge.call("add", 1, 2) == 3)
      let later: String = try await bridge.call("later", "hello")
      #expect(later == "hello!")
      try await bridge.call("nothing")
      #expect(try await bridge.call("nothing", as: BridgeValue.self) == .undefined)
      #expect(try await bridge.call("null", as: Int?.self) == nil)
      #expect(try await bridge.call("nothing", as: Int?.self) == nil)
      #expect(
        try await bridge.call("all", 1, "two", [3], Int?.none, as: BridgeValue.self)
          == [1, "two", [3], nil])
    }

    @Test(arguments: Engine.allCases)
    func `what a page calls before it answers has begun when the answer is there`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var begun = 0
      try bridge.handle("begin") { () async in begun += 1 }
      try await page.load(
        """
        bridge.handle('plain', () => 0);
        bridge.handle('ask', (count) => {
          bridge.call('begin');
          return count;
        });
        """)
      for count in 1...20 {
        try await bridge.call("plain")
        #expect(try await bridge.call("ask", count) == count)
        #expect(begun == count)
      }
    }

    @Test(arguments: Engine.allCases)
    func `a call waits for the page that will answer it`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      async let early: String = bridge.call("title")
      try await page.load("bridge.handle('title', () => 'A page')")
      #expect(try await early == "A page")
    }

    @Test(arguments: Engine.allCases)
    func `a name that the page registers late is waited for`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      async let late: String = bridge.call("late")
      async let later: String = bridge.call("later")
      async let isThere = bridge.has("later")
      async let isNotThere = bridge.has("never")
      async let never: String = bridge.call("never")
      try await page.load(
        """
        bridge.ready.then(() => bridge.handle('late', () => 'late'));
        bridge.waitUntil(new Promise((resolve) => {
          addEventListener('load', () => bridge.ready.then(() => {
            bridge.handle('later', () => 'later');
            resolve();
          }));
        }));
        """)
      #expect(try await late == "late")
      #expect(try await later == "later")
      #expect(try await isThere)
      #expect(try await !isNotThere)
      do {
        let answer = try await never
        Issue.record("a name that nobody has answered \(answer)")
      } catch {
        #expect((error as? BridgeError)?.code == .unknownMethod)
        #expect("\(error)".contains("never"))
      }
    }

    @Test(arguments: Engine.allCases)
    func `a page that registers too late is told why, and what to do`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let settings = Gate()
      try bridge.handle("settings") { () async in await settings.wait() }
      try await page.load(
        """
        async function start() {
          await bridge.call('settings');
          bridge.handle('title', () => 'A page');
        }
        start();
        """)
      let error = await #expect(throws: BridgeError.self) {
        try await bridge.call("title", as: String.self)
      }
      #expect(error?.code == .unknownMethod)
      #expect(
        error?.message
          == """
          The page loaded without a handler for "title": call bridge.handle before any await, or bridge.waitUntil
          """)
      settings.open()
    }

    @Test(arguments: Engine.allCases)
    func `has tells what the page answers to`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load("bridge.handle('here', () => 1)")
      #expect(try await bridge.has("here"))
      #expect(try await !bridge.has("gone"))
      _ = try await page.run("bridge.remove('here')")
      #expect(try await !bridge.has("here"))
      let invalid = await #expect(throws: BridgeError.self) { try await bridge.has("") }
      #expect(invalid?.code == .invalidName)
    }

    @Test(arguments: Engine.allCases)
    func `has throws where no page could be asked`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(limits: BridgeLimits(timeout: .milliseconds(50)))
      // A `Task` of the main actor begins before the clock moves. An `async let` may begin after it.
      let question = Task { try await bridge.has("here") }
      try await page.pass(.milliseconds(100))
      do {
        _ = try await question.value
        Issue.record("No page was loaded, and has() returned.")
      } catch let error as BridgeError {
        #expect(error.code == .timedOut)
      }
      try await page.load(at: page.otherOrigin)
      let denied = await #expect(throws: BridgeError.self) { try await bridge.has("here") }
      #expect(denied?.code == .denied)
      bridge.detach()
      let detached = await #expect(throws: BridgeError.self) { try await bridge.has("here") }
      #expect(detached?.code == .detached)
    }

    @Test(arguments: Engine.allCases)
    func `handlers registered natively serve every later document`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("one") { 1 }
      for _ in 0..<3 {
        try await page.load("bridge.handle('two', () => 2)")
        #expect(try await page.run("return await bridge.call('one')") == 1)
        #expect(try await bridge.call("two") == 2)
      }
    }

    @Test(arguments: Engine.allCases)
    func `events go both ways, and nobody has to listen`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try await page.load(
        """
        window.heard = [];
        const off = bridge.on('theme', (t) => heard.push(t.dark));
        bridge.on('stop', off);
        const twice = (n) => heard.push(n * 2);
        bridge.on('number', twice);
        bridge.on('forget', () => bridge.off('number', twice));
        bridge.on('bare', (v) => heard.push(v === undefined));
        """)
      var heard: [Int] = []
      let subscription = bridge.on("count") { (n: Int) in heard.append(n) }
      var values = bridge.events("count", as: Int.self).makeAsyncIterator()
      bridge.emit("nobody", 1)
      bridge.emit("theme", ["dark": true])
      bridge.emit("stop")
      bridge.emit("theme", ["dark": false])
      bridge.emit("number", 4)
      bridge.emit("forget")
      bridge.emit("number", 5)
      bridge.emit("bare")
      _ = try await page.run(
        "bridge.emit('count', 1); bridge.emit('unheard'); bridge.emit('count', 'no number'); bridge.emit('count', 2)"
      )
      #expect(await values.next() == 1)
      #expect(await values.next() == 2)
      #expect(heard == [1, 2])
      subscription.cancel()
      _ = try await page.run("bridge.emit('count', 3)")
      #expect(await values.next() == 3)
      #expect(heard == [1, 2])
      #expect(try await page.run("await bridge.has('x'); return heard") == [true, 8, true])
    }
  }
}
