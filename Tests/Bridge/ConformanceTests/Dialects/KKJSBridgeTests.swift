import BridgeTesting
import Testing
import WebBridge

extension Conformance {
  /// Pages that were written for KKJSBridge.
  @MainActor @Suite struct KKJSBridgeTests {
    private func page(_ engine: Engine) async throws -> (any TestPage, Bridge) {
      let page = try await engine.page()
      let bridge = try page.attach(dialects: [.kkJSBridge])
      struct Place: Codable { var id: Int }
      try bridge.handle("device.vibrate") { (place: Place) async in "vibrated \(place.id)" }
      try bridge.handle("default.version") { "1.3" }
      try bridge.handle("device.model") { (data: BridgeValue) in ["x": data] }
      try bridge.handle("device.bad") { () throws -> Int in throw BridgeError("bad", "It is bad.") }
      return (page, bridge)
    }

    /// The owner of the script that the page uses.
    nonisolated enum Script: String, CaseIterable, CustomTestStringConvertible {
      case dialect = "the dialect's script"
      case copy = "a copy of the page's own"
      var testDescription: String { rawValue }
      var text: String { self == .copy ? KKJSBridgeTests.copy : "" }
    }

    /// A page's own copy of the script, reduced to what its wires show.
    nonisolated static let copy = """
      window.KKJSBridge = new (class {
        constructor() { this.callbacks = {}; this.events = {}; this.count = 0 }
        call(module, method, data, callback) {
          const message = { module: module || 'default', method, data, callbackId: null };
          if (callback) {
            message.callbackId = `cb_${message.module}_${method}_${++this.count}_${Date.now()}`;
            this.callbacks[message.callbackId] = callback;
          }
          window.webkit.messageHandlers.KKJSBridgeMessage.postMessage(message);
        }
        syncCall(module, method, data) {
          const answer = window.prompt('KKJSBridge', JSON.stringify({ module: module || 'default', method, data }));
          return answer ? JSON.parse(answer) : null;
        }
        on(event, callback) { (this.events[event] ||= []).push(callback) }
        off(event) { this.events[event] = [] }
        _handleMessageFromNative(text) {
          const message = JSON.parse(text);
          if (message.messageType === 'callback') {
            const callback = this.callbacks[message.callbackId];
            delete this.callbacks[message.callbackId];
            callback?.(message.data);
          } else if (message.messageType === 'event') {
            (this.events[message.eventName] ?? []).forEach((callback) => callback(message.data));
          }
        }
      })();
      """

    @Test(arguments: Engine.allCases, Script.allCases)
    func `calls reach modules, also the default one, and their callbacks have the results`(
      engine: Engine, script: Script
    ) async throws {
      let (page, _) = try await page(engine)
      try await page.load(script.text)
      let heard = try await page.run(
        """
        const call = (...list) => new Promise((resolve) => KKJSBridge.call(...list, resolve));
        KKJSBridge.call('device', 'vibrate', { id: 0 });
        return await Promise.all([
          call('device', 'vibrate', { id: 7 }), call(null, 'version', null), call('', 'version', undefined),
          call('device', 'model', { a: ["it's", '"\\\\'] }),
        ]);
        """)
      #expect(
        heard == [
          "vibrated 7", "1.3", "1.3", ["x": ["a": ["it's", "\"\\"]]],
        ])
    }

    @Test(arguments: Engine.allCases, Script.allCases)
    func `synchronous calls return, and null where they fail`(engine: Engine, script: Script)
      async throws
    {
      let (page, _) = try await page(engine)
      try await page.load(script.text)
      let heard = try await page.run(
        """
        return [KKJSBridge.syncCall('device', 'model', { a: 1 }), KKJSBridge.syncCall(null, 'version'),
          KKJSBridge.syncCall('device', 'bad'), KKJSBridge.syncCall('no', 'body', {}),
          KKJSBridge.syncCall('device', 'vibrate', { id: 1 })].map((value) => value === null ? 'null' : value);
        """)
      #expect(heard == [["x": ["a": 1]], "1.3", "null", "null", "null"])
    }

