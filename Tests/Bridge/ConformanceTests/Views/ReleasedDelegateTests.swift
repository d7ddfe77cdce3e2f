import Foundation
import Locking
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Delegates that the app releases on another thread.
  @MainActor @Suite struct ReleasedDelegateTests {
    @Test func `a view whose delegate another thread has released goes on without it`() async throws
    {
      let page = try await WebKitPage()
      let bridge = try page.attach()
      try bridge.handle("add") { (n: Int) in n + 1 }
      let app = Locked<AppDelegate?>(AppDelegate())
      page.webView.uiDelegate = app.withLock { $0 }
      let ask = "return [prompt('x'), bridge.callSync('add', 1), await bridge.call('add', 2)]"
      try await page.load()
      #expect(try await page.run(ask) == ["the app's x", 2, 3])
      weak let released = app.withLock { $0 }
      await Task.detached { app.withLock { $0 = nil } }.value
      #expect(try await page.run(ask) == [nil, 2, 3])
      #expect(released == nil)
      try await page.load()
      #expect(try await page.run(ask) == [nil, 2, 3])
      let next = AppDelegate()
      page.webView.uiDelegate = next
      #expect(try await page.run(ask) == ["the app's x", 2, 3])
    }

    #if canImport(ObjectiveC)
      private final class Delegate: NSObject, WKNavigationDelegate, WKUIDelegate {
        var calls = 0

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { calls += 1 }

        func webView(
          _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
          completionHandler:
            @escaping @MainActor @Sendable (
              URLSession.AuthChallengeDisposition, URLCredential?
            ) -> Void
        ) {
          calls += 1
          completionHandler(.performDefaultHandling, nil)
        }

        func webViewDidClose(_ webView: WKWebView) { calls += 1 }
      }

      /// Keeps the delegate's methods, as WebKit remembers them, and calls them after another thread has released the
      /// delegate, in the same turn of the main thread.
      @Test func `what WebKit sends to a delegate that is gone gets WebKit's own answer`() throws {
        let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        let bridge = try Bridge(attachedTo: webView, origins: [.anyOrigin])
        defer { bridge.detach() }
        let app = Locked<Delegate?>(Delegate())
        weak let released = app.withLock { $0 }
        autoreleasepool {
          webView.navigationDelegate = released
          webView.uiDelegate = released
        }
        let didFinish = try #require(webView.navigationDelegate?.webView(_:didFinish:))
        let didReceive = try #require(
          webView.navigationDelegate?.webView(_:didReceive:completionHandler:))
        let didClose = try #require(webView.uiDelegate?.webViewDidClose)
        let answers = Locked<[URLSession.AuthChallengeDisposition]>([])
        let send = {
          didFinish(webView, nil)
          didReceive(webView, URLAuthenticationChallenge()) { answer, _ in
            answers.withLock { $0.append(answer) }
          }
          didClose(webView)
        }
        autoreleasepool {
          send()
          #expect(released?.calls == 3)
        }
        Thread.detachNewThread { app.withLock { $0 = nil } }
        while released != nil { Thread.sleep(forTimeInterval: 0.001) }
        send()
        #expect(answers.withLock { $0 } == [.performDefaultHandling, .rejectProtectionSpace])
      }
    #endif
  }
}
