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
  package nonisolated func send(
    _ request: SoupRequest, sent: @escaping @Sendable (Int) -> Void,
    waiting: @escaping @Sendable () -> Void = {}
  ) async throws -> SoupResponse {
    let cancellation = HTTPCancellation(countedIn: exchanges)
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      // It belongs to no actor, because a continuation of an actor goes on by way of another thread.
      return try await withCheckedThrowingContinuation { continuation in
        NetworkActor.run { [self] in
          begin(request, cancellation, sent, waiting) { continuation.resume(with: $0) }
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }

  private func begin(
    _ request: SoupRequest, _ cancellation: HTTPCancellation,
    _ sent: @escaping @Sendable (Int) -> Void, _ waiting: @escaping @Sendable () -> Void,
    _ done: @escaping @Sendable (Result<SoupResponse, any Error>) -> Void
  ) {
    let message: HTTPMessage
    do { message = try HTTPMessage(request, sent: sent) } catch { return done(.failure(error)) }
    let place = HTTPPlace(request)
    if places.count > 64 { places = places.filter { !$0.value.isIdle } }
    places[place, default: HTTPTraffic()].underWay += 1
    freeConnections(to: place)
    let isCrowded = (places[place]?.inUse ?? 0) > HTTPSessions.connections
    let clock = isCrowded ? watch(message, waiting) : nil
    let session = sessions.session(for: place)
    let ready = NetworkReady { [self] result in
      let response = Result { try self.response(to: message, result, of: session, cancellation) }
      if case .success(let response) = response, let rest = response.rest {
        places[place, default: HTTPTraffic()].unread.append(WeakExchange(rest))
        // The request itself no longer waits.
        freeConnections(to: place, served: 1)
      }
      clock?.cancel()
      places[place]?.underWay -= 1
      if places[place]?.isIdle == true { places[place] = nil }
      done(response)
    }
    soup_session_send_async(
      session.pointer(), message.object.opaque, G_PRIORITY_DEFAULT, cancellation.pointer,
      ready.callback, ready.data)
  }

  /// Takes what has come of a response.
  private func response(
    to message: HTTPMessage, _ result: OpaquePointer?, of session: NetworkObject,
    _ cancellation: HTTPCancellation
  ) throws -> SoupResponse {
    do {
      let stream = try GLibError.check {
        soup_session_send_finish(session.pointer(), result, $0)
      }
      guard let stream else { throw URLError(.badServerResponse) }
      let head = message.head
      let body = HTTPStream(NetworkObject(taking: stream), isCoded: head.isCoded, cancellation)
      let (start, isWhole) = body.start()
      return SoupResponse(
        head: head, start: start,
        rest: isWhole ? nil : HTTPExchange(body, of: session, cancellation))
    } catch {
      throw GLibError.readable(error)
    }
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

  /// Returns the next bytes of a body; `nil` at the end.
  ///
  /// - Throws: `CancellationError`, or an error whose description is libsoup's.
  package nonisolated func read(_ exchange: HTTPExchange) async throws -> Data? {
    try await exchange.stream.next()
  }
}

/// What happens at a place.
private struct HTTPTraffic {
  /// How many requests wait for the heads of their responses.
  var underWay = 0
  /// The responses whose bodies have not come to their ends.
  var unread: [WeakExchange] = []

  /// How many connections are in use, or wanted.
  @NetworkActor var inUse: Int {
    underWay + unread.count { $0.exchange?.stream.isOver == false }
  }

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
