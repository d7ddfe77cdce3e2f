import Foundation
import TestSupport
import Testing
import WebCookies

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension AllTests {
  /// Foundation's storage as a jar.
  @MainActor @Suite struct CookieStorageJarTests {
    let session = URLSession(configuration: .ephemeral)
    let page = TestPage(.nonPersistent())

    private var storage: HTTPCookieStorage {
      get throws { try #require(session.configuration.httpCookieStorage) }
    }

    @Test(arguments: WebCookieTests.all)
    func `a cookie is the same after its way through the storage`(cookie: WebCookie) async throws {
      let jar = CookieStorageJar(try storage)
      await jar.set([cookie])
      #expect(await jar.cookies() == [cookie])
      await jar.remove([cookie.id])
      #expect(await jar.cookies().isEmpty)
    }

    @Test func `a sign-in by URLSession is on the first request of the page`() async throws {
      let signIn = try await Server.shared.serve { _ in
        Server.Reply(200, headers: ["Set-Cookie": "session=secret; HttpOnly; Path=/"])
      }
      _ = try await session.data(from: signIn)
      let sync = CookieSync(
        between: try storage, and: page.webView.configuration.websiteDataStore,
        domains: ["127.0.0.1"])
      let url = try await Server.shared.page("<p>page")
      await page.load { await sync.load(URLRequest(url: url), in: page.webView) }
      #expect(await Server.shared.header("Cookie", ofRequestFor: url) == "session=secret")
      #expect(try await page.documentCookie == "")
    }

    @Test func `a cookie of the page is on the next request of URLSession`() async throws {
      let sync = CookieSync(
        between: try storage, and: page.webView.configuration.websiteDataStore,
        domains: ["127.0.0.1"])
      await page.load(
        try await Server.shared.page("<p>", headers: ["Set-Cookie": "page=1; Path=/"]))
      #expect(await sync.ready())
      let url = try await Server.shared.page("native")
      _ = try await session.data(from: url)
      #expect(await Server.shared.header("Cookie", ofRequestFor: url) == "page=1")
    }

    @Test func `a change that is announced is carried while the page is open`() async throws {
      let changes = StoreChanges(page.store)
      let sync = CookieSync(
        between: try storage, and: page.webView.configuration.websiteDataStore,
        domains: ["127.0.0.1"])
      #expect(await sync.ready())
      try storage.setCookie(try #require(WebCookie.make("late").httpCookie))
      // Another jar of the same storage: they share the announcement.
      CookieStorageJar(try storage).cookiesDidChange()
      try await changes.until { $0.map(\.name) == ["late"] }
      try storage.deleteCookie(try #require(WebCookie.make("late").httpCookie))
      CookieStorageJar(try storage).cookiesDidChange()
      try await changes.until { $0.isEmpty }
    }

    @Test func `changes of the jar itself are announced`() async throws {
      let jar = CookieStorageJar(try storage)
      var changes = await jar.changes.makeAsyncIterator()
      await jar.set([.make("n")])
      #expect(await changes.next() != nil)
      await jar.remove([WebCookie.make("n").id])
      #expect(await changes.next() != nil)
    }

    @Test func `a storage that accepts nothing refuses the page's cookies`() async throws {
      let log = Log()
      try storage.cookieAcceptPolicy = .never
      let sync = CookieSync(
        between: try storage, and: page.webView.configuration.websiteDataStore,
        domains: ["127.0.0.1"], logger: log.logger)
      await page.store.setCookie(try #require(WebCookie.make("n").httpCookie))
      for _ in 0..<3 { await sync.ready() }
      #expect(await page.store.allCookies().map(\.name) == ["n"])
      #expect(
        log.lines == [
          "The app's jar has not accepted the cookie n of 127.0.0.1/. The jars differ in it."
        ])
    }
  }
}
