public import Foundation

/// The native panels and windows that a page asks for.
///
/// Every method has a default, which is said with it. Where a method exists with a completion handler
/// and as an `async` function, implement one of them.
///
/// - Note: *Differs:* a page that asks before it is left (`beforeunload`) is left without a panel.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
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
  /// - Note: *Differs:* the frame of a dialog is unknown on Linux, and a text of the page's ends at a
  ///   U+0000.
  @preconcurrency func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)

  /// Shows an alert. The default is as if it was dismissed.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async

  /// Asks for a confirmation. The default is as if it was refused.
  @preconcurrency func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)

  /// Asks for a confirmation. The default is as if it was refused.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool

  /// Asks for a line of text. The default is as if the panel was cancelled.
  @preconcurrency func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void)

  /// Asks for a line of text. The default is as if the panel was cancelled.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo
  ) async -> String?

  /// Asks for files, for a page's `<input type=file>`. The default is as if the panel was cancelled.
  ///
  /// - Parameters:
  ///   - webView: The view whose page asks.
  ///   - parameters: Whether several files, or folders, are wanted.
  ///   - frame: The frame that asks.
  ///   - completionHandler: Call it with the files' URLs, or with nil to choose none. Of several, a
  ///     page that asked for one gets the first.
  ///
  /// - Note: *Differs:* there is no panel of the system's either, as on macOS and unlike iOS.
  @available(iOS 18.4, *)
  @preconcurrency func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void)

  /// Asks for files, for a page's `<input type=file>`. The default is as if the panel was cancelled.
  @available(iOS 18.4, *)
  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo
  ) async -> [URL]?

  /// Decides whether a page may use a camera or a microphone. The default is that it may not.
  ///
  /// A page that asks for a place or for notifications is always denied.
  ///
  /// - Note: *Differs:* the origin is that of the main frame. Where Apple's default asks the user,
  ///   this one denies.
  @preconcurrency func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)

  /// Decides whether a page may use a camera or a microphone. The default is that it may not.
  func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision

  /// Decides whether a page may know how the device is held and moved.
  ///
  /// - Note: *Differs:* never called; pages on Linux are told nothing of it.
  @available(macOS, unavailable)
  @preconcurrency func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)

  /// Decides whether a page may know how the device is held and moved.
  ///
  /// - Note: *Differs:* never called; pages on Linux are told nothing of it.
  @available(macOS, unavailable)
  func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo
  ) async -> WKPermissionDecision
}
