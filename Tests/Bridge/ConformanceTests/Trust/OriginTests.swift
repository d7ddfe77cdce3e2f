import Testing
import WebBridge

extension Conformance {
  /// Origins that the app does not spell out are not allowed.
  @MainActor @Suite struct Origins {
    @Test(arguments: Engine.allCases)
    func `a page of another origin finds no bridge, and its forged frames get a refusal`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var called = 0
      try bridge.handle("secret") { called += 1 }
      let waiting = Task { try await bridge.call("anything") }
      try await page.load("", at: page.otherOrigin)
      #expect(
        try await page.run("return [typeof bridge, typeof window[Symbol.for('webbridge')]]")
          == ["undefined", "undefined"])
      let error = await #expect(throws: BridgeError.self) { try await waiting.value }
      #expect(error?.code == .denied)
      #expect(error?.message.contains("\(page.otherOrigin)") == true)
      let next = await #expect(throws: BridgeError.self) { try await bridge.call("anything") }
      #expect(next?.code == .denied)
      for text in [
        "hello 00000000000000000000000000000000 {\"wire\":2,\"origin\":\"\(page.origin)\",\"url\":\"x\",\"main\":true}",
        "batch 00000000000000000000000000000000 1\\ncall 1 secret []", "poll  1", "goodbye x", "",
        "x",
        "hello", "batch", "\\n\\n", "hello a b", "close {}", "welcome x",
      ] {
        let reply = try await page.run(
          """
          return await webkit.messageHandlers.webbridge.postMessage(`\(text)`)
            .catch((error) => error.message);
          """)
        guard case .string(let reply) = reply else {
          Issue.record("no answer to \(text)")
          continue
        }
        #expect(reply.isEmpty || reply.hasPrefix("close {\"code\":\"denied\""), "\(text): \(reply)")
      }
      #expect(called == 0)
      try await page.load("bridge.handle('x', () => 1)")
      #expect(try await bridge.call("x") == 1)
    }

    @Test(arguments: Engine.allCases)
    func `a subframe gets no bridge where it was not asked for, and cannot forge one`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(origins: [.anyOrigin])
      var called = 0
      try bridge.handle("secret") { called += 1 }
      var reports: [String] = []
      bridge.on("report") { (report: String) in reports.append(report) }
      try await page.load("bridge.handle('here', () => 1)")
      try await page.runInFrame(
        """
        const post = (text) => webkit.messageHandlers.webbridge.postMessage(text).catch((e) => 'rejected');
        Promise.all([
          typeof bridge,
          post('batch 0123456789abcdef0123456789abcdef 1\\\\ncall 1 secret []'),
          post('hello 0123456789abcdef0123456789abcdef {"wire":2,"origin":"\(page.origin)","url":"x","main":true,"key":"0123456789abcdef0123456789abcdef"}'),
          post('batch'.repeat(100000)), post(''), post(String.fromCharCode(0, 1, 2, 0xd800)),
        ]).then((r) => { document.title = String(r) });
        """, at: page.otherOrigin)
      #expect(try await bridge.call("here") == 1)
      #expect(called == 0)
      #expect(try await page.run("return await bridge.has('secret')") == true)
    }

    @Test(arguments: Engine.allCases)
    func `authorize refuses single calls and events`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(origins: nil, frames: .main, limits: .default) {
        $0.name != "forbidden"
      }
      var called = 0
      try bridge.handle("forbidden") { called += 1 }
      try bridge.handle("fine") { 1 }
      bridge.on("forbidden") { called += 1 }
      try await page.load()
      #expect(try await page.failure(of: "await bridge.call('forbidden')")["code"] == "denied")
      #expect(
        try await page.run("bridge.emit('forbidden', 1); return await bridge.call('fine')") == 1)
      #expect(called == 0)
      let has = "return [await bridge.has('forbidden'), await bridge.has('fine')]"
      #expect(try await page.run(has) == [false, true])
    }

    @Test(arguments: [
      ("https://shop.example.com", "https://shop.example.com", true),
      ("https://shop.example.com/", "https://shop.example.com", true),
      ("https://Shop.Example.com:443", "https://shop.example.com", true),
      ("https://shop.example.com", "http://shop.example.com", false),
      ("https://shop.example.com", "https://shop.example.com:8443", false),
      ("https://shop.example.com", "https://shop.example.com.evil.net", false),
      ("https://shop.example.com", "https://shopxexample.com", false),
      ("https://*.example.com", "https://shop.example.com", true),
      ("https://*.example.com", "https://a.b.example.com", true),
      ("https://*.example.com", "https://example.com", false),
      ("https://*.example.com", "https://evilexample.com", false),
      ("https://*.example.com", "https://example.com.evil.net", false),
      ("https://*.example.com:8443", "https://a.example.com:8443", true),
      ("app://*", "app://anything", true), ("app://*", "application://x", false),
      ("file://", "file://", true), ("file://", "null", false), ("*", "https://any.where", true),
      ("*", "null", false), ("*", "", false), ("http://[::1]:8080", "http://[::1]:8080", true),
      ("http://192.168.0.1", "http://192.168.0.1", true),
      ("http://192.168.0.1", "http://192x168.0.1", false),
    ])
    func `patterns match whole origins`(pattern: String, origin: String, matches: Bool) throws {
      #expect(OriginPattern(pattern).matches(Origin(origin)) == matches)
    }

    @Test(arguments: [
      "shop.example.com", "", "https://", "https://a.com/path", "*.example.com",
      "https://a.*.com", "https://*a.com", "://x", "1http://x", "https://a b.com",
      "https://a.com?x",
    ])
    func `what is no origin is refused when the bridge is attached`(pattern: String) async throws {
      let page = MemoryPage()
      let error = #expect(throws: BridgeError.self) {
        _ = try page.attach(origins: [OriginPattern(pattern)])
      }
      #expect(error?.code == .badArguments)
    }
  }
}
