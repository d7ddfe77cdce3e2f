import HTTPTransport
import HTTPTypes
import Logging
import WebCookies

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Sends requests by `URLSession`, without its cookies and without its cache.
///
/// `URLSession` looks up names itself. On Linux a request of `http` therefore goes to the checked address, with the name
/// in the field `Host`. A request of `https` goes to the name, whose certificate the server has to have: a server at
/// another address cannot take the place of it. On Linux `URLSession` sends through the proxies that the environment names,
/// and a body that is a file is read into memory before it is sent.
public final class URLSessionClient: RelayClient {
  private let session: HTTPSession

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - configuration: The session's configuration. Cookies and the cache are turned off.
  ///   - usesSystemProxies: Whether requests go through the proxies of the system, if the configuration names none. A proxy
  ///     looks up names by itself. The relay checks the addresses that this machine finds for a name, and cannot know
  ///     which address the proxy connects to.
  public init(
    configuration: URLSessionConfiguration = .ephemeral, usesSystemProxies: Bool = false
  ) {
    if !usesSystemProxies, configuration.connectionProxyDictionary == nil {
      configuration.connectionProxyDictionary = [:]
    }
    configuration.urlCredentialStorage = nil
    // The relay decides on each redirect.
    session = HTTPSession(configuration) { _, _ in nil }
  }

  /// The requests that are under way.
  var exchanges: [SessionExchange] { session.exchanges }

  /// Sends a request, and returns when the head of the response has come.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - sent: Called with the number of bytes of the body that were sent so far.
  /// - Throws: ``RelayError`` with the code ``RelayError/Code/network``; the error of reading the body.
  public func send(
    _ request: RelayedRequest, sent: @escaping @Sendable (Int) -> Void
  ) async throws -> RelayedResponse {
    // Events may come after minutes. XMLHttpRequest has a timeout of its own.
    var message = URLRequest(url: Self.url(of: request), timeoutInterval: 7 * 86_400)
    message.httpMethod = request.method.rawValue
    message.httpShouldHandleCookies = false
    for field in request.headerFields.sent {
      message.addValue(field.value, forHTTPHeaderField: field.name)
    }
    if message.url != request.url {
      message.setValue(
        try WebURL(request.urlString).authority, forHTTPHeaderField: "Host")
    }
    let place = try await BodyPlace(request.body)
    let head: HTTPURLResponse
    let body: SessionBody
    do {
      (head, body) = try await session.send(
        message, place, backlog: request.maxBacklogBytes, sent: sent)
    } catch {
      throw RelayError.sending(error)
    }
    var fields: [(name: String, value: String)] = []
    for (name, value) in head.allHeaderFields {
      guard let name = name as? String, let value = value as? String else { continue }
      let isJoined = name.lowercased() == "set-cookie"
      fields += (isJoined ? WebCookie.fields(joined: value) : [value]).map { (name, $0) }
    }
    fields.sort { $0.name < $1.name }
    var response = try RelayedResponse(
      server: head.statusCode, reason: StatusText.usual[head.statusCode] ?? "", fields: fields)
    response.body = BridgeStream(ClientBody(body))
    return response
  }

  /// The URL to which the session connects, with the address that the policy has checked.
  private static func url(of request: RelayedRequest) -> URL {
    #if canImport(FoundationNetworking)
      guard request.url.scheme?.lowercased() == "http", let address = request.addresses.first,
        var parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true),
        parts.percentEncodedHost?.lowercased() != address.urlHost
      else { return request.url }
      parts.percentEncodedHost = address.urlHost
      return parts.url ?? request.url
    #else
      return request.url
    #endif
  }
}

/// The body of a response, whose errors are those of the relay.
private struct ClientBody: AsyncSequence, AsyncIteratorProtocol, Sendable {
  private let body: SessionBody

  init(_ body: SessionBody) { self.body = body }

  func makeAsyncIterator() -> ClientBody { self }

  func next() async throws -> Data? {
    do { return try await body.next() } catch { throw RelayError.sending(error) }
  }
}
