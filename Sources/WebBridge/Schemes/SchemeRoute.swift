import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// A source of responses for a ``RoutedSchemeHandler``, such as a folder or the bytes of calls.
@MainActor package protocol SchemeRoute: AnyObject {
  /// Returns the answer to a request, or `nil` if another route may have one.
  func answer(_ request: URLRequest, for webView: WKWebView) -> SchemeAnswer?

  /// Whether the responses come from packages.
  var servesPackages: Bool { get }
}

extension SchemeRoute {
  package var servesPackages: Bool { false }
}

/// A route's answer to a request.
package enum SchemeAnswer: Sendable {
  /// A known response, which is sent in this turn of the main actor.
  case response(SchemeResponse)
  /// A response that takes work outside of the main actor. `nil` fails the request.
  case later(@Sendable () async -> SchemeResponse?)
}
