import Foundation
import FoundationNetworking
import TestSupport
import Testing
import WebKitGTK

extension AllTests {
  /// What is HttpOnly stays, whoever writes a cookie that is not.
  @MainActor @Suite struct HTTPOnlyCookieTests {
    let store = WKWebsiteDataStore.nonPersistent()
    var cookies: WKHTTPCookieStore { store.httpCookieStore }

    /// The cookies as texts, with a mark for HttpOnly.
    var texts: [String] {
      get async {
        await cookies.allCookies().map { "\($0.name)=\($0.value)\($0.isHTTPOnly ? " H" : "")" }
          .sorted()
      }
    }

    func own(_ value: String, _ more: [HTTPCookiePropertyKey: Any] = [:]) throws -> HTTPCookie {
      try .make("session", value, [.httpOnly: "TRUE"].merging(more) { $1 })
    }

    @Test func `the store replaces and deletes it by its like alone`() async throws {
      await cookies.setCookie(try own("1"))
      await cookies.setCookie(try own("2"))
      #expect(await texts == ["session=2 H"])
      await cookies.setCookie(try .make("session", "stolen"))
      #expect(await texts == ["session=2 H"])
      await cookies.deleteCookie(try .make("session", "2"))
      #expect(await texts == ["session=2 H"])
      await cookies.deleteCookie(try own("1"))
      #expect(await texts == [])
    }

    @Test func `calls at once keep their order`() async throws {
      await cookies.setCookie(try own("1"))
      cookies.delete(try own("1"), completionHandler: nil)
      cookies.setCookie(try .make("session", "plain"), completionHandler: nil)
      cookies.setCookie(try own("2"), completionHandler: nil)
      cookies.setCookie(try .make("session", "stolen"), completionHandler: nil)
      cookies.setCookie(
        try .make("session", "gone", [.expires: Date.distantPast]), completionHandler: nil)
      await cookies.setCookies([
        try .make("session", "stolen"), try .make("other"), try own("3"),
        try .make("session", "stolen"),
      ])
      #expect(await texts == ["other=v", "session=3 H"])
      cookies.delete(try own("3"), completionHandler: nil)
      await cookies.setCookie(try .make("session", "plain"))
      #expect(await texts == ["other=v", "session=plain"])
    }

    @Test func `it keeps every attribute`() async throws {
      await cookies.setCookie(
        try own(
          "1",
          [
            .secure: "TRUE", .expires: Date(timeIntervalSince1970: 4_000_000_000),
            .sameSitePolicy: HTTPCookieStringPolicy.sameSiteStrict,
          ]))
      let before = await cookies.allCookies()
      await cookies.setCookie(try .make("session", "stolen"))
      await cookies.deleteCookie(try .make("session", "1"))
      #expect(await cookies.allCookies() == before)
    }

    @Test(arguments: [
      (".example.org", "/"), ("example.org", "/a/b"), ("EXAMPLE.org", "/%C3%A4"),
      ("127.0.0.1", "/"),
    ])
    func `it is guarded wherever it is`(domain: String, path: String) async throws {
      let place: [HTTPCookiePropertyKey: Any] = [.domain: domain, .path: path]
      await cookies.setCookie(try own("1", place))
      await cookies.setCookie(try .make("session", "stolen", place))
      await cookies.deleteCookie(try .make("session", "1", place))
      #expect(await texts == ["session=1 H"])
    }

    @Test func `cookies of another name, domain or path are not its like`() async throws {
      await cookies.setCookie(try own("1"))
      await cookies.setCookies([
        try .make("other"), try .make("session", "elsewhere", [.domain: "example.org"]),
        try .make("session", "deep", [.path: "/deep"]),
      ])
      #expect(
        await texts == ["other=v", "session=1 H", "session=deep", "session=elsewhere"])
    }

    @Test(arguments: [
      "session=stolen", "session=stolen; path=/", "session=; max-age=0; path=/",
      "session=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/", "session=stolen; HttpOnly; path=/",
      "session=stolen; path=/; domain=127.0.0.1",
    ])
    func `a page neither replaces nor deletes it`(_ text: String) async throws {
      await cookies.setCookie(try own("1"))
      let page = try await Page.showing { $0.websiteDataStore = store }
      let seen = try await page.webView.evaluate(
        "document.cookie = 'mine=1; path=/'; document.cookie = '\(text)'; document.cookie",
        as: String.self)
      #expect(seen == "mine=1")
      #expect(await texts == ["mine=1", "session=1 H"])
    }

    @Test func `a server replaces it`() async throws {
      await cookies.setCookie(try own("1"))
      let page = Page { $0.websiteDataStore = store }
      await page.load(
        try await Server.shared.page("", headers: ["Set-Cookie": "session=2; Path=/"]))
      #expect(await texts == ["session=2"])
    }

    @Test func `a cookie that is set ahead of a load is on its request`() async throws {
      let page = Page { $0.websiteDataStore = store }
      let url = try await Server.shared.page("<p>page")
      cookies.setCookie(try .make("early", "1"), completionHandler: nil)
      await page.load(url)
      #expect(await Server.shared.header("Cookie", ofRequestFor: url) == "early=1")
    }
  }
}
