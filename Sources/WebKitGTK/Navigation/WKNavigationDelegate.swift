// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// A method written for Apple's `WKNavigation!` matches no requirement that says `WKNavigation?`.

public import Foundation
public import FoundationNetworking

/// A follower of a view's navigations, which may also decide upon them.
///
/// Every method has a default. Where a method exists with a decision handler and as an `async`
/// function, implement one of them.
///
/// - Note: *Differs:* a method whose signature is slightly off compiles and is never called, as it
///   does on Apple's systems; debug builds log once when a delegate turns out to have answered
///   nothing by itself. Write `WKNavigation!` as Apple's declarations do: with `WKNavigation?` the
///   method is another one.
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

  /// Decides whether to allow a navigation once its response is known. The default allows what
  /// WebKit can show.
  @preconcurrency func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)

  /// Decides whether to allow a navigation once its response is known. The default allows what
  /// WebKit can show.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy

  /// Tells that a navigation of the main frame has started.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

  /// Tells that the server redirected a navigation of the main frame.
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)

  /// Tells that a navigation of the main frame failed before content arrived.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)

  /// Tells that content began to arrive: the main frame has a new document.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

  /// Tells that a navigation of the main frame is complete.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

  /// Tells that a navigation of the main frame failed after content had begun to arrive.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)

  /// Answers a server that asks for credentials. The default goes on without.
  ///
  /// - Note: *Differs:* not asked about the certificates of servers and clients, for Foundation on
  ///   Linux has no types for them. A server that is not to be trusted fails the navigation.
  @preconcurrency func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

  /// Answers a server that asks for credentials. The default goes on without.
  func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

  /// Decides whether to go on with a deprecated version of TLS.
  ///
  /// - Note: *Differs:* never called. The system's settings for TLS decide.
  @preconcurrency func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void)

  /// Decides whether to go on with a deprecated version of TLS.
  ///
  /// - Note: *Differs:* never called. The system's settings for TLS decide.
  func webView(
    _ webView: WKWebView, shouldAllowDeprecatedTLSFor challenge: URLAuthenticationChallenge
  ) async -> Bool

  /// Tells that a navigation became a download. Without a delegate of its own, to be set at once,
  /// the download is cancelled.
  ///
  /// - Note: *Differs:* called too for a link that asks for a download and was allowed, and for a
  ///   download that the user started from the page's menu.
  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)

  /// Tells that a navigation became a download. Without a delegate of its own, to be set at once,
  /// the download is cancelled.
  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)

  /// Tells that the process that ran the page has ended. Load again to go on.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
