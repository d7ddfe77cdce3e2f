import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Windows under a window manager.
  @MainActor @Suite struct WindowStateTests {
    @Test func `the content has the size that the window was made with`() async throws {
      let page = Page()
      let window = Window(page.webView, size: CGSize(width: 432, height: 321))
      defer { window.close() }
      #expect(window.size == CGSize(width: 432, height: 321))
      window.show()
      try await page.show("<p>page")
      #expect(try await innerSize(page) == window.size)
      #expect(window.size == CGSize(width: 432, height: 321))
      #expect(
        try await page.webView.evaluate("devicePixelRatio", as: Int.self)
          == Int(window.scaleFactor))
    }

    private func innerSize(_ page: Page) async throws -> CGSize {
      CGSize(
        width: try await page.webView.evaluate("innerWidth", as: Int.self) ?? 0,
        height: try await page.webView.evaluate("innerHeight", as: Int.self) ?? 0)
    }

    @Test func `a window without a size has its view's, or a usual one`() {
      let framed = Window(WKWebView(frame: CGRect(x: 0, y: 0, width: 123, height: 45)))
      #expect(framed.size == CGSize(width: 123, height: 45))
      #expect(Window(WKWebView()).size == CGSize(width: 800, height: 600))
      let odd = Window(WKWebView(), size: CGSize(width: CGFloat.nan, height: -3))
      #expect(odd.size == CGSize(width: 800, height: 600))
    }

    @Test func `resizing the window resizes the page, down to the minimum`() async throws {
      let screen = try await Screen.showing(
        "<script>onresize = () => tell(innerWidth + ' ' + innerHeight)</script>")
      defer { screen.window.close() }
      screen.window.minimumSize = CGSize(width: 150, height: 100)
      #expect(screen.window.minimumSize == CGSize(width: 150, height: 100))
      screen.window.size = CGSize(width: 640, height: 480)
      await screen.waitFor("640 480")
      #expect(screen.window.size == CGSize(width: 640, height: 480))
      screen.window.size = CGSize(width: 10, height: 10)
      await screen.waitFor("150 100")
      #expect(screen.window.size == CGSize(width: 150, height: 100))
    }

    @Test func `a window fills the screen and comes back`() async throws {
      let screen = try await Screen.showing(
        "<script>onresize = () => tell(innerWidth + ' ' + innerHeight)</script>")
      defer { screen.window.close() }
      let full = try #require(
        try await screen.page.webView.evaluate(
          "screen.width + ' ' + screen.height", as: String.self))
      screen.window.isFullscreen = true
      await screen.waitFor(full)
      #expect(screen.window.isFullscreen)
      screen.window.isFullscreen = false
      await screen.waitFor("400 300")
      #expect(!screen.window.isFullscreen)
      screen.window.isMaximized = true
      while await screen.told() as? String == "400 300" {}
      #expect(screen.window.isMaximized && !screen.window.isFullscreen)
      screen.window.isMaximized = false
      await screen.waitFor("400 300")
      #expect(!screen.window.isMaximized)
    }

    @Test func `the focus goes from window to window`() async throws {
      let first = try await Screen.showing("<p>first")
      defer { first.window.close() }
      #expect(first.window.isActive)
      var changes: [Bool] = []
      let lost = Signal()
      first.window.onActiveChange = {
        changes.append($0)
        if !$0 { lost.fire() }
      }
      let second = try await Screen.showing("<p>second")
      defer { second.window.close() }
      await lost.wait()
      #expect(second.window.isActive && !first.window.isActive)
      let back = Signal()
      first.window.onActiveChange = {
        changes.append($0)
        if $0 { back.fire() }
      }
      first.window.show()
      await back.wait()
      #expect(changes == [false, true])
    }

    @Test func `the user closes a window unless the program objects`() async throws {
      let screen = try await Screen.showing("<p>closing")
      let asked = Signal()
      let closed = Signal()
      screen.window.shouldClose = {
        asked.fire()
        return false
      }
      screen.window.onClose = { closed.fire() }
      try await Desktop.press("alt+F4")
      await asked.wait()
      #expect(screen.window.isVisible)
      screen.window.shouldClose = nil
      try await Desktop.press("alt+F4")
      await closed.wait()
      #expect(!screen.window.isVisible)
      #expect(!Application.windows.contains { $0 === screen.window })
    }

    @Test func `a page hides and shows with its window`() async throws {
      let screen = try await Screen.showing(
        "<script>document.onvisibilitychange = () => tell(document.visibilityState)</script>")
      defer { screen.window.close() }
      screen.window.hide()
      await screen.waitFor("hidden")
      #expect(!screen.window.isVisible)
      #expect(!Application.windows.contains { $0 === screen.window })
      screen.window.show()
      await screen.waitFor("visible")
      #expect(Application.windows.contains { $0 === screen.window })
    }
  }
}
