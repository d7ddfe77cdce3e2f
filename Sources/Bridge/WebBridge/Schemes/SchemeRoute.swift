import Foundation
import SiteServing

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// A source of responses for a ``RoutedSchemeHandler``, such as a folder or the bytes of calls.
@MainActor package protocol SchemeRoute: AnyObject {
  /// Returns the answer to a request, or `nil` if another route may have one.
  func answer(_ request: URLRequest, for webView: WKWebView) -> SchemeAnswer?

  /// Whether the responses come from packages.
  var servesPackages: Bool { get }

  /// Whether the responses wait for each other, of which a few are in progress at once.
  var takesTurns: Bool { get }
}

extension SchemeRoute {
  package var servesPackages: Bool { false }
  package var takesTurns: Bool { true }
}

/// A route's answer to a request.
package enum SchemeAnswer: Sendable {
  /// A known response, which is sent in this turn of the main actor.
  case response(SchemeResponse)
  /// A response that takes work outside of the main actor. `nil` fails the request.
  case later(@Sendable () async -> SchemeResponse?)
}

extension SchemeAnswer {
  /// Returns the answer, which fails the request of a page of another origin unless the response allows that page.
  func readable(by request: URLRequest) -> SchemeAnswer {
    let read = CrossOriginRead(
      url: request.url?.absoluteString ?? "", method: request.httpMethod,
      field: { request.value(forHTTPHeaderField: $0) })
    guard let read else { return self }
    @Sendable func readable(_ response: SchemeResponse?) -> SchemeResponse? {
      let allowed = response?.head.value(forHTTPHeaderField: "Access-Control-Allow-Origin")
      return read.isAllowed(by: allowed) ? response : nil
    }
    switch self {
    case .response(let response): return readable(response) == nil ? .later { nil } : self
    case .later(let respond): return .later { readable(await respond()) }
    }
  }
}

extension WKWebViewConfiguration {
  /// Adds a route to the handler of a custom scheme, and creates the handler if the scheme has none. Folders,
  /// large bytes and further extensions answer requests through such routes.
  ///
  /// Call this method before you create the view, because a view copies its configuration.
  ///
  /// - Throws: `BridgeError` with the code `duplicateName` if the app has set a handler for the scheme.
  package func add(_ route: some SchemeRoute, forScheme scheme: String) throws {
    switch urlSchemeHandler(forURLScheme: scheme) {
    case nil: setURLSchemeHandler(RoutedSchemeHandler(routes: [route]), forURLScheme: scheme)
    case let handler as RoutedSchemeHandler: handler.add(route)
    default:
      throw BridgeError(
        .duplicateName, "The configuration has a handler for “\(scheme):” already.")
    }
  }
}
