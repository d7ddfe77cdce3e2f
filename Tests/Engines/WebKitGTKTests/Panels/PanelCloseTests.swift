import Foundation
import Testing

@testable import WebKitGTK

extension AllTests {
  /// Views that end while they show a panel.
  @MainActor @Suite struct PanelCloseTests {
    nonisolated private static let scripts = ["alert('a')", "confirm('b')", "prompt('c')"]

    @Test(arguments: scripts, [true, false])
    func `a view may be closed in its panel's method`(
      script: String, isAnsweredFirst: Bool
    ) async throws {
      let view = try await Page.showing().webView
      let finalized = view.object.whenFinalized()
      let panels = Closer(answersFirst: isAnsweredFirst) { view.close() }
      view.uiDelegate = panels
      await #expect(throws: WKError(.webViewInvalidated)) {
        _ = try await view.evaluateJavaScript(script)
      }
      #expect(panels.count == 1)
      #expect(view.isClosed && view.url == nil)
      _ = finalized
    }

    @Test(arguments: scripts, [true, false])
    func `a view may be dropped in its panel's method`(
      script: String, isAnsweredFirst: Bool
    ) async throws {
      var page: Page? = try await Page.showing()
      weak let view = page?.webView
      let finalized = try #require(view?.object).whenFinalized()
      let panels = Closer(answersFirst: isAnsweredFirst) { page = nil }
      view?.uiDelegate = panels
      let failed = Signal()
      view?.evaluateJavaScript(script) { _, error in
        #expect((error as? WKError)?.code == .webViewInvalidated)
        failed.fire()
      }
      await failed.wait()
      await finalized.wait()
      #expect(panels.count == 1)
      #expect(view == nil)
    }

    @Test func `a view may be closed in a loop that runs in its panel's method`() async throws {
      var page: Page? = try await Page.showing()
      let finalized = try #require(page?.webView.object).whenFinalized()
      let panels = Closer(answersFirst: false) { [weak view = page?.webView] in
        MainLoop.performLater {
          view?.close()
          // Two turns of the loop, in which deferred work would run.
          MainLoop.performLater { MainLoop.performLater { MainLoop.quit() } }
        }
        MainLoop.run()
      }
      page?.webView.uiDelegate = panels
      let failed = Signal()
      // A timer's turn is not a turn of the main actor, in which no loop can run.
      page?.webView.evaluateJavaScript("setTimeout(() => alert('a')); 0", completionHandler: nil)
      page?.webView.callAsyncJavaScript("return new Promise(() => {})", in: nil, in: .page) {
        _ in failed.fire()
      }
      await failed.wait()
      page = nil
      await finalized.wait()
      #expect(panels.count == 1)
    }

    @Test func `a view may be closed in the methods that open windows and choose files`()
      async throws
    {
      let page = try await Page.showing("<input id=i type=file>") {
        $0.preferences.javaScriptCanOpenWindowsAutomatically = true
      }
      let panels = Closer(answersFirst: false) { page.webView.close() }
      page.webView.uiDelegate = panels
      _ = try? await page.webView.evaluateJavaScript("window.open('about:blank'); 0")
      #expect(panels.count == 1)
      #expect(page.webView.isClosed)
    }

    /// A delegate that calls a closure in each of its methods.
    final class Closer: NSObject, WKUIDelegate {
      private let answersFirst: Bool
      private let body: () -> Void
      private(set) var count = 0

      init(answersFirst: Bool, _ body: @escaping () -> Void) {
        self.answersFirst = answersFirst
        self.body = body
      }

      private func act(_ answer: () -> Void) {
        count += 1
        if answersFirst { answer() }
        body()
        if !answersFirst { answer() }
      }

      func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
      ) {
        act(completionHandler)
      }

      func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void
      ) {
        act { completionHandler(true) }
      }

      func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
        defaultText: String?, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor (String?) -> Void
      ) {
        act { completionHandler("text") }
      }

      func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
      ) -> WKWebView? {
        act {}
        return nil
      }
    }
  }
}
