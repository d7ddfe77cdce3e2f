import FlyingFox
import FlyingSocks
import Foundation

/// The server of an article: it signs one user in, and shows pages to that user alone.
actor ShopServer {
  nonisolated let url: URL
  private let server: HTTPServer
  private let running: Task<Void, any Error>
  /// Whether a session was ended.
  private(set) var hasEnded = false
  /// The cookies of the last request for orders.
  private(set) var cookieOfLastOrders: String?

  private struct Credentials: Decodable {
    let name: String
    let password: String
  }

  init() async throws {
    let server = HTTPServer(port: 0, logger: .disabled)
    await server.appendRoute("POST /login") { request in
      let user = try await JSONDecoder().decode(Credentials.self, from: request.bodyData)
      guard user.name == "ada", user.password == "secret" else {
        return HTTPResponse(statusCode: .unauthorized)
      }
      return Self.response(.setCookie, "session=\(user.name); Path=/; HttpOnly")
    }
    running = Task { try await server.run() }
    try await server.waitUntilListening()
    self.server = server
    switch await server.listeningAddress {
    case .ip4(_, let port), .ip6(_, let port):
      guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw URLError(.badURL) }
      self.url = url
    default: throw URLError(.cannotConnectToHost)
    }
    await server.appendRoute("GET /orders") { await self.orders($0) }
    await server.appendRoute("POST /logout") { _ in await self.end() }
  }

  private func orders(_ request: HTTPRequest) -> HTTPResponse {
    cookieOfLastOrders = request.headers[.cookie]
    guard !hasEnded, let cookie = cookieOfLastOrders, cookie.hasPrefix("session=") else {
      return HTTPResponse(statusCode: .unauthorized)
    }
    return Self.response(.contentType, "text/html", "Orders of \(cookie.dropFirst(8))")
  }

  private func end() -> HTTPResponse {
    hasEnded = true
    return Self.response(.setCookie, "session=; Path=/; Max-Age=0; HttpOnly")
  }

  private static func response(
    _ header: HTTPHeader, _ value: String, _ body: String = ""
  ) -> HTTPResponse {
    var headers = HTTPHeaders()
    headers[header] = value
    return HTTPResponse(statusCode: .ok, headers: headers, body: Data(body.utf8))
  }

  func stop() async {
    await server.stop()
    running.cancel()
  }
}
