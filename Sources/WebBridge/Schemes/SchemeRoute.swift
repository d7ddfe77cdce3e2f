import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// One of the things that a ``RoutedSchemeHandler`` serves, such as a folder or the bytes of calls.
@MainActor package protocol SchemeRoute: AnyObject {
  /// Returns the answer to a request, or `nil` where another route may have one.
  func answer(_ request: URLRequest, for webView: WKWebView) -> SchemeAnswer?
}

/// What a route says about a request.
package enum SchemeAnswer: Sendable {
  /// The response is known, and is sent in this turn of the main actor.
  case response(SchemeResponse)
  /// The response takes work off the main actor. `nil` fails the request.
  case later(@Sendable () async -> SchemeResponse?)
}
