import TestSupport
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

    @Test func `old calls wait as long as the answer takes`() async throws {
      let page = MemoryPage()
      let bridge = try page.attach(dialects: [
        .webViewJavascriptBridge, .dsBridge, .kkJSBridge,
        .envelope(handler: "nativeObject", reply: "app.onReply"),
      ])
      let (isOpen, open) = AsyncStream.makeStream(of: Never.self)
      var count = 0
      try bridge.handle("mall.slow") { (_: String?) async in
        count += 1
        for await _ in isOpen {}
        return "at last"
      }
      try await page.load(
        """
        window.ends = [];
        window.app = { onReply: (id, payload) => { if (id === 1) ends.push(payload) } };
        webkit.messageHandlers.nativeObject.postMessage({ method: 'mall.slow', callbackId: 0, successId: 1, failedId: 1 });
        KKJSBridge.call('mall', 'slow', null, (result) => ends.push(result));
        dsBridge.call('mall.slow', (result) => ends.push(result));
        \(WebViewJavascriptBridgePages.asking(
          "WebViewJavascriptBridge.callHandler('mall.slow', null, (result) => ends.push(result))"))
        bridge.call('mall.slow').catch((error) => ends.push(error.code));
        """)
      while count < 5 { try await turn() }
      try await page.pass(.seconds(600))
      #expect(try await page.run("return ends") == ["timedOut"])
      open.finish()
      let ends = try await page.run(
        "while (ends.length < 5) await new Promise((resolve) => setTimeout(resolve)); return ends")
      #expect(ends == ["timedOut", "at last", "at last", "at last", "at last"])
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
