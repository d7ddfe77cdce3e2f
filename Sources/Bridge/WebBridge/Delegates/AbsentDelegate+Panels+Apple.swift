#if canImport(ObjectiveC)
  #if os(macOS)
    import AppKit
  #else
    import UIKit
  #endif

  // The answers are those of UIDelegate.mm for a delegate without the method. Only an open panel is cancelled and a menu is
  // not shown, because WebKit shows its own ones only if it has not asked.
  extension AbsentDelegate: WKUIDelegate {
    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for action: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }

    func webViewDidClose(_ webView: WKWebView) {}

    func webView(
      _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
      initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
      decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) { decisionHandler(.prompt) }

    @available(iOS 18.4, visionOS 2.4, *)
    func webView(
      _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
      initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void
    ) { completionHandler(nil) }

    #if !os(macOS)
      func webView(
        _ webView: WKWebView,
        requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
      ) { decisionHandler(.prompt) }

      func webView(
        _ webView: WKWebView, contextMenuConfigurationForElement element: WKContextMenuElementInfo,
        completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void
      ) { completionHandler(nil) }

      func webView(
        _ webView: WKWebView, contextMenuWillPresentForElement element: WKContextMenuElementInfo
      ) {}

      func webView(
        _ webView: WKWebView, contextMenuForElement element: WKContextMenuElementInfo,
        willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
      ) {}

      func webView(
        _ webView: WKWebView, contextMenuDidEndForElement element: WKContextMenuElementInfo
      ) {}

      func webView(
        _ webView: WKWebView, showLockdownModeFirstUseMessage message: String,
        completionHandler: @escaping @MainActor @Sendable (WKDialogResult) -> Void
      ) { completionHandler(.showDefault) }

      @available(iOS 16.4, *)
      func webView(
        _ webView: WKWebView,
        willPresentEditMenuWithAnimator animator: any UIEditMenuInteractionAnimating
      ) {}

      @available(iOS 16.4, *)
      func webView(
        _ webView: WKWebView,
        willDismissEditMenuWithAnimator animator: any UIEditMenuInteractionAnimating
      ) {}
    #endif

    #if os(iOS) && !targetEnvironment(macCatalyst)
      @available(iOS 26, *)
      func webView(_ webView: WKWebView, insertInputSuggestion suggestion: UIInputSuggestion) {}
    #endif
  }
#endif
