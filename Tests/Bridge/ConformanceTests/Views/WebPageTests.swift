// Only Apple's systems have SwiftUI. scripts/check-apple-source compiles these tests, and
// scripts/first-run-on-a-mac runs them.
#if canImport(SwiftUI)
  import Foundation
  import SwiftUI
  import TestSupport
  import Testing
  @testable import WebBridge

  extension Conformance {
    /// Bridges of SwiftUI's pages and views.
    @MainActor @Suite struct WebPages {
      private static let html = """
        <!doctype html><title>A page</title><script>
        bridge.handle('title', () => document.title);
        bridge.handle('size', (bytes) => bytes.length);
        </script>
        """

      /// A folder, and a page that shows it.
      @available(iOS 26, macOS 26, visionOS 26, *)
      @MainActor private final class Shown {
        let page: WebPage
        let bridge: Bridge
        let configuration: WebPage.Configuration
        let site: FolderSite

        init(_ web: WebFolder, dialects: [BridgeDialect] = []) throws {
          var configuration = WebPage.Configuration()
          configuration.websiteDataStore = .nonPersistent()
          site = try configuration.serve(folder: web.url, scheme: "app", reloadsOnChange: false)
          page = WebPage(
            configuration: configuration,
            navigationDecider: BridgeNavigationDecider(for: configuration),
            dialogPresenter: BridgeDialogPresenter(for: configuration))
          bridge = try Bridge(
            attachedTo: page, configuration: configuration,
            policy: BridgePolicy(origins: [.scheme("app")]), parts: [.dialects(dialects)])
          self.configuration = configuration
        }

        func load() async throws { for try await _ in page.load(site.url) {} }

        func run(_ body: String) async throws -> String? {
          try await page.callJavaScript("return String(await (async () => {\(body)})())") as? String
        }
      }

      @available(iOS 26, macOS 26, visionOS 26, *)
      @Test func `a page calls, is called, and hears`() async throws {
        let web = try WebFolder(["index.html": Self.html])
        defer { web.remove() }
        let shown = try Shown(web)
        try shown.bridge.handle("add") { (a: Int, b: Int) in a + b }
        try shown.bridge.handle("who") {
          BridgeCaller.current.map { "\($0.origin) \($0.isMainFrame)" } ?? ""
        }
        try await shown.load()
        #expect(try await shown.bridge.call("title") == "A page")
        #expect(try await shown.run("return bridge.call('add', 1, 2)") == "3")
        #expect(try await shown.run("return bridge.call('who')") == "app://localhost true")
      }

      @available(iOS 26, macOS 26, visionOS 26, *)
      @Test func `a synchronous call is answered by the presenter`() async throws {
        let web = try WebFolder(["index.html": Self.html])
        defer { web.remove() }
        let shown = try Shown(web)
        try shown.bridge.handle("add") { (a: Int, b: Int) in a + b }
        try await shown.load()
        #expect(try await shown.run("return bridge.callSync('add', 1, 2)") == "3")
        #expect(try await shown.run("return prompt('a question')") == "null")
      }

      @available(iOS 26, macOS 26, visionOS 26, *)
      @Test func `bytes of some megabytes cross in both directions`() async throws {
        let web = try WebFolder(["index.html": Self.html])
        defer { web.remove() }
        let shown = try Shown(web)
        try shown.bridge.handle("size") { (data: Data) in data.count }
        try await shown.load()
        #expect(try await shown.bridge.call("size", Data(count: 3_000_001)) == 3_000_001)
        let size = try await shown.run("return bridge.call('size', new Uint8Array(3000001))")
        #expect(size == "3000001")
      }

      @available(iOS 26, macOS 26, visionOS 26, *)
      @Test func `pages of WebViewJavascriptBridge call by navigations`() async throws {
        let web = try WebFolder(["index.html": "<!doctype html><title>A page</title>"])
        defer { web.remove() }
        let shown = try Shown(web, dialects: [.webViewJavascriptBridge])
        try shown.bridge.handle("echo") { (text: String) in text }
        try await shown.load()
        let echo = try await shown.run(
          """
          return new Promise((resolve) => {
            window.WVJBCallbacks = [(bridge) => bridge.callHandler('echo', 'a text', resolve)];
            const frame = document.createElement('iframe');
            frame.src = 'https://__bridge_loaded__';
            document.documentElement.appendChild(frame);
          });
          """)
        #expect(echo == "a text")
      }

      @available(iOS 26, macOS 26, visionOS 26, *)
      @Test func `a second bridge of a page is refused, and one after the first is not`() throws {
        let web = try WebFolder(["index.html": Self.html])
        defer { web.remove() }
        let shown = try Shown(web)
        func again() throws -> Bridge {
          try Bridge(
            attachedTo: shown.page, configuration: shown.configuration, origins: [.scheme("app")])
        }
        let error = #expect(throws: BridgeError.self) { try again() }
        #expect(error?.code == .duplicateName)
        shown.bridge.detach()
        _ = try again()
      }

      @available(iOS 26, macOS 26, visionOS 26, *)
      @Test func `a page and its bridge are freed together`() async throws {
        let web = try WebFolder(["index.html": Self.html])
        defer { web.remove() }
        var shown: Shown? = try Shown(web)
        weak let page = shown?.page
        weak let bridge = shown?.bridge
        try await shown?.load()
        shown = nil
        while page != nil || bridge != nil { try await turn() }
      }

      @Test func `a view is set up before its page is loaded, and updates do not reload it`()
        async throws
      {
        let web = try WebFolder(["index.html": Self.html])
        defer { web.remove() }
        var bridges: [Bridge] = []
        let view = BridgedWebView(
          url: URL(string: "app://localhost/"), policy: BridgePolicy(origins: [.scheme("app")]),
          configuration: {
            let configuration = WKWebViewConfiguration()
            configuration.websiteDataStore = .nonPersistent()
            try configuration.serve(folder: web.url, scheme: "app", reloadsOnChange: false)
            return configuration
          }, setUp: { bridges.append($0) })
        let coordinator = view.makeCoordinator()
        let webView = coordinator.makeView(view)
        #expect(webView.url == nil)
        coordinator.update(webView, view)
        let bridge = try #require(bridges.first)
        #expect(try await bridge.call("title") == "A page")
        let document = try #require(bridge.frames.first)
        coordinator.update(webView, view)
        #expect(try await bridge.call("title") == "A page")
        #expect(bridge.frames.first == document)
        coordinator.end(webView)
        let error = await #expect(throws: BridgeError.self) { try await bridge.call("title") }
        #expect(error?.code == .detached)
      }

      @Test func `a view has its bridge in a world of the app, and its app decides later`()
        async throws
      {
        let web = try WebFolder(["index.html": "<!doctype html><title>A page</title>"])
        defer { web.remove() }
        let world = WKContentWorld.world(name: "app")
        var bridges: [Bridge] = []
        let view = BridgedWebView(
          url: URL(string: "app://localhost/"), world: world,
          policy: BridgePolicy(origins: [.scheme("app")]),
          options: BridgeOptions(
            authorization: .later({ caller in
              await Task.yield()
              return caller.name != "secret"
            })),
          configuration: {
            let configuration = WKWebViewConfiguration()
            configuration.websiteDataStore = .nonPersistent()
            try configuration.serve(folder: web.url, scheme: "app", reloadsOnChange: false)
            return configuration
          },
          setUp: { bridge in
            try bridge.handle("add") { (a: Int, b: Int) in a + b }
            try bridge.handle("secret") { 1 }
            bridges.append(bridge)
          })
        let coordinator = view.makeCoordinator()
        let webView = coordinator.makeView(view)
        coordinator.update(webView, view)
        while bridges.first?.frames.isEmpty != false { try await turn() }
        let script = """
          return await Promise.all([bridge.call('add', 1, 2), bridge.call('secret').catch((e) => e.code)])
          """
        let answers = try await webView.callAsyncJavaScript(script, contentWorld: world) as? [Any]
        #expect(answers?.first as? Int == 3)
        #expect(answers?.last as? String == "denied")
        let type = try await webView.evaluateJavaScript("typeof bridge", contentWorld: .page)
        #expect(type as? String == "undefined")
        coordinator.end(webView)
      }

      @Test func `a view serves a folder, and an update loads another page of it`() async throws {
        let web = try WebFolder([
          "index.html": Self.html,
          "more/a page.html": Self.html.replacing("A page", with: "Another page"),
        ])
        defer { web.remove() }
        var bridges: [Bridge] = []
        func view(page: String = "") -> BridgedWebView {
          BridgedWebView(
            folder: web.url, scheme: "App", page: page,
            configuration: {
              let configuration = WKWebViewConfiguration()
              configuration.websiteDataStore = .nonPersistent()
              return configuration
            },
            adjust: { webView in webView.customUserAgent = "A test" },
            setUp: { bridges.append($0) })
        }
        let first = view()
        let coordinator = first.makeCoordinator()
        let webView = coordinator.makeView(first)
        #expect(webView.customUserAgent == "A test")
        coordinator.update(webView, first)
        let bridge = try #require(bridges.first)
        #expect(try await bridge.call("title") == "A page")
        coordinator.update(webView, view(page: "more/a page.html"))
        while webView.url?.lastPathComponent != "a page.html" { try await turn() }
        #expect(try await bridge.call("title") == "Another page")
        #expect(bridges.count == 1)
        coordinator.end(webView)
      }

      /// A view that cannot be made, and the code of its error.
      struct Failing {
        let code: BridgeError.Code
        let view: @MainActor (@escaping @MainActor (any Error) -> Void) -> BridgedWebView
      }

      nonisolated static let failing: [Failing] = [
        Failing(code: .badArguments) { failed in
          BridgedWebView(
            url: URL(string: "https://shop.example.com/"),
            policy: BridgePolicy(origins: ["no origin"]), failed: failed, setUp: { _ in })
        },
        Failing(code: .badArguments) { BridgedWebView(folder: nil, failed: $0, setUp: { _ in }) },
        Failing(code: .badArguments) { failed in
          let folder = URL(fileURLWithPath: "/no such folder")
          return BridgedWebView(folder: folder, failed: failed, setUp: { _ in })
        },
        Failing(code: "unadjusted") { failed in
          BridgedWebView(
            folder: FileManager.default.temporaryDirectory, failed: failed,
            adjust: { _ in throw BridgeError("unadjusted", "The view is not adjusted.") },
            setUp: { _ in })
        },
        Failing(code: .duplicateName) { failed in
          BridgedWebView(folder: FileManager.default.temporaryDirectory, failed: failed) {
            for _ in 1...2 { try $0.handle("add") { (a: Int, b: Int) in a + b } }
          }
        },
      ]

      @Test(arguments: failing)
      func `a view that cannot be made says so after it is made, and loads nothing`(
        failing: Failing
      ) async throws {
        var failures: [any Error] = []
        let view = failing.view { failures.append($0) }
        let coordinator = view.makeCoordinator()
        let webView = coordinator.makeView(view)
        coordinator.update(webView, view)
        #expect(failures.isEmpty)
        while failures.isEmpty { try await turn() }
        #expect((failures.first as? BridgeError)?.code == failing.code)
        #expect(webView.url == nil)
      }
    }
  }
#endif
