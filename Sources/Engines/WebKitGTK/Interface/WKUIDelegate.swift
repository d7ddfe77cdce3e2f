public import Foundation

/// A delegate that shows the native panels and windows that a page requests.
///
/// Every method has a default, which its documentation states. If a method exists with a completion
/// handler and as an `async` function, implement one of the two.
///
/// A request of a page that no delegate answers is logged once for each view.
///
/// - Note: *Differs:* ``SystemPanels`` is a ready-made delegate. A page that asks for a confirmation before the user leaves it
///   (`beforeunload`) is left without a panel.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
  /// Makes a view for a new window, in which WebKit loads the request. The default returns nil,
  /// which opens no window.
  ///
  /// - Note: *Differs:* the new view is unrelated to the old one, so that `window.open()` returns
  ///   null.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?

  /// Tells the delegate that the page closed its window.
  func webViewDidClose(_ webView: WKWebView)

  /// Shows an alert. The default dismisses it.
  ///
  /// - Note: *Differs:* the frame of a dialog is unknown on Linux, and a page's text ends at a
  ///   U+0000.
  @preconcurrency func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)

  /// Shows an alert. The default dismisses it.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async

  /// Asks for a confirmation. The default refuses it.
  @preconcurrency func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)

  /// Asks for a confirmation. The default refuses it.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool

  /// Asks for a line of text. The default cancels the panel.
  @preconcurrency func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void)

  /// Asks for a line of text. The default cancels the panel.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo
  ) async -> String?

  /// Asks for files for a page's `<input type=file>`. The default cancels the panel.
  ///
  /// - Parameters:
  ///   - webView: The view whose page asks.
  ///   - parameters: Whether several files, or folders, are wanted.
  ///   - frame: The frame that asks.
  ///   - completionHandler: Call it with the files' URLs, or with nil to choose none. A page that
  ///     requested one file receives the first of several.
  ///
  /// - Note: *Differs:* the system has no panel of its own, as on macOS and unlike on iOS.
  @available(iOS 18.4, *)
  @preconcurrency func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void)

  /// Asks for files for a page's `<input type=file>`. The default cancels the panel.
  @available(iOS 18.4, *)
  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo
  ) async -> [URL]?

  /// Decides whether a page may use a camera or a microphone. The default denies the permission.
  ///
  /// Requests for the location and for notifications are always denied.
  ///
  /// - Note: *Differs:* the origin is that of the main frame. Apple's default asks the user.
  @preconcurrency func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)

  /// Decides whether a page may use a camera or a microphone. The default denies the permission.
  func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision

  /// Decides whether a page may read the device's orientation and motion.
  ///
  /// - Note: *Differs:* never called, because pages on Linux receive no such data.
  @available(macOS, unavailable)
  @preconcurrency func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)

  /// Decides whether a page may read the device's orientation and motion.
  ///
  /// - Note: *Differs:* never called, because pages on Linux receive no such data.
  @available(macOS, unavailable)
  func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo
  ) async -> WKPermissionDecision
}

/// The options of a page's request to choose files.
@available(iOS 18.4, *)
@preconcurrency @MainActor public final class WKOpenPanelParameters: NSObject {
  /// Whether more than one file may be chosen.
  public let allowsMultipleSelection: Bool

  /// Whether directories may be chosen.
  ///
  /// - Note: *Differs:* always false, because Linux does not report what the page requested.
  public let allowsDirectories = false

  init(allowsMultipleSelection: Bool) {
    self.allowsMultipleSelection = allowsMultipleSelection
    super.init()
  }
}

/// The features that a page requested for a new window.
///
/// - Note: *Differs:* every value is nil, because GTK reports no features before the window exists.
@preconcurrency @MainActor public final class WKWindowFeatures: NSObject {
  /// Whether the menu bar should be visible.
  public let menuBarVisibility: NSNumber? = nil
  /// Whether the status bar should be visible.
  public let statusBarVisibility: NSNumber? = nil
  /// Whether the toolbars should be visible.
  public let toolbarsVisibility: NSNumber? = nil
  /// Whether the window may be resized.
  public let allowsResizing: NSNumber? = nil
  /// The window's horizontal position.
  public let x: NSNumber? = nil
  /// The window's vertical position.
  public let y: NSNumber? = nil
  /// The window's width.
  public let width: NSNumber? = nil
  /// The window's height.
  public let height: NSNumber? = nil
}
