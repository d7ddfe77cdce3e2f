import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// What a page says while it is left.
  @MainActor @Suite struct LeavingTests {
    @Test(arguments: Engine.allCases)
    func `events of a page that is left arrive, in their order`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var heard: [String] = []
      bridge.on("told") { (text: String) in heard.append(text) }
      bridge.on("bytes") { (value: [UInt8]) in heard.append("\(value)") }
      try await page.load(
        """
        for (const type of ['beforeunload', 'pagehide']) {
          window.addEventListener(type, () => {
            bridge.emit('told', type);
            bridge.emit('told', type + ' twice');
            if (type === 'pagehide') bridge.emit('bytes', new Uint8Array([1, 2]));
          });
        }
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState === 'hidden') bridge.emit('told', 'hidden');
        });
        """)
      _ = try await page.run("bridge.emit('told', 'ready')")
      try await page.load("bridge.emit('told', 'next')")
      while heard.last != "next" { try await turn() }
      let own = heard.filter { $0 != "hidden" && !$0.hasPrefix("beforeunload") }
      #expect(own == ["ready", "pagehide", "pagehide twice", "[1, 2]", "next"], "\(heard)")
    }

    @Test(arguments: Engine.allCases)
    func `what waits behind a batch leaves with the page`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var heard: [Int] = []
      bridge.on("told") { (number: Int) in heard.append(number) }
      try bridge.handle("slow") { (_: Int) in }
      try await page.load(
        """
        window.addEventListener('pagehide', () => { for (let i = 500; i < 510; i++) bridge.emit('told', i); });
        """)
      _ = try await page.run(
        """
        window.go = () => {
          bridge.call('slow', 1);
          Promise.resolve().then(() => { for (let i = 0; i < 500; i++) bridge.emit('told', i); });
        };
        go();
        """)
      try await page.load("bridge.emit('told', -1)")
      while heard.last != -1 { try await turn() }
      #expect(heard == Array(0..<510) + [-1])
    }

    @Test(arguments: Engine.allCases, [BridgeDialect.kkJSBridge, .webViewJavascriptBridge])
    func `messages of older pages that are left arrive`(
      engine: Engine, dialect: BridgeDialect
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld([dialect])
      var heard: [String] = []
      try bridge.handle("log.add") { (text: String) in heard.append(text) }
      try bridge.handle("log.later") { (text: String) async in heard.append(text) }
      try await page.load(
        """
        let own;
        window.WVJBCallbacks = [(bridge) => { own = bridge; }];
        const send = (name, data) => window.KKJSBridge
          ? KKJSBridge.call('log', name, data) : own.callHandler('log.' + name, data);
        window.addEventListener('pagehide', () => {
          send('add', 'last');
          send('later', 'later');
          window.KKJSBridge && webkit.messageHandlers.KKJSBridgeMessage.postMessage(
            { module: 'log', method: 'add', data: 'posted' });
        });
        """)
      let expected = dialect == .kkJSBridge ? 3 : 2
      try await page.load()
      while heard.count < expected { try await turn() }
      #expect(heard.first == "last" && heard.contains("later"))
    }
  }
}
