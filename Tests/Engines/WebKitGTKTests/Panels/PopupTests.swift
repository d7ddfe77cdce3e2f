import Foundation
import TestSupport
import Testing

@testable import WebKitGTK

extension AllTests {
  @MainActor @Suite struct PopupTests {
    @Test func `window.open and target=_blank make views, several in a row`() async throws {
      let page = try await Page.showing()
      let url = try await Server.shared.page("<title>popup</title>")
      let windows = Windows()
      page.webView.uiDelegate = windows
      try await page.webView.evaluateJavaScript(
        """
        document.body.innerHTML = '<a id=a target=_blank href="\(url)#a"></a>'
        a.click(); window.open('\(url)#b'); window.open('\(url)#c', '_blank', 'noopener'); 0
        """)
      await windows.opened(3)
      #expect(windows.requests.map { $0.fragment ?? "" }.sorted() == ["a", "b", "c"])
      await windows.loaded(3)
      #expect(Set(windows.views.compactMap { $0.url?.fragment }) == ["a", "b", "c"])
    }

    @Test func `a view with the passed configuration has its scripts and handlers`() async throws {
      let recorder = MessageRecorder()
      let page = try await Page.showing {
        $0.userContentController.add(recorder, name: "m")
        $0.userContentController.addUserScript(
          WKUserScript(
            source: "webkit.messageHandlers.m.postMessage(location.hash)",
            injectionTime: .atDocumentStart, forMainFrameOnly: true))
      }
      let url = try await Server.shared.page("<title>popup</title>")
      let windows = Windows()
      page.webView.uiDelegate = windows
      #expect(await recorder.message(number: 1).webView === page.webView)
      try await page.webView.evaluateJavaScript("window.open('\(url)#popup'); 0")
      let message = await recorder.message(number: 2)
      #expect(message.body as? String == "#popup")
      #expect(message.webView === windows.views.first)
      try await page.webView.evaluateJavaScript("webkit.messageHandlers.m.postMessage('opener'); 0")
      #expect(await recorder.message(number: 3).webView === page.webView)
    }

    @Test func `blank and script URLs, and a delegate that makes none, do no harm`() async throws {
      let page = try await Page.showing("<script>var ran = 0</script>")
      let windows = Windows()
      page.webView.uiDelegate = windows
      let script =
        "[window.open('about:blank'), window.open(), window.open('javascript:opener.ran = 1')]"
      let results = try await page.webView.evaluateJavaScript(script) as? [Any]
      #expect(results?.allSatisfy { $0 is NSNull } == true)
      windows.makesNone = true
      let none = try await page.webView.evaluateJavaScript("window.open('/nowhere')")
      #expect(none is NSNull)
      windows.makesNone = false
      windows.returnsOpener = true
      let same = try await page.webView.evaluateJavaScript("window.open('/nowhere')")
      #expect(same is NSNull)
      #expect(try await page.webView.evaluate("ran", as: Int.self) == 0)
    }

    @Test func `a form posted to a new window is not loaded without its fields`() async throws {
      let log = LogRecorder.install()
      let url = try await Server.shared.page("<title>result</title>")
      let page = try await Page.showing(
        "<form id=f method=post target=_blank action='\(url)'><input name=a value=b></form>")
      let windows = Windows()
      page.webView.uiDelegate = windows
      try await page.webView.evaluateJavaScript("f.submit()")
      await windows.opened(1)
      #expect(windows.views.first?.url == nil)
      #expect(log.messages.contains { $0.contains("posts to a new window") })
      #expect(await Server.shared.header("Host", ofRequestFor: url) == nil)
    }

    final class Windows: NSObject, WKUIDelegate, WKNavigationDelegate {
      var views: [WKWebView] = []
      var requests: [URL] = []
      var makesNone = false
      var returnsOpener = false
      private var loads = 0
      private let waiters = Waiters()

      func opened(_ count: Int) async {
        await waiters.wait(for: "window \(count)") { self.requests.count >= count }
      }

      func loaded(_ count: Int) async {
        await waiters.wait(for: "load \(count)") { self.loads >= count }
      }

      func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
      ) -> WKWebView? {
        if makesNone { return nil }
        if returnsOpener { return webView }
        // Checked after the engine has continued with the new view.
        Task {
          if let url = navigationAction.request.url { requests.append(url) }
          waiters.check()
        }
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = self
        views.append(view)
        return view
      }

      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        loads += 1
        waiters.check()
      }
    }
  }
}
