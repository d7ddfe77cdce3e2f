/// Sends requests to servers: ``URLSessionClient`` by `URLSession`, `SoupClient` on Linux by libsoup, or a client of an app.
///
/// A client follows no redirect, keeps no cookies, and connects to no other address than
/// ``RelayedRequest/addresses``. It decodes content codings, and ends its work when the task is cancelled that calls
/// `send`, or that reads the body.
public protocol RelayClient: Sendable {
  /// Sends a request, and returns when the head of the response has come.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - sent: Called with the number of bytes of the body that were sent so far, as often as the client likes.
  /// - Throws: ``RelayError`` with the code ``RelayError/Code/network``, or another error.
  func send(
    _ request: RelayedRequest, sent: @escaping @Sendable (Int) -> Void
  ) async throws -> RelayedResponse
}
