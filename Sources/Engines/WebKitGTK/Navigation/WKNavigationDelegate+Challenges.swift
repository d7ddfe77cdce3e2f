import Foundation
public import FoundationNetworking

extension WKNavigationDelegate {
  /// Calls the asynchronous form.
  @preconcurrency public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    Task.immediate { @MainActor in
      let (disposition, credential) = await self.webView(webView, respondTo: challenge)
      completionHandler(disposition, credential)
    }
  }

  /// Continues without credentials.
  public func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    webView.navigationDelegateUse.answeredByDefault()
    return (.rejectProtectionSpace, nil)
  }

  /// Calls the asynchronous form.
  @preconcurrency public func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    Task.immediate { @MainActor in
      decisionHandler(await self.webView(webView, shouldAllowDeprecatedTLSFor: challenge))
    }
  }

  /// Allows the version.
  public func webView(
    _ webView: WKWebView, shouldAllowDeprecatedTLSFor challenge: URLAuthenticationChallenge
  ) async -> Bool { true }

  /// Does nothing, which cancels the download.
  public func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {
    webView.navigationDelegateUse.answeredByDefault()
  }

  /// Does nothing, which cancels the download.
  public func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {
    webView.navigationDelegateUse.answeredByDefault()
  }
}
