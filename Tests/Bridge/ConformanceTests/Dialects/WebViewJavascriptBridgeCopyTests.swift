import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Pages with a copy of WebViewJavascriptBridge's script, which calls native by navigations of a frame.
  @MainActor @Suite struct WebViewJavascriptBridgeCopyTests {
    typealias Copy = WebViewJavascriptBridgePages.Copy

    @Test(arguments: Engine.allCases, Copy.allCases)
    func `a page with its own copy calls and is called`(engine: Engine, copy: Copy) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      try bridge.handle("native.echo") { (value: BridgeValue?) in value }
      try await page.load(
        """
        \(copy.script)
        window.own = window.\(copy.global);
        own.registerHandler('page.echo', function (data, respond) { respond([data]) });
        """)
      let heard = try await page.runInTime(
        """
        return [await new Promise((done) => own.callHandler('native.echo', { text: "'\\"\\n\\u2028" }, done)),
          await new Promise((done) => own.callHandler('native.echo', done))];
        """)
      #expect(heard == [["text": "'\"\n\u{2028}"], nil])
      #expect(try await page.inTime { try await bridge.call("page.echo", "x") } == ["x"])
      try await bridge.call("_disableJavascriptAlertBoxSafetyTimeout")
      #expect(try await bridge.call("page.echo", "\u{2029}'") == ["\u{2029}'"] as BridgeValue)
    }

    @Test(arguments: Engine.allCases, [Copy.version6, .version5])
    func `what the copy itself sends is fetched when its frame navigates, and nothing is lost`(
      engine: Engine, copy: Copy
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      var heard: [Int] = []
      try bridge.handle("count") { (n: Int) in
        heard.append(n)
        return n
      }
      // The bridge cannot know the script's own function, so only the navigation announces messages.
      try await page.load(
        """
        \(copy.script)
        for (let n = 0; n < 200; n++) rawSend({ handlerName: 'count', data: n });
        """)
      while heard.count < 200 { try await turn() }
      #expect(heard == Array(0..<200))
      let answers = try await page.runInTime(
        """
        const all = [];
        for (let n = 0; n < 300; n++) {
          all.push(new Promise((done) => rawSend({ handlerName: 'count', data: n }, done)));
          if (n % 50 === 49) await new Promise((next) => setTimeout(next, 1));
        }
        return (await Promise.all(all)).every((answer, n) => answer === n);
        """)
      #expect(answers == true)
      #expect(heard.count == 500)
    }

    @Test(arguments: Engine.allCases)
    func `a message whose navigation was swallowed is fetched with those before`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      var heard: [Int] = []
      try bridge.handle("count") { (n: Int) in heard.append(n) }
      try await page.load(
        """
        \(Copy.version6.script)
        const fetch = WebViewJavascriptBridge._fetchQueue;
        let n = 1;
        WebViewJavascriptBridge._fetchQueue = () => {
          const text = fetch();
          if (n < 5) rawPush({ handlerName: 'count', data: n++ });
          return text;
        };
        rawSend({ handlerName: 'count', data: 0 });
        """)
      while heard.count < 5 { try await turn() }
      #expect(heard == [0, 1, 2, 3, 4])
    }

    @Test(arguments: Engine.allCases)
    func `a copy that looks whether a bridge is there finds none, and takes its place`(
      engine: Engine
    )
      async throws
    {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      try bridge.handle("ping") { "pong" }
      try await page.load(
        """
        window.before = WebViewJavascriptBridge;
        if (!window.WebViewJavascriptBridge) { \(Copy.version6.script) }
        """)
      #expect(
        try await page.runInTime(
          """
          return [before === undefined,
            await new Promise((done) => WebViewJavascriptBridge.callHandler('ping', done))];
          """) == [true, "pong"])
    }

    @Test(arguments: Engine.allCases)
    func `a handler that the copy does not have fails the call`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      page.keepWarnings()
      try await page.load(Copy.version6.script)
      let error = await #expect(throws: BridgeError.self) { try await bridge.call("nobody") }
      #expect(error?.code == .unknownMethod)
      #expect(try await page.told().contains { $0.contains("no handler for \"nobody\"") })
    }

    @Test(
      arguments: Engine.allCases,
      [
        ("'not JSON'", "A queue cannot be read"), ("'{}'", "A queue is no list: {}"),
        ("5", "A queue is no list: 5"), ("undefined", "A queue cannot be read"),
        ("'[5]'", "A message is no object: 5"),
        ("'[null]'", "A message is no object: null"),
        (#"'[{"handlerName":{}}]'"#, "A message has no handler's name"),
        (#"'[{"handlerName":"nobody","callbackId":"cb_1"}]'"#, "\"nobody\" failed"),
        (#"'[{"responseId":"objc_cb_77","responseData":1}]'"#, "Nobody waits for the answer"),
        (#"'[{"responseId":{},"responseData":1}]'"#, "Nobody waits for the answer"),
        ("JSON.stringify([{ handlerName: 'ping', data: 'x'.repeat(3e6) }])", "\"ping\" failed"),
        ("(() => { throw new Error('in the queue') })()", "in the queue"),
      ])
    func `a bad message is refused with a line in the log, and harms nothing`(
      engine: Engine, bad: (queue: String, line: String)
    ) async throws {
      let page = try await engine.page()
      let log = LogLines()
      var limits = BridgeLimits.default
      limits.frameBytes = 1 << 20
      let bridge = try page.attachOld(limits: limits, log: log)
      try bridge.handle("ping") { (text: String?) in text ?? "pong" }
      try await page.load(
        """
        \(Copy.version6.script)
        window.own = WebViewJavascriptBridge;
        const fetch = own._fetchQueue;
        let isBad = true;
        own._fetchQueue = () => {
          if (!isBad) return fetch();
          isBad = false;
          return \(bad.queue);
        };
        rawSend({ handlerName: 'ping' });
        """)
      try await page.wait(for: bad.line, in: log)
      #expect(
        try await page.runInTime(
          "return await new Promise((done) => own.callHandler('ping', done))") == "pong")
    }

    @Test(arguments: Engine.allCases)
    func `an answer that comes twice counts once`(engine: Engine) async throws {
      let page = try await engine.page()
      let log = LogLines()
      let bridge = try page.attachOld(log: log)
      try await page.load(
        """
        \(Copy.version6.script)
        WebViewJavascriptBridge.disableJavscriptAlertBoxSafetyTimeout();
        WebViewJavascriptBridge.registerHandler('twice', (data, respond) => { respond(1); respond(2) });
        """)
      #expect(try await bridge.call("twice") == 1)
      try await page.wait(for: "Nobody waits for the answer", in: log)
      #expect(try await bridge.call("twice") == 1)
    }

    @Test(arguments: Engine.allCases)
    func `a cyclic value spoils its own call and no other`(engine: Engine) async throws {
      let page = try await engine.page()
      let log = LogLines()
      let bridge = try page.attachOld(log: log)
      try bridge.handle("ping") { "pong" }
      try await page.load(
        """
        \(Copy.version6.script)
        const cyclic = {};
        cyclic.self = cyclic;
        WebViewJavascriptBridge.callHandler('ping', cyclic, () => {});
        """)
      try await page.wait(for: "callHandler cannot be sent", in: log)
      #expect(
        try await page.runInTime(
          "return await new Promise((done) => WebViewJavascriptBridge.callHandler('ping', done))")
          == "pong")
    }

    @Test(arguments: Engine.allCases)
    func `a page that comes back from the cache goes on`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      try bridge.handle("ping") { "pong" }
      try await page.load(
        """
        \(Copy.version6.script)
        window.kept = 'kept';
        WebViewJavascriptBridge.registerHandler('kept', (data, respond) => respond(kept));
        """)
      try await page.load()
      page.goBack()
      try await page.finishLoading()
      #expect(
        try await page.runInTime(
          "return [kept, await new Promise((done) => WebViewJavascriptBridge.callHandler('ping', done))]"
        )
          == ["kept", "pong"])
      #expect(try await page.inTime { try await bridge.call("kept") } == "kept")
    }
  }
}
