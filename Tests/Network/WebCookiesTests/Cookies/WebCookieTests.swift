import Foundation
import Testing
import WebCookies

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The cookie type and its ways to Foundation and back.
@Suite struct WebCookieTests {
  static let all: [WebCookie] = [
    WebCookie(name: "plain", value: "1", domain: "example.com"),
    WebCookie(name: "shared", value: "1", domain: "example.com", isHostOnly: false),
    WebCookie(name: "empty", value: "", domain: "example.com"),
    WebCookie(name: "deep", value: "a=b", domain: "example.com", path: "/a/b"),
    WebCookie(
      name: "dated", value: "1", domain: "example.com",
      expires: Date(timeIntervalSince1970: 4_000_000_000)),
    WebCookie(name: "secure", value: "1", domain: "example.com", isSecure: true),
    WebCookie(name: "hidden", value: "1", domain: "example.com", isHTTPOnly: true),
    WebCookie(name: "lax", value: "1", domain: "example.com", sameSite: .lax),
    WebCookie(name: "strict", value: "1", domain: "example.com", sameSite: .strict),
    WebCookie(
      name: "all", value: "1", domain: "example.com", isHostOnly: false, path: "/a",
      expires: Date(timeIntervalSince1970: 4_000_000_000), isSecure: true, isHTTPOnly: true,
      sameSite: .strict),
  ]

  @Test(arguments: all)
  func `a cookie is the same after its way through Foundation's`(cookie: WebCookie) throws {
    #expect(WebCookie(try #require(cookie.httpCookie)) == cookie)
  }

  @Test(arguments: all)
  func `a cookie is the same after its way through JSON`(cookie: WebCookie) throws {
    let data = try JSONEncoder().encode(cookie)
    #expect(try JSONDecoder().decode(WebCookie.self, from: data) == cookie)
  }

  @Test func `cookies that differ in one attribute are not equal`() {
    let base = WebCookie(name: "n", value: "1", domain: "h")
    let others = [
      WebCookie(name: "m", value: "1", domain: "h"), WebCookie(name: "n", value: "2", domain: "h"),
      WebCookie(name: "n", value: "1", domain: "g"),
      WebCookie(name: "n", value: "1", domain: "h", isHostOnly: false),
      WebCookie(name: "n", value: "1", domain: "h", path: "/a"),
      WebCookie(name: "n", value: "1", domain: "h", expires: .distantFuture),
      WebCookie(name: "n", value: "1", domain: "h", isSecure: true),
      WebCookie(name: "n", value: "1", domain: "h", isHTTPOnly: true),
      WebCookie(name: "n", value: "1", domain: "h", sameSite: .lax),
      WebCookie(name: "n", value: "1", domain: "h", isPartitioned: true),
    ]
    #expect(Set(others + [base]).count == others.count + 1)
  }

  @Test func `domains are written without a dot and in lower case`() {
    let cookie = WebCookie(name: "n", value: "1", domain: ".Example.COM", isHostOnly: false)
    #expect(cookie.domain == "example.com")
    #expect(cookie.id == .init(name: "n", domain: "example.com", isHostOnly: false))
    #expect("\(cookie)" == "n of .example.com/")
  }

  @Test func `dates have no fractions of a second`() {
    var cookie = WebCookie(
      name: "n", value: "1", domain: "h", expires: Date(timeIntervalSince1970: 10.9))
    #expect(cookie.expires == Date(timeIntervalSince1970: 10))
    cookie.expires = Date(timeIntervalSince1970: 20.9)
    #expect(cookie.expires == Date(timeIntervalSince1970: 20))
    #expect(cookie.isExpired() && cookie.isExpired(at: Date(timeIntervalSince1970: 20)))
    #expect(!cookie.isExpired(at: Date(timeIntervalSince1970: 19)))
  }

  @Test func `a partitioned cookie is recognised, and is none of Foundation's`() throws {
    let properties: [HTTPCookiePropertyKey: Any] = [
      .name: "n", .value: "1", .domain: "h", .path: "/",
    ]
    let cookie = WebCookie(try #require(PartitionedCookie(properties: properties)))
    #expect(cookie.isPartitioned && cookie.httpCookie == nil)
    #expect("\(cookie)" == "n of h/ (partitioned)")
  }

  /// A cookie as Apple's WebKit shows those of one top-level site.
  //
  // The superclass is `@unchecked Sendable`, which Swift requires a subclass to restate.
  private final class PartitionedCookie: HTTPCookie, @unchecked Sendable {
    override var properties: [HTTPCookiePropertyKey: Any]? {
      var properties = super.properties
      properties?[HTTPCookiePropertyKey(rawValue: "StoragePartition")] = "https://top.example"
      return properties
    }
  }

  @Test func `values of SameSite are ordered by strictness`() {
    #expect([WebCookie.SameSite.strict, .none, .lax].sorted() == [.none, .lax, .strict])
  }
}
