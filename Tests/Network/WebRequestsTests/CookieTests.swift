import FlyingFox
import Foundation
import HTTPTypes
import TestSupport
import Testing
import WebCookies

@testable import WebRequests

/// The cookies of relayed requests.
@MainActor @Suite(.serialized) struct CookieTests {
  /// Sends a request to `https://api.example` and returns the cookies that it carried.
  private func cookies(
    of request: PageRequest, from origin: Origin, setting field: String = "b=2",
    in jar: MemoryCookieJar
  ) async throws -> String? {
    let client = StubClient(["/": (200, [.setCookie: field])])
    let relay = RequestRelay(
      rules: [
        RelayRule(
          ["https://api.example"], from: [OriginPattern(origin.description)])
      ], client: client,
      cookies: .jar(jar), resolver: StubResolver(["api.example": [["1.1.1.1"]]]))
    let document = RelayedRequest.Document(
      origin: origin, url: origin.description, isMainFrame: true)
    let response = try await RelaySender(relay).send(request, nil, from: document) { _ in }
    #expect(!response.head.description.contains(field))
    return client.sent.first?.headerFields[.cookie]
  }

  private func jar(_ fields: String...) async throws -> MemoryCookieJar {
    let jar = MemoryCookieJar()
    let url = try #require(URL(string: "https://api.example/"))
    await jar.set(fields.compactMap { WebCookie(setCookie: $0, from: url) })
    return jar
  }

  @Test(arguments: [
    (PageRequest.Credentials.omit, "https://api.example", false),
    (.sameOrigin, "https://app.example", false), (.sameOrigin, "https://api.example", true),
    (.include, "https://app.example", true),
  ])
  func `cookies go with the credentials that the page allows`(
    _ credentials: PageRequest.Credentials, _ origin: String, _ isSent: Bool
  ) async throws {
    let jar = try await jar("a=1")
    let sent = try await cookies(
      of: .make("https://api.example/", credentials: credentials), from: Origin(origin), in: jar)
    #expect(sent == (isSent ? "a=1" : nil))
    #expect(await jar.cookies().contains { $0.name == "b" } == isSent)
  }

  @Test func `path, Secure and the order of a request's cookies are those of the jar`() async throws
  {
    let jar = try await jar("a=1; Path=/", "b=2; Path=/deep", "c=3; Secure", "d=4; Path=/other")
    let sent = try await cookies(
      of: .make("https://api.example/deep/x", credentials: .include), from: "https://api.example",
      in: jar)
    #expect(sent == "b=2; a=1; c=3")
  }

  @Test(arguments: [
    ("https://www.api.example", "fetch", "GET", "none=1; lax=1; strict=1"),
    ("app://shop", "fetch", "GET", "none=1; lax=1; strict=1"),
    ("https://other.test", "fetch", "GET", "none=1"),
    ("https://other.test", "form", "GET", "none=1; lax=1"),
    ("https://other.test", "form", "POST", "none=1"),
  ])
  func `cookies with SameSite go to their own site`(
    _ origin: String, _ kind: String, _ method: String, _ expected: String
  ) async throws {
    let jar = try await jar("none=1", "lax=1; SameSite=Lax", "strict=1; SameSite=Strict")
    let request = PageRequest.make(
      method, "https://api.example/", credentials: .include,
      mode: kind == "form" ? .navigate : .cors, kind: kind)
    let sent = try await cookies(
      of: request, from: Origin(origin), setting: "new=1; SameSite=Lax", in: jar)
    #expect(sent == expected)
    let isKept = kind == "form" || !origin.contains("other")
    #expect(await jar.cookies().contains { $0.name == "new" } == isKept)
  }

