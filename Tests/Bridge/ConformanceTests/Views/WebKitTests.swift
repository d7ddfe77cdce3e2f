import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// What only a real web view can show.
  @MainActor @Suite struct WebKitOnly {
    @Test func `a javascript URL makes a new document, which ends the old one`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attach()
      try await page.load(
        "bridge.handle('never', () => new Promise(() => {})); bridge.handle('one', () => 1)")
      #expect(try await bridge.call("one") == 1)
      let old = Task { try await bridge.call("never") }
      let document = try #require(bridge.frames.first)
      // The asynchronous form would wait for an answer of the document that ends.
      func evaluate(_ source: String) {
        page.webView.evaluateJavaScript(source, completionHandler: nil)
      }
      evaluate(
        "location.href = \"javascript:'<script>bridge.handle(\\\\'two\\\\', () => 2)</script>'\"")
      let error = await #expect(throws: BridgeError.self) { try await old.value }
      #expect(error?.code == .documentGone)
      #expect(try await bridge.call("two") == 2)
      #expect(bridge.frames.first != document)
    }

    @Test func `pushState and its way back change nothing`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attach()
      try await page.load(
        "bridge.handle('one', () => 1); bridge.handle('never', () => new Promise(() => {}))")
      #expect(try await bridge.call("one") == 1)
      let document = try #require(bridge.frames.first)
      let call = Task { try await bridge.call("never") }
      _ = try await page.run(
        """
        history.pushState({}, '', '/elsewhere'); await bridge.has('x');
        await new Promise((resolve) => { addEventListener('popstate', resolve, { once: true }); history.back() });
        """)
      #expect(try await bridge.call("one") == 1)
      #expect(bridge.frames.first == document)
      call.cancel()
      let error = await #expect(throws: BridgeError.self) { try await call.value }
      #expect(error?.code == .cancelled)
    }

    @Test func `a subframe has a bridge where it was asked for, and says that it is one`()
      async throws
    {
      let page = try await WebKitPage()
      let bridge = try page.attach(
        origins: [.exactly(page.origin), .exactly(page.otherOrigin)], frames: .all)
      var callers: [String] = []
      try bridge.handle("who") {
        BridgeCaller.current.map { callers.append("\($0.origin) \($0.isMainFrame)") }
        return 1
      }
      var left = 0
      bridge.on("ready") { left += 1 }
      try await page.load("bridge.handle('one', () => 1)")
      try await page.runInFrame(
        "bridge.handle('one', () => 2); bridge.call('who').then(() => bridge.emit('ready'))",
        at: page.otherOrigin)
      _ = try await page.run("await bridge.call('who')")
      while left == 0 { _ = try await page.run("await bridge.call('who')") }
      #expect(Set(callers) == ["\(page.otherOrigin) false", "\(page.origin) true"])
      #expect(try await bridge.call("one") == 1, "native calls go to the main frame")
      #expect(bridge.frames.map(\.isMainFrame) == [true, false])
      _ = try await page.run("document.querySelector('iframe').remove(); await bridge.call('who')")
      while bridge.frames.count > 1 { _ = try await page.run("await bridge.call('who')") }
    }

    @Test func `frames sent while the next document commits never reach it`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attach()
      let script = """
        window.heard = [];
        bridge.on('tick', (n) => heard.push(n));
        bridge.handle('heard', () => heard);
        """
      for round in 0..<5 {
        try await page.load(script)
        page.startLoading(script, at: page.origin, path: "")
        var count = 0
        let document = try #require(bridge.frames.first)
        while bridge.frames.first == document {
          bridge.emit("tick", round * 1_000_000 + count)
          count += 1
          try await turn()
        }
        try await page.finishLoading()
        #expect(count > 0)
        #expect(try await bridge.call("heard", as: [Int].self) == [])
      }
    }

    @Test func `three idle seconds cost less than a tenth of a CPU second`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attach()
      try await page.load("bridge.handle('one', () => 1)")
      #expect(try await bridge.call("one") == 1)
      func timeUsed(in duration: Duration) async throws -> Double {
        let before = clock()
        try await Task.sleep(for: duration)
        return Double(clock() - before) / Double(CLOCKS_PER_SEC)
      }
      // Work that earlier tests left is measured too, so the test waits until it is done.
      let start = ContinuousClock.now
      while try await timeUsed(in: .milliseconds(200)) > 0.01,
        start.duration(to: .now) < .seconds(20)
      {}
      let seconds = try await timeUsed(in: .seconds(3))
      #expect(seconds < 0.1, "\(seconds) CPU seconds")
    }

    @Test func `a busy main actor stops neither a page load nor a call`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attach()
      let busy = Task { while !Task.isCancelled { try await turn() } }
      defer { busy.cancel() }
      try await page.load("bridge.handle('one', () => 1)")
      #expect(try await bridge.call("one") == 1)
    }

    #if os(Linux)
      @Test func `a view in a hidden window still talks`() async throws {
        let page = try await WebKitPage()
        let bridge = try page.attach()
        try bridge.handle("two") { 2 }
        let window = Window(page.webView)
        window.show()
        try await page.load("bridge.handle('one', () => 1)")
        window.hide()
        for _ in 0..<50 {
          #expect(try await bridge.call("one") == 1)
          #expect(try await page.run("return await bridge.call('two')") == 2)
        }
        window.close()
      }
    #endif

    @Test func `the app's scripts and delegate stay as they were`() async throws {
      let configuration = WKWebViewConfiguration()
      configuration.userContentController.addUserScript(
        WKUserScript(
          source: "window.order = [typeof bridge]", injectionTime: .atDocumentStart,
          forMainFrameOnly: true))
      let page = try await WebKitPage(configuration: configuration)
      let bridge = try page.attach()
      try await page.load()
      #expect(try await page.run("return order") == ["object"])
      bridge.detach()
      #expect(configuration.userContentController.userScripts.count == 1)
      try await page.load()
      #expect(try await page.run("return order") == ["undefined"])
    }

    @Test func `HTML without a base URL has an opaque origin and gets no bridge`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attach(origins: [.anyOrigin])
      let waiting = Task { try await bridge.call("x") }
      page.webView.loadHTMLString("<p>text", baseURL: nil)
      let error = await #expect(throws: BridgeError.self) { try await waiting.value }
      #expect(error?.code == .denied)
      #expect(error?.message.contains("baseURL") == true)
    }

    @Test func `a local file has a bridge where files are allowed`() async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("webbridge-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("page.html")
      try Data("<script>bridge.handle('one', () => 1)</script>".utf8).write(to: file)
      for origins: [OriginPattern] in [[.file], [.anyOrigin]] {
        let page = try await WebKitPage()
        let bridge = try page.attach(origins: origins)
        page.webView.loadFileURL(file, allowingReadAccessTo: folder)
        #expect(try await bridge.call("one") == 1)
      }
      let page = try await WebKitPage()
      let bridge = try page.attach()
      page.webView.loadFileURL(file, allowingReadAccessTo: folder)
      let error = await #expect(throws: BridgeError.self) { try await bridge.call("one") }
      #expect(error?.code == .denied)
    }

    @Test func `a strict content security policy does not stop the bridge`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attach()
      try bridge.handle("two") { 2 }
      let origin = page.origin
      await Server.shared.keep(
        "<meta http-equiv='Content-Security-Policy' content=\"default-src 'none'; script-src 'nonce-x'\">"
          + "<script nonce=x>bridge.handle('n', () => bridge.call('two'))</script>",
        at: "/strict")
      page.webView.load(URLRequest(url: try #require(URL(string: "\(origin)/strict"))))
      #expect(try await bridge.call("n") == 2)
    }
  }
}
