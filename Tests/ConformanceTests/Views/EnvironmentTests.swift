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
    #expect(AppBoundDomains.warning(of: nil, isLimited: false) == nil)
    #expect(AppBoundDomains.warning(of: ["example.com"], isLimited: true) == nil)
    let warning = try #require(
      AppBoundDomains.warning(of: ["example.com", "a.org"], isLimited: false))
    #expect(warning.contains("example.com, a.org"))
    #expect(warning.contains("limitsNavigationsToAppBoundDomains"))
    #expect(AppBoundDomains.warning(of: [], isLimited: false) != nil)
    // The test program has no such list.
    #expect(AppBoundDomains.ofApp == nil)
  }
}
