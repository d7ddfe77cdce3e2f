import Foundation
import FoundationNetworking
import WebKitGTK

extension BrowserWindow: WKNavigationDelegate {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    say("")
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    let error = error as NSError
    // A navigation that is replaced or becomes a download is no failure.
    let isReplaced = error.domain == NSURLErrorDomain && error.code == NSURLErrorCancelled
    let isDownload = error.domain == "WebKitErrorDomain" && error.code == 102
    if !isReplaced, !isDownload { say("The page cannot be shown: \(error.localizedDescription)") }
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    say("The page has crashed. Reload it.")
  }

  /// Downloads responses that the view cannot show.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    navigationResponse.canShowMIMEType ? .allow : .download
  }

  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {
    downloads.take(download)
  }

  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {
    downloads.take(download)
  }
}

extension BrowserWindow: WKUIDelegate {
  /// Opens windows of pages as tabs.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    addTab(configuration).webView
  }

  func webViewDidClose(_ webView: WKWebView) { close(webView) }
}
