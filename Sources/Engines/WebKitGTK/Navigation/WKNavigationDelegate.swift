// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// A method declared with Apple's `WKNavigation!` does not match a requirement with `WKNavigation?`.

public import Foundation
public import FoundationNetworking

/// A delegate that observes a view's navigations and decides whether to allow them.
///
/// Every method has a default. If a method exists with a decision handler and as an `async`
/// function, implement one of the two.
///
/// - Note: *Differs:* a method whose signature differs slightly compiles and is never called, as on
///   Apple's systems. Debug builds log once if a delegate implements none of the methods called so
///   far. Write `WKNavigation!` as Apple's declarations do, because a method with `WKNavigation?`
///   is a different method.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides whether to allow a navigation. The default allows it.
  @preconcurrency func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)

  /// Decides whether to allow a navigation. The default allows it.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy

  /// Decides whether to allow a navigation, and with which preferences.
  @preconcurrency func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler:
      @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)

  /// Decides whether to allow a navigation, and with which preferences.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)

  /// Decides whether to allow a navigation once its response is known. The default allows content
  /// that WebKit can show.
  @preconcurrency func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)

  /// Decides whether to allow a navigation once its response is known. The default allows content
  /// that WebKit can show.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy

  /// Tells the delegate that a navigation of the main frame has started.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

  /// Tells the delegate that the server redirected a navigation of the main frame.
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)

  /// Tells the delegate that a navigation of the main frame failed before content arrived.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)

  /// Tells the delegate that content began to arrive, so that the main frame has a new document.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

  /// Tells the delegate that a navigation of the main frame is complete.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

  /// Tells the delegate that a navigation of the main frame failed after content began to arrive.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)

  /// Answers a server that requests credentials. The default continues without credentials.
  ///
  /// - Note: *Differs:* not called for the certificates of servers and clients, because Foundation
  ///   on Linux has no types for them. A navigation to a server that is not trusted fails.
  @preconcurrency func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

  /// Answers a server that requests credentials. The default continues without credentials.
  func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

  /// Decides whether to continue with a deprecated version of TLS.
  ///
  /// - Note: *Differs:* never called. The system's settings for TLS decide.
  @preconcurrency func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void)

  /// Decides whether to continue with a deprecated version of TLS.
  ///
  /// - Note: *Differs:* never called. The system's settings for TLS decide.
  func webView(
    _ webView: WKWebView, shouldAllowDeprecatedTLSFor challenge: URLAuthenticationChallenge
  ) async -> Bool

  /// Tells the delegate that a navigation became a download. The download is cancelled unless this
  /// method sets the download's own delegate.
  ///
  /// - Note: *Differs:* also called for an allowed link that requests a download, and for a
  ///   download that the user started from the page's menu.
  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)

  /// Tells the delegate that a navigation became a download. The download is cancelled unless this
  /// method sets the download's own delegate.
  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)

  /// Tells the delegate that the process that ran the page has ended. Load a page to continue.
  ///
  /// - Note: *Differs:* not called for a process that ends while it starts, for example because the system is out of
  ///   memory: WebKitGTK 2.50 then ends the program, with a message that begins with `readPIDFromPeer`.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

/// What to do with a navigation that is about to start.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKNavigationActionPolicy: Int, Sendable {
  /// Cancel the navigation.
  case cancel
  /// Let the navigation continue.
  case allow
  /// Turn the navigation into a download, which the delegate then receives.
  case download
}

/// What to do with a navigation whose response is known.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// Cancel the navigation.
  case cancel
  /// Let the navigation continue.
  case allow
  /// Turn the navigation into a download, which the delegate then receives.
  case download
}

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
