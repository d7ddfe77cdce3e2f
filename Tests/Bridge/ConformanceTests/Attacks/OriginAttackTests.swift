import TestSupport
import Testing

@testable import BridgeCore

extension Conformance {
  /// Origins that look like allowed ones, for both ends' comparison.
  @MainActor @Suite struct OriginAttackTests {
    /// The origins of a bridge, and origins that none of them matches.
    private static let attacks: [(pattern: String, origins: [String])] = [
      (
        "https://shop.example.com",
        [
          "http://shop.example.com", "https://shop.example.com:444", "https://shop.example.com:80",
          "https://shop.example.com:4433", "https://shop.example.com.",
          "https://shop.example.com..",
          "https://.shop.example.com", "https://shop.example.com.evil.example",
          "https://evilshop.example.com",
          "https://shop.example.comevil.example", "https://shop-example.com",
          "https://shopxexample.com",
          "https://shop.example.co", "https://example.com", "https://a.shop.example.com",
          "https://user@shop.example.com", "https://shop.example.com@evil.example",
          "https://shop.example.com:443@evil.example",
          "https://evil.example#https://shop.example.com",
          "https://evil.example?https://shop.example.com",
          "https://evil.example/https://shop.example.com",
          "https://evil.example\\.shop.example.com", "https://shop.example.com%2eevil.example",
          "https://shop.example.com\u{0}.evil.example", "https://shop.example.com\n",
          "\nhttps://shop.example.com",
          "https://evil.example\nhttps://shop.example.com", " https://shop.example.com",
          "https://shop.example.com ",
          "https:/shop.example.com", "https:shop.example.com", "//shop.example.com",
          "shop.example.com",
          "https:///shop.example.com", "xhttps://shop.example.com", "https+x://shop.example.com",
          "blob:https://shop.example.com", "blob:https://shop.example.com/1",
          "filesystem:https://shop.example.com",
          "view-source:https://shop.example.com", "javascript:https://shop.example.com",
          "data:https://shop.example.com", "about:blank", "about:srcdoc", "null", "", "file://",
          "wss://shop.example.com", "https://xn--shp-tna.example.com",
          "https://sh\u{3BF}p.example.com",
          "https://\u{17F}hop.example.com", "https://shop.e\u{301}xample.com",
          "https://shop\u{3002}example.com",
          "https://shop\u{FF0E}example.com", "https://shop.example.com\u{301}",
          "https://shop.example.com\u{200B}",
        ]
      ),
      ("https://bank.example", ["https://ban\u{212A}.example", "https://ban\u{212A}.EXAMPLE"]),
      (
        "https://*.example.com",
        [
          "https://example.com", "https://.example.com", "https://..example.com",
          "https://evilexample.com",
          "https://a.example.com.evil.example", "https://a.b..example.com",
          "https://a/.example.com",
          "https://evil.example/.example.com", "https://evil.example#.example.com",
          "https://a@b.example.com",
          "https://a:1.example.com", "https://a.example.com:8443", "http://a.example.com",
          "https://a\n.example.com", "https://\u{E4}.example.com", "https://a\u{301}.example.com",
        ]
      ),
      (
        "http://127.0.0.1",
        [
          "http://127.0.0.1.evil.example", "http://127.0.0.10", "http://127.0.0.1:8080",
          "http://127.1",
          "http://2130706433", "http://0x7f000001", "http://0177.0.0.1", "http://127x0x0x1",
          "http://localhost",
          "http://[::ffff:127.0.0.1]", "http://[::1]",
        ]
      ),
      (
        "http://[::1]:8080",
        [
          "http://::1:8080", "http://[::1]", "http://[::1]:80808", "http://[0:0:0:0:0:0:0:1]:8080",
          "http://[::1%25lo]:8080", "http://[::10]:8080", "http://[::1].evil.example:8080",
        ]
      ),
      (
        "app://*",
        [
          "app://a/b", "application://a", "xapp://a", "app:a", "app:/a", "http://app", "null",
          "blob:app://a",
        ]
      ),
      ("file://", ["file:///etc/passwd", "file://host", "null", "", "files://", "blob:file://"]),
      (
        "*",
        [
          "null", "", "https:", "https:/", "://", "1http://a", "-a://b", "http ://a",
          "ht\u{E9}p://a", "https://a/b",
          "about:blank", "data:text/html,x", "javascript:alert(1)", "blob:null/1",
        ]
      ),
    ]

    @Test(arguments: Engine.allCases)
    func `no origin that looks like an allowed one matches, at either end`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      try await page.load("bridge.handle('double', (n) => n * 2)")
      var cases = 0
      for (pattern, origins) in Self.attacks {
        let matcher = try OriginMatcher(OriginPattern(pattern))
        for origin in origins {
          #expect(!matcher.matches(Origin(origin)), "\(pattern): \(origin.debugDescription)")
          cases += 1
        }
        // What the runtime compares, in the engine of the page. Unlike native code's, its text is never changed.
        let texts = ValueWriter.text(of: .array(origins.map { .string($0) }))
        let expression = ValueWriter.text(of: .string(matcher.expression))
        #expect(
          try await page.run("return \(texts).filter((o) => new RegExp(\(expression)).test(o))")
            == [],
          "\(pattern)")
      }
      #expect(cases == 120)
      #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3)
      #expect(try await bridge.call("double", 4) == 8)
    }
  }
}
