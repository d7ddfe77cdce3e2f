import SiteServing
import Testing

/// Which file answers a path: one table for packages, served folders and `webbridge serve`.
@Suite struct SiteRulesTests {
  private static let files = [
    "index.html", "about.html", "docs/index.html", "docs/a.html", "both.html", "both/index.html",
    "app.js", "v1.2.html", "a b.html", "README", "empty/x.txt",
  ]

  private func answer(
    _ path: String, _ purpose: RequestPurpose, fallback: String? = nil, exclude: [String] = [],
    hasNotFoundPage: Bool = true
  ) -> String {
    let files = Set(Self.files + (hasNotFoundPage ? ["404.html"] : []))
    let rules = SiteRules(fallback: fallback, exclude: exclude)
    let found = rules.find(SitePath(encoded: path), for: purpose) {
      files.contains($0) ? $0 : nil
    }
    return switch found {
    case .file(let file, _): file
    case .notFound(let file, _): "404 \(file)"
    case .moved(let move): "to \(move.target(of: path))"
    case .missing: "404"
    }
  }

  @Test(
    arguments: [
      ("/", "index.html", "index.html"), ("", "index.html", "index.html"),
      ("/index.html", "index.html", "index.html"), ("/about", "about.html", "about.html"),
      ("/about.html", "about.html", "about.html"), ("/about/", "to /about", "about.html"),
      ("/docs", "to /docs/", "docs/index.html"), ("/docs/", "docs/index.html", "docs/index.html"),
      ("/docs/a", "docs/a.html", "docs/a.html"), ("/docs/a/", "to /docs/a", "docs/a.html"),
      ("/both", "both.html", "both.html"), ("/both/", "both/index.html", "both/index.html"),
      ("/v1.2", "v1.2.html", "v1.2.html"), ("/a%20b", "a b.html", "a b.html"),
      ("/README", "README", "README"), ("/README/", "404 404.html", "404"),
      ("/app.js", "app.js", "app.js"), ("/app.js/", "404 404.html", "404"),
      ("/app", "404 404.html", "404"), ("/empty", "404 404.html", "404"),
      ("/empty/", "404 404.html", "404"), ("/none", "404 404.html", "404"),
      ("/none.js", "404 404.html", "404"), ("/docs%2Fa", "404 404.html", "404"),
      ("/docs//a", "404 404.html", "404"), ("/../about", "404 404.html", "404"),
    ] as [(String, String, String)])
  func `a path has the answer of a static host`(
    path: String, navigation: String, resource: String
  ) {
    #expect(answer(path, .navigation) == navigation)
    #expect(answer(path, .resource) == resource)
  }

  @Test(
    arguments: [
      ("/cart", .navigation, true), ("/cart/7/", .navigation, true),
      ("/user/j.doe", .navigation, true), ("/package/lodash.js", .navigation, true),
      ("/a%2Fb", .navigation, true), ("/%ff", .navigation, true), ("/a//b", .navigation, true),
      ("/.hidden", .navigation, true), ("/cart", .unstated, true), ("/cart.js", .unstated, false),
      ("/cart", .resource, false), ("/cart.js", .resource, false), ("/api/x", .navigation, false),
      ("/api%2Fx", .navigation, false), ("/apis", .navigation, true),
      ("/%61pi/x", .navigation, false),
    ] as [(String, RequestPurpose, Bool)])
  func `a navigation that no file answers gets the fallback`(
    path: String, purpose: RequestPurpose, falls: Bool
  ) {
    let found = answer(path, purpose, fallback: "index.html", exclude: ["api/"])
    #expect(found == (falls ? "index.html" : purpose == .navigation ? "404 404.html" : "404"))
  }

  @Test func `a site without a page for it has no answer`() {
    #expect(answer("/none", .navigation, hasNotFoundPage: false) == "404")
    #expect(answer("/none", .navigation, fallback: "gone.html", hasNotFoundPage: false) == "404")
  }
}
