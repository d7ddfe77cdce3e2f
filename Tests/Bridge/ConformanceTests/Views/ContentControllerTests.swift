import Logging
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// What the bridge leaves on the user content controller of its views. WebKit's record of a message handler owns the
  /// controller, so that a handler that nobody removes keeps the controller and its scripts for ever.
  @MainActor @Suite(.timeLimit(.minutes(1))) struct ContentControllers {
    /// Uses two views of one configuration, and returns their controller weakly.
    private func use(_ body: (WebKitPage, WebKitPage) async throws -> Void) async throws
      -> () -> WKUserContentController?
    {
      let configuration = WKWebViewConfiguration()
      let first = try await WebKitPage(configuration: configuration)
      let second = try await WebKitPage(configuration: configuration)
      try await body(first, second)
      weak let controller = first.webView.configuration.userContentController
      return { controller }
    }

    @Test func `a controller is freed with the last view that has a bridge`() async throws {
      let controller = try await use { first, second in
        let bridge = try first.attach()
        _ = try second.attach()
        try await first.load("bridge.handle('one', () => 1)")
        #expect(try await bridge.call("one") == 1)
      }
      while controller() != nil { try await turn() }
    }

    @Test func `a controller is freed with views whose bridges were detached`() async throws {
      let controller = try await use { first, second in
        let bridge = try first.attach()
        try await first.load()
        bridge.detach()
        _ = try first.attach()
        try second.attach().detach()
        try await first.load()
      }
      while controller() != nil { try await turn() }
    }

    @Test
    func `a controller that the app keeps loses the scripts of closed views, and takes new ones`()
      async throws
    {
      let configuration = WKWebViewConfiguration()
      let controller = configuration.userContentController
      let script = WKUserScript(
        source: "window.app = 1", injectionTime: .atDocumentStart, forMainFrameOnly: true)
      controller.addUserScript(script)
      func use(_ count: Int) async throws {
        let page = try await WebKitPage(configuration: configuration)
        let bridge = try page.attach()
        try bridge.handle("count") { count }
        try await page.load()
        #expect(try await page.run("return app + await bridge.call('count')") == .int(1 + count))
        #expect(controller.userScripts.count > 1)
      }
      for count in 1...3 {
        try await use(count)
        while controller.userScripts.count > 1 { try await turn() }
        #expect(controller.userScripts.first === script)
      }
    }

    @Test func `the log says that the app has removed the bridge's script`() async throws {
      let page = try await WebKitPage()
      let log = LogStream()
      let bridge = try Bridge(
        attachedTo: page.webView, policy: BridgePolicy(origins: [.exactly(page.origin)]),
        options: BridgeOptions(logger: log.logger))
      try await page.load()
      page.webView.configuration.userContentController.removeAllUserScripts()
      try await page.load()
      var lines = log.lines.makeAsyncIterator()
      let line = await lines.next()
      #expect(line?.contains("removeAllUserScripts()") == true)
      #expect(try await page.run("return typeof bridge") == "undefined")
      bridge.detach()
      _ = try page.attach()
      try await page.load()
      #expect(try await page.run("return typeof bridge") == "object")
    }

    /// The calls of an app that remove the bridge's handler.
    enum Removal: CaseIterable {
      case all, ofWorld, byName

      @MainActor func remove(from controller: WKUserContentController) {
        switch self {
        case .all: controller.removeAllScriptMessageHandlers()
        case .ofWorld: controller.removeAllScriptMessageHandlers(from: .page)
        case .byName:
          controller.removeScriptMessageHandler(
            forName: PageRuntime.handlerName, contentWorld: .page)
        }
      }
    }

    @Test(arguments: Removal.allCases)
    func `a removal of the bridge's handler is logged, and a new bridge adds it again`(
      removal: Removal
    ) async throws {
      let page = try await WebKitPage()
      let log = LogStream(level: .error)
      let bridge = try Bridge(
        attachedTo: page.webView, policy: BridgePolicy(origins: [.exactly(page.origin)]),
        options: BridgeOptions(logger: log.logger))
      try await page.load("bridge.handle('one', () => 1)")
      #expect(try await bridge.call("one") == 1)
      removal.remove(from: page.webView.configuration.userContentController)
      var lines = log.lines.makeAsyncIterator()
      let line = await lines.next()
      #expect(line?.contains("removeAllScriptMessageHandlers()") == true)
      bridge.detach()
      let next = try page.attach()
      try await page.load("bridge.handle('two', () => 2)")
      #expect(try await next.call("two") == 2)
    }

    @Test func `a bridge that follows a removal of all handlers has its own`() async throws {
      let page = try await WebKitPage()
      try page.attach().detach()
      page.webView.configuration.userContentController.removeAllScriptMessageHandlers()
      let bridge = try page.attach()
      try await page.load("bridge.handle('one', () => 1)")
      #expect(try await bridge.call("one") == 1)
    }

    @Test func `nothing is logged when a view takes its handler with it`() async throws {
      let log = LogStream(level: .error)
      let controller = try await use { first, second in
        for page in [first, second] {
          let bridge = try Bridge(
            attachedTo: page.webView, policy: BridgePolicy(origins: [.exactly(page.origin)]),
            options: BridgeOptions(logger: log.logger))
          try await page.load("bridge.handle('one', () => 1)")
          #expect(try await bridge.call("one") == 1)
        }
      }
      while controller() != nil { try await turn() }
      log.logger.error("the end")
      var lines = log.lines.makeAsyncIterator()
      #expect(await lines.next() == "the end")
    }
  }
}
