import Foundation
import TestSupport
import Testing
import WebCookies

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension AllTests {
  /// The code of the documentation, compiled and run.
  @MainActor @Suite struct ArticleTests {
    @Test func `every line of Swift of the landing page stands in this file`() throws {
      let article = try Article("WebCookies", in: "WebCookies")
      #expect(!article.blocks(of: "swift").isEmpty)
      #expect(try article.linesMissing(in: URL(fileURLWithPath: #filePath)) == [])
    }

    #if os(Linux)
      @Test(arguments: Article.names(in: "WebCookies").filter { $0 != "WebCookies" })
      func `an article is one program, which is complete, and which the tests run`(
        name: String
      ) throws {
        let article = try Article(name, in: "WebCookies")
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("Articles/\(name).swift")
        #expect(try article.difference(from: file) == nil)
        #expect(try Compiler.findings(in: article.program) == [])
      }

      @Test func `a program signs in natively, and its page is signed in`() async throws {
        let shop = try await ShopServer()
        let account = Account(site: shop.url, domain: "127.0.0.1")
        let page = TestPage(account.webView)
        await #expect(throws: URLError.self) { try await account.signIn("eve", "secret") }
        try await account.signIn("ada", "secret")
        await page.load { await account.open("orders") }
        #expect(try await page.run("return document.body.textContent") == "Orders of ada")
        try await page.load { try await account.openSignedIn("orders") }
        #expect(try await page.run("return document.body.textContent") == "Orders of ada")
        await shop.stop()
      }

      @Test func `a program learns that the page has signed the user out`() async throws {
        let shop = try await ShopServer()
        let account = Account(site: shop.url, domain: "127.0.0.1")
        let page = TestPage(account.webView)
        let (changes, continuation) = AsyncStream.makeStream(of: Bool.self)
        var seen = changes.makeAsyncIterator()
        let watching = Task { try await account.watch { continuation.yield($0) } }
        #expect(await seen.next(isolation: MainActor.shared) == false)
        try await account.signIn("ada", "secret")
        #expect(await seen.next(isolation: MainActor.shared) == true)
        await page.load { await account.open("orders") }
        try await page.run("await fetch('/logout', { method: 'POST' })")
        #expect(await seen.next(isolation: MainActor.shared) == false)
        watching.cancel()
        await shop.stop()
      }

      @Test func `a program signs out of all its data stores and of the server`() async throws {
        let shop = try await ShopServer()
        let profiles = Profiles(site: shop.url, domain: "127.0.0.1")
        let stores = (0..<2).map { _ in WKWebsiteDataStore.nonPersistent() }
        let pages = stores.map { TestPage(profiles.makeWebView($0)) }
        let others = StoreChanges(stores[1].httpCookieStore)
        for page in pages { await page.load { await profiles.open("orders", in: page.webView) } }
        try await pages[0].run(
          """
          const body = JSON.stringify({ name: 'ada', password: 'secret' });
          await fetch('/login', { method: 'POST', body });
          localStorage.setItem('draft', 'x');
          """)
        try await others.until { $0.map(\.name) == ["session"] }
        await pages[1].load { await profiles.open("orders", in: pages[1].webView) }
        #expect(try await pages[1].run("return document.body.textContent") == "Orders of ada")
        await pages[1].load { await profiles.signOutOrSay() }
        #expect(try await pages[1].run("return document.body.textContent") == "")
        #expect(await shop.cookieOfLastOrders == nil)
        #expect(await shop.hasEnded)
        for store in stores { #expect(await store.httpCookieStore.allCookies().isEmpty) }
        await pages[0].load { await profiles.open("orders", in: pages[0].webView) }
        #expect(try await pages[0].run("return localStorage.getItem('draft') ?? 'gone'") == "gone")
        await shop.stop()
      }
    #endif

    @Test func `the examples of the landing page and of CookieJar run`() async throws {
      let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
      webView.configuration.websiteDataStore = .nonPersistent()
      let url = try await Server.shared.page("<p>")
      func shared() {
        let sync = CookieSync(
          between: HTTPCookieStorage.shared, and: webView.configuration.websiteDataStore,
          domains: ["example.com"])
        sync.stop()
      }
      shared()
      let jar = MemoryCookieJar()
      let sync = CookieSync(
        between: jar, and: webView.configuration.websiteDataStore, domains: ["example.com"])
      await sync.load(URLRequest(url: url), in: webView)
      let store = webView.configuration.websiteDataStore
      let vault = Vault()
      try await vault.set(.make("a"))
      let vaultSync = CookieSync(between: vault, and: store, domains: ["127.0.0.1"])
      #expect(await vaultSync.ready())
      #expect(await store.httpCookieStore.allCookies().map(\.name) == ["a"])
    }
  }
}

/// The store of the documentation of ``CookieJar``.
actor Vault: CookieJar {
  private var stored: [WebCookie.ID: WebCookie] = [:]
  private let announcer = CookieChangeAnnouncer()

  func cookies() -> [WebCookie] { Array(stored.values) }
  func set(_ cookies: [WebCookie]) {
    for cookie in cookies { stored[cookie.id] = cookie }
    announcer.announce()
  }
  func remove(_ ids: [WebCookie.ID]) {
    for id in ids { stored[id] = nil }
    announcer.announce()
  }
  var changes: AsyncStream<Void> { announcer.changes }
}
