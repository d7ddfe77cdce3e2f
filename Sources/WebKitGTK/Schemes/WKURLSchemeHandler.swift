public import Foundation

/// A loader of resources for a URL scheme that WebKit does not know.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Asks for a resource. Answer through the task's methods, now or later.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)

  /// Tells that the resource is no longer wanted: the page gave it up, or went away, or the view
  /// was closed. Drop the task; what it is still told has no effect.
  ///
  /// - Note: *Differs:* does not come when the view is released.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
