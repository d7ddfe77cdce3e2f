import Foundation
import OfflinePages
import TestSupport
import Testing
import WebBridge

/// The code of the documentation, compiled and run.
@MainActor @Suite(.serialized) struct ArticleTests {
  @Test(arguments: ["OfflinePages", "OfflinePackages"])
  func `every line of Swift in a landing page stands in this file`(product: String) throws {
    let page = try Article(product, in: product)
    #expect(!page.blocks(of: "swift").isEmpty)
    #expect(try page.linesMissing(in: URL(fileURLWithPath: #filePath)) == [])
  }

  @Test func `the code of the landing pages runs`() async throws {
    let stage = try Stage()
    try await stage.install(
      1,
      [
        "index.html": "<!doctype html><title>Shop</title><script src=app.js></script>",
        "app.js": "",
      ])
    let packages = stage.packages
    let configuration = WKWebViewConfiguration()
    let site = try configuration.serve(packages, scheme: "app")
    let webView = WKWebView(frame: .zero, configuration: configuration)
    let bridge = try Bridge(attachedTo: webView, origins: [.scheme("app")])
    try await site.open("shop", in: webView)
    #expect(try await bridge.has("nothing") == false)
    let pool = WebViewPool(blank: site.blankURL(of: "shop")) {
      let webView = WKWebView(frame: .zero, configuration: configuration)
      _ = try Bridge(attachedTo: webView, origins: [.scheme("app")])
      return webView
    }
    let ready = try await pool.take()
    #expect(ready !== webView)
    var options = PackageSiteOptions()
    options.confirmation = .byPage
    func withErrorPage() throws -> PackageSite {
      var options = PackageSiteOptions()
      options.errorPage = { error in
        "<!doctype html><meta charset=utf-8><title>Shop</title><p>The shop cannot be shown. <a href=''>Try again</a></p>"
      }
      let site = try configuration.serve(packages, options: options)
      return site
    }
    #expect(try withErrorPage().scheme == "app")
  }

  @Test func `the code for an update compiles, and says where the feed is not`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("article-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let root = Data("no root".utf8)
    let feed = try #require(URL(string: "http://127.0.0.1:9/feed/"))
    let error = await #expect(throws: PackageError.self) {
      let packages = try PackageStore(at: folder, root: root)
      for try await step in packages.update("shop", from: feed) {
        if case .fetching(let progress) = step { print(progress.fraction) }
      }
    }
    #expect(error?.code == .malformed)
  }
}
