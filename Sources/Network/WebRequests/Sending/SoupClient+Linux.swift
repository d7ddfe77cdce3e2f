#if os(Linux)
  import Foundation
  import HTTPTransport
  import HTTPTypes
  import WebKitGTK

  /// Sends requests by libsoup, the HTTP library with which WebKitGTK loads pages.
  ///
  /// A connection goes to one of the addresses that were checked, and a certificate has to be one of the host's name. Six
  /// connections to a host are open at once.
  ///
  /// The server waits while the page does not read, so that a response takes little memory and no disk space. If all
  /// connections to the host wait in this way, and there is another request, their bodies are read on. Up to
  /// ``RequestRelay/maxBacklogBytes`` bytes of each then wait for the page: 4 MiB in memory, and the rest in a temporary file.
  public final class SoupClient: RelayClient {
    private let client: HTTPClient

    /// Creates a client, which has connections of its own.
    ///
    /// - Parameter usesSystemProxies: Whether requests go through the proxies of the system, such as the one that
    ///   `http_proxy` names. A proxy looks up names by itself. The relay checks the addresses that this machine finds for
    ///   a name, and cannot know which address the proxy connects to.
    public init(usesSystemProxies: Bool = false) {
      client = HTTPClient(usesSystemProxies: usesSystemProxies)
    }

    /// The number of exchanges: those that are sent, and those whose body can still be read.
    var exchangeCount: Int { client.exchangeCount }

    /// Sends a request, and returns when the head of the response has come.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - sent: Called with the number of bytes of the body that were sent so far.
    /// - Throws: ``RelayError`` with the code ``RelayError/Code/network``.
    public func send(
      _ request: RelayedRequest, sent: @escaping @Sendable (Int) -> Void
    ) async throws -> RelayedResponse {
      let target = try WebURL(relayed: request.urlString)
      var message = SoupRequest(
        request.method.rawValue,
        SoupRequest.Target(
          scheme: target.scheme, host: target.name, port: target.effectivePort, path: target.path,
          query: target.query),
        headers: request.headerFields.sent)
      message.addresses = request.addresses.map(\.bytes)
      let place = try await BodyPlace(request.body)
      defer { withExtendedLifetime(place) {} }
      switch place {
      case .memory(let data): message.body = .data(data)
      case .file(let url, _): message.body = .file(url)
      case nil: break
      }
      let response: SoupResponse
      do {
        response = try await client.send(message, sent: sent, waiting: request.waiting)
      } catch {
        throw RelayError.sending(error)
      }
      let head = response.head
      var relayed = try RelayedResponse(
        server: head.status, reason: head.reason,
        fields: head.headers.lazy.map { ($0.name, $0.value) }, body: response.start)
      guard let rest = response.rest else { return relayed }
      relayed.body = BridgeStream(
        SoupBody(rest, behind: response.start, of: client, backlog: request.maxBacklogBytes))
      return relayed
    }
  }
#endif