  @Test(arguments: [
    ("https://a.example", "https://a.example", true),
    ("https://a.example", "https://b.a.example", true),
    ("https://www.shop.example", "https://api.shop.example", true),
    ("https://shop.example", "https://bank.example", false),
    ("https://www.shop.co.uk", "https://api.shop.co.uk", true),
    ("https://shop.co.uk", "https://api.shop.co.uk", true),
    ("https://shop.co.uk", "https://bank.co.uk", false),
    ("https://a.localhost", "http://localhost", false),
    ("http://127.0.0.1:1", "http://127.0.0.1:2", true),
    ("http://127.0.0.1", "http://10.0.0.1", false),
    ("http://1.0.0.1", "http://2.0.0.1", false), ("http://[::1]:1", "http://[::1]:2", true),
    ("http://[::1]", "http://[::2]", false), ("http://[::1]", "http://localhost", false),
    ("http://127.0.0.1", "http://0x7f.1", true), ("http://127.0.0.1", "http://2.127.1", false),
    ("app://shop", "https://shop.example", true),
    ("null", "https://shop.example", false), ("about:blank", "https://shop.example", false),
    ("data:", "https://shop.example", false),
    ("file:///app/page.html", "https://shop.example", true),
    ("blob:https://evil.example/1-2", "https://shop.example", false),
    ("blob:https://www.shop.example/1-2", "https://shop.example", true),
    ("blob:app://shop/1-2", "https://shop.example", true),
    ("blob:null/1-2", "https://shop.example", false),
  ])
  func `hosts of one site share it in either direction`(
    _ one: String, _ other: String, _ isSame: Bool
  ) throws {
    #expect(Site.isSame(Origin(one), try #require(URL(string: other))) == isSame)
    guard other.hasPrefix("http"), one.hasPrefix("http") else { return }
    #expect(Site.isSame(Origin(other), try #require(URL(string: one))) == isSame)
  }

  @Test func `a jar that fails makes the request fail`() async throws {
    struct Broken: CookieJar {
      struct Failure: Error {}
      func cookies() async throws -> [WebCookie] { throw Failure() }
      func set(_ cookies: [WebCookie]) async throws { throw Failure() }
      func remove(_ ids: [WebCookie.ID]) async throws { throw Failure() }
      var changes: AsyncStream<Void> { get async { AsyncStream { $0.finish() } } }
    }
    let page = try await RelayPage {
      var relay = try RelayPage.relay($0)
      relay.cookies = .jar(Broken())
      return relay
    }
    try await page.load()
    #expect(
      try await page.run(
        "try { await fetch('/head'); } catch (error) { return error.constructor.name; }")
        == #""TypeError""#)
  }

  /// A jar that announces nothing, as the one of Foundation on Linux, and takes its time.
  private struct SlowJar: CookieJar {
    private let jar = MemoryCookieJar()
    private static let delay = Duration.milliseconds(30)

    func cookies() async throws -> [WebCookie] { await jar.cookies() }
    func set(_ cookies: [WebCookie]) async throws {
      try await Task.sleep(for: Self.delay)
      await jar.set(cookies)
    }
    func remove(_ ids: [WebCookie.ID]) async throws {
      try await Task.sleep(for: Self.delay)
      await jar.remove(ids)
    }
    var changes: AsyncStream<Void> { get async { AsyncStream { $0.finish() } } }
  }

  @Test func `relayed requests, the page's scripts and its own requests have the same cookies`()
    async throws
  {
    let jar = SlowJar()
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = RelayPage.store
    let sync = CookieSync(between: jar, and: RelayPage.store, domains: ["127.0.0.1"])
    var relay = try RelayPage.relay(try await TestServer.shared.address())
    relay.rules[0].patterns = ["http://127.0.0.1:*/head*"]
    relay.cookies = .synced(sync)
    try configuration.relay(through: relay)
    let page = try await RelayPage(configuration)
    try await jar.set([
      WebCookie(name: "app", value: "1", domain: "127.0.0.1", isHostOnly: true, path: "/")
    ])
    await sync.ready()
    try await page.load()
    let answers = try await page.run(
      """
      const own = () => document.cookie.split('; ').sort().join(' ');
      const relayed = async (path) => JSON.parse(await (await fetch(path)).text()).headers.cookie.split('; ').sort().join(' ');
      document.cookie = 'script=1; path=/';
      const first = await relayed('/head?h=Set-Cookie:server=1');
      const seen = own();
      const second = await relayed('/head?h=Set-Cookie:hidden=1;HttpOnly');
      const third = await relayed('/head?h=Set-Cookie:server=;Max-Age=0');
      return [first, seen, second, own(), third];
      """)
    #expect(
      answers
        == #"["app=1 script=1","app=1 script=1 server=1","app=1 script=1 server=1","app=1 script=1","app=1 hidden=1 script=1 server=1"]"#
    )
    // The page's own request, which no rule lists.
    let kept = "cookies\(UInt32.random(in: 0...UInt32.max))"
    _ = try await page.run("return (await fetch('/text?keep=\(kept)')).status")
    let field = await TestServer.shared.request(of: kept)?.headers[.cookie] ?? ""
    #expect(Set(field.components(separatedBy: "; ")) == ["app=1", "script=1", "hidden=1"])
    try await sync.clear()
    sync.stop()
  }
}

extension PageRequest {
  fileprivate static func make(_ url: String, credentials: Credentials) -> PageRequest {
    make("GET", url, credentials: credentials)
  }
}
