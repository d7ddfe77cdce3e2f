import Testing

@testable import BridgeCore

@Suite struct OriginPatternTests {
  private static let patterns: [OriginPattern] = [
    "https://a.example", "https://a.example:8443", "https://*.a.example", "http://[::1]:80",
    .scheme("app"), .file, .anyOrigin, "a+b-c.d://x",
  ]

  private static let origins: [Origin] = [
    "https://a.example", "https://A.Example/", "https://a.example:443", "https://a.example:8443",
    "https://a.example:8444", "http://a.example", "https://b.a.example", "https://c.b.a.example",
    "https://.a.example", "https://b..a.example", "https://ba.example", "https://a.example.b",
    "https://b_1-2.a.example", "https://b!.a.example", "https://b/.a.example",
    "https://b.a.example:8443", "https://é.a.example", "https://a.example/b", "https://a.example\n",
    "https://axexample", "app://", "app://x", "app://x/y", "app://x/\u{301}", "appx://x",
    "apps://x", "app:/x", "file://", "file:///x", "file://x", "null", "", "*", "://x", "1a://x",
    "a://", "a+b-c.d://x", "a+b-cxd://x", "http://[::1]", "http://[::1]:80", "http://[::1]:8080",
    "é://x", "a b://x", "a://\u{301}",
  ]

  @Test(arguments: patterns)
  func `native allows what the page's expression allows, and nothing else`(
    pattern: OriginPattern
  ) throws {
    let allowed = try OriginMatcher(pattern)
    // Compares units instead of characters, as JavaScript does.
    let expression = try Regex(allowed.expression).matchingSemantics(.unicodeScalar)
    for origin in Self.origins {
      let isAllowed = origin.description.wholeMatch(of: expression) != nil
      #expect(allowed.matches(origin) == isAllowed, "\(pattern), \(origin)")
    }
  }

  @Test func `subdomains are below a host, at any depth, and not the host itself`() throws {
    let pattern = try OriginMatcher("https://*.a.example")
    let allowed = Self.origins.filter { pattern.matches($0) }
    #expect(
      allowed == ["https://b.a.example", "https://c.b.a.example", "https://b_1-2.a.example"])
  }

  @Test func `any origin has a scheme, and no path`() throws {
    let pattern = try OriginMatcher(.anyOrigin)
    let refused = Self.origins.filter { !pattern.matches($0) }
    #expect(
      refused.map(\.description) == [
        "https://b/.a.example", "https://a.example/b", "app://x/y", "app://x/\u{301}", "app:/x",
        "file:///x", "null", "", "*", "://x", "1a://x", "é://x", "a b://x",
      ])
  }
}
