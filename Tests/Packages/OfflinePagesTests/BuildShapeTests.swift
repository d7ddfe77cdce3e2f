import Foundation
import OfflinePackages
import OfflinePages
import PackagePublishing
import TestSupport
import Testing
import WebBridge

/// Builds with the shape of what bundlers write: as packages, without a policy written by hand, their scripts do what they
/// do on a static host.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct BuildShapeTests {
  @Test(arguments: BuildShape.all)
  func `a build runs as a package as it does on a static host`(shape: BuildShape) async throws {
    try await Self.compare(shape)
  }

  /// Runs a build on a static host and as a package.
  static func compare(_ shape: BuildShape) async throws {
    let folder = ScratchFolder()
    try shape.write(to: folder.url.appendingPathComponent("dist"))
    let host = try await BuildServer(folder.url.appendingPathComponent("dist"))
    defer { host.stop() }
    let web = try PackagePage(configuration())
    web.startWaiting()
    web.webView.load(URLRequest(url: host.url.appendingPathComponent(shape.start)))
    try await web.finishWaiting()
    let expected = try await shape.outcome(in: web)
    #expect(expected.isSuperset(of: shape.steps), "on a static host: \(expected)")

    let stage = try Stage(confirmation: .byPage)
    try await stage.install(pack(folder.url))
    let page = try stage.page()
    page.startWaiting()
    try await stage.site(of: page).open("shop", path: "/\(shape.start)", in: page.webView)
    try await page.finishWaiting()
    let outcome = try await shape.outcome(in: page)
    #expect(outcome == expected, "\(shape.name): \(outcome.symmetricDifference(expected).sorted())")
    withExtendedLifetime(stage) {}
  }

  @Test(arguments: BuildShape.forbidden)
  func `what the policy does not allow stays out, and a word of the configuration lets it in`(
    shape: BuildShape
  ) async throws {
    let folder = ScratchFolder()
    try shape.write(to: folder.url.appendingPathComponent("dist"))
    for (sources, runs) in [([:], false), (shape.allowing, true)] {
      let stage = try Stage(confirmation: .byPage)
      let built = try Self.pack(folder.url) { $0.policySources = sources }
      try await stage.install(built)
      let page = try stage.page()
      try await stage.open("shop", in: page)
      let outcome = try await shape.outcome(in: page)
      #expect(outcome.contains("forbidden") == runs, "\(shape.name) \(sources): \(outcome)")
      withExtendedLifetime(stage) {}
    }
  }

  /// Markup that changes what is a script, and how its text is read. SVG has a shape of its own.
  private static let markup = [
    "<!--", "-->", "--!>", "<!-->", "<!--->", "</svg>", "</math>", "<title>",
    "</title>",
    "<textarea>", "</textarea>", "<style>", "</style>", "<noscript>", "</noscript>", "<template>",
    "</template>",
    "<xmp>", "</xmp>", "<p a='", "' b=\"", "\">", "<p x=1/>", "<![CDATA[", "]]>", "<?pi ?>",
    "</ x>", "<!x>", "&lt;",
    "<table>", "</table>", "<div>",
    "<script", "</script",
    "\0", "\r\n", "\r", "<iframe>", "</iframe>", "<a/=b>",
  ]

  /// Pieces of a script around which the tokenizer of HTML changes its state.
  private static let comments = [
    "", "\n", "\r\n", "\0", "/*<!--*/", "/*<!--<script>*/", "/*--></script >*/",
    "/*&lt;é\u{2028}*/", "/*</scriptx>*/",
    "/*<![CDATA[*/", "/*]]>*/", "//<!-- <script \n", "/*<\\/script>*/",
  ]

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `of odd markup the same scripts run as on a static host`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let folder = ScratchFolder()
    let pages = try (1...8).map { page in
      var html = ""
      for script in 1...6 {
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          html += Self.markup.randomElement(using: &random) ?? ""
        }
        let pieces = (0..<2).map { _ in Self.comments.randomElement(using: &random) ?? "" }
        html +=
          "<script>\(pieces[0])(window.ran ||= []).push('\(page).\(script)')\(pieces[1])</script>"
      }
      let shape = BuildShape(
        name: html, start: "\(page).html", steps: [], files: ["\(page).html": html])
      try shape.write(to: folder.url.appendingPathComponent("dist"))
      return shape
    }
    let host = try await BuildServer(folder.url.appendingPathComponent("dist"))
    defer { host.stop() }
    let stage = try Stage(confirmation: .byPage)
    try await stage.install(Self.pack(folder.url) { $0.entry = "1.html" })
    let (web, page) = (try PackagePage(Self.configuration()), try stage.page())
    var ran = 0
    for shape in pages {
      web.startWaiting()
      web.webView.load(URLRequest(url: host.url.appendingPathComponent(shape.start)))
      try await web.finishWaiting()
      let expected = try await shape.outcome(in: web)
      page.startWaiting()
      try await stage.site(of: page).open("shop", path: "/\(shape.start)", in: page.webView)
      try await page.finishWaiting()
      #expect(
        try await shape.outcome(in: page) == expected,
        "seed \(seed): \(shape.name.debugDescription)")
      ran += expected.count
    }
    #expect(ran > 0)
    withExtendedLifetime(stage) {}
  }

  static func configuration() -> WKWebViewConfiguration {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    return configuration
  }

  static func pack(
    _ folder: URL, _ change: (inout PackageConfiguration) -> Void = { _ in }
  ) throws -> BuiltRelease {
    var configuration = PackageConfiguration()
    configuration.package = "shop"
    change(&configuration)
    return try PackageBuilder(
      folder.appendingPathComponent("dist"), configuration: configuration, version: 1
    ).build(to: folder.appendingPathComponent("release"))
  }
}
