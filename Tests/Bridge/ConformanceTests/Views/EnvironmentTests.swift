import Testing

@testable import WebBridge

/// What the bridge derives from the properties of an app and a frame that only Apple's systems report.
@Suite struct EnvironmentTests {
  @Test(arguments: [
    ("https", "shop.example.com", 0, "https://shop.example.com"),
    ("https", "Shop.example.com", 8443, "https://shop.example.com:8443"),
    ("https", "shop.example.com", 443, "https://shop.example.com"), ("file", "", 0, "file://"),
    ("app", "shop", 0, "app://shop"), ("", "", 0, "null"),
    ("http", "::1", 8080, "http://[::1]:8080"),
    ("http", "[::1]", 0, "http://[::1]"),
  ])
  func `an origin of parts is written as browsers write it`(
    scheme: String, host: String, port: Int, text: String
  ) {
    #expect(Origin(scheme: scheme, host: host, port: port).description == text)
  }

  @Test func `an app that is bound to domains is told what to set`() throws {
    func warning(_ domains: [String]?, isLimited: Bool) -> String? {
      AppBoundDomains.warning(of: domains, isLimited: isLimited, areEnforced: true)
    }
    #expect(warning(nil, isLimited: false) == nil)
    #expect(warning(["example.com"], isLimited: true) == nil)
    let text = try #require(warning(["example.com", "a.org"], isLimited: false))
    #expect(text.contains("example.com, a.org"))
    #expect(text.contains("limitsNavigationsToAppBoundDomains"))
    #expect(warning([], isLimited: false) != nil)
    // The test program has no such list.
    #expect(AppBoundDomains.ofApp == nil)
  }

  @Test func `on a system that ignores the domains, an app gets no warning`() {
    let domains = ["example.com"]
    #expect(
      AppBoundDomains.warning(of: domains, isLimited: false, areEnforced: false) == nil)
    #if !os(iOS) && !os(visionOS)
      #expect(AppBoundDomains.warning(of: domains, isLimited: false) == nil)
    #endif
  }
}
