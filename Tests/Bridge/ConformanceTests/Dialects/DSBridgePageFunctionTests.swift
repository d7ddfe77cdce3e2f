import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Calls from native to functions that pages of DSBridge register.
  @MainActor @Suite struct DSBridgePageFunctions {
    /// Functions of every kind.
    static let functions = """
      bridge.register('addValue', function (a, b) { return a + b });
      bridge.register('nothing', function () {});
      bridge.register('throws', function () { throw new TypeError('too bad') });
      bridge.register('math', { base: 10, add: function (n) { return this.base + n }, nested: { x: 1 } });
      bridge.register('a.b.c', { echo: function (value) { return value } });
      bridge.registerAsyn('later', function (n, answer) { setTimeout(function () { answer(n * 2) }, 0) });
      bridge.registerAsyn('count', function (n, answer) {
        for (var i = 1; i < n; i++) answer(i, false);
        answer(n);
      });
      bridge.registerAsyn('clock', { tick: function (answer) { answer('tock') } });
      bridge.registerAsyn('emptyLater', function (answer) { answer() });

      """

    @Test(arguments: DSBridgeCase.all)
    func `native calls what the page registered, in any namespace`(_ way: DSBridgeCase)
      async throws
    {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      try await page.load(way.script.source + Self.functions)
      #expect(try await bridge.call("addValue", 3, 4) == 7)
      #expect(try await bridge.call("nothing", as: String?.self) == nil)
      #expect(try await bridge.call("emptyLater", as: String?.self) == nil)
      #expect(try await bridge.call("math.add", 5) == 15)
      let text = "it's \"quoted\" \\ \u{2028} </script>"
      #expect(try await bridge.call("a.b.c.echo", text) == text)
      #expect(try await bridge.call("later", 4) == 8)
      #expect(try await bridge.call("clock.tick") == "tock")
      #expect(try await bridge.call("_hasJavascriptMethod", "math.add") == true)
      #expect(try await bridge.call("_hasJavascriptMethod", "clock.tick") == true)
      #expect(try await bridge.call("_hasJavascriptMethod", "addValue") == true)
      #expect(try await bridge.call("_hasJavascriptMethod", "later") == true)
      #expect(try await bridge.call("_hasJavascriptMethod", "nobody") == false)
      #expect(try await bridge.has("a.b.c.echo"))
      for name in [
        "math.subtract", "math.base", "math.toString", "toString", "_obs.x", "constructor.keys",
      ] {
        #expect(try await !bridge.has(name), "\(name)")
      }
    }

    @Test(arguments: DSBridgeCase.all)
    func `answers that are not complete are a stream, and a call has the last`(_ way: DSBridgeCase)
      async throws
    {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      try await page.load(way.script.source + Self.functions)
      var heard: [Int] = []
      for try await n in bridge.stream("count", 3, as: Int.self) { heard.append(n) }
      #expect(heard == [1, 2, 3])
      #expect(try await bridge.call("count", 3) == 3)
      heard = []
      for try await n in bridge.stream("addValue", 1, 2, as: Int.self) { heard.append(n) }
      #expect(heard == [3])
    }

    @Test(arguments: DSBridgeCase.all)
    func `what the page throws, and what it lacks, is an error for native`(_ way: DSBridgeCase)
      async throws
    {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      try await page.load(way.script.source + Self.functions)
      let thrown = await #expect(throws: BridgeError.self) { try await bridge.call("throws") }
      #expect(thrown?.code == .thrown)
      #expect(thrown?.message.contains("too bad") == true)
      let failed = await #expect(throws: BridgeError.self) {
        for try await _ in bridge.stream("throws", as: Int.self) {}
      }
      #expect(failed?.code == .thrown)
      let unknown = await #expect(throws: BridgeError.self) { try await bridge.call("math.no") }
      #expect(unknown?.code == .unknownMethod)
      #expect(try await bridge.call("addValue", 1, 1) == 2)
    }

    @Test(arguments: DSBridgeCase.all)
    func `native calls wait for the page's first functions, on every page`(_ way: DSBridgeCase)
      async throws
    {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      for round in 1...2 {
        // The page never reports that it has loaded. Calls leave after the first `register`.
        try await page.load(
          "window[Symbol.for('webbridge')].waitUntil(new Promise(() => {}));\n"
            + "setTimeout(() => {\n" + way.script.source + Self.functions
            + "window.bridge = bridge }, 20);")
        let early = Task { try await bridge.call("addValue", round, 1, as: Int.self) }
        try await page.pass(.milliseconds(30))
        #expect(try await early.value == round + 1)
      }
    }

    @Test(arguments: DSBridgeCase.all)
    func `the page's answers that nobody waits for harm nothing`(_ way: DSBridgeCase) async throws {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      try await page.load(
        way.script.source + Self.functions + """
          bridge.registerAsyn('twice', function (answer) { answer(1); answer(2); answer(3, false) });
          """)
      #expect(try await bridge.call("twice") == 1)
      _ = try await page.run(
        """
        for (const data of [{ id: 99 }, { id: 'x', complete: true }, {}, null, 5, { id: {} }]) {
          bridge.call('_dsb.returnValue', data);
        }
        """)
      if let warnings = page.warnings { #expect(warnings.count == 8, "\(warnings)") }
      #expect(try await bridge.call("addValue", 1, 1) == 2)
    }

    @Test(arguments: Engine.allCases)
    func `an answer that comes too late is told of`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      try await page.load(
        DSBridgePage.published + Self.functions + """
          bridge.registerAsyn('never', function (answer) { window.answer = answer });
          """)
      let call = Task { try await bridge.call("never", timeout: .milliseconds(50)) }
      while try await page.run("return typeof answer") != "function" { try await turn() }
      try await page.pass(.milliseconds(60))
      let error = await #expect(throws: BridgeError.self) { try await call.value }
      #expect(error?.code == .timedOut)
      _ = try await page.run("await bridge.call('_dsb.dsinit'); answer(1)")
      if let warnings = page.warnings {
        #expect(warnings == ["DSBridge: _dsb.returnValue: native waits for no answer 0"])
      }
      #expect(try await bridge.call("addValue", 1, 1) == 2)
    }

    @Test(arguments: Engine.allCases)
    func `a page without the script may promise its answers`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      try await page.load(
        """
        dsBridge.register('soon', async (n) => n + 1);
        dsBridge.register('broken', async () => { throw new Error('too bad') });
        """)
      #expect(try await bridge.call("soon", 1) == 2)
      var heard: [Int] = []
      for try await n in bridge.stream("soon", 2, as: Int.self) { heard.append(n) }
      #expect(heard == [3])
      let error = await #expect(throws: BridgeError.self) { try await bridge.call("broken") }
      #expect(error?.code == .thrown)
    }

    @Test(arguments: Engine.allCases)
    func `the messages to the page are as they were`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      try await page.load(
        DSBridgePage.published + Self.functions + """
          window.heard = [];
          const handle = _handleMessageFromNative;
          _handleMessageFromNative = function (info) { heard.push(info); return handle.call(window, info) };
          """)
      _ = try await bridge.call("addValue", 3, 4, as: Int.self)
      _ = try await bridge.call("math.add", 3, as: Int.self)
      try await bridge.call("nothing")
      #expect(
        try await page.run("return heard") == [
          ["method": "addValue", "callbackId": 0, "data": "[3,4]"],
          ["method": "math.add", "callbackId": 1, "data": "[3]"],
          ["method": "nothing", "callbackId": 2, "data": "[]"],
        ])
    }
  }
}
