import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Older pages that ask for their bridge long after they have loaded. Native's calls wait for them.
  @MainActor @Suite struct LateRegistration {
    /// The ways in which a page registers `late`.
    nonisolated enum Way: String, CaseIterable, CustomTestStringConvertible {
      case version6, swiftPort, copy, dsBridge, published, secondDSBridge

      var testDescription: String { rawValue }

      var script: String {
        switch self {
        case .version6:
          WebViewJavascriptBridgePages.Snippet.version6.script
            + "setup((own) => own.registerHandler('late', (data, respond) => respond([data])));"
        case .swiftPort:
          WebViewJavascriptBridgePages.Snippet.swiftPort.script
            + "setup((own) => own.registerHandler('late', (data, respond) => respond([data])));"
        case .copy:
          WebViewJavascriptBridgePages.Copy.version6.script
            + "WebViewJavascriptBridge.registerHandler('late', (data, respond) => respond([data]));"
        case .dsBridge: "dsBridge.register('late', (data) => [data]);"
        case .published: DSBridgePage.published + "bridge.register('late', (data) => [data]);"
        case .secondDSBridge: DSBridgePage.second + "dsBridge.register('late', (data) => [data]);"
        }
      }

      var dialect: BridgeDialect {
        switch self {
        case .version6, .swiftPort, .copy: .webViewJavascriptBridge
        case .dsBridge, .published, .secondDSBridge: .dsBridge
        }
      }
    }

    @Test(arguments: Engine.allCases, Way.allCases.dropLast())
    func `calls wait for a page that registers after it has loaded, and keep their order`(
      engine: Engine, way: Way
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld([way.dialect])
      for round in 1...2 {
        try await page.load("window.begin = () => {\n\(way.script)\n}")
        let calls = (0..<3).map { n in Task { try await bridge.call("late", n, as: [Int].self) } }
        _ = try await page.run("return await bridge.has('x')")
        let begin = Task { try await page.runInTime("begin()") }
        var answers: [[Int]] = []
        for call in calls {
          answers.append(try await page.inTime { try await call.value })
        }
        _ = try await begin.value
        #expect(answers == [[0], [1], [2]], "\(round)")
        // The page has announced itself, so an unknown name is an answer.
        #expect(try await !bridge.has("nobody"))
      }
    }

    @Test(arguments: Engine.allCases, Way.allCases)
    func `calls wait for a page that registers while it loads`(engine: Engine, way: Way)
      async throws
    {
      let page = try await engine.page()
      let bridge = try page.attachOld([way.dialect])
      let call = Task { try await bridge.call("late", 1, as: [Int].self) }
      try await turn()
      try await page.load("addEventListener('load', () => {\n\(way.script)\n})")
      #expect(try await page.inTime { try await call.value } == [1])
    }

    @Test func `a page that never comes knows nothing, and says so`() async throws {
      for dialect in [BridgeDialect.webViewJavascriptBridge, .dsBridge] {
        let page = MemoryPage()
        let bridge = try page.attachOld([dialect])
        try await page.load()
        let call = Task { try await bridge.call("nobody") }
        try await page.pass(.milliseconds(9_900))
        _ = try await page.run("return 0")
        #expect(page.warnings.isEmpty)
        try await page.pass(.milliseconds(200))
        let error = await #expect(throws: BridgeError.self) { try await call.value }
        #expect(error?.code == .unknownMethod)
        #expect(page.warnings.count == 1)
        #expect(page.warnings.first?.contains("nobody") == true)
      }
    }

    @Test(arguments: Engine.allCases)
    func
      `a page of version 4 that hears of the bridge when it has loaded gets what was called before`(
        engine: Engine
      ) async throws
    {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      let calls = (0..<3).map { n in
        Task { try await bridge.call(BridgeDialect.defaultHandler, n, as: [Int].self) }
      }
      let other = Task { try await bridge.call("own", as: String.self) }
      let nobody = Task { try await bridge.call("nobody") }
      try await turn()
      try await page.load(
        """
        document.addEventListener('WebViewJavascriptBridgeReady', function (event) {
          event.bridge.init(function (message, respond) { respond([message]) });
          event.bridge.registerHandler('own', function (data, respond) { respond('own') });
        }, false);
        """)
      for (n, call) in calls.enumerated() { #expect(try await call.value == [n]) }
      #expect(try await other.value == "own")
      let error = await #expect(throws: BridgeError.self) { try await nobody.value }
      #expect(error?.code == .unknownMethod)
    }

    /// Returns a page that runs the first script, loads ten other scripts one after the other, and runs the last
    /// one. By then, calls that were made in the meantime have been answered.
    private func slowPage(first: String, last: String) async throws -> URL {
      var script = try await Server.shared.script(last)
      for _ in 0..<10 {
        script = try await Server.shared.script(
          "document.write('<script>asked = asked.concat(1)</script><script src=\(script)></script>')"
        )
      }
      return try await Server.shared.page(
        """
        <!doctype html><body><script>window.asked = []; \(first)</script><script src=\(script)></script>
        """)
    }

    @Test func `replies of an envelope wait while the page still loads its scripts`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attachOld([.envelope(handler: "nativeObject", reply: "app.onReply")])
      var asked = 0
      try bridge.handle("count") {
        asked += 1
        return asked
      }
      try await page.load(
        slowPage(
          first: """
            window.replies = [];
            webkit.messageHandlers.nativeObject.postMessage({ method: 'count', callbackId: 'a', successId: 'b' });
            """,
          last: """
            window.before = asked;
            window.app = { onReply(id, payload) { replies.push([id, payload]) } };
            """))
      #expect(
        try await page.run("return [before.length, replies]") == [10, [["a", nil], ["b", 1]]])
    }

    @Test
    func `a page of DSBridge 2, which never says that it is there, is asked when it has loaded`()
      async throws
    {
      let page = try await WebKitPage()
      let bridge = try page.attachOld([.dsBridge])
      let call = Task { try await bridge.call("late", 1, timeout: .seconds(6), as: [Int].self) }
      try await turn()
      try await page.load(
        slowPage(
          first: "addEventListener('load', () => {\n\(Way.secondDSBridge.script)\n})", last: ""))
      #expect(try await call.value == [1])
    }

    @Test(arguments: Engine.allCases)
    func `a copy that is put into the window by a definition is found when it rings`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      let bridge = try page.attachOld()
      var heard: [Int] = []
      try bridge.handle("count") { (n: Int) in
        heard.append(n)
        return n
      }
      let copy = WebViewJavascriptBridgePages.Copy.version6.script.replacingOccurrences(
        of: "window.WebViewJavascriptBridge = {", with: "const own = {")
      // The definition comes after the object, as in minified scripts.
      let end = try #require(copy.range(of: "frame = document.createElement"))
      let script = copy.replacingCharacters(
        in: end,
        with:
          "Object.defineProperty(window, 'WebViewJavascriptBridge', { value: own }); frame = document.createElement"
      )
      try await page.load(
        script + """
          \(WebViewJavascriptBridgePages.asking("""
            WebViewJavascriptBridge.registerHandler('early', (data, respond) => respond([data]));
            for (let n = 0; n < 50; n++) WebViewJavascriptBridge.callHandler('count', n);
            """))
          """)
      while heard.count < 50 { try await turn() }
      #expect(heard == Array(0..<50))
      #expect(try await page.inTime { try await bridge.call("early", 1) } == [1])
      #expect(
        try await page.runInTime(
          "return await new Promise((done) => WebViewJavascriptBridge.callHandler('count', 50, done))"
        )
          == 50)
    }
  }
}
