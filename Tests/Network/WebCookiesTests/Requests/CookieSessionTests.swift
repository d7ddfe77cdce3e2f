import Foundation
import TestSupport
import Testing
import WebCookies

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension AllTests {
  /// Requests with the cookies of a jar, against the server.
  @MainActor @Suite struct CookieSessionTests {
    let jar: MemoryCookieJar
    let session: CookieSession

    init() {
      jar = MemoryCookieJar()
      session = CookieSession(jar: jar)
    }

    @Test func `a request carries the cookies of its URL, longer paths first`() async throws {
      let url = try await Server.shared.page("answer")
      await jar.set([
        .make("a"), .make("deep", path: url.path), .make("other", path: "/other"), .make("b"),
        WebCookie(name: "secure", value: "1", domain: "127.0.0.1", isSecure: true),
        WebCookie(name: "elsewhere", value: "1", domain: "localhost"),
      ])
      let (data, _) = try await session.data(for: URLRequest(url: url))
      #expect(String(decoding: data, as: UTF8.self) == "answer")
      #expect(await Server.shared.header("Cookie", ofRequestFor: url) == "deep=1; a=1; b=1")
    }

    @Test func `cookies of a response are stored, and deleted ones removed`() async throws {
      try await request(setting: "s=1; Path=/; Max-Age=100; HttpOnly; SameSite=Lax")
      let cookie = try #require(await jar.cookies().first)
      #expect(cookie.isHTTPOnly && cookie.sameSite == .lax && cookie.expires != nil)
      try await request(setting: "s=; Path=/; Max-Age=0")
      #expect(await jar.cookies().isEmpty)
    }

    @Test func `a response without encryption changes no Secure cookie`() async throws {
      let secure = WebCookie(name: "s", value: "1", domain: "127.0.0.1", isSecure: true)
      await jar.set([secure])
      try await request(setting: "s=2; Path=/")
      try await request(setting: "s=; Path=/; Max-Age=0")
      #expect(await jar.cookies() == [secure])
    }

    @Test func `each request of a redirect has the cookies of its own host`() async throws {
      let end = try await Server.shared.page("end", headers: ["Set-Cookie": "end=3; Path=/"])
      let second = try await redirect(to: try end.on("localhost"), setting: "second=2; Path=/")
      let first = try await redirect(to: second, setting: "first=1; Path=/")
      await jar.set([.make("old")])
      let (data, response) = try await session.data(for: URLRequest(url: first))
      #expect(String(decoding: data, as: UTF8.self) == "end")
      #expect(response.url?.host == "localhost")
      #expect(await Server.shared.header("Cookie", ofRequestFor: first) == "old=1")
      #expect(await Server.shared.header("Cookie", ofRequestFor: second) == "old=1; first=1")
      #expect(await Server.shared.header("Cookie", ofRequestFor: end) == nil)
      #expect(await Set(jar.cookies().map(\.name)) == ["old", "first", "second", "end"])
      _ = try await session.data(for: URLRequest(url: first))
      #expect(await Server.shared.header("Cookie", ofRequestFor: end) == "end=3")
    }

    @Test func `the storage of the configuration is neither used nor changed`() async throws {
      let configuration = URLSessionConfiguration.ephemeral
      let storage = try #require(configuration.httpCookieStorage)
      storage.setCookie(try #require(WebCookie.make("own").httpCookie))
      let session = CookieSession(jar: jar, configuration: configuration)
      let url = try await Server.shared.page("answer", headers: ["Set-Cookie": "s=1; Path=/"])
      _ = try await session.data(for: URLRequest(url: url))
      #expect(await Server.shared.header("Cookie", ofRequestFor: url) == nil)
      #expect(storage.cookies?.map(\.name) == ["own"])
    }

    @Test func `a cancelled request ends, and sends nothing more`() async throws {
      let url = try await Server.shared.page("answer")
      let request = Task { try await session.data(for: URLRequest(url: url)) }
      request.cancel()
      await #expect(throws: (any Error).self) { _ = try await request.value }
      #expect(await jar.cookies().isEmpty)
    }

    @Test func `a server that is not there is an error`() async throws {
      let url = try #require(URL(string: "http://127.0.0.1:9/"))
      await #expect(throws: URLError.self) { _ = try await session.data(for: URLRequest(url: url)) }
    }

    @Test func `an error of the jar is thrown`() async throws {
      let jar = TestJar()
      let session = CookieSession(jar: jar)
      let end = try await Server.shared.page("end")
      let url = try await redirect(to: end, setting: "s=1")
      await jar.failWrites(1)
      await #expect(throws: TestJar.Failure.self) {
        _ = try await session.data(for: URLRequest(url: url))
      }
      #expect(await Server.shared.requestCount(for: end) == 0)
    }

    @Test
    func `a sign-in with the jar is on the page's first request, and a page's sign-out ends it`()
      async throws
    {
      let page = TestPage(.nonPersistent())
      let sync = CookieSync(
        between: jar, and: page.webView.configuration.websiteDataStore, domains: ["127.0.0.1"])
      try await request(setting: "session=1; Path=/; HttpOnly")
      let url = try await Server.shared.page(
        "<p>", headers: ["Set-Cookie": "session=; Max-Age=0; Path=/"])
      await page.load { await sync.load(URLRequest(url: url), in: page.webView) }
      #expect(await Server.shared.header("Cookie", ofRequestFor: url) == "session=1")
      try await jar.until { $0.isEmpty }
    }

    private func request(setting cookie: String) async throws {
      let url = try await Server.shared.page("answer", headers: ["Set-Cookie": cookie])
      _ = try await session.data(for: URLRequest(url: url))
    }

    private func redirect(to url: URL, setting cookie: String) async throws -> URL {
      try await Server.shared.serve { _ in
        Server.Reply(302, headers: ["Location": url.absoluteString, "Set-Cookie": cookie])
      }
    }
  }
}
