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
  private let session: URLSession
  private let delegate = ClientDelegate()

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
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpCookieStorage = nil
    configuration.urlCredentialStorage = nil
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
  }

  deinit { session.invalidateAndCancel() }

  /// The requests that are under way.
  var exchanges: [ClientExchange] { delegate.all }

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
    let task = try task(message, place)
    let exchange = ClientExchange(
      task, sending: place, backlog: request.maxBacklogBytes, sent: sent
    ) { [weak delegate] in delegate?.remove($0) }
    delegate.add(exchange)
    let head = try await exchange.start()
    var fields: [(name: String, value: String)] = []
    for (name, value) in head.allHeaderFields {
      guard let name = name as? String, let value = value as? String else { continue }
      let isJoined = name.lowercased() == "set-cookie"
      fields += (isJoined ? WebCookie.fields(joined: value) : [value]).map { (name, $0) }
    }
    fields.sort { $0.name < $1.name }
    var response = try RelayedResponse(
      server: head.statusCode, reason: StatusText.usual[head.statusCode] ?? "", fields: fields)
    response.body = BridgeStream(ClientBody(exchange))
    return response
  }

  private func task(_ message: URLRequest, _ body: BodyPlace?) throws -> URLSessionTask {
    // An upload task, because a data task with a body adds a media type of its own.
    switch body {
    case .memory(let data): session.uploadTask(with: message, from: data)
    case .file(let url, _):
      #if canImport(FoundationNetworking)
        // swift-corelibs-foundation ends the process when a transfer ends while its task reads a file.
        session.uploadTask(with: message, from: try Data(contentsOf: url))
      #else
        session.uploadTask(with: message, fromFile: url)
      #endif
    case nil: session.dataTask(with: message)
    }
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
