// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// A method declared with Apple's `WKNavigation!` does not match a requirement with `WKNavigation?`.

import Foundation

/// The engine calls the form that has a completion handler and the most parameters. Each default
/// calls the next form, until a form that the delegate implements, or the last default, answers.
extension WKNavigationDelegate {
  /// Calls the form without preferences.
  @preconcurrency public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler:
      @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    // Not through an asynchronous form, which would keep the view alive until the delegate answers.
    navigationAction.preferences = preferences
    self.webView(webView, decidePolicyFor: navigationAction) {
      decisionHandler($0, navigationAction.preferences ?? preferences)
    }
  }

  /// Calls the asynchronous forms.
  @preconcurrency public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    Task.immediate { @MainActor in
      let (policy, preferences) = await self.webView(
        webView, decidePolicyFor: navigationAction,
        preferences: navigationAction.preferences ?? WKWebpagePreferences())
      navigationAction.preferences = preferences
      decisionHandler(policy)
    }
  }

  /// Calls the asynchronous form without preferences.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
    (await self.webView(webView, decidePolicyFor: navigationAction), preferences)
  }

  /// Allows the navigation.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    webView.navigationDelegateUse.answeredByDefault()
    return .allow
  }

  /// Calls the asynchronous form.
  @preconcurrency public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    Task.immediate { @MainActor in
      decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse))
    }
  }

  /// Allows content that WebKit can show.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    webView.navigationDelegateUse.answeredByDefault()
    return navigationResponse.canShowMIMEType ? .allow : .cancel
  }

  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {
    webView.navigationDelegateUse.answeredByDefault()
  }

  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    webView.navigationDelegateUse.answeredByDefault()
  }

  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    webView.navigationDelegateUse.answeredByDefault()
  }

  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    webView.navigationDelegateUse.answeredByDefault()
  }

  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    webView.navigationDelegateUse.answeredByDefault()
  }

  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    webView.navigationDelegateUse.answeredByDefault()
  }

  /// Does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    webView.navigationDelegateUse.answeredByDefault()
  }
}
