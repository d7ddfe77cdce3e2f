import Foundation
import TestSupport
import Testing
import WebCookies

extension AllTests {
  /// Changes of both jars that meet. The app's jar is held while both are made.
  @MainActor @Suite struct ConflictTests {
    let jar = TestJar()
    let page = TestPage(.nonPersistent())
    let sync: CookieSync

    init() {
      sync = CookieSync(
        between: jar, and: page.webView.configuration.websiteDataStore, domains: ["127.0.0.1"])
    }

    @Test func `the app's cookie wins at the start`() async throws {
      try await conflict(start: [], native: [.make("n", "app")], web: [.make("n", "page")])
      #expect(await values == [["app"], ["app"]])
    }

    @Test func `the app's value wins over a value of the page`() async throws {
      let start = [WebCookie.make("n", "old")]
      try await conflict(start: start, native: [.make("n", "app")], web: [.make("n", "page")])
      #expect(await values == [["app"], ["app"]])
    }

    @Test func `the app's deletion wins over a value of the page`() async throws {
      try await conflict(start: [.make("n", "old")], native: [], web: [.make("n", "page")])
      #expect(await values == [[], []])
    }

    @Test func `the app's value wins over a deletion of the page`() async throws {
      try await conflict(start: [.make("n", "old")], native: [.make("n", "app")], web: [])
      #expect(await values == [["app"], ["app"]])
    }

    @Test func `changes of different cookies do not conflict`() async throws {
      let start = ["a", "b", "c", "d"].map { WebCookie.make($0) }
      try await conflict(
        start: start, native: [.make("a", "2"), .make("b"), .make("d")],
        web: [.make("a"), .make("b", "3"), .make("c"), .make("e")])
      for cookies in await [try jar.cookies(), web] {
        #expect(Set(cookies.map { "\($0.name)\($0.value)" }) == ["a2", "b3", "e1"])
      }
    }

    @Test func `a page that deletes a cookie right after the sync has written it is heard`()
      async throws
    {
      #expect(await sync.ready())
      await jar.hold()
      try await jar.set(.make("n"))
      var isWritten: Bool?
      let ready = Task { isWritten = await sync.ready() }
      // The round after the one that writes is held.
      while isWritten == nil {
        if await jar.waiting > 0 { await jar.release(isOver: false) }
        try await turn()
      }
      await ready.value
      await page.store.deleteCookie(try #require(WebCookie.make("n").httpCookie))
      await jar.release()
      #expect(await sync.ready())
      #expect(await values == [[], []])
    }

    @Test func `cookies with the same value keep the stricter attributes of both`() async throws {
      let native = WebCookie(
        name: "n", value: "1", domain: "127.0.0.1", isSecure: true, sameSite: .lax)
      let web = WebCookie(
        name: "n", value: "1", domain: "127.0.0.1", isHTTPOnly: true, sameSite: .strict)
      try await conflict(start: [], native: [native], web: [web])
      let both = WebCookie(
        name: "n", value: "1", domain: "127.0.0.1", isSecure: true, isHTTPOnly: true,
        sameSite: .strict)
      #expect(try await jar.cookies() == [both])
      #expect(await self.web == [both])
    }

    @Test func `the later change wins once the earlier one was carried`() async throws {
      try await jar.set(.make("n", "app"))
      #expect(await sync.ready())
      await page.store.setCookie(try #require(WebCookie.make("n", "page").httpCookie))
      try await jar.cookies.until { $0.map(\.value) == ["page"] }
      try await jar.set(.make("n", "app again"))
      #expect(await sync.ready())
      #expect(await values == [["app again"], ["app again"]])
    }

    private var web: [WebCookie] {
      get async { await page.store.allCookies().map { WebCookie($0) } }
    }

    private var values: [[String]] {
      get async { [await jar.cookies.cookies().map(\.value), await web.map(\.value)] }
    }

    /// Lets both jars have the cookies of the start, and then changes both before the sync sees either change.
    private func conflict(
      start: [WebCookie], native: [WebCookie], web: [WebCookie]
    ) async throws {
      if !start.isEmpty {
        try await jar.set(start)
        #expect(await sync.ready())
      }
      await jar.hold()
      let gone = start.map(\.id).filter { id in !native.contains { $0.id == id } }
      try await jar.remove(gone)
      try await jar.set(native.filter { !start.contains($0) })
      for cookie in start where !web.contains(where: { $0.id == cookie.id }) {
        await page.store.deleteCookie(try #require(cookie.httpCookie))
      }
      for cookie in web where !start.contains(cookie) {
        await page.store.setCookie(try #require(cookie.httpCookie))
      }
      await jar.release()
      #expect(await sync.ready())
      // The second round reads what the first one wrote, and the third one finds nothing to do.
      let writes = await jar.writes
      #expect(await sync.ready())
      #expect(await jar.writes == writes)
    }
  }
}
