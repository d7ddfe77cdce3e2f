import Foundation
import Testing
import WebBridge

extension Conformance {
  /// Defects of WebViewJavascriptBridge that this package does not have.
  @MainActor @Suite struct WebViewJavascriptBridgeDefectTests {
    typealias Snippet = WebViewJavascriptBridgePages.Snippet
    typealias Copy = WebViewJavascriptBridgePages.Copy

    private func call(_ list: String) -> String {
      """
      await new Promise((done) => {
        \(WebViewJavascriptBridgePages.asking("WebViewJavascriptBridge.callHandler(\(list), done)"))
      })
      """
    }

    @Test(arguments: Engine.allCases)
    func `a call while the page is reloaded reaches the next page`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      try bridge.handle("ping") { "pong" }
      try await page.load(
        """
        \(Snippet.version6.script)
        setup((bridge) => bridge.registerHandler('page.number', (data, respond) => respond(data)));
        """)
      #expect(try await bridge.call("page.number", 1) == 1)
      page.reload()
      let call = Task {
        while true {
          do {
            return try await bridge.call("page.number", 2, as: Int.self)
          } catch let error as BridgeError where error.code == .documentGone {
            // The call was on its way to the page that was left, and fails with this error.
          }
        }
      }
      try await page.finishLoading()
      #expect(try await call.value == 2)
      #expect(try await page.run("return \(self.call("'ping'"))") == "pong")
    }

    @Test(arguments: Engine.allCases)
    func `a name that nobody has is told to the page, the app's log and the caller`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      let log = LogLines()
      let bridge = try page.attachOld(log: log)
      try bridge.handle("ping") { "pong" }
      try bridge.handle("fail") { () throws -> String in
        throw BridgeError("closed", "It is closed.")
      }
      try await page.load(
        """
        window.called = 0;
        \(Snippet.version6.script)
        setup((own) => {
          own.callHandler('no.native', {}, () => { called++ });
          own.callHandler('fail', null, () => { called++ });
        });
        """)
      try await page.wait(for: "\"no.native\" failed", in: log)
      try await page.wait(for: "\"fail\" failed: It is closed.", in: log)
      #expect(try await page.run("return [\(self.call("'ping'")), called]") == ["pong", 0])
      let error = await #expect(throws: BridgeError.self) { try await bridge.call("no.page") }
      #expect(error?.code == .unknownMethod)
      if let memory = page as? MemoryPage {
        #expect(memory.warnings.last?.contains("no.page") == true)
      }
    }

    @Test(arguments: Engine.allCases)
    func `a handler of the page that throws fails the call`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      try await page.load(
        """
        window.errors = [];
        window.onerror = (message) => { errors.push(message) };
        \(Snippet.version6.script)
        setup((own) => own.registerHandler('broken', () => { throw new TypeError('broken') }));
        """)
      let error = await #expect(throws: BridgeError.self) { try await bridge.call("broken") }
      #expect(error?.code == .thrown)
      #expect(error?.message.contains("broken") == true)
      #expect(try await page.run("return errors.length") == 1)
    }

    @Test(arguments: Engine.allCases)
    func `an answer that nobody waits for, and junk, harm nothing`(engine: Engine) async throws {
      let page = try await engine.page()
      let log = LogLines()
      let bridge = try page.attachOld(log: log)
      try bridge.handle("ping") { "pong" }
      try await page.load(
        """
        window.heard = [];
        \(WebViewJavascriptBridgePages.Snippet.version6.script)
        setup((own) => {
        own.registerHandler('page', (data) => { heard.push(data) });
        for (const text of ['{"responseId":"cb_9"}', '', 'x', '5', '[]', '{}', undefined, null, {}]) {
          own._handleMessageFromObjC(text);
        }
        own._handleMessageFromObjC('{"handlerName":"page","data":1}');
        own.registerHandler('', () => {});
        own.registerHandler('x');
        own.callHandler();
        own.callHandler(undefined, undefined, undefined);
        own.callHandler('x'.repeat(1000));
        });
        webkit.messageHandlers.iOS_Native_InjectJavascript.postMessage(null);
        webkit.messageHandlers.iOS_Native_FlushMessageQueue.postMessage(null);
        """)
      try await page.wait(for: "Nobody waits for the answer \"cb_9\"", in: log)
      #expect(try await page.run("return [\(self.call("'ping'")), heard]") == ["pong", [1]])
    }

    @Test(arguments: Engine.allCases)
    func `a cyclic value spoils its own call and no other`(engine: Engine) async throws {
      let page = try await engine.page()
      let log = LogLines()
      let bridge = try page.attachOld(log: log)
      try bridge.handle("ping") { "pong" }
      try await page.load(
        """
        const cyclic = { list: [] };
        cyclic.list[0] = cyclic;
        \(Snippet.version6.script)
        setup((own) => own.callHandler('ping', cyclic, () => {}));
        """)
      try await page.wait(for: "args[0].list[0] is cyclic", in: log)
      #expect(try await page.run("return \(self.call("'ping'"))") == "pong")
    }

    @Test(arguments: Engine.allCases)
    func `2,000 calls at once are all answered, in order`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      var heard: [Int] = []
      try bridge.handle("count") { (n: Int) in
        heard.append(n)
        return n
      }
      try await page.load()
      #expect(
        try await page.run(
          """
          const order = [];
          \(Snippet.version6.script)
          const own = await new Promise((done) => setup(done));
          await new Promise((done) => {
            for (let n = 0; n < 2000; n++) {
              own.callHandler('count', n, (answer) => {
                order.push(answer);
                if (order.length === 2000) done();
              });
            }
          });
          return order.every((answer, n) => answer === n);
          """) == true)
      #expect(heard == Array(0..<2000))
    }

    @Test(arguments: Engine.allCases)
    func `a page that comes back from the cache goes on`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      try bridge.handle("ping") { "pong" }
      try await page.load(
        """
        \(Snippet.version6.script)
        window.kept = Math.random();
        setup((bridge) => bridge.registerHandler('kept', (data, respond) => respond(kept)));
        """)
      let kept: Double = try await bridge.call("kept")
      try await page.load()
      page.goBack()
      try await page.finishLoading()
      #expect(try await bridge.call("kept") == kept)
      #expect(try await page.run("return \(self.call("'ping'"))") == "pong")
    }

    @Test func `a page whose policy forbids frames works, with a copy of the script too`()
      async throws
    {
      let page = try await WebKitPage()
      let bridge = try page.attachOld()
      try bridge.handle("ping") { "pong" }
      let policy = """
        document.head.append(Object.assign(document.createElement('meta'),
          { httpEquiv: 'Content-Security-Policy', content: "frame-src 'none'" }));
        """
      try await page.load(
        """
        \(policy)
        document.addEventListener('securitypolicyviolation', () => { window.isViolated = true });
        \(Snippet.version6.script)
        \(Snippet.frame("https"))
        setup((bridge) => bridge.registerHandler('page.ping', (data, respond) => respond('page pong')));
        """)
      #expect(try await page.run("return \(self.call("'ping'"))") == "pong")
      #expect(try await bridge.call("page.ping") == "page pong")
      #expect(try await page.run("return window.isViolated") == true, "the policy holds")
      try await page.load(
        """
        \(policy)
        \(Copy.version6.script)
        WebViewJavascriptBridge.registerHandler('page.ping', (data, respond) => respond('page pong'));
        """)
      #expect(try await page.run("return \(self.call("'ping'"))") == "pong")
      #expect(try await bridge.call("page.ping") == "page pong")
    }
  }
}
