import Foundation
import FoundationNetworking
import TestSupport
import Testing
import WebKitGTK

extension HTTPCookie {
  /// Makes a cookie of the test server with additional properties.
  static func make(
    _ name: String = "n", _ value: String = "v", _ properties: [HTTPCookiePropertyKey: Any] = [:]
  ) throws -> HTTPCookie {
    let usual: [HTTPCookiePropertyKey: Any] = [
      .name: name, .value: value, .domain: "127.0.0.1", .path: "/",
    ]
    return try #require(HTTPCookie(properties: usual.merging(properties) { $1 }))
  }
}

extension HTTPCookiePropertyKey {
  static let httpOnly = HTTPCookiePropertyKey("HttpOnly")
}

extension AllTests {
  @MainActor @Suite struct CookieTests {
    let store = WKWebsiteDataStore.nonPersistent()
    var cookies: WKHTTPCookieStore { store.httpCookieStore }

    @Test(arguments: [HTTPCookieStringPolicy.sameSiteLax, .sameSiteStrict, nil])
    func `a cookie comes back as it was set`(_ policy: HTTPCookieStringPolicy?) async throws {
      var properties: [HTTPCookiePropertyKey: Any] = [
        .domain: ".example.org", .path: "/a", .secure: "TRUE", .httpOnly: "TRUE",
        .expires: Date(timeIntervalSince1970: 4_000_000_000),
      ]
      properties[.sameSitePolicy] = policy
      await cookies.setCookie(try .make("one", "1=1", properties))
      await cookies.setCookie(try .make("two", "", [.domain: "example.org"]))

      let stored = await cookies.allCookies()
      let one = try #require(stored.first { $0.name == "one" })
      #expect(one.value == "1=1" && one.domain == ".example.org" && one.path == "/a")
      #expect(one.isSecure && one.isHTTPOnly && !one.isSessionOnly)
      #expect(one.expiresDate == Date(timeIntervalSince1970: 4_000_000_000))
      #expect(one.sameSitePolicy == policy)
      let two = try #require(stored.first { $0.name == "two" })
      #expect(two.value.isEmpty && two.domain == "example.org" && two.path == "/")
      #expect(!two.isSecure && !two.isHTTPOnly && two.isSessionOnly && two.expiresDate == nil)
      #expect(two.sameSitePolicy == nil)
    }

    @Test func `a cookie made from another's properties is like it`() async throws {
      let properties: [HTTPCookiePropertyKey: Any] = [
        .secure: "TRUE", .httpOnly: "TRUE", .expires: Date(timeIntervalSinceNow: 1000),
        .sameSitePolicy: HTTPCookieStringPolicy.sameSiteStrict,
      ]
      await cookies.setCookie(try .make("one", "1", properties))
      await cookies.setCookie(try .make("two", "2"))
      let stored = await cookies.allCookies()
      #expect(stored.count == 2)

      let other = WKWebsiteDataStore.nonPersistent().httpCookieStore
      let copies = stored.compactMap { HTTPCookie(properties: $0.properties ?? [:]) }
      await other.setCookies(copies)
      #expect(await other.allCookies() == stored)
      await other.setCookie(try .make("two", "changed"))
      #expect(Set(await other.allCookies()).subtracting(stored).map(\.value) == ["changed"])
    }

    @Test func `the policy may be given by its name`() throws {
      func policy(_ value: Any) throws -> HTTPCookieStringPolicy? {
        try HTTPCookie.make("n", "v", [.sameSitePolicy: value]).sameSitePolicy
      }
      #expect(try policy("Lax") == .sameSiteLax)
      #expect(try policy("strict") == .sameSiteStrict)
      #expect(try policy(HTTPCookieStringPolicy(rawValue: "Strict")) == .sameSiteStrict)
      #expect(try policy("None") == nil)
      #expect(try policy(7) == nil)
      #expect(try HTTPCookie.make("n", "v", [.commentURL: "http://x"]).sameSitePolicy == nil)
      let cookie: HTTPCookie? = .init(properties: [
        .name: "n", .value: "v", .domain: "x", .path: "/",
        .sameSitePolicy: HTTPCookieStringPolicy.sameSiteLax,
      ])
      #expect(cookie?.sameSitePolicy == .sameSiteLax)
      #expect(cookie?.properties?[.sameSitePolicy] as? HTTPCookieStringPolicy == .sameSiteLax)
      #expect(cookie?.commentURL == nil)
    }

    @Test func `a cookie set before the load is on the first request`() async throws {
      await cookies.setCookie(try .make("seen", "1"))
      await cookies.setCookie(try .make("hidden", "2", [.httpOnly: "TRUE"]))
      let page = Page { $0.websiteDataStore = store }
      let url = try await page.show("<p>page")
      #expect(await Server.shared.header("Cookie", ofRequestFor: url) == "seen=1; hidden=2")
      #expect(try await page.webView.evaluate("document.cookie", as: String.self) == "seen=1")
      #expect(await cookies.allCookies().first { $0.name == "hidden" }?.isHTTPOnly == true)
    }

    @Test func `a server's cookie comes with its attributes`() async throws {
      let page = Page { $0.websiteDataStore = store }
      let attributes = "Path=/; Max-Age=1000; HttpOnly; SameSite=Strict"
      let url = try await Server.shared.page(
        "<p>page", headers: ["Set-Cookie": "s=1; \(attributes)"])
      await page.load(url)
      let cookie = try #require(await cookies.allCookies().first)
      #expect(cookie.name == "s" && cookie.domain == "127.0.0.1" && cookie.path == "/")
      #expect(cookie.isHTTPOnly && cookie.sameSitePolicy == .sameSiteStrict)
      let seconds = try #require(cookie.expiresDate).timeIntervalSinceNow
      #expect(seconds > 900 && seconds <= 1000)
    }

