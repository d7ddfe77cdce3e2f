import Foundation
import TestSupport
import Testing
import WebKitGTK

extension AllTests {
  @MainActor @Suite struct ContentRuleTests {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("rules-\(UUID().uuidString)")

    /// Runs the body with a store of its own.
    func withStore(_ body: (WKContentRuleListStore) async throws -> Void) async throws {
      defer { try? FileManager.default.removeItem(at: directory) }
      try await body(try #require(WKContentRuleListStore(url: directory)))
    }

    func block(_ filter: String) -> String {
      #"[{"trigger": {"url-filter": "\#(filter)"}, "action": {"type": "block"}}]"#
    }

    /// Returns the URLs of a page, its script and its image.
    func makePage() async throws -> (page: URL, script: URL, image: URL) {
      let script = try await Server.shared.page(
        "window.ran = true", headers: ["Content-Type": "text/javascript"])
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='7' height='5'/>"
      let image = try await Server.shared.page(svg, headers: ["Content-Type": "image/svg+xml"])
      let page = try await Server.shared.page(
        "<p id=ad>ad</p><img src='\(image)'><script src='\(script)'></script>")
      return (page, script, image)
    }

    @Test func `scripts and images are blocked, and no longer when the list is removed`()
      async throws
    {
      try await withStore { store in
        let urls = try await makePage()
        let rules =
          "[\(block("\(urls.script.path)$").dropFirst().dropLast()),"
          + "\(block("\(urls.image.path)$").dropFirst())"
        let compiled = try await store.compileContentRuleList(
          forIdentifier: "ads", encodedContentRuleList: rules)
        let list = try #require(compiled)
        #expect(list.identifier == "ads")
        let page = Page()
        let controller = page.webView.configuration.userContentController
        controller.add(list)
        await page.load(urls.page)
        #expect(try await page.webView.evaluate("window.ran === true", as: Bool.self) == false)
        #expect(await Server.shared.header("Host", ofRequestFor: urls.script) == nil)
        #expect(await Server.shared.header("Host", ofRequestFor: urls.image) == nil)

        controller.remove(list)
        await page.load(urls.page)
        #expect(try await page.webView.evaluate("window.ran === true", as: Bool.self) == true)
        #expect(await Server.shared.header("Host", ofRequestFor: urls.image) != nil)

        controller.add(list)
        controller.removeAllContentRuleLists()
        await page.load(urls.page)
        #expect(try await page.webView.evaluate("window.ran === true", as: Bool.self) == true)
      }
    }

    @Test func `a filter to the end of the URL misses what is sent to a scheme handler`()
      async throws
    {
      try await withStore { store in
        let list = try #require(
          try await store.compileContentRuleList(
            forIdentifier: "end", encodedContentRuleList: block("/post$")))
        let page = BodyPage { $0.userContentController.add(list) }
        await page.load(BodyPage.url)
        let result = try await page.webView.callAsyncJavaScript(
          """
          const sent = (method, body) =>
            fetch('/post', {method, body}).then(() => 'sent', () => 'blocked')
          return [await sent('GET'), await sent('POST', 'text')]
          """, contentWorld: .page)
        #expect(result as? [String] == ["blocked", "sent"])
      }
    }

    @Test func `elements are hidden in every view of the controller`() async throws {
      try await withStore { store in
        let rules =
          ##"[{"trigger": {"url-filter": ".*"}, "action": {"type": "css-display-none", "selector": "#ad"}}]"##
        let list = try #require(
          try await store.compileContentRuleList(
            forIdentifier: "hide", encodedContentRuleList: rules))
        let controller = WKUserContentController()
        let before = Page { $0.userContentController = controller }
        controller.add(list)
        let after = Page { $0.userContentController = controller }
        let html = "<p id=ad>ad"
        let shown = "getComputedStyle(document.getElementById('ad')).display"
        for page in [before, after] {
          try await page.show(html)
          #expect(try await page.webView.evaluate(shown, as: String.self) == "none")
        }
        let other = try await Page.showing(html)
        #expect(try await other.webView.evaluate(shown, as: String.self) == "block")
      }
    }

    @Test func `a list is found again, listed and removed`() async throws {
      try await withStore { store in
        #expect(await store.availableIdentifiers() == [])
        for name in ["a", "ü/b c"] {
          _ = try await store.compileContentRuleList(
            forIdentifier: name, encodedContentRuleList: block("x"))
        }
        #expect(await store.availableIdentifiers()?.sorted() == ["a", "ü/b c"])
        let again = try #require(WKContentRuleListStore(url: directory))
        #expect(try await again.contentRuleList(forIdentifier: "ü/b c")?.identifier == "ü/b c")
        try await store.removeContentRuleList(forIdentifier: "a")
        #expect(await store.availableIdentifiers() == ["ü/b c"])
        let missing = await #expect(throws: WKError.self) {
          try await store.contentRuleList(forIdentifier: "a")
        }
        #expect(missing?.code == .contentRuleListStoreLookUpFailed)
        #expect(
          missing?.anchor == "Rule list lookup failed: Unspecified error during lookup.")
        let gone = await #expect(throws: WKError.self) {
          try await store.removeContentRuleList(forIdentifier: "a")
        }
        #expect(gone?.code == .contentRuleListStoreRemoveFailed)
        #expect(gone?.anchor == "Rule list removal failed: Unspecified error during remove.")
      }
    }

    @Test(arguments: ["", "no JSON", "{}", #"[{"trigger": {}}]"#, #"[{"action": {"type": "x"}}]"#])
    func `a list with mistakes says so`(_ source: String) async throws {
      try await withStore { store in
        let error = await #expect(throws: WKError.self) {
          try await store.compileContentRuleList(
            forIdentifier: "bad", encodedContentRuleList: source)
        }
        #expect(error?.code == .contentRuleListStoreCompileFailed)
        #expect(error?.localizedDescription.isEmpty == false)
        #expect(error?.anchor?.hasPrefix("Rule list compilation failed: ") == true)
        #expect(await store.availableIdentifiers() == [])
      }
    }

    @Test func `a list of another version says so`() async throws {
      try await withStore { store in
        _ = try await store.compileContentRuleList(
          forIdentifier: "old", encodedContentRuleList: block("x"))
        let file = try #require(
          try FileManager.default.contentsOfDirectory(
            at: directory, includingPropertiesForKeys: nil
          ).first)
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: Data([1, 0, 0, 0]))
        try handle.close()
        let error = await #expect(throws: WKError.self) {
          try await store.contentRuleList(forIdentifier: "old")
        }
        #expect(error?.code == .contentRuleListStoreVersionMismatch)
        #expect(error?.anchor?.hasPrefix("Rule list lookup failed: ") == true)
      }
    }

    @Test func `a store is made for files only`() {
      #expect(WKContentRuleListStore(url: URL(string: "http://example.org")) == nil)
      #expect(WKContentRuleListStore(url: nil) == nil)
      #expect(WKContentRuleListStore.default() === WKContentRuleListStore.default())
    }
  }
}

extension WKError {
  /// What Apple's NSError has as `helpAnchor`.
  fileprivate var anchor: String? { userInfo[NSHelpAnchorErrorKey] as? String }
}
