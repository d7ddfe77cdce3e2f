import Foundation
import TestSupport
import Testing
import WebKitGTK

extension AllTests {
  @MainActor @Suite struct PanelTests {
    private static let script = "[alert('a'), confirm('b'), prompt('c', 'd')]"

    @Test func `panels without a delegate are dismissed`() async throws {
      let view = try await Page.showing().webView
      let values = try #require(try await view.evaluateJavaScript(Self.script) as? [Any])
      #expect(values[1] as? Bool == false)
      #expect(values[2] is NSNull)
    }

    @Test func `panels are answered by a delegate's completion forms`() async throws {
      let view = try await Page.showing().webView
      let panels = Panels()
      view.uiDelegate = panels
      let values = try #require(try await view.evaluateJavaScript(Self.script) as? [Any])
      #expect(panels.asked == ["a", "b", "c d"])
      #expect(values[1] as? Bool == true)
      #expect(values[2] as? String == "text é😀")
    }

    @Test func `panels are answered by a delegate's asynchronous forms`() async throws {
      let view = try await Page.showing().webView
      let panels = AsyncPanels()
      view.uiDelegate = panels
      let values = try #require(try await view.evaluateJavaScript(Self.script) as? [Any])
      #expect(panels.asked == ["a", "b", "c d"])
      #expect(values[1] as? Bool == true)
      #expect(values[2] as? String == "text")
    }

    @Test func `a panel whose handler is dropped is dismissed`() async throws {
      let log = LogRecorder.install()
      let view = try await Page.showing().webView
      let panels = Forgetful()
      view.uiDelegate = panels
      #expect(try await view.evaluate("confirm('b')", as: Bool.self) == false)
      #expect(log.messages.count == 1)
      #expect(log.messages.first?.contains("was dropped without being called") == true)
    }

    @Test func `a UI delegate whose methods all miss is logged once`() async throws {
      let log = LogRecorder.install()
      let view = try await Page.showing().webView
      let nearMiss = NearMiss()
      view.uiDelegate = nearMiss
      try await view.evaluateJavaScript("confirm('b'), confirm('b')")
      #expect(
        log.messages.filter { $0.contains("NearMiss is set as a WKUIDelegate") }.count
          == (isDebugBuild ? 1 : 0))
    }

    @Test func `a new window is a view of the delegate's, and closes`() async throws {
      let page = try await Page.showing {
        $0.preferences.javaScriptCanOpenWindowsAutomatically = true
      }
      let url = try await Server.shared.page("<title>popup</title><script>window.close()</script>")
      let windows = Windows()
      page.webView.uiDelegate = windows
      let isNull = try await page.webView.evaluateJavaScript("window.open('\(url)') === null")
      #expect(isNull as? Bool == true)
      let popup = try #require(windows.popup)
      await windows.closed.wait()
      #expect(popup.url == url)
      #expect(windows.hadNoTarget)
    }

    final class Panels: NSObject, WKUIDelegate {
      var asked: [String] = []

      func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
      ) {
        asked.append(message)
        completionHandler()
      }

      func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void
      ) {
        asked.append(message)
        Task { completionHandler(true) }
      }

      func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
        defaultText: String?, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor (String?) -> Void
      ) {
        asked.append("\(prompt) \(defaultText ?? "nil")")
        completionHandler("text é😀")
      }
    }

    final class AsyncPanels: NSObject, WKUIDelegate {
      var asked: [String] = []

      func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo
      ) async {
        asked.append(message)
      }

      func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo
      ) async -> Bool {
        asked.append(message)
        return true
      }

      func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
        defaultText: String?, initiatedByFrame frame: WKFrameInfo
      ) async -> String? {
        asked.append("\(prompt) \(defaultText ?? "nil")")
        return "text"
      }
    }

    final class Forgetful: NSObject, WKUIDelegate {
      func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void
      ) {}
    }

    final class NearMiss: NSObject, WKUIDelegate {
      func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String
      ) async -> Bool { true }
    }

    final class Windows: NSObject, WKUIDelegate {
      let closed = Signal()
      var popup: WKWebView?
      var hadNoTarget = false

      func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
      ) -> WKWebView? {
        hadNoTarget = navigationAction.targetFrame == nil
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.uiDelegate = self
        popup = view
        return view
      }

      func webViewDidClose(_ webView: WKWebView) {
        if webView === popup { closed.fire() }
      }
    }
  }
}
