import Foundation

/// A navigation for which WebKit asks the view.
package struct AskedNavigation {
  package let url: URL
  /// The text of the URL, as WebKit has it.
  package let uri: String
  package let method: String
  package let type: WKNavigationType
}

/// A part of the package that follows a view's documents. The view calls its observers before the
/// app's delegate, whatever that delegate does.
@MainActor package protocol WKWebViewObserver: AnyObject {
  /// Tells the observer that the main frame has a new document, before its first script message.
  func webView(_ webView: WKWebView, didCommitMainFrame url: URL?)

  /// Returns whether the observer takes over a page's `prompt`, which it then answers once, then or later. Called
  /// before the app's delegate is asked.
  func webView(
    _ webView: WKWebView, receivePrompt message: String, text: String?,
    reply: @escaping @MainActor (String) -> Void
  ) -> Bool

  /// Returns whether the observer takes over a navigation of one of the view's frames, which is
  /// then cancelled. Called before the app's delegate is asked.
  func webView(_ webView: WKWebView, intercept navigation: AskedNavigation) -> Bool

  /// Returns whether the observer carries out a navigation that the app's delegate has allowed, and
  /// which is then cancelled.
  func webView(_ webView: WKWebView, takeOver navigation: AskedNavigation) -> Bool

  /// Tells the observer that the app asks for a load.
  func webViewWillLoad(_ webView: WKWebView)

  /// Tells the observer that the main frame has begun to load something.
  func webViewDidStartMainFrame(_ webView: WKWebView)

  /// Tells the observer of the response that becomes a frame's document, which the app's delegate has allowed.
  func webView(_ webView: WKWebView, willShow response: WKNavigationResponse)

  /// Tells the observer that the process that ran the page has ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)

  /// Tells the observer that the app has closed the view.
  func webViewDidClose(_ webView: WKWebView)
}

extension WKWebViewObserver {
  package func webView(_ webView: WKWebView, willShow response: WKNavigationResponse) {}

  package func webView(
    _ webView: WKWebView, receivePrompt message: String, text: String?,
    reply: @escaping @MainActor (String) -> Void
  ) -> Bool { false }

  package func webView(_ webView: WKWebView, intercept navigation: AskedNavigation) -> Bool {
    false
  }

  package func webView(_ webView: WKWebView, takeOver navigation: AskedNavigation) -> Bool {
    false
  }

  package func webViewWillLoad(_ webView: WKWebView) {}

  package func webViewDidStartMainFrame(_ webView: WKWebView) {}

  package func webViewDidClose(_ webView: WKWebView) {}
}

extension WKWebView {
  /// Adds an observer, which the view does not keep alive.
  package func addObserver(_ observer: any WKWebViewObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(ObserverReference(observer: observer))
  }

  /// Removes an observer.
  package func removeObserver(_ observer: any WKWebViewObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func isTaken(
    prompt message: String, text: String?, reply: @escaping @MainActor (String) -> Void
  ) -> Bool {
    observers.contains {
      $0.observer?.webView(self, receivePrompt: message, text: text, reply: reply) == true
    }
  }

  func isIntercepted(_ navigation: AskedNavigation) -> Bool {
    observers.contains { $0.observer?.webView(self, intercept: navigation) == true }
  }

  func isTakenOver(_ navigation: AskedNavigation) -> Bool {
    observers.contains { $0.observer?.webView(self, takeOver: navigation) == true }
  }

  func forEachObserver(_ body: (any WKWebViewObserver) -> Void) {
    for reference in observers { reference.observer.map(body) }
  }

  struct ObserverReference {
    weak var observer: (any WKWebViewObserver)?
  }
}