    @Test(arguments: Engine.allCases, Script.allCases)
    func `a synchronous call does not overtake what was called before`(
      engine: Engine, script: Script
    ) async throws {
      let (page, bridge) = try await page(engine)
      var order: [Int] = []
      try bridge.handle("log.add") { (n: Int) in order.append(n) }
      try await page.load(script.text)
      _ = try await page.run(
        """
        for (let n = 0; n < 10; n++) KKJSBridge[n % 3 ? 'call' : 'syncCall']('log', 'add', n);
        await new Promise((resolve) => KKJSBridge.call('log', 'add', 10, resolve));
        """)
      #expect(order == Array(0...10))
    }

    @Test(arguments: Engine.allCases, Script.allCases)
    func `events of Swift reach every listener, until they are off`(engine: Engine, script: Script)
      async throws
    {
      let (page, bridge) = try await page(engine)
      try await page.load(script.text)
      _ = try await page.run(
        """
        await bridge.ready;
        window.heard = [];
        KKJSBridge.on('theme', (data) => heard.push(['first', data]));
        KKJSBridge.on('theme', (data) => heard.push(['second', data]));
        bridge.on('theme', (data) => heard.push(['new', data]));
        """)
      bridge.emit("theme", ["dark": true])
      bridge.emit("other", 1)
      _ = try await page.run(
        "await bridge.call('default.version'); KKJSBridge.off('theme'); heard.push('off')")
      bridge.emit("theme", ["dark": false])
      #expect(
        try await page.run("await bridge.call('default.version'); return heard") == [
          ["new", ["dark": true]], ["first", ["dark": true]], ["second", ["dark": true]], "off",
          ["new", ["dark": false]],
        ])
    }

    @Test(arguments: Engine.allCases)
    func `the page hears that the bridge is ready once its scripts have run`(engine: Engine)
      async throws
    {
      let (page, _) = try await page(engine)
      try await page.load(
        """
        window.ready = [typeof KKJSBridge.call];
        document.addEventListener('KKJSBridgeReady', (event) => ready.push(event.type));
        """)
      #expect(try await page.run("return ready") == ["function", "KKJSBridgeReady"])
    }

    @Test(arguments: Engine.allCases)
    func `prompts of the page's own are prompts as before`(engine: Engine) async throws {
      let (page, _) = try await page(engine)
      #if os(Linux)
        let answers = Prompts.Answers()
        (page as? WebKitPage)?.webView.uiDelegate = answers
      #endif
      (page as? MemoryPage)?.page.promptHandler = { _, _ in "the app's" }
      try await page.load()
      #expect(
        try await page.run(
          "return [prompt('name', 'x'), prompt('KKJSBridge2'), prompt('KKJSBridge', 'odd'), prompt('KKJSBridge', '{}')]"
        ) == ["the app's", "the app's", "null", "null"])
    }

    @Test func `what is lost is named on the console`() async throws {
      let page = MemoryPage()
      let bridge = try page.attach(dialects: [.kkJSBridge])
      try bridge.handle("default.later") { () async in 1 }
      try await page.load(
        """
        webkit.messageHandlers.KKJSBridgeMessage.postMessage(null);
        webkit.messageHandlers.KKJSBridgeMessage.postMessage({ module: 'x' });
        KKJSBridge.syncCall(null, 'later');
        KKJSBridge.call('no', 'body', {}, () => console.log('called'));
        const cycle = {}; cycle.self = cycle;
        KKJSBridge.call('no', 'cycle', cycle);
        """)
      _ = try await page.run("return await bridge.call('default.later')")
      #expect(
        page.page.console.map(\.text) == [
          "KKJSBridge: What was posted to KKJSBridgeMessage has no method",
          "KKJSBridge: What was posted to KKJSBridgeMessage has no method",
          "KKJSBridge: \"default.later\" failed: \"default.later\" answers later: "
            + "use await bridge.call(\"default.later\", …).",
          "KKJSBridge: \"no.cycle\" failed: args[0].self is cyclic: "
            + "it contains itself",
          "KKJSBridge: \"no.body\" failed: No handler is registered for \"no.body\". "
            + "Register one with bridge.handle(\"no.body\") { … } in Swift.",
        ])
    }
  }
}
