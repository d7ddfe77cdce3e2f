import Foundation
import TestSupport
import Testing
import WebCookies

extension AllTests {
  /// Signing out of both jars.
  @MainActor @Suite struct ClearingTests {
    @Test func `both jars lose the cookies of the domains, and no others`() async throws {
      let stage = Stage()
      let kept = WebCookie(name: "kept", value: "1", domain: "localhost")
      await stage.jar.set([.make("a"), kept])
      try await stage.show(setting: "b=1; HttpOnly")
      try await stage.jar.cookie("b")
      try await stage.sync.clear(domains: ["127.0.0.1"])
      #expect(await stage.jar.cookies() == [kept])
      #expect(await stage.web == [kept])
      let url = try await stage.show()
      #expect(await Server.shared.header("Cookie", ofRequestFor: url) == nil)
    }

    @Test func `without a list, the domains of the sync are cleared`() async throws {
      let stage = Stage()
      await stage.jar.set([
        .make("a"), WebCookie(name: "b", value: "1", domain: "shop.localhost", isHostOnly: false),
        WebCookie(name: "kept", value: "1", domain: "example.com"),
      ])
      #expect(await stage.sync.ready())
      try await stage.sync.clear()
      #expect(await stage.jar.cookies().map(\.name) == ["kept"])
      #expect(await stage.web.isEmpty)
    }

    @Test func `cookies that no round has seen yet are removed as well`() async throws {
      let stage = Stage()
      #expect(await stage.sync.ready())
      await stage.jar.set([.make("native")])
      await stage.page.store.setCookie(try #require(WebCookie.make("web").httpCookie))
      try await stage.sync.clear()
      #expect(await stage.jar.cookies().isEmpty)
      #expect(await stage.web.isEmpty)
    }

    @Test func `domains that the sync does not carry can be cleared`() async throws {
      let stage = Stage(domains: ["localhost"])
      await stage.jar.set([.make("native")])
      await stage.page.store.setCookie(try #require(WebCookie.make("web").httpCookie))
      try await stage.sync.clear(domains: ["127.0.0.1"])
      #expect(await stage.jar.cookies().isEmpty)
      #expect(await stage.web.isEmpty)
    }

    @Test func `other data stores of the jar are signed out by their syncs`() async throws {
      let stage = Stage()
      let other = TestPage(.nonPersistent())
      let changes = StoreChanges(other.store)
      let sync = CookieSync(
        between: stage.jar, and: other.webView.configuration.websiteDataStore,
        domains: Stage.domains)
      await stage.jar.set([.make("session")])
      for sync in [stage.sync, sync] { #expect(await sync.ready()) }
      try await stage.sync.clear()
      try await changes.until { $0.isEmpty }
      sync.stop()
    }

    @Test func `a cookie that cannot be removed is named in the error`() async throws {
      let page = TestPage(.nonPersistent())
      let jar = StubbornJar()
      let sync = CookieSync(
        between: jar, and: page.webView.configuration.websiteDataStore, domains: ["127.0.0.1"])
      let error = await #expect(throws: CookieSyncError.self) { try await sync.clear() }
      #expect(error?.code == .notRemoved && error?.cookies == [WebCookie.make("stays").id])
      #expect(await page.store.allCookies().isEmpty)
    }

    @Test func `a jar that fails fails the call`() async throws {
      let jar = TestJar()
      let sync = CookieSync(
        between: jar, and: .nonPersistent(), domains: ["127.0.0.1"], logger: Log().logger)
      #expect(await sync.ready())
      await jar.fail(1)
      let error = await #expect(throws: CookieSyncError.self) { try await sync.clear() }
      #expect(error?.code == .failed)
    }

    @Test func `a call that takes too long fails`() async throws {
      let jar = TestJar()
      let sync = CookieSync(between: jar, and: .nonPersistent(), domains: ["127.0.0.1"])
      await jar.hold()
      let error = await #expect(throws: CookieSyncError.self) {
        try await sync.clear(within: .milliseconds(50))
      }
      #expect(error?.code == .failed)
      await jar.release()
    }

    /// A jar that removes nothing.
    private actor StubbornJar: CookieJar {
      func cookies() -> [WebCookie] { [.make("stays")] }
      func set(_ cookies: [WebCookie]) {}
      func remove(_ ids: [WebCookie.ID]) {}
      var changes: AsyncStream<Void> { AsyncStream { _ in } }
    }
  }
}
