import Disclosure
import HTTPTransport
public import Logging
public import WebCookies

/// Relays the requests of a web view: rules choose them, interceptors see them, and a client sends them.
///
/// ```swift
/// let api = RelayPattern("https://api.example.com/*")
/// let relay = RequestRelay(
///   rules: [RelayRule([api], from: [.scheme("app")])], interceptors: [Signing(key: key)])
/// let configuration = WKWebViewConfiguration()
/// try configuration.relay(through: relay)
/// ```
public struct RequestRelay: Sendable {
  /// Which URLs are relayed, for which documents. Everything else stays with the engine.
  public var rules: [RelayRule]
  /// The interceptors, in their order.
  public var interceptors: [any RelayInterceptor]
  /// The client.
  public var client: any RelayClient
  /// The cookies; `nil` if requests have none.
  public var cookies: RelayCookies?
  /// Finds the addresses of hosts.
  public var resolver: any HostResolver
  /// The maximum size of a request's body, in bytes. Bodies of more than a mebibyte wait in temporary files.
  public var maxBodyBytes: Int
  /// The maximum number of bytes of a response that wait for a page that reads more slowly than the server sends. Beyond
  /// it the request fails. The first 4 MiB wait in memory, and the rest in a temporary file. The default is 1 GiB.
  public var maxBacklogBytes = HTTPSession.usualBacklog
  /// The timeout of a synchronous request, as in WebKit.
  package var longestSynchronous: Duration = .seconds(10)
  /// The time for which a request that outlives its document waits for the response after the document's end.
  package var longestOutliving: Duration = .seconds(30)
  /// The logger for requests that failed or were refused. It gets no query and no body.
  public var logger: Logger
  /// The logger for the texts of pages and servers.
  var log: Logger { logger.disclosing }

  /// Creates a relay.
  ///
  /// - Parameters:
  ///   - rules: Which URLs are relayed, for which documents.
  ///   - interceptors: The interceptors, in their order.
  ///   - client: The client. Without one, `URLSession` sends on Apple's systems, and ``SoupClient`` on Linux.
  ///   - cookies: The cookies; `nil` if requests have none.
  ///   - resolver: Finds the addresses of hosts.
  ///   - maxBodyBytes: The maximum size of a request's body, in bytes.
  ///   - logger: The logger for requests that failed or were refused.
  public init(
    rules: [RelayRule], interceptors: [any RelayInterceptor] = [],
    client: (any RelayClient)? = nil, cookies: RelayCookies? = nil,
    resolver: any HostResolver = SystemResolver(), maxBodyBytes: Int = 1 << 30,
    logger: Logger = Logger(label: "webbridge.relay")
  ) {
    self.rules = rules
    self.interceptors = interceptors
    self.client = client ?? Self.makeClient()
    self.cookies = cookies
    self.resolver = resolver
    self.maxBodyBytes = maxBodyBytes
    self.logger = logger
  }

  private static func makeClient() -> any RelayClient {
    #if os(Linux)
      SoupClient()
    #else
      URLSessionClient()
    #endif
  }
}

/// The cookies of relayed requests.
///
/// They go with the requests whose `credentials` allow them, and only if the cookie's domain, path, Secure and
/// SameSite allow it. What a response sets is stored before the page gets the response.
public enum RelayCookies: Sendable {
  /// The cookies of a jar. The page does not see them, and its own requests do not carry them.
  case jar(any CookieJar)
  /// The cookies that the app and the page share. A request waits until it has what the page's scripts have set before,
  /// and the page gets a response when its scripts can read what the response has set.
  case synced(CookieSync)
}

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
