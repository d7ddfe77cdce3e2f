import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// All dialects in one page.
  @MainActor @Suite struct AllDialects {
    private nonisolated static let orders = [OldPage.dialects, OldPage.dialects.reversed()]

    private func check(_ page: any TestPage, _ what: Comment? = nil) async throws {
      #expect(
        try await page.run("return await all('mall.greet', 'Ann')") == OldPage.answers("hello Ann"),
        what)
    }

    private func attach(
      _ page: any TestPage, _ dialects: [BridgeDialect] = OldPage.dialects
    ) throws -> Bridge {
      let bridge = try page.attachOld(dialects)
      try bridge.handle("mall.greet") { (name: String) in "hello \(name)" }
      return bridge
    }

    @Test(arguments: Engine.allCases, orders)
    func `one handler answers every way that a page has, in whichever order the dialects stand`(
      engine: Engine, dialects: [BridgeDialect]
    ) async throws {
      let page = try await engine.page()
      _ = try attach(page, dialects)
      try await page.load(OldPage.script)
      try await check(page)
      // DSBridge's published script uses prompts when it finds no other way.
      try await page.load(DSBridgeScript.prompting.source + OldPage.script)
      try await check(page)
    }

    @Test(arguments: Engine.allCases, orders)
    func `what a page registers in any way native reaches`(
      engine: Engine, dialects: [BridgeDialect]
    )
      async throws
    {
      let page = try await engine.page()
      let bridge = try attach(page, dialects)
      try await page.load(
        OldPage.script + """
          setup((own) => own.registerHandler('old.webView', (data, respond) => respond('webView ' + data)));
          setup(() => WKWebViewJavascriptBridge.registerHandler('old.port',
            (data, respond) => respond('port ' + data)));
          dsBridge.register('old.ds', (data) => 'ds ' + data);
          dsBridge.registerAsyn('old.later', (data, answer) => answer('later ' + data));
          dsBridge.register('old.space', { ds: (data) => 'space ' + data });
          native.handle('old.none', (data) => 'none ' + data);
          """)
      for (name, word) in [
        ("old.webView", "webView"), ("old.port", "port"), ("old.ds", "ds"), ("old.later", "later"),
        ("old.space.ds", "space"), ("old.none", "none"),
      ] {
        #expect(try await bridge.call(name, "x") == "\(word) x")
        #expect(try await bridge.has(name))
      }
    }

    @Test(arguments: Engine.allCases)
    func `second pages, reloads and pages that come back from the cache have them all`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try attach(page)
      let script =
        OldPage.script + """
          window.kept = 'first';
          dsBridge.register('ds.kept', () => kept);
          setup((own) => own.registerHandler('old.kept', (data, respond) => respond(kept)));
          """
      try await page.load(script)
      try await check(page, "first")
      page.reload()
      try await page.finishLoading()
      try await check(page, "reloaded")
      _ = try await page.run("window.kept = 'changed'")
      try await page.load(script)
      try await check(page, "second")
      page.goBack()
      try await page.finishLoading()
      try await check(page, "back")
      for name in ["ds.kept", "old.kept"] {
        #expect(try await bridge.call(name) == "changed", "it comes from the cache")
      }
      page.goForward()
      try await page.finishLoading()
      try await check(page, "forward")
      for name in ["ds.kept", "old.kept"] { #expect(try await bridge.call(name) == "first") }
    }

    @Test(arguments: Engine.endable)
    func `a page whose process ended has them again when it is loaded anew`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      let bridge = try attach(page)
      let script =
        OldPage.script + """
          dsBridge.registerAsyn('ds.never', () => { native.emit('asked') });
          setup((own) => own.registerHandler('old.never', () => { native.emit('asked') }));
          """
      try await page.load(script)
      for name in ["ds.never", "old.never"] {
        var isAsked = false
        let listener = bridge.on("asked") { isAsked = true }
        defer { listener.cancel() }
        let call = Task { try await bridge.call(name) }
        while !isAsked { try await turn() }
        try await page.terminateProcess()
        let error = await #expect(throws: BridgeError.self) { try await call.value }
        #expect(error?.code == .webProcessTerminated)
        try await page.load(script)
        try await check(page)
      }
    }

    @Test(arguments: Engine.allCases)
    func `what document.open writes finds them, and hears that they are ready`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      let bridge = try attach(page)
      try await page.load(OldPage.script)
      try await check(page)
      _ = try await page.run(
        """
        document.open();
        document.write('<p>new');
        window.ready = [];
        for (const type of ['WebViewJavascriptBridgeReady', 'KKJSBridgeReady']) {
          document.addEventListener(type, (event) => {
            ready.push(type);
            event.bridge?.registerHandler('old.new', (data, respond) => respond('new'));
          });
        }
        document.close();
        """)
      try await check(page)
      if engine == .webKit {
        // The page in memory does not parse the document, and so does not load it.
        while try await page.run("return new Set(ready).size") != 2 { try await turn() }
        #expect(try await bridge.call("old.new") == "new")
      }
    }

    @Test func `a local file has them`() async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("webbridge-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("page.html")
      try Data(
        """
        <!doctype html><body><script>\(OldPage.script)
        setup((own) => own.registerHandler('old.page', (data, respond) => respond([data])));
        dsBridge.register('ds.page', (data) => [data]);</script>
        """.utf8
      ).write(to: file)
      let page = try await WebKitPage()
      let bridge = try page.attach(origins: [.file], dialects: OldPage.dialects)
      try bridge.handle("mall.greet") { (name: String) in "hello \(name)" }
      try await page.load(file)
      try await check(page)
      for name in ["old.page", "ds.page"] { #expect(try await bridge.call(name, 1) == [1]) }
    }

    @Test func `a page with a strict policy has them, with copies of the old scripts as well`()
      async throws
    {
      let page = try await WebKitPage()
      let bridge = try attach(page)
      var heard: [String] = []
      try bridge.handle("mall.copy") { (name: String) in heard.append(name) }
      for copy in WebViewJavascriptBridgePages.Copy.allCases {
        let url = try await Server.shared.page(
          """
          <!doctype html><body><script nonce=x>
          \(copy.script)\(KKJSBridgeTests.copy)\(DSBridgePage.published)\(OldPage.script)
          \(copy.global).callHandler('mall.copy', '\(copy)');
          dsBridge.register('ds.page', (data) => [data]);
          </script>
          """, headers: ["Content-Security-Policy": "default-src 'none'; script-src 'nonce-x'"])
        try await page.load(url)
        try await check(page, "\(copy)")
        #expect(try await bridge.call("ds.page", 1) == [1])
      }
      #expect(heard == ["version6", "version5", "swiftPort"])
    }

    @Test(arguments: Engine.allCases)
    func `a frame has none of them, of whichever origin, and its messages are not heard`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let log = LogLines()
      let bridge = try page.attachOld(OldPage.dialects, log: log)
      var called: [String] = []
      try bridge.handle("mall.greet") { (name: String) in
        called.append(name)
        return "hello \(name)"
      }
      let app = AppDelegate()
      (page as? WebKitPage)?.webView.uiDelegate = app
      try await page.load(OldPage.script)
      for origin in [page.origin, page.otherOrigin] {
        try await page.runInFrame(
          """
          const handlers = window.webkit ? window.webkit.messageHandlers : {};
          const say = (f) => { try { f() } catch (error) {} };
          const message = { module: 'mall', method: 'greet', data: 'frame' };
          say(() => prompt('_dsbridge=mall.greet', '{"data":"frame"}'));
          say(() => prompt('KKJSBridge', JSON.stringify(message)));
          say(() => handlers.KKJSBridgeMessage.postMessage(message));
          say(() => handlers.nativeObject.postMessage({ method: 'mall.greet', data: 'frame' }));
          say(() => handlers.iOS_Native_FlushMessageQueue.postMessage(null));
          say(() => handlers.webbridge.postMessage('batch 0 1\\ncall 1 mall.greet ["frame"]'));
          say(() => WebViewJavascriptBridge.callHandler('mall.greet', 'frame'));
          say(() => dsBridge.call('mall.greet', 'frame'));
          \(WebViewJavascriptBridgePages.Copy.version6.script)
          rawSend({ handlerName: 'mall.greet', data: 'frame' });
          """, at: origin)
      }
      try await check(page)
      #expect(Set(called) == ["Ann"])
      #expect(app.events.isEmpty)
      #expect(log.warnings.contains { $0.hasPrefix("Refused (1): ") }, "\(log.warnings)")
    }

    @Test(arguments: Engine.allCases)
    func `a page of another origin has none of them, and its messages are not heard`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try attach(page)
      var called = 0
      try bridge.handle("mall.secret") { called += 1 }
      try await page.load("", at: page.otherOrigin)
      #expect(
        try await page.run(
          """
          const found = ['WebViewJavascriptBridge', 'WKWebViewJavascriptBridge', 'WVJBCallbacks', 'dsBridge',
            '_dsbridge', '_dswk', '_dsf', 'KKJSBridge', 'bridge'].filter((name) => name in window);
          const handlers = ['nativeObject', 'KKJSBridgeMessage', 'iOS_Native_FlushMessageQueue']
            .filter((name) => webkit.messageHandlers[name]);
          prompt('_dsbridge=mall.secret', '{}');
          prompt('KKJSBridge', JSON.stringify({ module: 'mall', method: 'secret' }));
          return [found, handlers];
          """) == [[], []])
      #expect(called == 0)
    }
  }
}
