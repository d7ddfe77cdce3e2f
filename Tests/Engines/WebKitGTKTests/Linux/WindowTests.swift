import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct WindowTests {
    @Test func `a snapshot is a PNG of the view`() async throws {
      let page = Page()
      let window = Window(page.webView, size: CGSize(width: 400, height: 300))
      defer { window.close() }
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

    /// Waits for a condition that becomes true soon after a load, without an event.
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

    @Test func `a shown window lives until it is closed, another until it is dropped`() {
      weak var shown: Window?
      weak var dropped: Window?
      var closed = 0
      do {
        let first = Window(WKWebView())
        let second = Window(WKWebView())
        (shown, dropped) = (first, second)
        first.onClose = { [first] in if !first.isVisible { closed += 1 } }
        second.onClose = { closed += 1 }
        first.show()
      }
      #expect(shown != nil && dropped == nil)
      #expect(closed == 1)
      #expect(Application.windows.contains { $0 === shown })
      shown?.close()
      #expect(closed == 2)
      // The closure that held the window was released after its call.
      #expect(shown == nil)
    }

    @Test func `a closed window and a window of a closed view do nothing`() {
      let view = WKWebView()
      view.close()
      let empty = Window(view)
      empty.show()
      empty.size = CGSize(width: 300, height: 200)
      empty.minimumSize = CGSize(width: 300, height: 200)
      #expect(empty.size == .zero && empty.minimumSize == .zero)
      empty.close()
      for window in [empty, Window(WKWebView())] {
        window.close()
        window.show()
        window.hide()
        window.minimize()
        window.title = "title"
        window.size = CGSize(width: 300, height: 200)
        (window.isFullscreen, window.isMaximized, window.iconName) = (true, true, "icon")
        (window.isResizable, window.minimumSize) = (true, CGSize(width: 1, height: 1))
        #expect(!window.isVisible && !window.isActive && !window.isFullscreen)
        #expect(!window.isMaximized && !window.isResizable && window.size == .zero)
        #expect(window.title == nil && window.iconName == nil && window.scaleFactor == 1)
        #expect(!Application.windows.contains { $0 === window })
      }
    }

    @Test func `a window has an icon and may refuse to be resized`() {
      let window = Window(WKWebView())
      #expect(window.iconName == nil && window.isResizable)
      window.iconName = "web-browser"
      window.isResizable = false
      #expect(window.iconName == "web-browser" && !window.isResizable)
    }

    @Test func `a hidden view has the size of its frame`() async throws {
      let view = try await Page.showing().webView
      #expect(try await view.evaluate("innerWidth", as: Int.self) == 400)
      #expect(try await view.evaluate("innerHeight", as: Int.self) == 300)
    }
  }
}
