import Foundation
import TestSupport
import Testing

@testable import WebCookies

extension AllTests {
  /// Jars that refuse, alter and fail, and syncs that end.
  @MainActor @Suite struct FailureTests {
    @Test func `a cookie that WebKit refuses stays in the app's jar, and the log names it once`()
      async throws
    {
      let stage = Stage(domains: ["com"])
      // No jar may have a cookie of all hosts of a top-level domain.
      let refused = WebCookie(name: "n", value: "secret", domain: "com", isHostOnly: false)
      await stage.jar.set([refused])
      for _ in 0..<4 { #expect(await stage.sync.ready()) }
      #expect(await stage.jar.cookies() == [refused])
      #expect(await stage.web.isEmpty)
      #expect(
        stage.log.lines == [
          "The web view's store has not accepted the cookie n of .com/. The jars differ in it."
        ])
    }

    @Test func `a cookie that no header can carry is refused and harms no other`() async throws {
      let stage = Stage()
      await stage.jar.set([.make("bad", "a;b"), .make("worse", "a\nb"), .make("good")])
      for _ in 0..<3 { #expect(await stage.sync.ready()) }
      #expect(await stage.web.map(\.name) == ["good"])
      #expect(await stage.jar.cookies().count == 3)
      #expect(stage.log.lines.count == 2)
    }

    @Test func `a jar that refuses a page's cookie does not delete it`() async throws {
      let (jar, log) = (TestJar { _ in nil }, Log())
      let page = TestPage(.nonPersistent())
      let sync = CookieSync(
        between: jar, and: page.webView.configuration.websiteDataStore, domains: ["127.0.0.1"],
        logger: log.logger)
      await page.store.setCookie(try #require(WebCookie.make("n").httpCookie))
      for _ in 0..<4 { await sync.ready() }
      #expect(await page.store.allCookies().map(\.name) == ["n"])
      #expect(await jar.writes == 1)
      #expect(log.lines.count == 1)
    }

    @Test func `a jar that stores other attributes keeps them, and the page has its own`()
      async throws
    {
      let log = Log()
      let jar = TestJar { cookie in
        var cookie = cookie
        cookie.sameSite = .none
        return cookie
      }
      let page = TestPage(.nonPersistent())
      let sync = CookieSync(
        between: jar, and: page.webView.configuration.websiteDataStore, domains: ["127.0.0.1"],
        logger: log.logger)
      let strict = WebCookie(name: "n", value: "1", domain: "127.0.0.1", sameSite: .strict)
      await page.store.setCookie(try #require(strict.httpCookie))
      for _ in 0..<4 { await sync.ready() }
      #expect(await page.store.allCookies().map { WebCookie($0) } == [strict])
      #expect(await jar.writes == 1)
      #expect(log.lines.count == 1)
    }

    @Test func `a jar that alters every value does not write without end`() async throws {
      let log = Log()
      let jar = TestJar { cookie in
        var cookie = cookie
        cookie.value += "+"
        return cookie
      }
      let page = TestPage(.nonPersistent())
      let sync = CookieSync(
        between: jar, and: page.webView.configuration.websiteDataStore, domains: ["127.0.0.1"],
        logger: log.logger)
      await page.store.setCookie(try #require(WebCookie.make("n").httpCookie))
      for _ in 0..<10 { await sync.ready() }
      #expect(try await jar.cookies().map(\.value) == ["1+"])
      #expect(await page.store.allCookies().map(\.value) == ["1"])
      #expect(await jar.writes == 1)
    }

    @Test func `an error of the jar is logged once, and the next change is carried`() async throws {
      let (jar, log) = (TestJar(), Log())
      let page = TestPage(.nonPersistent())
      let changes = StoreChanges(page.store)
      let sync = CookieSync(
        between: jar, and: page.webView.configuration.websiteDataStore, domains: ["127.0.0.1"],
        logger: log.logger)
      #expect(await sync.ready())
      await jar.fail(2)
      #expect(await sync.ready() == false)
      #expect(await sync.ready() == false)
      #expect(log.lines.filter { $0.contains("could not be read") }.count == 1)
      try await jar.set(.make("n"))
      try await changes.until { $0.count == 1 }
    }

    @Test func `a write that fails is repeated at the next change`() async throws {
      let (jar, log) = (TestJar(), Log())
      let page = TestPage(.nonPersistent())
      let sync = CookieSync(
        between: jar, and: page.webView.configuration.websiteDataStore, domains: ["127.0.0.1"],
        logger: log.logger)
      #expect(await sync.ready())
      await jar.failWrites(1)
      await page.store.setCookie(try #require(WebCookie.make("a").httpCookie))
      while log.lines.isEmpty { try await turn() }
      #expect(try await jar.cookies().isEmpty)
      await page.store.setCookie(try #require(WebCookie.make("b").httpCookie))
      try await jar.cookies.until { $0.count == 2 }
      #expect(log.lines.filter { $0.contains("could not write the app's jar") }.count == 1)
    }

    @Test func `a sync that was stopped carries nothing`() async throws {
      let stage = Stage()
      #expect(await stage.sync.ready())
      stage.sync.stop()
      await stage.jar.set([.make("app")])
      try await stage.show(setting: "page=1")
      try await stage.changes.until { $0.count == 1 }
      #expect(await stage.sync.ready() == false)
      #expect(await stage.jar.cookies().map(\.name) == ["app"])
      #expect(await stage.web.map(\.name) == ["page"])
      let error = await #expect(throws: CookieSyncError.self) { try await stage.sync.clear() }
      #expect(error?.code == .stopped)
    }

    @Test func `stopping ends the calls that wait`() async throws {
      let jar = TestJar()
      let sync = CookieSync(between: jar, and: .nonPersistent(), domains: ["127.0.0.1"])
      await jar.hold()
      let ready = Task { await sync.ready(within: .seconds(60)) }
      let cleared = Task { try await sync.clear(within: .seconds(60)) }
      while await jar.waiting == 0 { try await turn() }
      sync.stop()
      #expect(await ready.value == false)
      await #expect(throws: CookieSyncError.self) { try await cleared.value }
      await jar.release()
    }

    @Test func `a sync that is released is freed and carries nothing`() async throws {
      let jar = MemoryCookieJar()
      let page = TestPage(.nonPersistent())
      weak var freed: CookieSync?
      do {
        let sync = CookieSync(
          between: jar, and: page.webView.configuration.websiteDataStore, domains: ["127.0.0.1"])
        #expect(await sync.ready())
        freed = sync
      }
      while freed != nil { try await turn() }
      await page.store.setCookie(try #require(WebCookie.make("n").httpCookie))
      #expect(await jar.cookies().isEmpty)
    }

    @Test func `a partitioned cookie is left alone`() async throws {
      let stage = Stage()
      let partitioned = WebCookie(
        name: "n", value: "1", domain: "127.0.0.1", isPartitioned: true)
      await stage.jar.set([partitioned, .make("n", "2")])
      for _ in 0..<2 { #expect(await stage.sync.ready()) }
      #expect(await stage.web.map(\.value) == ["2"])
      try await stage.sync.clear()
      #expect(await stage.jar.cookies() == [partitioned])
      #expect(stage.log.lines == ["The cookie n of 127.0.0.1/ (partitioned) is left alone."])
    }

    @Test func `the log has no values`() async throws {
      let stage = Stage(domains: ["com"])
      let cookies = [
        WebCookie(name: "a", value: "secret", domain: "com", isHostOnly: false),
        WebCookie(name: "b", value: "secret", domain: "example.com", isPartitioned: true),
      ]
      await stage.jar.set(cookies)
      for _ in 0..<3 { await stage.sync.ready() }
      #expect(stage.log.lines.count == 2)
      #expect(!stage.log.lines.contains { $0.contains("secret") })
      #expect(!cookies.map { "\($0)" }.joined().contains("secret"))
    }
  }
}