    @Test func `other sites see no strict cookie`() async throws {
      await cookies.setCookie(try .make("strict", "1", [.sameSitePolicy: "strict"]))
      await cookies.setCookie(try .make("open", "1"))
      let asked = try await Server.shared.page("<p>asked")
      let own = try await Server.shared.page("<p>page")
      let elsewhere = try #require(URL(string: "http://localhost:\(own.port ?? 0)\(own.path)"))
      let page = Page { $0.websiteDataStore = store }
      await page.load(elsewhere)
      _ = try await page.webView.callAsyncJavaScript(
        "await fetch('\(asked)', {mode: 'no-cors', credentials: 'include'})", contentWorld: .page)
      #expect(await Server.shared.header("Cookie", ofRequestFor: asked) == "open=1")
    }

    @Test func `the cookies of a URL are those that it would be sent`() async throws {
      await cookies.setCookies([
        try .make("a", "1", [.domain: ".example.org"]),
        try .make("b", "2", [.domain: "example.org"]),
        try .make("c", "3", [.domain: "example.org", .path: "/deep"]),
        try .make("d", "4", [.domain: "example.com"]),
      ])
      func names(_ url: String) async throws -> [String] {
        await cookies.getCookies(for: try #require(URL(string: url))).map(\.name).sorted()
      }
      #expect(try await names("https://example.org/deep/x") == ["a", "b", "c"])
      #expect(try await names("https://sub.example.org/") == ["a"])
      #expect(try await names("file:///x").isEmpty)
      #expect(await cookies.allCookies().count == 4)
    }

    @Test(arguments: [
      [HTTPCookiePropertyKey.domain: ""], [.domain: "com"], [.domain: "a\nb"], [.name: "a=b"],
      [.name: "a;b"], [.value: "1; HttpOnly"], [.value: "1\r\nX: y"], [.value: "\0"], [.path: "/;"],
    ])
    func `an invalid cookie is left out, and the caller is told once`(
      _ properties: [HTTPCookiePropertyKey: String]
    ) async throws {
      let cookie = try HTTPCookie.make("n", "v", properties)
      var calls = 0
      cookies.setCookie(cookie) { calls += 1 }
      #expect(calls == 0)
      cookies.setCookie(cookie, completionHandler: nil)
      await cookies.setCookies([cookie, try .make("valid"), cookie])
      #expect(calls == 1)
      #expect(await cookies.allCookies().map(\.name) == ["valid"])
      await cookies.deleteCookie(cookie)
    }

    @Test func `dates far away do no harm`() async throws {
      let dates = [Date.distantFuture, Date(timeIntervalSince1970: .infinity)]
      for (index, date) in dates.enumerated() {
        await cookies.setCookie(try .make("n\(index)", "v", [.expires: date]))
      }
      let stored = await cookies.allCookies()
      #expect(stored.count == 2 && stored.allSatisfy { !$0.isSessionOnly })
      #expect(stored.first?.expiresDate == .distantFuture)
      await cookies.setCookie(try .make("n0", "v", [.expires: Date.distantPast]))
      #expect(await cookies.allCookies().map(\.name) == ["n1"])
      let discarded = try HTTPCookie.make("n1", "v", [.expires: dates[0], .discard: "TRUE"])
      await cookies.setCookie(discarded)
      #expect(await cookies.allCookies().first?.isSessionOnly == true)
    }

    @Test func `a cookie is deleted by name, domain and path, whatever its value`() async throws {
      await cookies.setCookies([
        try .make("a", "new", [.secure: "TRUE"]), try .make("a", "deep", [.path: "/deep"]),
        try .make("b"),
      ])
      await cookies.deleteCookie(try .make("a", "old"))
      #expect(await cookies.allCookies().map(\.value).sorted() == ["deep", "v"])
      await cookies.deleteCookie(try .make("unknown"))
      #expect(await cookies.allCookies().count == 2)
    }

    @Test func `thousands of cookies are kept in order`() async throws {
      let names = (0..<2000).map { "n\($0)" }
      await cookies.setCookies(try names.map { try .make($0) })
      let stored = await cookies.allCookies()
      #expect(stored.map(\.name) == names)
      for cookie in stored.dropFirst() { cookies.delete(cookie) }
      #expect(await cookies.allCookies().map(\.name) == ["n0"])
    }

    @Test func `no cookies are taken where none are allowed`() async throws {
      #expect(await cookies.cookiePolicy == .allow)
      await cookies.setCookiePolicy(.disallow)
      #expect(await cookies.cookiePolicy == .disallow)
      let page = Page { $0.websiteDataStore = store }
      let url = try await Server.shared.page(
        "<script>document.cookie = 'own=1'</script>", headers: ["Set-Cookie": "served=1"])
      await page.load(url)
      #expect(await cookies.allCookies().isEmpty)
      await cookies.setCookiePolicy(.allow)
      let observer = CookieObserver()
      cookies.add(observer)
      await page.load(url)
      await observer.change(number: 2)
      #expect(await cookies.allCookies().map(\.name).sorted() == ["own", "served"])
    }
  }
}
