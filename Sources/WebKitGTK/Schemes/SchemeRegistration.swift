import CWebKitGTK
import Foundation
package import FoundationNetworking

/// A scheme handler as a configuration keeps it.
struct SchemeRegistration {
  let handler: any WKURLSchemeHandler

  /// Tells which requests' bodies may be read.
  let readsBody: @MainActor (URLRequest) -> Bool
}

extension WKWebViewConfiguration {
  /// Sets the handler of a URL scheme for views that are made with this configuration.
  ///
  /// The configuration and its views keep the handler.
  ///
  /// - Precondition: The scheme is a valid one, WebKit does not handle it, and it has no handler.
  ///
  /// - Note: *Differs:* in the pages of a view that has handlers, `fetch` and `XMLHttpRequest` are
  ///   a script's, which sends bodies to them in a safe form and passes the rest through. What it
  ///   sends has a mark in the fragment of its URL, which the handler does not see, but content rules
  ///   do: see ``WKUserContentController/add(_:)``.
  public func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {
    setURLSchemeHandler(urlSchemeHandler, forURLScheme: urlScheme, readingBodyWhere: { _ in false })
  }

  /// Sets the handler of a URL scheme, which receives the bodies of some more requests than those
  /// that the module's script deals with.
  ///
  /// Asking WebKitGTK for the body of a request that a page made of a `Blob` or a file ends the
  /// process. The predicate must be true only for requests that the page could not have made by
  /// itself, for example by a secret in the URL, and whose body is text or an array buffer.
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
