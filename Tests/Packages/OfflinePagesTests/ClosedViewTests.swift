import OfflinePages
import Testing

@testable import OfflinePackages
@testable import OfflinePages

/// Views that are closed before their page is ready.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct ClosedViewTests {
  private static func files(_ version: Int) -> [String: String] {
    [
      "index.html": "<!doctype html><title>version \(version)</title><script src=app.js></script>",
      "app.js": "window.version = \(version)",
    ]
  }

  /// Opens the package in a view, closes the view before the page has given its word, and waits until the release is
  /// no longer in use.
  private func openAndClose(_ stage: Stage) async throws {
    weak var release: OpenedRelease?
    do {
      let page = try stage.page()
      try await stage.open("shop", in: page)
      let load = try #require(stage.site(of: page).seat(of: page.webView).current)
      #expect(load.outcome == .open)
      release = load.release
    }
    while release != nil { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func `two views that were closed too soon take no release out of use`() async throws {
    let stage = try Stage(confirmation: .byApp)
    try await stage.install(1, Self.files(1))
    let first = try stage.page()
    try await stage.open("shop", in: first)
    try await stage.site(of: first).confirmHealthy(first.webView)
    try await stage.install(2, Self.files(2))
    try await openAndClose(stage)
    try await openAndClose(stage)
    let page = try stage.page()
    #expect(try await stage.open("shop", in: page).version == 2)
    #expect(try await page.text("document.title") == "version 2")
    try await stage.site(of: page).confirmHealthy(page.webView)
    let status = try #require(try stage.packages.status(of: "shop"))
    #expect(status.lastGood?.version == 2)
    #expect(status.quarantined.isEmpty)
  }
}
