// Written for Apple's systems before Swift 6, without annotations for actors, like most of today's code. Only the
// imports are changed for Linux. If a signature of the module differs from Apple's, the method below is not the
// protocol's, and the protocol's default implementation is called instead.

import Foundation

#if canImport(WebKit)
  import WebKit
#else
  import FoundationNetworking
  import WebKitGTK
#endif

/// Every method of Apple's delegates in the form with a completion handler.
final class CompletionDelegate: NSObject {
  var called: [String] = []
}

extension CompletionDelegate: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    called.append("action with preferences")
    decisionHandler(.allow, preferences)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    called.append("action")
    decisionHandler(.allow)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    called.append("response")
    decisionHandler(.allow)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    called.append("start")
  }

  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    called.append("redirect")
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: Error
  ) {
    called.append("fail provisional")
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    called.append("commit")
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    called.append("finish")
  }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error
  ) {
    called.append("fail")
  }

  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) ->
      Void
  ) {
    called.append("challenge")
    completionHandler(.performDefaultHandling, nil)
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    called.append("terminate")
  }

  func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping (Bool) -> Void
  ) {
    called.append("deprecated TLS")
    decisionHandler(false)
  }

  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {
    called.append("action download")
  }

  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {
    called.append("response download")
  }
}

extension CompletionDelegate: WKUIDelegate {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    called.append("create")
    return nil
  }

  func webViewDidClose(_ webView: WKWebView) { called.append("close") }

  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) {
    called.append("alert")
    completionHandler()
  }

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
  ) {
    called.append("confirm")
    completionHandler(true)
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void
  ) {
    called.append("prompt")
    completionHandler(nil)
  }

  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping (WKPermissionDecision) -> Void
  ) {
    called.append("capture")
    decisionHandler(.deny)
  }

  @available(iOS 18.4, *)
  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping ([URL]?) -> Void
  ) {
    called.append("open panel")
    completionHandler(nil)
  }
}
