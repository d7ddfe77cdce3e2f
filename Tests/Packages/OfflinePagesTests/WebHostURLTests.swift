import Foundation
import SiteServing
import Testing
import WebBridge

/// Which URLs and sources of a custom scheme stand for those of the web.
@Suite struct WebHostURLTests {
  private static let targets: [(String, String?)] = [
    ("app://cdn.example/x.js", "https://cdn.example/x.js"),
    ("app://cdn.example", "https://cdn.example/"),
    ("app://cdn.example?a=/b#c", "https://cdn.example/?a=/b"),
    ("app://CDN.example/A%20b?q=%2F#f", "https://cdn.example/A%20b?q=%2F"),
    ("app://cdn.example:8443/x", "https://cdn.example:8443/x"),
    ("app://10.0.0.1/x", "https://10.0.0.1/x"), ("app://[::1]:8443/", "https://[::1]:8443/"),
    ("app://[::1]/", "https://[::1]/"), ("app://localhost:8443/x", "https://localhost:8443/x"),
    ("app://my_host.example./", "https://my_host.example./"),
    // Names of packages, the folder, other spellings of them, and what is no host.
    ("app://shop/x.js", nil), ("app://localhost/x.js", nil), ("app://SHOP/", nil),
    ("app://sh%6Fp/", nil), ("app://shop./", nil), ("app://shop:/", nil), ("app://shop%2e/", nil),
    ("app://cdn%2Eexample/", nil), ("app://b%C3%BCcher.example/", nil),
    ("app://a@cdn.example/", nil), ("app://a:b@cdn.example/", nil), ("app://.example/", nil),
    ("app://a..b/", nil), ("app:///x", nil), ("app://./", nil), ("app:cdn.example/x", nil),
    ("app://cdn.example:/", nil), ("app://cdn.example:123456/", nil),
    ("app://cdn.example\\@evil.example/", nil),
  ]

  @Test(arguments: targets)
  func `a URL of a scheme stands for one of the web`(url: String, target: String?) {
    #expect(WebHostRoute.target(of: url, by: "https")?.absoluteString == target)
  }

  private static let policies: [(String, String)] = [
    ("default-src 'self'", "default-src 'self'"),
    ("img-src 'self' https:", "img-src 'self' https: app:"),
    (
      "script-src https://cdn.example 'sha256-a'; style-src *",
      "script-src https://cdn.example 'sha256-a' app://cdn.example; style-src *"
    ),
    (
      "Script-Src HTTPS://*.cdn.example:8443/a/ http://b.example",
      "Script-Src HTTPS://*.cdn.example:8443/a/ http://b.example app://*.cdn.example:8443/a/ app://b.example"
    ),
    ("connect-src https: app:", "connect-src https: app:"),
    ("connect-src wss: data: cdn.example", "connect-src wss: data: cdn.example"),
    (
      "frame-ancestors https:; report-uri https://r.example; sandbox",
      "frame-ancestors https:; report-uri https://r.example; sandbox"
    ),
    (
      "img-src https:, font-src https://f.example",
      "img-src https: app:, font-src https://f.example app://f.example"
    ),
    ("", ""), (";;", ";;"),
  ]

  @Test(arguments: policies)
  func `a policy allows a URL of the scheme where it allows one of the web`(
    text: String, expected: String
  ) {
    #expect(WebHostPolicy.policy(text, for: "app") == expected)
  }
}
