public import Foundation

/// An object that loads resources of a URL scheme that WebKit does not handle.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Asks the handler to load a resource. Answer through the task's methods, now or later.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)

  /// Tells the handler that the resource is no longer needed, because the page cancelled the load
  /// or went away, or because the view was closed. Release the task; further calls of its methods
  /// have no effect.
  ///
  /// - Note: *Differs:* not called when the view is released, nor when the delegate refuses the task's response.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
