import CMainLoop
import CWebKitGTK
import Foundation

/// Sends HTTP requests by libsoup, the HTTP library with which WebKitGTK loads pages.
///
/// It follows no redirect, keeps no cookies, no credentials and no responses, and decodes content codings.
@NetworkActor package final class HTTPClient {
  private let sessions = HTTPSessions()
  private nonisolated let exchanges = ExchangeCount()

  package nonisolated init() {}

  /// How many exchanges exist: those that are sent, and those whose body somebody may read.
  package nonisolated var exchangeCount: Int { exchanges.value }

  /// Sends a request, and returns when the head of the response has come.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - sent: Called with the number of bytes of the body that were sent so far.
  /// - Throws: `CancellationError`, or an error whose description is libsoup's.
  package func send(
    _ request: HTTPRequest, sent: @escaping @Sendable (Int) -> Void
  ) async throws -> HTTPExchange {
    let session = sessions.session(for: request)
    let message = try HTTPMessage(request, sent: sent)
    let cancellation = HTTPCancellation(countedIn: exchanges)
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        let ready = NetworkReady { result in
          do {
            let stream = try GLibError.check {
              soup_session_send_finish(session.pointer(), result, $0)
            }
            guard let stream else { throw URLError(.badServerResponse) }
            continuation.resume(
              returning: HTTPExchange(
                message, NetworkObject(taking: stream), of: session, cancellation))
          } catch {
            continuation.resume(throwing: GLibError.readable(error))
          }
        }
        soup_session_send_async(
          session.pointer(), message.object.opaque, G_PRIORITY_DEFAULT,
          cancellation.object.pointer(), ready.callback, ready.data)
      }
    } onCancel: {
      cancellation.cancel()
    }
  }

  /// Returns the next bytes of a body; `nil` at the end.
  ///
  /// - Throws: `CancellationError`, or an error whose description is libsoup's.
  package func read(_ exchange: HTTPExchange) async throws -> Data? {
    try await exchange.stream.next()
  }
}

extension GLibError {
  /// The error that a reader of the network gets.
  static func readable(_ error: any Error) -> any Error {
    guard let error = error as? GLibError else { return error }
    if error.domain == g_io_error_quark(), error.code == G_IO_ERROR_CANCELLED.rawValue {
      return CancellationError()
    }
    return NSError(
      domain: error.domainName, code: Int(error.code),
      userInfo: [NSLocalizedDescriptionKey: error.message])
  }
}
