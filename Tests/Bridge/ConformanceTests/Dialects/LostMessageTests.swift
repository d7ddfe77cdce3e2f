import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Messages that the older bridges lost silently are reported to native, to the page's developer and to the log.
  @MainActor @Suite struct LostMessages {
    private nonisolated static let oldWays = OldPage.ways.filter { $0 != "none" }

    @Test(arguments: Engine.allCases, oldWays)
    func `a call that fails is named on the console and in the log, whichever way it came`(
      engine: Engine, way: String
    ) async throws {
      let page = try await engine.page()
      let log = LogLines()
      let bridge = try page.attachOld(OldPage.dialects, log: log)
      page.keepWarnings()
      try bridge.handle("mall.full") { throw BridgeError("full", "No room") }
      try bridge.handle("mall.number") { (n: Int) in n }
      try await page.load(OldPage.script)
      for (name, data, reason) in [
        ("mall.nobody", "1", "No handler is registered"), ("mall.full", "null", "No room"),
        ("mall.number", "'text'", "mall.number"),
      ] {
        _ = try await page.run("ways.\(way)('\(name)', \(data)); return 0")
        try await page.wait(for: "\"\(name)\" failed: ", in: log)
        let lines = try await page.told().filter { $0.contains("\"\(name)\" failed: ") }
        #expect(lines.count == 1, "\(lines)")
        #expect(lines.allSatisfy { $0.contains(reason) })
      }
      #expect(try await page.run("return await ways.\(way)('mall.number', 5)") == 5)
      #expect(try await page.told().count == 3)
    }

    @Test(arguments: Engine.allCases, OldPage.dialects)
    func `a function that the page lacks is an error for native, and named on the console`(
      engine: Engine, dialect: BridgeDialect
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld([dialect])
      page.keepWarnings()
      try await page.load(
        "window.dsBridge?.register('x', () => 1); window.WVJBCallbacks = [];")
      let error = await #expect(throws: BridgeError.self) { try await bridge.call("page.nobody") }
      #expect(error?.code == .unknownMethod)
      #expect(error?.message.contains("page.nobody") == true)
      let lines = try await page.told()
      #expect(lines.count == 1 && lines.first?.contains("\"page.nobody\"") == true, "\(lines)")
    }

    @Test(arguments: Engine.allCases)
    func `a function of the page that throws is an error for native, and named on the console`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let log = LogLines()
      let bridge = try page.attachOld(OldPage.dialects, log: log)
      page.keepWarnings()
      try await page.load(
        OldPage.script + """
          window.onerror = () => true;
          const broken = () => { throw new TypeError('too bad') };
          setup((own) => own.registerHandler('throws.old', broken));
          dsBridge.register('throws.ds', broken);
          dsBridge.registerAsyn('throws.asyn', broken);
          dsBridge.register('throws.later', async () => broken());
          """)
      for name in ["throws.old", "throws.ds", "throws.asyn", "throws.later"] {
        let error = await #expect(throws: BridgeError.self) { try await bridge.call(name) }
        #expect(error?.code == .thrown)
        #expect(error?.message.contains("too bad") == true)
        try await page.wait(for: "\"\(name)\" threw: too bad", in: log)
        #expect(try await page.told().last?.contains("\"\(name)\" threw: too bad") == true)
      }
    }

    @Test(arguments: Engine.allCases, ["", WebViewJavascriptBridgePages.Copy.version6.script])
    func `a callback of WebViewJavascriptBridge is for one answer: a stream is told, and not begun`(
      engine: Engine, copy: String
    ) async throws {
      let page = try await engine.page()
      let log = LogLines()
      let bridge = try page.attachOld(log: log)
      let watch = StreamWatch()
      try bridge.handle("numbers") { watch.endless() }
      try bridge.handle("end") {}
      try await page.load(
        copy + """
          window.called = 0;
          \(WebViewJavascriptBridgePages.asking("WebViewJavascriptBridge.callHandler('numbers', null, () => { called++ })"))
          """)
      try await page.wait(for: "\"numbers\" failed: ", in: log)
      #expect(log.warnings.count == 1)
      #expect(try await page.run("return called") == 0)
      #expect(watch.given == 0)
    }

    @Test(arguments: Engine.allCases, ["", WebViewJavascriptBridgePages.Copy.version6.script])
    func `a handler that has nothing to say is told of only where somebody waits for its answer`(
      engine: Engine, copy: String
    ) async throws {
      let page = try await engine.page()
      let log = LogLines()
      let bridge = try page.attachOld(log: log)
      // The error that the drop-in module throws.
      let silence = BridgeError("noResponse", "It let go of its callback.")
      try bridge.handle("quiet") { (_: Int) in throw silence }
      try bridge.handle("quietToo") { (_: Int) in throw silence }
      try await page.load(
        copy + """
          \(WebViewJavascriptBridgePages.asking("""
            for (let n = 0; n < 10; n++) WebViewJavascriptBridge.callHandler('quiet', n);
            WebViewJavascriptBridge.callHandler('quietToo', 1, () => {});
            """))
          """)
      try await page.wait(for: "\"quietToo\" failed: ", in: log)
      #expect(log.warnings.count == 1, "\(log.warnings)")
    }

    @Test(arguments: Engine.allCases)
    func `calls while the page is left fail, or reach the next page`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld(OldPage.dialects)
      let script =
        OldPage.script + """
          const names = ['old.number', 'ds.number', 'ds.later'];
          \(WebViewJavascriptBridgePages.asking("WebViewJavascriptBridge.registerHandler('old.number', (n, respond) => respond(n))"))
          dsBridge.register('ds.number', (n) => n);
          dsBridge.registerAsyn('ds.later', (n, answer) => answer(n));
          """
      try await page.load(script)
      for name in ["old.number", "ds.number", "ds.later"] {
        page.reload()
        var calls: [Task<Int, any Error>] = []
        for n in 0..<40 {
          calls.append(Task { try await bridge.call(name, n) })
          if n % 4 == 0 { try await turn() }
        }
        try await page.finishLoading()
        for (n, call) in calls.enumerated() {
          switch await call.result {
          case .success(let answer): #expect(answer == n)
          case .failure(let error):
            #expect((error as? BridgeError)?.code == .documentGone, "\(error)")
            #expect("\(error)".contains(name))
          }
        }
      }
    }

    @Test(arguments: Engine.allCases)
    func `what a page puts into the log stands in one line of plain text`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      let log = LogLines()
      _ = try page.attachOld([.kkJSBridge], log: log)
      try await page.load(
        #"KKJSBridge.call('a', 'b\u001b[31m\r\nc\u2028d\u0000é👩‍👧' + 'x'.repeat(1000))"#)
      try await page.wait(for: "KKJSBridge: ", in: log)
      let line = try #require(log.warnings.first)
      #expect(line.contains(#"a.b\u{1B}[31m\r\nc\u{2028}d\0é👩\u{200D}👧x"#), "\(line)")
      #expect(line.count < 600)
      #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }

    @Test(arguments: Engine.allCases)
    func `a hundred things are told one by one, and then fewer and fewer`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      let log = LogLines()
      let bridge = try page.attachOld([.kkJSBridge], log: log)
      page.keepWarnings()
      try bridge.handle("mall.end") {}
      try await page.load()
      _ = try await page.run(
        """
        for (let n = 1; n <= 300; n++) webkit.messageHandlers.KKJSBridgeMessage.postMessage(null);
        await new Promise((done) => KKJSBridge.call('mall', 'end', null, done));
        """)
      let numbers = log.warnings.filter { $0.contains("KKJSBridge: ") }
      #expect(numbers.count == 102, "\(numbers.count)")
    }
  }
}
