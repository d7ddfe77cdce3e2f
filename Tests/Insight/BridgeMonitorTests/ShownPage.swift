import BridgeMonitor
import Foundation
import TestSupport

/// A view in a window that is shown, as large as on a phone.
@MainActor final class ShownPage: NSObject, WKNavigationDelegate {
  let webView: WKWebView
  private let window: Window
  private var finished: CheckedContinuation<Void, any Error>?

  override init() {
    webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    window = Window(webView, size: CGSize(width: 390, height: 700))
    super.init()
    webView.navigationDelegate = self
    window.show()
  }

  func load(_ html: String) async throws {
    try await withCheckedThrowingContinuation {
      finished = $0
      webView.loadHTMLString(html, baseURL: nil)
    }
    // The scripts have run, and a frame is painted.
    _ = try await webView.callAsyncJavaScript(
      "await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); return 0",
      contentWorld: .page)
  }

  func close() { window.close() }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    finished?.resume()
    finished = nil
  }
}
