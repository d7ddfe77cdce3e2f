import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Pages that were written for WebViewJavascriptBridge and contain only a snippet of it.
  @MainActor @Suite struct WebViewJavascriptBridgeTests {
    typealias Snippet = WebViewJavascriptBridgePages.Snippet

    @Test(arguments: Engine.allCases, Snippet.allCases)
    func `an echo page works with nothing but its snippet`(engine: Engine, snippet: Snippet)
      async throws
    {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      var received: [BridgeValue?] = []
      try bridge.handle("native.echo") { (value: BridgeValue?) in
        received.append(value)
        return value
      }
      try await page.load(
        """
        \(snippet.script)
        setup(function (bridge) {
          bridge.registerHandler('page.echo', function (data, respond) { respond(data) });
          bridge.registerHandler('page.later', function (data, respond) {
            Promise.resolve().then(function () { respond({ 'it is': data }) });
          });
        });
        """)
      #expect(try await bridge.call("page.echo", ["a": [1, 2]]) == ["a": [1, 2]] as BridgeValue)
      #expect(try await bridge.call("page.echo") == BridgeValue.undefined)
      #expect(
        try await bridge.call("page.later", "'\"\n\u{2028}") == ["it is": "'\"\n\u{2028}"]
          as BridgeValue)
      let heard = try await page.run(
        """
        const call = (...list) => new Promise((resolve) => setup((bridge) => bridge.callHandler(...list, resolve)));
        return [
          await call('native.echo', { n: 1, gone: undefined, date: new Date(0) }),
          await call('native.echo', null), await call('native.echo'), await call('native.echo', 'é\\u2028')];
        """)
      #expect(
        heard == [["n": 1, "date": "1970-01-01T00:00:00.000Z"], nil, nil, "é\u{2028}"])
      // The value as `JSON.stringify` writes it, as with the original.
      #expect(received.first == ["n": 1, "date": "1970-01-01T00:00:00.000Z"] as BridgeValue)
    }

    @Test(arguments: Engine.allCases)
    func `the classic demo: what native says before the page is ready comes in order`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      let first = Task {
        try await bridge.call(
          "testJavascriptHandler", ["foo": "before ready"], as: BridgeValue.self)
      }
      try await turn()
      let second = Task {
        try await bridge.call("testJavascriptHandler", ["foo": "second"], as: BridgeValue.self)
      }
      var received: [BridgeValue] = []
      try bridge.handle("testObjcCallback") { (data: BridgeValue?) in
        received.append(data ?? .null)
        return "Response from testObjcCallback"
      }
      try await page.load(
        """
        window.lines = [];
        window.onerror = (message) => { lines.push('window.onerror: ' + message) };
        \(Snippet.version6.script)
        setup(function (bridge) {
          const log = (message, data) => { lines.push([message, data]) };
          bridge.registerHandler('testJavascriptHandler', function (data, respond) {
            log('ObjC called testJavascriptHandler with', data);
            respond({ 'Javascript Says': 'Right back atcha!' });
          });
          const button = document.body.appendChild(document.createElement('button'));
          button.onclick = function () {
            bridge.callHandler('testObjcCallback', { foo: 'bar' }, function (response) {
              log('JS got response', response);
              window.answered();
            });
          };
          window.button = button;
        });
        """)
      #expect(try await first.value == ["Javascript Says": "Right back atcha!"])
      #expect(try await second.value == ["Javascript Says": "Right back atcha!"])
      let lines = try await page.run(
        "await new Promise((done) => { window.answered = done; button.click() }); return lines")
      #expect(
        lines == [
          ["ObjC called testJavascriptHandler with", ["foo": "before ready"]],
          ["ObjC called testJavascriptHandler with", ["foo": "second"]],
          ["JS got response", "Response from testObjcCallback"],
        ])
      #expect(received == [["foo": "bar"]])
    }

    @Test(arguments: Engine.allCases)
    func `callbacks that pages leave are called in their order, whichever way they were left`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      _ = try page.attachOld()
      try await page.load(
        """
        window.order = [];
        const note = (n) => (bridge) => order.push([n, bridge === window.WebViewJavascriptBridge]);
        const leave = (n) => {
          if (window.WVJBCallbacks && window.WVJBCallbacks.length) return window.WVJBCallbacks.push(note(n));
          window.WVJBCallbacks = [note(n)];
          \(Snippet.frame("https"))
          \(Snippet.frame("wvjbscheme"))
        };
        leave(1);
        leave(2);
        window.WVJBCallbacks = window.WVJBCallbacks || [];
        window.WVJBCallbacks.push(note(3));
        const list = window.WVJBCallbacks = [note(4)];
        list.push(note(5));
        window.WVJBCallbacks.push(() => { throw new Error('the page\\'s') });
        window.WVJBCallbacks.push(note(6));
        order.push(0);
        """)
      let order = try await page.runInTime(
        "while (order.length < 7) await new Promise((next) => setTimeout(next, 1)); return order")
      #expect(
        order == [0, [1, true], [2, true], [3, true], [4, true], [5, true], [6, true]])
    }

    @Test(arguments: Engine.allCases)
    func `a handler runs in a task of its own until that is given up`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      try await page.load(
        """
        window.order = [];
        \(Snippet.version6.script)
        setup((own) => {
          for (const name of ['a', 'b']) own.registerHandler(name, (data, respond) => {
            order.push(name);
            Promise.resolve().then(() => { order.push('after ' + name) });
            respond();
          });
        });
        """)
      func callBoth() async throws -> BridgeValue {
        // The page takes its messages after it has heard this event, so both calls arrive together.
        bridge.emit("nothing", 0)
        let calls = ["a", "b"].map { name in Task { try await bridge.call(name) } }
        for call in calls { try await call.value }
        return try await page.run("return order.splice(0)")
      }
      #expect(try await callBoth() == ["a", "after a", "b", "after b"])
      try await bridge.call("_disableJavascriptAlertBoxSafetyTimeout")
      #expect(try await callBoth() == ["a", "b", "after a", "after b"])
      try await page.load(
        """
        \(Snippet.version6.script)
        window.own = new Promise((done) => setup((own) => {
          own.disableJavscriptAlertBoxSafetyTimeout();
          done(own);
        }));
        """)
      let members = try await page.run(
        """
        const own = await window.own;
        return [typeof own._fetchQueue, own._fetchQueue(), typeof own._handleMessageFromObjC,
          typeof WKWebViewJavascriptBridge._handleMessageFromiOS, typeof window.onerror];
        """)
      #expect(members == ["function", "[]", "function", "function", "function"])
    }

    @Test(arguments: Engine.allCases)
    func `version 4: init once, send to the default handlers, and the ready event`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      try bridge.handle(BridgeDialect.defaultHandler) { (data: BridgeValue?) in
        ["got": data ?? .null] as BridgeValue
      }
      try await page.load(
        """
        window.ready = [];
        document.addEventListener('WebViewJavascriptBridgeReady', (event) => {
          ready.push(event.bridge === WebViewJavascriptBridge, event.target === document);
          try {
            event.bridge.init((message, respond) => respond(['default', message]));
            event.bridge.init(() => {});
          } catch (error) { ready.push(error.message) }
          window.isReady && window.isReady();
        }, false);
        """)
      let heard = try await page.run(
        """
        if (!ready.length) await new Promise((done) => { window.isReady = done });
        return [ready, await new Promise((done) => WebViewJavascriptBridge.send('hello', done))];
        """)
      #expect(
        heard == [[true, true, "WebViewJavascriptBridge.init called twice"], ["got": "hello"]])
      #expect(
        try await bridge.call(BridgeDialect.defaultHandler, 5) == ["default", 5] as BridgeValue)
    }

    @Test(arguments: Engine.allCases)
    func `a callback is called once, and a second answer is told`(engine: Engine) async throws {
      let page = try await engine.page()
      let log = LogLines()
      let bridge = try page.attachOld(log: log)
      try bridge.handle("ping") { "pong" }
      try await page.load(
        """
        window.counts = 0;
        \(WebViewJavascriptBridgePages.asking("""
          WebViewJavascriptBridge.registerHandler('twice',
            (data, respond) => { respond(1); respond(2) });
          """))
        """)
      #expect(try await bridge.call("twice") == 1)
      try await page.wait(for: "\"twice\" answered twice", in: log)
      #expect(
        try await page.run(
          """
          await new Promise((done) => WebViewJavascriptBridge.callHandler('ping', () => { counts++; done() }));
          await bridge.call('ping');
          return counts;
          """) == 1)
    }

    @Test(arguments: Engine.allCases)
    func `old calls have no deadline, and are answered when native has the answer`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      var limits = BridgeLimits.default
      limits.timeout = .milliseconds(50)
      let bridge = try page.attachOld(limits: limits)
      var answer: CheckedContinuation<Void, Never>?
      try bridge.handle("photo") { () async in
        await withCheckedContinuation { answer = $0 }
        return "taken"
      }
      try await page.load(
        WebViewJavascriptBridgePages.asking(
          "WebViewJavascriptBridge.callHandler('photo', (r) => { window.result = r; window.told?.() })"
        )
      )
      while answer == nil { try await turn() }
      try await page.pass(.milliseconds(120))
      answer?.resume()
      #expect(
        try await page.run(
          "if (!window.result) await new Promise((done) => { window.told = done }); return result")
          == "taken")
    }

    @Test(arguments: Engine.allCases)
    func `the dialect is there for allowed origins alone, and only where it was asked for`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let found =
        "return [typeof WebViewJavascriptBridge, typeof WKWebViewJavascriptBridge, typeof WVJBCallbacks]"
      let bridge = try page.attachOld()
      try await page.load("", at: page.otherOrigin)
      #expect(try await page.run(found) == ["undefined", "undefined", "undefined"])
      bridge.detach()
      _ = try page.attach()
      try await page.load()
      #expect(try await page.run(found) == ["undefined", "undefined", "undefined"])
    }
  }
}
