import Foundation
import TestSupport
import Testing

@testable import WebCookies

extension AllTests {
  /// Several web views, data stores and syncs with one jar.
  @MainActor @Suite struct SharingTests {
    @Test func `views with the same data store need one sync`() async throws {
      let stage = Stage()
      let other = TestPage(stage.page.webView.configuration.websiteDataStore)
      await stage.jar.set([.make("app")])
      try await stage.show()
      await other.load(try await Server.shared.page("<p>other"))
      #expect(try await other.documentCookie == "app=1")
      try await other.run("document.cookie = 'other=1'")
      try await stage.jar.cookie("other")
      #expect(try await stage.page.documentCookie == "app=1; other=1")
    }

    @Test func `data stores that share a jar get each other's cookies and deletions`() async throws
    {
      let jar = MemoryCookieJar()
      let pages = (0..<3).map { _ in TestPage(.nonPersistent()) }
      let changes = pages.map { StoreChanges($0.store) }
      let syncs = pages.map { page in
        CookieSync(
          between: jar, and: page.webView.configuration.websiteDataStore, domains: ["127.0.0.1"])
      }
      for page in pages { await page.load(try await Server.shared.page("<p>page")) }
      try await pages[0].run("document.cookie = 'n=1'")
      for changes in changes { try await changes.until { $0.map(\.value) == ["1"] } }
      try await pages[2].run("document.cookie = 'n=2'")
      for changes in changes { try await changes.until { $0.map(\.value) == ["2"] } }
      try await pages[1].run("document.cookie = 'n=; max-age=0'")
      for changes in changes { try await changes.until { $0.isEmpty } }
      #expect(await jar.cookies().isEmpty)
      for sync in syncs { sync.stop() }
    }

    @Test func `two syncs between the same jar and store do no harm`() async throws {
      let jar = TestJar()
      let page = TestPage(.nonPersistent())
      let changes = StoreChanges(page.store)
      let syncs = (0..<2).map { _ in
        CookieSync(
          between: jar, and: page.webView.configuration.websiteDataStore, domains: ["127.0.0.1"])
      }
      try await jar.set(.make("n", "1"))
      for sync in syncs { #expect(await sync.ready()) }
      await page.store.setCookie(try #require(WebCookie.make("n", "2").httpCookie))
      try await jar.cookies.until { $0.map(\.value) == ["2"] }
      try await jar.remove(WebCookie.make("n").id)
      try await changes.until { $0.isEmpty }
      try await CookieSync.settle(syncs)
      #expect(try await jar.cookies().isEmpty)
    }

    @Test func `one jar may have syncs for different domains of one store`() async throws {
      let jar = MemoryCookieJar()
      let page = TestPage(.nonPersistent())
      let syncs = [CookieDomain("127.0.0.1"), CookieDomain("localhost")].compactMap { $0 }.map {
        CookieSync(
          between: jar, and: page.webView.configuration.websiteDataStore, domains: [$0])
      }
      await jar.set([
        .make("a"), WebCookie(name: "b", value: "1", domain: "localhost"),
        WebCookie(name: "c", value: "1", domain: "other.localhost"),
        WebCookie(name: "d", value: "1", domain: "notlocalhost"),
      ])
      for sync in syncs { #expect(await sync.ready()) }
      #expect(Set(await page.store.allCookies().map(\.name)) == ["a", "b", "c"])
    }

    @Test func `a burst of changes needs few rounds`() async throws {
      let jar = TestJar()
      let page = TestPage(.nonPersistent())
      let sync = CookieSync(
        between: jar, and: page.webView.configuration.websiteDataStore, domains: ["127.0.0.1"])
      #expect(await sync.ready())
      await jar.hold()
      sync.startRound()
      while await jar.waiting == 0 { try await turn() }
      let rounds = sync.rounds
      for number in 0..<100 {
        try await jar.set(.make("native\(number)"))
        await page.store.setCookie(try #require(WebCookie.make("web\(number)").httpCookie))
      }
      await jar.release()
      #expect(await sync.ready())
      #expect(try await jar.cookies().count == 200)
      #expect(await page.store.allCookies().count == 200)
      #expect(sync.rounds <= rounds + 3)
    }
  }
}
