public import Foundation

/// A loader of resources for a URL scheme that WebKit does not know.
@MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Asks for a resource. Answer through the task's methods, now or later.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)

  /// Tells that the resource is no longer wanted.
  ///
  /// - Note: *Differs:* comes only once a response was given, and only when WebKit next looks for
  ///   data.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
