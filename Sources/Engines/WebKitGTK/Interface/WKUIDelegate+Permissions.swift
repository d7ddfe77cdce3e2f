public import Foundation

extension WKUIDelegate {
  /// Calls the asynchronous form.
  @available(iOS 18.4, *)
  @preconcurrency public func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(
        await self.webView(webView, runOpenPanelWith: parameters, initiatedByFrame: frame))
    }
  }

  /// Cancels the panel.
  @available(iOS 18.4, *)
  public func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo
  ) async -> [URL]? {
    webView.uiDelegateUse.answeredByDefault("files")
    return nil
  }

  /// Calls the asynchronous form.
  @preconcurrency public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) {
    Task.immediate { @MainActor in
      decisionHandler(
        await self.webView(
          webView, decideMediaCapturePermissionsFor: origin, initiatedBy: frame, type: type))
    }
  }

  /// Denies the permission.
  public func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision {
    webView.uiDelegateUse.answeredByDefault("a camera or a microphone")
    return .deny
  }

  /// Calls the asynchronous form.
  @available(macOS, unavailable)
  @preconcurrency public func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) {
    Task.immediate { @MainActor in
      decisionHandler(
        await self.webView(
          webView, requestDeviceOrientationAndMotionPermissionFor: origin, initiatedByFrame: frame))
    }
  }

  /// Denies the permission.
  @available(macOS, unavailable)
  public func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo
  ) async -> WKPermissionDecision {
    webView.uiDelegateUse.answeredByDefault("the motion of the device")
    return .deny
  }
}

/// The answer to a page's request for a permission.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKPermissionDecision: Int, Sendable {
  /// Ask the user.
  ///
  /// - Note: *Differs:* denies, because there is no panel to ask with.
  case prompt
  /// Grant the permission.
  case grant
  /// Deny the permission.
  case deny
}
