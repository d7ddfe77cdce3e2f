import Foundation
import FoundationNetworking
import WebBridge

/// The dashboard that Prometheus serves, in a window.
@MainActor final class Dashboard: NSObject, WKNavigationDelegate {
  private let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 1160, height: 660))
  private let window: Window
  private var loaded: CheckedContinuation<Void, any Error>?
  private var page: PageDriver { PageDriver(webView: webView) }

  override init() {
    window = Window(webView, title: "Dashboard")
    super.init()
    webView.navigationDelegate = self
  }

  /// Shows the dashboard, and waits until it is drawn.
  ///
  /// - Parameter seconds: How much of the past it shows.
  func show(_ prometheus: Prometheus, seconds: Int) async throws {
    window.show()
    let url = prometheus.url.appending(path: "consoles/monitoring.html")
      .appending(queryItems: [URLQueryItem(name: "seconds", value: "\(seconds)")])
    try await withCheckedThrowingContinuation {
      loaded = $0
      webView.load(URLRequest(url: url))
    }
    try await page.wait(for: "document.body.dataset.drawn === 'true'")
  }

  /// The number of calls that it shows.
  func calls() async throws -> String {
    try await page.text("document.getElementById('calls')?.textContent")
  }

  func save(to file: URL) async throws {
    try await webView.takeSnapshot(configuration: nil).pngData()?.write(to: file)
  }

  func close() { window.close() }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    loaded?.resume()
    loaded = nil
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    loaded?.resume(throwing: error)
    loaded = nil
  }
}
