import Testing
import WebBridge

extension Conformance {
  /// Several dialects in one page.
  @MainActor @Suite struct DialectTests {
    @Test(arguments: Engine.allCases)
    func `one handler answers every dialect and the page's new code`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(dialects: [
        .envelope(handler: "nativeObject", reply: "app.onReply"),
        .envelope(handler: "legacy", reply: "onLegacy"), .kkJSBridge,
      ])
      try bridge.handle("mall.greet") { (name: String) in "hello \(name)" }
      try await page.load(EnvelopeTests.script)
      let heard = try await page.run(
        """
        const { legacy } = webkit.messageHandlers;
        post({ method: 'mall.greet', data: 'a', successId: 1 });
        return [
          (await heard(1))[0][1],
          await new Promise((resolve) => {
            window.onLegacy = (id, payload) => resolve(payload);
            legacy.postMessage({ method: 'mall.greet', data: 'b', successId: 1 });
          }),
          await new Promise((resolve) => KKJSBridge.call('mall', 'greet', 'c', resolve)),
          KKJSBridge.syncCall('mall', 'greet', 'd'),
          await bridge.call('mall.greet', 'e'), bridge.callSync('mall.greet', 'f'),
        ];
        """)
      #expect(heard == .array("abcdef".map { "hello \(String($0))" }.map(BridgeValue.string)))
    }

    @Test func `views that share a controller have the dialects of both`() async throws {
      let configuration = WKWebViewConfiguration()
      let page = try await WebKitPage(configuration: configuration)
      let other = try await WebKitPage(configuration: page.webView.configuration)
      _ = try page.attach(dialects: [.envelope(handler: "one", reply: "r")])
      _ = try other.attach(dialects: [.envelope(handler: "two", reply: "r"), .kkJSBridge])
      try await page.load()
      #expect(
        try await page.run(
          "return ['one', 'two', 'three', 'KKJSBridgeMessage'].map((name) => typeof webkit.messageHandlers[name])"
        ) == ["object", "object", "undefined", "object"])
    }
  }
}
