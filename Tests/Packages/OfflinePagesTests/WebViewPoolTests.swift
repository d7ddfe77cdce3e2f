import Foundation
import OfflinePages
import TestSupport
import Testing
import WebBridge

@testable import OfflinePages

/// Web views that are kept ready.
@MainActor @Suite(.serialized) struct WebViewPoolTests {
  private static let files = [
    "index.html": "<!doctype html><title>Shop</title><script src=app.js></script>",
    "app.js": "sessionStorage.setItem('seen', Number(sessionStorage.getItem('seen')) + 1)",
  ]

  /// A pool of one view, whose pages are kept by the list.
  private func pool(_ stage: Stage, _ pages: Pages) throws -> WebViewPool {
    WebViewPool(blank: URL(string: "app://shop//blank")) {
      let page = try stage.page()
      pages.all.append(page)
      return page.webView
    }
  }

  private final class Pages {
    var all: [PackagePage] = []
    func page(of webView: WKWebView) throws -> PackagePage {
      try #require(all.first { $0.webView === webView })
    }
  }

  @Test func `a view that was ready opens a package, and the next one is made`() async throws {
    let stage = try Stage()
    try await stage.install(1, Self.files)
    let pages = Pages()
    let pool = try pool(stage, pages)
    await pool.warmUp()
    #expect(pool.count == 1)
    let page = try pages.page(of: try await pool.take())
    #expect(try #require(try stage.packages.status(of: "shop")).lastGood == nil)
    try await stage.open("shop", in: page)
    #expect(try await page.text("document.title") == "Shop")
    #expect(try await page.text("location.href") == "app://shop/")
    await pool.warmUp()
    #expect(pages.all.count == 2)
  }

  @Test func `two uses share no session storage and no history`() async throws {
    let stage = try Stage()
    try await stage.install(1, Self.files)
    let pages = Pages()
    let pool = try pool(stage, pages)
    for _ in 0..<2 {
      let page = try pages.page(of: try await pool.take())
      try await stage.open("shop", in: page)
      #expect(try await page.text("sessionStorage.getItem('seen')") == "1")
    }
  }

  @Test func `a view whose process has ended is not handed out`() async throws {
    let stage = try Stage()
    try await stage.install(1, Self.files)
    let pages = Pages()
    let pool = try pool(stage, pages)
    await pool.warmUp()
    let first = try #require(pages.all.first)
    // Nobody waits for a script that never ends.
    first.start("while (true);")
    let page = try pages.page(of: try await pool.take())
    #expect(page !== first)
    try await stage.open("shop", in: page)
    #expect(try await page.text("document.title") == "Shop")
    first.webView.leaveHangingPage()
  }

  @Test func `an empty page that does not come keeps nobody waiting`() async throws {
    let server = try WireServer { $0.waitForEnd() }
    let stage = try Stage()
    let page = try stage.page()
    let pool = WebViewPool(blank: server.url) { page.webView }
    await pool.warmUp(within: .milliseconds(300))
    #expect(page.webView.isLoading && pool.count == 1)
    page.webView.stopLoading()
    withExtendedLifetime(server) {}
  }

  @Test func `a warning of low memory lets go of the views`() async throws {
    let stage = try Stage()
    let pages = Pages()
    let pool = try pool(stage, pages)
    await pool.warmUp()
    NotificationCenter.default.post(name: MemoryWarning.name, object: nil)
    #expect(pool.count == 0)
    _ = try await pool.take()
  }
}
