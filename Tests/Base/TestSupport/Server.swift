import FlyingFox
import FlyingSocks
package import Foundation

/// An HTTP server on this machine, to which the tests add pages.
package actor Server {
  package static let shared = Server()

  private var responses: [String: HTTPResponse] = [:]
  private var services: [String: @Sendable ((String) -> String?) -> Reply] = [:]
  private var received: [String: HTTPRequest] = [:]
  private var exchanges: [String: [Exchange]] = [:]
  private var exchangeServices: [String: @Sendable (Exchange) -> Reply] = [:]
  private var requestCounts: [String: Int] = [:]
  private var port: Task<UInt16, any Error>?
  private var count = 0
  private var hosts = 0

  /// Adds a page and returns its URL.
  package func page(_ html: String, headers: [String: String] = [:]) async throws -> URL {
    try await respond(Self.response(html, headers))
  }

  /// Adds a script and returns its URL.
  package func script(_ text: String) async throws -> URL {
    try await respond(
      HTTPResponse(
        statusCode: .ok, headers: Self.headers(["Content-Type": "text/javascript"]),
        body: Data(text.utf8)))
  }

  /// Returns the URL of a page on a host that no other page uses, so that WebKit has no process for it yet.
  package func onHostOfItsOwn(_ url: URL) throws -> URL {
    hosts += 1
    guard hosts < 255, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      throw URLError(.badURL)
    }
    parts.host = "127.0.1.\(hosts)"
    guard let url = parts.url else { throw URLError(.badURL) }
    return url
  }

  /// Adds a page under the given path.
  package func keep(_ html: String, at path: String) { responses[path] = Self.response(html) }

  /// Adds a redirect and returns its URL.
  package func redirect(to url: URL) async throws -> URL {
    try await respond(
      HTTPResponse(statusCode: .found, headers: Self.headers(["Location": url.absoluteString])))
  }

  /// Adds an answer that depends on the request's header fields, and returns its URL.
  package func serve(
    _ body: @escaping @Sendable (_ header: (String) -> String?) -> Reply
  ) async throws -> URL {
    let url = try await respond(HTTPResponse(statusCode: .ok))
    services[url.path] = body
    return url
  }

  /// Adds an answer that depends on the whole request, and returns its URL.
  package func exchange(
    _ body: @escaping @Sendable (Exchange) -> Reply = { _ in Reply(200) }
  ) async throws -> URL {
    let url = try await respond(HTTPResponse(statusCode: .ok))
    exchangeServices[url.path] = body
    return url
  }

  /// Returns the requests for a URL of ``exchange(_:)``.
  package func exchanges(at url: URL) -> [Exchange] { exchanges[url.path] ?? [] }

  /// Returns a header field of the last request for the URL.
  package func header(_ name: String, ofRequestFor url: URL) -> String? {
    received[url.path]?.headers[HTTPHeader(name)]
  }

  /// Returns the number of requests for the URL.
  package func requestCount(for url: URL) -> Int { requestCounts[url.path] ?? 0 }

  /// Returns the port that the server listens on. The first call starts the server.
  package func listen() async throws -> UInt16 {
    if let port { return try await port.value }
    let task = Task {
      let server = HTTPServer(port: 0, logger: .disabled)
      await server.appendRoute("*") { await self.answer($0) }
      Task { try await server.run() }
      try await server.waitUntilListening()
      switch await server.listeningAddress {
      case .ip4(_, let port), .ip6(_, let port): return port
      default: throw URLError(.cannotConnectToHost)
      }
    }
    port = task
    return try await task.value
  }

  private func respond(_ response: HTTPResponse) async throws -> URL {
    count += 1
    let path = "/\(count)"
    responses[path] = response
    guard let url = URL(string: "http://127.0.0.1:\(try await listen())\(path)") else {
      throw URLError(.badURL)
    }
    return url
  }

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    received[request.path] = request
    requestCounts[request.path, default: 0] += 1
    if let service = services[request.path] {
      return Self.response(service { request.headers[HTTPHeader($0)] })
    }
    if let service = exchangeServices[request.path] {
      let exchange = Exchange(request, body: (try? await request.bodyData) ?? Data())
      exchanges[request.path, default: []].append(exchange)
      return Self.response(service(exchange))
    }
    return responses[request.path] ?? HTTPResponse(statusCode: .notFound)
  }

  private static func response(_ reply: Reply) -> HTTPResponse {
    HTTPResponse(
      statusCode: HTTPStatusCode(reply.status, phrase: ""), headers: headers(reply.headers),
      body: reply.body)
  }

  /// A request that the server has received.
  package struct Exchange: Sendable {
    package let method: String
    package let body: Data
    private let headers: HTTPHeaders

    fileprivate init(_ request: HTTPRequest, body: Data) {
      method = request.method.rawValue
      headers = request.headers
      self.body = body
    }

    /// Returns a header field.
    package func header(_ name: String) -> String? { headers[HTTPHeader(name)] }
  }

  /// An answer of the server.
  package struct Reply: Sendable {
    let status: Int
    let headers: [String: String]
    let body: Data

    package init(_ status: Int, headers: [String: String] = [:], body: Data = Data()) {
      self.status = status
      self.headers = headers
      self.body = body
    }
  }

  private static func response(_ html: String, _ fields: [String: String] = [:]) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok, headers: headers(["Content-Type": "text/html; charset=utf-8"], fields),
      body: Data(html.utf8))
  }

  private static func headers(_ fields: [String: String]...) -> HTTPHeaders {
    var headers = HTTPHeaders()
    for (name, value) in fields.joined() { headers[HTTPHeader(name)] = value }
    return headers
  }
}
