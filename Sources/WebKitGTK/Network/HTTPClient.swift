import CMainLoop
import CWebKitGTK
import Foundation

/// Sends HTTP requests by libsoup, the HTTP library with which WebKitGTK loads pages.
///
/// It follows no redirect, keeps no cookies, no credentials and no responses, and decodes content codings.
@NetworkActor package final class HTTPClient {
  private let sessions: HTTPSessions
  private nonisolated let exchanges = ExchangeCount()
  private var places: [HTTPPlace: HTTPTraffic] = [:]

  /// - Parameter usesSystemProxies: Whether requests go through the proxies of the system. A proxy looks up names by
  ///   itself, and the request's addresses play no part.
  package nonisolated init(usesSystemProxies: Bool = false) {
    sessions = HTTPSessions(usesSystemProxies: usesSystemProxies)
  }

  /// How many exchanges exist: those that are sent, and those whose body somebody may read.
  package nonisolated var exchangeCount: Int { exchanges.value }

  /// Sends a request, and returns when the head of the response has come.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - sent: Called with the number of bytes of the body that were sent so far.
  /// - Throws: `CancellationError`, or an error whose description is libsoup's.
  package func send(
    _ request: HTTPRequest, sent: @escaping @Sendable (Int) -> Void,
    waiting: @escaping @Sendable () -> Void = {}
  ) async throws -> HTTPExchange {
    let place = HTTPPlace(request)
    if places.count > 64 { places = places.filter { !$0.value.isIdle } }
    let message = try HTTPMessage(request, sent: sent)
    places[place, default: HTTPTraffic()].underWay += 1
    freeConnections(to: place)
    let isCrowded = (places[place]?.underWay ?? 0) > HTTPSessions.connections
    let clock = isCrowded ? watch(message, waiting) : nil
    defer {
      clock?.cancel()
      places[place]?.underWay -= 1
      if places[place]?.isIdle == true { places[place] = nil }
    }
    let exchange = try await exchange(message, in: sessions.session(for: place))
    if !exchange.isWhole {
      places[place, default: HTTPTraffic()].unread.append(WeakExchange(exchange))
      // The request itself no longer waits.
      freeConnections(to: place, served: 1)
    }
    return exchange
  }

  /// Lets the bodies of a place be read on, where requests wait for their connections.
  private func freeConnections(to place: HTTPPlace, served: Int = 0) {
    guard var traffic = places[place] else { return }
    traffic.unread.removeAll { $0.exchange?.stream.isOver ?? true }
    places[place] = traffic
    guard traffic.underWay - served + traffic.unread.count > HTTPSessions.connections else {
      return
    }
    for unread in traffic.unread { unread.exchange?.connectionIsNeeded() }
  }

  /// Calls a closure if a message gets no connection for a second, where all connections to its place are in use.
  private func watch(
    _ message: HTTPMessage, _ waiting: @escaping @Sendable () -> Void
  ) -> Task<Void, any Error> {
    Task {
      try await Task.sleep(nanoseconds: 1_000_000_000)
      if !message.hasConnection { waiting() }
    }
  }

  private func exchange(
    _ message: HTTPMessage, in session: NetworkObject
  ) async throws -> HTTPExchange {
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

/// What happens at a place.
private struct HTTPTraffic {
  /// How many requests wait for the heads of their responses.
  var underWay = 0
  /// The responses whose bodies have not come to their ends.
  var unread: [WeakExchange] = []

  var isIdle: Bool { underWay == 0 && unread.allSatisfy { $0.exchange == nil } }
}

private struct WeakExchange {
  weak var exchange: HTTPExchange?

  init(_ exchange: HTTPExchange) { self.exchange = exchange }
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
