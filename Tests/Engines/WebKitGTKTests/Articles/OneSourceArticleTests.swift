import Foundation
import TestSupport
import Testing

#if canImport(WebKit)
  import WebKit
#else
  import FoundationNetworking
  import WebKitGTK
#endif

extension AllTests.ArticleTests {
  final class Shop: NSObject, WKNavigationDelegate {
    let finished: AsyncStream<Void>.Continuation
    init(_ finished: AsyncStream<Void>.Continuation) { self.finished = finished }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      navigationAction.request.url?.scheme == "https" ? .allow : .cancel
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
      decisionHandler(navigationResponse.canShowMIMEType ? .allow : .download)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      finished.finish()
    }
  }

  @MainActor final class Bar {
    var shown: [Double] = []
    func show(_ progress: Double) { shown.append(progress) }
  }

  @Test func `a delegate of both forms decides, and progress is seen`() async throws {
    let (wait, finished) = AsyncStream.makeStream(of: Void.self)
    let shop = Shop(finished)
    let webView = WKWebView()
    webView.navigationDelegate = shop
    let bar = Bar()
    let progress = webView.observe(\.estimatedProgress, options: [.new]) { _, change in
      let value = change.newValue ?? 0
      MainActor.assumeIsolated { bar.show(value) }
    }
    // HTML with the shop's URL, so that no server with a certificate is needed.
    let url = try #require(URL(string: "https://shop.example.com/"))
    webView.loadHTMLString("<title>shop</title>", baseURL: url)
    for await _ in wait {}
    #expect(webView.url == url)
    #expect(bar.shown.last == 1)
    progress.invalidate()
  }
}
