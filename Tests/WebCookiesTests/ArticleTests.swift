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
    @Test(arguments: Article.names(in: "WebCookies"))
    func `every line of Swift in an article stands in this file`(name: String) throws {
      let article = try Article(name, in: "WebCookies")
      #expect(!article.blocks(of: "swift").isEmpty)
      #expect(try article.linesMissing(in: URL(fileURLWithPath: #filePath)) == [])
    }

    @Test func `every line of Swift about cookies in the README stands in this file`() throws {
      let readme = try Article(readmeWith: "CookieSync")
      #expect(readme.blocks(of: "swift").count == 1)
      #expect(try readme.linesMissing(in: URL(fileURLWithPath: #filePath)) == [])
    }

    #if os(Linux)
      @Test(arguments: ["SigningIn", "SigningOut"])
      func `the program of an article is complete`(name: String) throws {
        let article = try Article(name, in: "WebCookies")
        let program = try #require(article.blocks(of: "swift").first)
        #expect(try Compiler.findings(in: program) == [])
      }
    #endif

    @Test func `a program signs in natively, and its page is signed in`() async throws {
      let shop = try await ShopServer()
      let account = Account(site: shop.url, domain: "127.0.0.1")
      let page = TestPage(account.webView)
      await #expect(throws: URLError.self) { try await account.signIn("eve", "secret") }
      try await account.signIn("ada", "secret")
      await page.load { await account.open("orders") }
      #expect(try await page.run("return document.body.textContent") == "Orders of ada")
      await shop.stop()
    }

    @Test func `a program signs out of all its data stores`() async throws {
      let profiles = Profiles()
      let stores = (0..<2).map { _ in WKWebsiteDataStore.nonPersistent() }
      let webViews = stores.map { profiles.makeWebView($0) }
      let changes = stores.map { StoreChanges($0.httpCookieStore) }
      let url = try await Server.shared.page("<p>", headers: ["Set-Cookie": "session=1"])
      let page = TestPage(webViews[0])
      await page.load(url)
      for changes in changes { try await changes.until { $0.map(\.name) == ["session"] } }
      // The server has ended the session, and sets it no more.
      await Server.shared.keep("<p>signed out", at: url.path)
      try await page.load { try await profiles.signOut(webViews) }
      #expect(await Server.shared.header("Cookie", ofRequestFor: url) == nil)
      for store in stores { #expect(await store.httpCookieStore.allCookies().isEmpty) }
    }

    @Test func `the shorter examples run`() async throws {
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
      guard await sync.ready(within: .seconds(5)) else { throw URLError(.timedOut) }
      let listening = Task {
        for await _ in await jar.changes() {
          let isSignedIn = await jar.cookies().contains { $0.name == "session" }
          print(isSignedIn ? "signed in" : "signed out")
        }
      }
      await jar.set([.make("session")])
      listening.cancel()
      await listening.value
      do {
        try await sync.clear(domains: ["example.com"])
      } catch let error as CookieSyncError {
        print(error.message, error.cookies)
      }
      let store = webView.configuration.websiteDataStore
      let types = WKWebsiteDataStore.allWebsiteDataTypes()
      await store.removeData(ofTypes: types, modifiedSince: .distantPast)
      let vault = Vault()
      try await vault.set(.make("a"))
      let vaultSync = CookieSync(between: vault, and: store, domains: ["127.0.0.1"])
      #expect(await vaultSync.ready())
      #expect(await store.httpCookieStore.allCookies().map(\.name) == ["a"])
    }
  }
}

// The code of the articles.

@MainActor final class Account {
  let site: URL
  let webView: WKWebView
  private let session = CookieSession(jar: MemoryCookieJar())
  private let sync: CookieSync

  init(site: URL, domain: CookieDomain) {
    self.site = site
    let configuration = WKWebViewConfiguration()
    let frame = CGRect(x: 0, y: 0, width: 800, height: 600)
    webView = WKWebView(frame: frame, configuration: configuration)
    sync = CookieSync(
      between: session.jar, and: configuration.websiteDataStore, domains: [domain])
  }

  func signIn(_ name: String, _ password: String) async throws {
    var request = URLRequest(url: site.appendingPathComponent("login"))
    request.httpMethod = "POST"
    request.httpBody = try JSONEncoder().encode(["name": name, "password": password])
    let (_, response) = try await session.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.userAuthenticationRequired)
    }
  }

  func open(_ path: String) async {
    let url = site.appendingPathComponent(path)
    await sync.load(URLRequest(url: url), in: webView)
  }
}

#if os(Linux)
  struct Shop {
    @MainActor static func main() {
      Application.run(id: "org.example.Shop") {
        guard let site = URL(string: "https://shop.example.com") else { return }
        let account = Account(site: site, domain: "example.com")
        Window(account.webView).show()
        Task {
          try await account.signIn("ada", "secret")
          await account.open("orders")
        }
      }
    }
  }
#endif

@MainActor final class Profiles {
  private let jar = MemoryCookieJar()
  private var syncs: [CookieSync] = []

  func makeWebView(_ store: WKWebsiteDataStore) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = store
    if !syncs.contains(where: { $0.dataStore === store }) {
      syncs.append(CookieSync(between: jar, and: store, domains: ["example.com", "127.0.0.1"]))
    }
    let frame = CGRect(x: 0, y: 0, width: 800, height: 600)
    return WKWebView(frame: frame, configuration: configuration)
  }

  func signOut(_ webViews: [WKWebView]) async throws {
    for webView in webViews { webView.stopLoading() }
    for sync in syncs { try await sync.clear() }
    for webView in webViews { webView.reload() }
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
  func changes() -> AsyncStream<Void> { announcer.changes() }
}
