import Foundation
import WebBridge

/// An app's navigation and UI delegate, which records every method that is called.
@MainActor final class AppDelegate: NSObject {
  private(set) var events: [String] = []
  private var loading: CheckedContinuation<Void, Never>?

  /// Loads a page, and returns when the load ends or fails.
  func load(_ url: URL, in webView: WKWebView) async {
    await withCheckedContinuation {
      loading = $0
      webView.load(URLRequest(url: url))
    }
  }

  private func ended(_ event: String) {
    events.append(event)
    loading?.resume()
    loading = nil
  }

  private func path(_ url: URL?) -> String { url.map { "\($0.host ?? "")\($0.path)" } ?? "nowhere" }
}

extension AppDelegate: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    events.append("action \(path(action.request.url))")
    decisionHandler(action.request.url?.host?.hasPrefix("__") == true ? .cancel : .allow)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor response: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    events.append("response \(path(response.response.url))")
    decisionHandler(.allow)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    events.append("start")
  }

  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) { events.append("redirect") }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    events.append("commit")
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { ended("finish") }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { ended("fail") }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { ended("fail before commit") }
}

extension AppDelegate: WKUIDelegate {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for action: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    events.append("window \(path(action.request.url))")
    return nil
  }

  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    events.append("alert \(message)")
    completionHandler()
  }

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    events.append("confirm \(message)")
    completionHandler(true)
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    events.append("prompt \(prompt) \(defaultText ?? "-")")
    completionHandler("the app's \(prompt)")
  }
}
