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
    let folder = ScratchFolder()
    try shape.write(to: folder.url.appendingPathComponent("dist"))
    let host = try await BuildServer(folder.url.appendingPathComponent("dist"))
    defer { host.stop() }
    let web = try PackagePage(Self.configuration())
    web.startWaiting()
    web.webView.load(URLRequest(url: host.url.appendingPathComponent(shape.start)))
    try await web.finishWaiting()
    let expected = try await shape.outcome(in: web)
    #expect(expected.isSuperset(of: shape.steps), "on a static host: \(expected)")

    let stage = try Stage(confirmation: .byPage)
    try await stage.install(Self.pack(folder.url))
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
