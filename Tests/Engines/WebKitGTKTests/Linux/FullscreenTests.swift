import Foundation
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Elements of a page that fill the screen.
  @MainActor @Suite struct FullscreenTests {
    /// Shows a page whose element fills the screen after a click.
    private func makeFullScreen() async throws -> Screen {
      let screen = try await Screen.showing(
        """
        <div style="width: 400px; height: 300px" onclick="this.requestFullscreen()"></div>
        <script>
          document.onfullscreenchange = () => tell(document.fullscreenElement ? 'in' : 'out')
          document.onfullscreenerror = () => tell('error')
        </script>
        """)
      try await Desktop.click()
      await screen.waitFor("in")
      return screen
    }

    @Test func `a page's element fills the screen until Escape`() async throws {
      let screen = try await makeFullScreen()
      defer { screen.window.close() }
      #expect(screen.window.isFullscreen)
      try await Desktop.press("Escape")
      #expect(await screen.told() as? String == "out")
      // The window's own state changes when the window manager has answered.
      while screen.window.isFullscreen, !Task.isCancelled { await Task.yield() }
      #expect(!screen.window.isFullscreen)
    }

    /// WebKit asks the page to draw the full-screen element, and shows the result in the widget.
    @Test func `a view may go before WebKit has seen its page full screen`() async throws {
      let gone: Signal
      do {
        let screen = try await makeFullScreen()
        gone = screen.page.webView.object.whenFinalized()
        for id in WebProcess.all { kill(id, SIGSTOP) }
        screen.window.close()
      }
      await gone.wait()
      for id in WebProcess.all { kill(id, SIGCONT) }
      let next = try await Page.showing("<title>next</title>")
      #expect(try await next.webView.documentTitle == "next")
    }
  }
}
