import Crypto
import FlyingFox
import FlyingSocks
import Foundation

/// The server of the articles: it checks signatures, and takes orders of visitors.
actor ArticleServer {
  nonisolated let url: URL
  private let server: HTTPServer
  private let running: Task<Void, any Error>
  /// The orders that have come, with their cookies.
  private(set) var orders: [String] = []

  init(key: SymmetricKey? = nil) async throws {
    let server = HTTPServer(port: 0, logger: .disabled)
    running = Task { try await server.run() }
    try await server.waitUntilListening()
    self.server = server
    let port: UInt16
    switch await server.listeningAddress {
    case .ip4(_, let number), .ip6(_, let number): port = number
    default: throw URLError(.cannotConnectToHost)
    }
    guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw URLError(.badURL) }
    self.url = url
    await server.appendRoute("GET /orders") { _ in
      Self.response(200, [.contentType: "text/html"], "<!doctype html><title>Orders</title>")
    }
    await server.appendRoute("GET /stock") { _ in
      Self.response(200, [.setCookie: "visit=1; Path=/; HttpOnly"], "12 left")
    }
    await server.appendRoute("POST /orders") { try await self.order($0) }
    await server.appendRoute("GET /orders/1") { request in
      let cookie = request.headers[.cookie] ?? "nobody"
      return Self.response(200, [.contentType: "text/html"], "Ordered by \(cookie)")
    }
    await server.appendRoute("GET /api/old") { request in
      guard try await Self.isSigned(request, url, key) else { return Self.response(401) }
      return Self.response(302, [.location: "/api/orders"])
    }
    await server.appendRoute("GET,POST /api/orders") { request in
      guard try await Self.isSigned(request, url, key) else { return Self.response(401) }
      return Self.response(200, [:], "signed")
    }
  }

  private func order(_ request: HTTPRequest) async throws -> HTTPResponse {
    let body = String(decoding: try await request.bodyData, as: UTF8.self)
    orders.append("\(body) \(request.headers[.cookie] ?? "nobody")")
    return Self.response(303, [.location: "/orders/1"])
  }

  private static func isSigned(
    _ request: HTTPRequest, _ url: URL, _ key: SymmetricKey?
  ) async throws -> Bool {
    guard let key, let text = request.headers[HTTPHeader("X-Signature")],
      let code = Data(base64Encoded: text)
    else { return false }
    let message =
      Data("\(request.method.rawValue) \(url.absoluteString)\(request.path)\n".utf8)
      + (try await request.bodyData)
    return HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key)
  }

  private static func response(
    _ status: Int, _ fields: [HTTPHeader: String] = [:], _ body: String = ""
  ) -> HTTPResponse {
    var headers = HTTPHeaders()
    for (name, value) in fields { headers[name] = value }
    return HTTPResponse(
      statusCode: HTTPStatusCode(status, phrase: ""), headers: headers, body: Data(body.utf8))
  }

  func stop() async {
    await server.stop()
    running.cancel()
  }
}
