public import Foundation

/// The native panels and windows that a page asks for.
///
/// Every method has a default, which is said with it. Where a method exists with a completion handler
/// and as an `async` function, implement one of them.
@MainActor public protocol WKUIDelegate: NSObjectProtocol {
  /// Makes a view for a new window, or nil to have none. WebKit loads the request in it.
  ///
  /// - Note: *Differs:* the new view is not related to the old one: `window.open()` returns null.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?

  /// Tells that the page closed its window.
  func webViewDidClose(_ webView: WKWebView)

  /// Shows an alert. The default is as if it was dismissed.
  ///
  /// - Note: *Differs:* the frame of a dialog is unknown on Linux.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)

  /// Shows an alert. The default is as if it was dismissed.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async

  /// Asks for a confirmation. The default is as if it was refused.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)

  /// Asks for a confirmation. The default is as if it was refused.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool

  /// Asks for a line of text. The default is as if the panel was cancelled.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void)

  /// Asks for a line of text. The default is as if the panel was cancelled.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo
  ) async -> String?
}
