import Foundation
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Lists of rules for what pages may load and show.
  @MainActor @Suite struct RuleListFacts {
    struct RuleFact: Sendable, CustomTestStringConvertible {
      typealias Check = @MainActor @Sendable (WKContentRuleListStore, URL) async throws -> Void

      let text: String
      let source: String
      let check: Check

      init(_ text: String, _ source: String, _ check: @escaping Check) {
        (self.text, self.source, self.check) = (text, source, check)
      }

      var testDescription: String { "\(text) (WebKitCocoa/WKContentExtensionStore.mm: \(source))" }
    }

    @Test(arguments: facts)
    func `what WebKit's tests state of rule lists`(_ fact: RuleFact) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(
        path: "rules-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try await fact.check(try #require(WKContentRuleListStore(url: folder)), folder)
    }

    nonisolated private static let basic =
      #"[{"action": {"type": "block"}, "trigger": {"url-filter": ".*webkit.org"}}]"#

    nonisolated static let facts = [
      RuleFact("a list that is no JSON says so", "InvalidRuleList") { store, _ async throws in
        let text = await Self.failure { try await store.compile("list", "[") }
        #expect(text == "Rule list compilation failed: Failed to parse the JSON String.")
      },
      RuleFact("a list that is nowhere says so", "NonExistingIdentifierLookup") {
        store, _ async throws in
        let text = await Self.failure { _ = try await store.contentRuleList(forIdentifier: "none") }
        #expect(text == "Rule list lookup failed: Unspecified error during lookup.")
      },
      RuleFact("a list that is nowhere is not removed", "NonExistingIdentifierRemove") {
        store, _ async throws in
        let text = await Self.failure {
          try await store.removeContentRuleList(forIdentifier: "none")
        }
        #expect(text == "Rule list removal failed: Unspecified error during remove.")
      },
      RuleFact("a list of another version says so", "VersionMismatch") {
        store, folder async throws in
        try await store.compile("list", Self.basic)
        let file = try #require(
          try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .first)
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: Data([1, 0, 0, 0]))
        try handle.close()
        let text = await Self.failure { _ = try await store.contentRuleList(forIdentifier: "list") }
        #expect(
          text == "Rule list lookup failed: Version of file does not match version of interpreter.")
      },
      RuleFact("a list is found until it is removed", "Lookup, Removal") { store, _ async throws in
        try await store.compile("list", Self.basic)
        #expect(try await store.contentRuleList(forIdentifier: "list")?.identifier == "list")
        try await store.removeContentRuleList(forIdentifier: "list")
        await #expect(throws: WKError.self) {
          _ = try await store.contentRuleList(forIdentifier: "list")
        }
      },
      RuleFact("a store's folder holds its lists, until they are removed", "NonDefaultStore") {
        store, folder async throws in
        #expect(await store.availableIdentifiers() == [])
        try await store.compile("TestRuleList", Self.basic)
        #expect(await store.availableIdentifiers() == ["TestRuleList"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
        try await store.removeContentRuleList(forIdentifier: "TestRuleList")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
      },
      RuleFact("a store has several lists", "MultipleRuleLists") { store, _ async throws in
        try await store.compile("FirstRuleList", Self.basic)
        try await store.compile("SecondRuleList", Self.basic)
        #expect(
          await store.availableIdentifiers()?.sorted() == ["FirstRuleList", "SecondRuleList"])
      },
      RuleFact("a list may have any name", "EncodedIdentifier") { store, _ async throws in
        let name = ":;%25%+25И😍"
        #expect(try await store.compile(name, Self.basic).identifier == name)
        #expect(await store.availableIdentifiers() == [name])
      },
      RuleFact("members that a list need not have may hold any text", "NonASCIISource") {
        store, _ async throws in
        try await store.compile(
          "list",
          #"[{"action": {"type": "block"}, "trigger": {"url-filter": ".*webkit.org"}, "unused": "💩"}]"#
        )
      },
      RuleFact("what a list hides is shown again without it, after a reload", "AddRemove") {
        store, _ async throws in
        let list = try await store.compile(
          "hide",
          ##"[{"action": {"type": "css-display-none", "selector": ".hidden"}, "trigger": {"url-filter": ".*"}}]"##
        )
        let page = Page { $0.userContentController.add(list) }
        try await page.show("<p id=p class=hidden>text")
        let shown = "return getComputedStyle(p).display"
        #expect(try await page.call(shown) as? String == "none")
        page.webView.configuration.userContentController.remove(list)
        await page.next("end") { page.webView.reload() }
        #expect(try await page.call(shown) as? String == "block")
      },
      RuleFact("a list blocks synchronous requests to a scheme handler", "UnsafeMMap") {
        store, _ async throws in
        let list = try await store.compile(
          "block",
          #"[{"action": {"type": "block"}, "trigger": {"url-filter": "blockedsubresource"}}]"#)
        try await Self.checkBlocking(list)
      },
      RuleFact("and so does the list that a store looks up", "UnsafeMMap") {
        store, folder async throws in
        try await store.compile(
          "block",
          #"[{"action": {"type": "block"}, "trigger": {"url-filter": "blockedsubresource"}}]"#)
        let again = try #require(WKContentRuleListStore(url: folder))
        try await Self.checkBlocking(
          try #require(try await again.contentRuleList(forIdentifier: "block")))
      },
    ]

    private static func checkBlocking(_ list: WKContentRuleList) async throws {
      let site = SchemeSite(["app://webkit.org/shouldload": "loaded"]) {
        $0.userContentController.add(list)
      }
      site.page.webView.loadHTMLString("<p>", baseURL: URL(string: "app://webkit.org/mainresource"))
      await site.page.next("end")
      for (path, isBlocked) in [("/shouldload", false), ("/blockedsubresource", true)] {
        let script = "try { \(SchemeFacts.synchronous(path)) } catch { return 'blocked' }"
        #expect(try await site.page.json(script) == (isBlocked ? "\"blocked\"" : "\"loaded\""))
      }
      #expect(site.started == ["app://webkit.org/shouldload"])
    }

    /// Returns the text of the error by which WebKit says what went wrong.
    private static func failure(_ body: () async throws -> Void) async -> String? {
      let error = await #expect(throws: WKError.self) { try await body() }
      return error?.userInfo[NSHelpAnchorErrorKey] as? String
    }
  }
}

extension WKContentRuleListStore {
  @discardableResult fileprivate func compile(_ name: String, _ source: String) async throws
    -> WKContentRuleList
  {
    try #require(
      try await compileContentRuleList(forIdentifier: name, encodedContentRuleList: source))
  }
}
