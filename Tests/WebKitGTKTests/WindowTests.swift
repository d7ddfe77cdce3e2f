import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct WindowTests {
    @Test func `a snapshot is a PNG of the view`() async throws {
      let page = Page()
      let window = Window(page.webView, size: CGSize(width: 400, height: 300))
      window.show()
      try await page.show("<body style='margin: 0; background: rgb(255, 0, 0)'>")
      let image = try await page.webView.takeSnapshot(configuration: nil)
      #expect(image.size == CGSize(width: 400, height: 300))
      #expect(image.pngData()?.prefix(8) == Data([137, 80, 78, 71, 13, 10, 26, 10]))
      let configuration = WKSnapshotConfiguration()
      configuration.rect = CGRect(x: 10, y: 10, width: 100, height: 50)
      configuration.snapshotWidth = 20
      let part = try await page.webView.takeSnapshot(configuration: configuration)
      #expect(part.size == CGSize(width: 20, height: 10))
      #expect(part.pngData()?.prefix(4) == Data([137, 80, 78, 71]))
    }

    @Test func `a window's title follows the page's unless it is set`() async throws {
      let page = Page()
      let window = Window(page.webView)
      try await page.show("<title>one</title>")
      await follow { window.title == "one" }
      window.title = "fixed"
      try await page.show("<title>two</title>")
      await follow { page.webView.title == "two" }
      #expect(window.title == "fixed")
      window.title = nil
      #expect(window.title == "two")
    }

    /// Waits for what comes soon after a load and is not an event of its own.
    private func follow(_ condition: () -> Bool) async {
      while !condition(), !Task.isCancelled { await Task.yield() }
      #expect(condition())
    }

    @Test func `a closed window says so once and leaves the view alive`() async throws {
      let page = Page()
      var count = 0
      var window: Window? = Window(page.webView)
      window?.onClose = { count += 1 }
      window?.show()
      try await page.show("<title>alive</title>")
      window?.close()
      window = nil
      #expect(count == 1)
      #expect(try await page.webView.documentTitle == "alive")
    }

    @Test func `a hidden view has the size of its frame`() async throws {
      let view = try await Page.showing().webView
      #expect(try await view.evaluate("innerWidth", as: Int.self) == 400)
      #expect(try await view.evaluate("innerHeight", as: Int.self) == 300)
    }
  }
}
