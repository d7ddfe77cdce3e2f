import Foundation

extension WKUIDelegate {
  /// Makes no view.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    webView.uiDelegateUse.answeredByDefault("a window")
    return nil
  }

  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {
    webView.uiDelegateUse.answeredByDefault()
  }

  /// Calls the asynchronous form.
  @preconcurrency public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    Task.immediate { @MainActor in
      await self.webView(
        webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame)
      completionHandler()
    }
  }

  /// Dismisses the alert.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async {
    webView.uiDelegateUse.answeredByDefault("an alert")
  }

  /// Calls the asynchronous form.
  @preconcurrency public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(
        await self.webView(
          webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame))
    }
  }

  /// Refuses the confirmation.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool {
    webView.uiDelegateUse.answeredByDefault("a confirmation")
    return false
  }

  /// Calls the asynchronous form.
  @preconcurrency public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(
        await self.webView(
          webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
          initiatedByFrame: frame))
    }
  }

  /// Cancels the panel.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo
  ) async -> String? {
    webView.uiDelegateUse.answeredByDefault("a prompt")
    return nil
  }
}
