import Foundation
import TestSupport
import Testing
import WebCookies

/// A web view, and the ends of its loads.
@MainActor final class TestPage: NSObject, WKNavigationDelegate {
  let webView: WKWebView
  private var ended: AsyncStream<Void>.Continuation?

  convenience init(_ store: WKWebsiteDataStore) {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = store
    self.init(
      WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), configuration: configuration))
  }

  init(_ webView: WKWebView) {
    self.webView = webView
    super.init()
    webView.navigationDelegate = self
  }

  var store: WKHTTPCookieStore { webView.configuration.websiteDataStore.httpCookieStore }

  /// Starts a load and waits for its end.
  func load(_ start: () async throws -> Void) async rethrows {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    ended = continuation
    try await start()
    for await _ in stream { return }
  }

  func load(_ url: URL) async { await load { webView.load(URLRequest(url: url)) } }

  /// Runs the body of an asynchronous function and returns its text.
  @discardableResult func run(_ body: String) async throws -> String {
    let value = try await webView.callAsyncJavaScript("\(body); return ''", contentWorld: .page)
    return try #require(value as? String)
  }

  /// What the scripts of the page can read.
  var documentCookie: String {
    get async throws { try await run("return document.cookie") }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { ended?.yield() }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { ended?.yield() }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { ended?.yield() }
}
