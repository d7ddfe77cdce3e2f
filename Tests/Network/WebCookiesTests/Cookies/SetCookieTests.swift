import Foundation
import Testing
import WebCookies

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Reading what servers set, by RFC 6265.
@Suite struct SetCookieTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  private func read(
    _ text: String, from url: String = "https://shop.example.com/a/b?q"
  ) throws -> WebCookie? {
    WebCookie(setCookie: text, from: try #require(URL(string: url)), at: now)
  }

  @Test func `all attributes are read`() throws {
    let cookie = try read(
      "session=a=b; Domain=.Example.com; PATH=/x; max-age=10; secure; HttpOnly; SameSite=STRICT")
    #expect(
      cookie
        == WebCookie(
          name: "session", value: "a=b", domain: "example.com", isHostOnly: false, path: "/x",
          expires: now + 10, isSecure: true, isHTTPOnly: true, sameSite: .strict))
  }

  @Test func `a separator ends a part whatever accent comes after it`() throws {
    let cookie = try read("n=1;\u{301}x=2; Secure=\u{301}; Path=/\u{301}a")
    #expect(cookie?.value == "1" && cookie?.isSecure == true && cookie?.path == "/\u{301}a")
    let url = try #require(URL(string: "https://shop.example.com/"))
    let joined = WebCookie.fields(joined: "a=1,\u{301}b=2, c=3, d=\u{301}4").compactMap {
      WebCookie(setCookie: $0, from: url, at: now)
    }
    #expect(joined.map(\.name) == ["a", "c", "d"])
    #expect(joined.allSatisfy { !$0.value.utf8.contains(UInt8(ascii: ";")) })
  }

  @Test func `without attributes, a cookie is of its host and folder, and of the session`() throws {
    #expect(
      try read("n=1") == WebCookie(name: "n", value: "1", domain: "shop.example.com", path: "/a"))
    let folders = [
      "https://h": "/", "https://h/": "/", "https://h/a": "/", "https://h/a/": "/a",
      "https://h/a/b/?q": "/a/b", "https://h/a%20b/c": "/a%20b",
    ]
    for (url, path) in folders { #expect(try read("n=1", from: url)?.path == path) }
    #expect(try read("n=1; Path=elsewhere")?.path == "/a")
  }

  @Test(arguments: [
    ("https://example.com/", "example.com", true), ("https://a.example.com/", "example.com", true),
    ("https://example.com/", "a.example.com", false), ("https://example.com/", "ample.com", false),
    ("https://example.com/", "com", false), ("https://example.com/", "other.org", false),
    ("https://a.127.0.0.1/", "127.0.0.1", false), ("https://127.0.0.1/", "0.1", false),
    ("https://127.0.0.1/", "0.0.1", false), ("https://[::1]/", "[::2]", false),
    ("https://localhost/", "localhost", true),
    ("https://kexample.com/", "Kexample.com", true),
    ("https://kexample.com/", "\u{212A}example.com", false),
  ])
  func `a server sets cookies of its own domains alone`(
    url: String, domain: String, isAllowed: Bool
  ) throws {
    let cookie = try read("n=1; Domain=\(domain)", from: url)
    #expect((cookie != nil) == isAllowed)
    // A host that is a public suffix has no subdomains of its own.
    #expect(
      cookie.map { $0.isHostOnly == (domain == "localhost") && $0.domain == domain.lowercased() }
        ?? true)
  }

  @Test func `an address has no subdomains`() throws {
    for (domain, url, host) in [
      ("127.0.0.1", "http://127.0.0.1/", "127.0.0.1"), ("127.0.0.1", "http://0x7f.1/", "127.0.0.1"),
      ("0x7f.1", "http://127.0.0.1/", "127.0.0.1"), ("[::1]", "http://[0::1]/", "::1"),
      ("::1", "http://[::1]/", "::1"),
    ] {
      let cookie = try read("n=1; Domain=\(domain)", from: url)
      #expect(cookie?.isHostOnly == true)
      #expect(cookie?.domain == host)
    }
  }

  @Test func `an age wins over a date, and both may lie in the past`() throws {
    let date = "Wed, 09 Jun 2032 10:18:14 GMT"
    #expect(try read("n=1; Expires=\(date)")?.expires == Date(timeIntervalSince1970: 1_970_389_094))
    #expect(try read("n=1; Max-Age=5; Expires=\(date)")?.expires == now + 5)
    #expect(try read("n=; Max-Age=0; Expires=\(date)")?.isExpired(at: now) == true)
    #expect(try read("n=; Max-Age=-1")?.isExpired(at: now) == true)
    #expect(try read("n=; Expires=Thu, 01 Jan 1970 00:00:00 GMT")?.isExpired(at: now) == true)
    #expect(try read("n=; Max-Age=99999999999999999")?.isExpired(at: now) == false)
    for attribute in ["Expires=soon", "Max-Age=", "Max-Age=1.5", "Expires"] {
      let cookie = try #require(try read("n=1; \(attribute)"))
      #expect(cookie.expires == nil)
    }
  }

  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    "Sun, 06-Nov-1994 08:49:37 GMT", "6 nov 1994 8:49:37", "6th November 94 8:49:37.5 1:2:3",
    "8:49:37:00 6 nov\u{301} 1994\u{301}",
  ])
  func `dates are read in the forms that servers write`(text: String) throws {
    let expected = Date(timeIntervalSince1970: 784_111_777)
    #expect(try read("n=1; Expires=\(text)")?.expires == expected)
  }

  @Test(arguments: [
    "Sun, 06 Nov 1994", "Sun, 06 Nov 1994 25:00:00 GMT", "Sun, 32 Nov 1994 08:49:37 GMT",
    "Sun, 06 Xyz 1994 08:49:37 GMT", "Sun, 06 Nov 1500 08:49:37 GMT", "", "08:49:37",
    "Sun, 31 Nov 1994 08:49:37 GMT", "Wed, 29 Feb 1995 08:49:37 GMT", "29 Feb 1900 8:49:37",
    "06 Nov 1994 8h:49m:37s", "06 Nov 19940 08:49:37",
  ])
  func `a date that is none gives a session cookie`(text: String) throws {
    let cookie = try #require(try read("n=1; Expires=\(text)"))
    #expect(cookie.expires == nil)
  }

  @Test(arguments: [
    "", "=", " = ", "; Path=/", "=; Path=/", "n=1\u{0}", "n=1\r\nX: y",
    "n=\(String(repeating: "x", count: 4096))",
  ])
  func `what is no cookie is ignored`(text: String) throws { #expect(try read(text) == nil) }

  @Test(arguments: [("n", "n"), ("=n", "n"), (" = n ", "n"), ("=a=b", "a=b"), ("n; Path=/", "n")])
  func `a cookie without a name is its value`(text: String, pair: String) throws {
    let cookie = try #require(try read(text))
    #expect(cookie.name == "" && cookie.pair == pair)
  }

  @Test(arguments: [
    ("https://shop.co.uk/", "co.uk", false), ("https://shop.co.uk/", "shop.co.uk", true),
    ("https://a.github.io/", "github.io", false), ("https://github.io/", "github.io", true),
    ("https://a.b.github.io/", "b.github.io", true), ("https://www.ck/", "www.ck", true),
    ("https://a.b.kobe.jp/", "b.kobe.jp", false), ("https://a.example/", "example", false),
  ])
  func `a domain under which others register theirs gets no cookies`(
    url: String, domain: String, isAllowed: Bool
  ) throws {
    #if os(Linux)
      #expect((try read("n=1; Domain=\(domain)", from: url) != nil) == isAllowed)
    #endif
  }

  @Test func `without a list, a domain is guessed by the length of its labels`() {
    for (host, domain) in [
      ("a.b.example.com", "example.com"), ("example.com", "example.com"), ("com", nil),
      ("shop.co.uk", "shop.co.uk"), ("a.shop.co.uk", "shop.co.uk"), ("co.uk", nil), ("a..com", nil),
      ("shop.company.uk", "company.uk"),
    ] { #expect(PublicSuffix.guessedDomain(of: host) == domain) }
  }

  @Test func `a response without encryption sets no Secure cookie`() throws {
    #expect(try read("n=1; Secure", from: "http://example.com/") == nil)
    #expect(try read("n=1; Secure")?.isSecure == true)
  }

  @Test(arguments: [
    ("__Secure-n=1; Secure", true), ("__Secure-n=1", false),
    ("__Host-n=1; Secure; Path=/", true), ("__Host-n=1; Secure; Path=/a", false),
    ("__Host-n=1; Path=/", false), ("__Host-n=1; Secure; Path=/; Domain=example.com", false),
    ("__secure-n=1", false), ("__HOST-n=1; Path=/", false), ("__hOsT-n=1; Secure; Path=/", true),
    ("__Secure-n; Secure", false), ("=__Host-n=1; Secure; Path=/", false), ("__Host=1", true),
  ])
  func `prefixes of names are promises`(text: String, isAllowed: Bool) throws {
    #expect((try read(text) != nil) == isAllowed)
  }

  @Test func `a partitioned cookie is marked`() throws {
    #expect(try read("n=1; Secure; Partitioned")?.isPartitioned == true)
  }

  @Test func `several cookies of one response are told apart, dates or not`() throws {
    let field =
      "a=1; Expires=Wed, 09 Jun 2032 10:18:14 GMT; Path=/, b=2; HttpOnly, c=x,y=z; Path=/, d=4"
    let url = try #require(URL(string: "https://h/"))
    let response = try #require(
      HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: ["Set-Cookie": field]))
    let cookies = WebCookie.cookies(in: response, at: now)
    #expect(cookies.map { "\($0.name)=\($0.value)" } == ["a=1", "b=2", "c=x,y=z", "d=4"])
    #expect(cookies[0].expires != nil && cookies[1].isHTTPOnly)
  }
}
