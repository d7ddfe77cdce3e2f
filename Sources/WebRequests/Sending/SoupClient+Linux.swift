#if os(Linux)
  import Foundation
  import WebKitGTK

  /// Sends requests by libsoup, the HTTP library with which WebKitGTK loads pages.
  ///
  /// A connection goes to one of the addresses that were checked, and a certificate has to be one of the host's name.
  /// The server waits while the page does not read, so that a response takes little memory and no disk space.
  public final class SoupClient: RelayClient {
    private let client = HTTPClient()

    /// Creates a client, which has connections of its own.
    public init() {}

    /// How many exchanges exist: those that are sent, and those whose body somebody may read.
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
      let target = try RelayTarget(request.url)
      var message = HTTPRequest(
        request.method, request.url,
        headers: request.headers.fields.map { ($0.name, $0.value) },
        host: (target.name, target.port))
      message.addresses = request.addresses.map(\.bytes)
      let place = try await BodyPlace(request.body)
      defer { withExtendedLifetime(place) {} }
      switch place {
      case .memory(let data): message.body = .data(data)
      case .file(let url, _): message.body = .file(url)
      case nil: break
      }
      let exchange: HTTPExchange
      do { exchange = try await client.send(message, sent: sent) } catch {
        throw Self.failure(error)
      }
      let headers = RelayHeaders(
        exchange.head.headers.map { RelayHeaders.Field($0.name, $0.value) })
      if exchange.isWhole {
        return RelayedResponse(
          exchange.head.status, reason: exchange.head.reason, headers: headers,
          body: exchange.start)
      }
      return RelayedResponse(
        exchange.head.status, reason: exchange.head.reason, headers: headers,
        body: BridgeStream(SoupBody(exchange, of: client)))
    }

    fileprivate static func failure(_ error: any Error) -> any Error {
      error is CancellationError ? error : RelayError(.network, error.localizedDescription)
    }
  }

  /// Reads the body of an exchange. The end of the last reader ends the exchange.
  private struct SoupBody: AsyncSequence, Sendable {
    let exchange: HTTPExchange
    let client: HTTPClient

    init(_ exchange: HTTPExchange, of client: HTTPClient) {
      (self.exchange, self.client) = (exchange, client)
    }

    struct Iterator: AsyncIteratorProtocol {
      let body: SoupBody
      var hasBegun = false

      mutating func next() async throws -> Data? {
        if !hasBegun {
          hasBegun = true
          if !body.exchange.start.isEmpty { return body.exchange.start }
        }
        do { return try await body.client.read(body.exchange) } catch {
          throw SoupClient.failure(error)
        }
      }
    }

    func makeAsyncIterator() -> Iterator { Iterator(body: self) }
  }
#endif
