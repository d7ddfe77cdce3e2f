public import Foundation

/// The cookies of relayed requests. A jar that is synchronized with the web view's store conforms to it.
public protocol RelayCookies: Sendable {
  /// Returns the value of the field `Cookie`; `nil` if there is no cookie for the request.
  ///
  /// - Parameters:
  ///   - url: Where the request goes.
  ///   - request: The request, whose document says whether it is one of the same site.
  func cookies(for url: URL, of request: RelayedRequest) async -> String?

  /// Keeps what a response sets.
  ///
  /// - Parameters:
  ///   - fields: The values of the fields `Set-Cookie`. Foundation's client joins several to one with commas.
  ///   - url: Where the response came from.
  ///   - request: The request.
  func keep(_ fields: [String], from url: URL, for request: RelayedRequest) async
}
