import Foundation
import Testing
import WebCookies

/// Which requests carry a cookie, and which domains contain it.
@Suite struct MatchingTests {
  @Test(arguments: [
    ("https://example.com/", true), ("https://EXAMPLE.com/a", true),
    ("https://www.example.com/", false), ("https://example.org/", false), ("about:blank", false),
  ])
  func `a cookie of a host alone is sent to it alone`(url: String, isSent: Bool) throws {
    let cookie = WebCookie(name: "n", value: "1", domain: "example.com")
    #expect(cookie.isSent(to: try #require(URL(string: url))) == isSent)
  }

  @Test(arguments: [
    ("https://example.com/", true), ("https://a.b.example.com/", true),
    ("https://badexample.com/", false), ("https://com/", false),
  ])
  func `a cookie of a domain is sent to its subdomains`(url: String, isSent: Bool) throws {
    let cookie = WebCookie(name: "n", value: "1", domain: "example.com", isHostOnly: false)
    #expect(cookie.isSent(to: try #require(URL(string: url))) == isSent)
  }

  @Test(arguments: [
    ("127.0.0.1", "http://127.0.0.1/", true), ("127.0.0.1", "http://0x7f.1/", true),
    ("127.0.0.1", "http://1.127.0.0.1/", false), ("0.1", "http://127.0.0.1/", false),
    ("[::1]", "http://[::1]/", true), ("::1", "http://[0::1]/", true),
    ("[::1]", "http://[::2]/", false),
  ])
  func `a cookie of an address is sent to it alone, however it is spelled`(
    domain: String, url: String, isSent: Bool
  ) throws {
    for isHostOnly in [true, false] {
      let cookie = WebCookie(name: "n", value: "1", domain: domain, isHostOnly: isHostOnly)
      #expect(cookie.isSent(to: try #require(URL(string: url))) == isSent)
    }
  }

  @Test(arguments: [
    ("/", "https://h", true), ("/", "https://h/a", true), ("/a", "https://h/a", true),
    ("/a", "https://h/a/", true), ("/a", "https://h/a/b", true), ("/a", "https://h/ab", false),
    ("/a", "https://h/", false), ("/a/", "https://h/a/b", true), ("/a/", "https://h/a", false),
    ("/a/", "https://h/a/", true), ("/a%20b", "https://h/a%20b/c", true),
  ])
  func `a cookie of a path is sent below it`(path: String, url: String, isSent: Bool) throws {
    let cookie = WebCookie(name: "n", value: "1", domain: "h", path: path)
    #expect(cookie.isSent(to: try #require(URL(string: url))) == isSent)
  }

  @Test func `Secure and expired cookies`() throws {
    let url = try #require(URL(string: "http://h/"))
    let secure = WebCookie(name: "n", value: "1", domain: "h", isSecure: true)
    #expect(!secure.isSent(to: url))
    #expect(secure.isSent(to: try #require(URL(string: "https://h/"))))
    let old = WebCookie(name: "n", value: "1", domain: "h", expires: Date(timeIntervalSince1970: 9))
    #expect(!old.isSent(to: url))
    #expect(old.isSent(to: url, at: Date(timeIntervalSince1970: 8)))
  }

  @Test(arguments: [
    ("example.com", "example.com", true), ("example.com", "shop.example.com", true),
    ("example.com", "badexample.com", false), ("example.com", "example.com.evil.org", false),
    ("shop.example.com", "example.com", false), (".example.com", "example.com", true),
    ("Example.COM", "example.com", true), ("localhost", "localhost", true),
    ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "1.127.0.0.1", false),
    ("[::1]", "[::1]", true), ("[::1]", "::1", true), ("::1", "[::1]", true),
    ("[0:0::01]", "[::1]", true), ("[::1]", "[::2]", false), ("0x7F.1", "127.0.0.1", true),
    ("127.0.0.1", "0x7f.1", true), ("1.2.3", "1.2.0.3", true), ("2.3", "1.2.3", false),
    ("xn--bcher-kva.example", "a.xn--bcher-kva.example", true),
  ])
  func `a domain contains its host and subdomains`(
    domain: String, host: String, isContained: Bool
  ) throws {
    #expect(try #require(CookieDomain(domain)).contains(host) == isContained)
  }

  @Test(arguments: [
    "", ".", "..", "https://example.com", "example.com/", "example.com:8080", "*.example.com",
    "a..b", "example.com.", "bücher.example", "a b", "256.0.0.1", "1.2.3.4.5", "example.1",
    "+1.2.3.4", "[a:]", "[127.0.0.1]", "[fe80::1%eth0]",
  ])
  func `what is no host is no domain`(text: String) { #expect(CookieDomain(text) == nil) }
}
