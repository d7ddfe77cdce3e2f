#if canImport(ObjectiveC)
  import Foundation

  /// Answers in the place of a delegate that was released, as WebKit does for a view without a delegate.
  ///
  /// WebKit asks a delegate which methods it has when it is set. After another thread has released the app's delegate,
  /// WebKit therefore still calls these methods of the forwarder, until the main actor has set the forwarder again.
  /// Methods that every forwarder implements itself are missing here.
  @MainActor final class AbsentDelegate: NSObject {
    nonisolated static let shared = AbsentDelegate()

    nonisolated private override init() { super.init() }
  }

  // WebKit raises an exception if a handler is released without a call. The answers are those of NavigationState.mm for
  // a delegate without the method.
  extension AbsentDelegate: WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(action.defaultPolicy(in: webView)) }

    func webView(
      _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
      preferences: WKWebpagePreferences,
      decisionHandler:
        @escaping @MainActor @Sendable (
          WKNavigationActionPolicy, WKWebpagePreferences
        ) -> Void
    ) { decisionHandler(action.defaultPolicy(in: webView), preferences) }

    func webView(
      _ webView: WKWebView, decidePolicyFor response: WKNavigationResponse,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(response.canShowMIMEType ? .allow : .cancel) }

    func webView(
      _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.rejectProtectionSpace, nil) }

    func webView(
      _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
      shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) { decisionHandler(true) }

    @available(iOS 26, macOS 26, visionOS 26, *)
    func webView(
      _ webView: WKWebView, shouldGoTo item: WKBackForwardListItem, willUseInstantBack: Bool,
      completionHandler: @escaping @Sendable (Bool) -> Void
    ) { completionHandler(true) }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}

    func webView(
      _ webView: WKWebView,
      didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {}

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

    func webView(
      _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
    ) {}

    // A download without a delegate is cancelled.
    func webView(
      _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
    ) {}

    func webView(
      _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
    ) {}
  }
#endif
