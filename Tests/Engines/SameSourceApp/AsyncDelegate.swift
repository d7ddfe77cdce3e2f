// Written for Apple's systems. Only the imports are changed for Linux.

import Foundation

#if canImport(WebKit)
  import WebKit
#else
  import FoundationNetworking
  import WebKitGTK
#endif

/// Every method of Apple's delegates that has an asynchronous form, in that form.
final class AsyncDelegate: NSObject {
  var called: [String] = []
}

extension AsyncDelegate: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    called.append("action")
    return .allow
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    called.append("response")
    return .allow
  }

  func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    called.append("challenge")
    return (.performDefaultHandling, nil)
  }

  func webView(
    _ webView: WKWebView, shouldAllowDeprecatedTLSFor challenge: URLAuthenticationChallenge
  ) async -> Bool {
    called.append("deprecated TLS")
    return false
  }
}

extension AsyncDelegate: WKUIDelegate {
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async {
    called.append("alert")
  }

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool {
    called.append("confirm")
    return true
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo
  ) async -> String? {
    called.append("prompt")
    return nil
  }

  func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision {
    called.append("capture")
    return .deny
  }

  @available(iOS 18.4, *)
  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo
  ) async -> [URL]? {
    called.append("open panel")
    return nil
  }
}

extension AsyncDelegate: WKScriptMessageHandlerWithReply {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) {
    called.append("message")
    return ("reply", nil)
  }
}

extension AsyncDelegate: WKDownloadDelegate {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? {
    called.append("destination")
    return nil
  }

  func downloadDidFinish(_ download: WKDownload) { called.append("finish") }

  func download(_ download: WKDownload, didFailWithError error: Error, resumeData: Data?) {
    called.append("fail")
  }
}
