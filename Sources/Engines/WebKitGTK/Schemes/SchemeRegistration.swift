import CWebKitGTK
import Foundation
package import FoundationNetworking

/// A scheme handler of a configuration.
struct SchemeRegistration {
  let handler: any WKURLSchemeHandler

  /// Returns whether the body of a request may be read.
  let readsBody: @MainActor (URLRequest) -> Bool
}

extension WKWebViewConfiguration {
  /// Sets the handler of a URL scheme for views that are made with this configuration.
  ///
  /// The configuration and its views keep the handler alive.
  ///
  /// - Precondition: The scheme is valid, WebKit does not handle it, and it has no handler yet.
  ///
  /// - Note: *Differs:* in the pages of a view that has handlers, a script replaces `fetch` and
  ///   `XMLHttpRequest`. The script sends bodies to the handlers in a safe form and passes on all
  ///   other requests. Its requests have a mark in the fragment of their URLs, which content rules
  ///   see but handlers do not: see ``WKUserContentController/add(_:)``.
  public func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {
    setURLSchemeHandler(urlSchemeHandler, forURLScheme: urlScheme, readingBodyWhere: { _ in false })
  }

  /// Sets the handler of a URL scheme. The handler also receives the bodies of requests that the
  /// predicate selects, in addition to those that the module's script handles.
  ///
  /// Asking WebKitGTK for the body of a request that a page made of a `Blob` or a file ends the
  /// process. The predicate must be true only for requests that the page could not have made by
  /// itself, for example because of a secret in the URL, and whose body is text or an array buffer.
  package func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String,
    readingBodyWhere readsBody: @escaping @MainActor (URLRequest) -> Bool
  ) {
    let scheme = urlScheme.lowercased()
    precondition(Self.isValid(scheme), "“\(urlScheme)” is not a valid URL scheme.")
    precondition(!WKWebView.handlesURLScheme(scheme), "WebKit handles “\(urlScheme)” itself.")
    precondition(schemeHandlers[scheme] == nil, "“\(urlScheme)” has a handler already.")
    guard let urlSchemeHandler else { return }
    schemeHandlers[scheme] = SchemeRegistration(handler: urlSchemeHandler, readsBody: readsBody)
  }

  /// Returns the handler of a URL scheme.
  public func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme.lowercased()]?.handler
  }

  private static func isValid(_ scheme: String) -> Bool {
    scheme.wholeMatch(of: /[a-z][a-z0-9+.\-]*/) != nil
  }
}
