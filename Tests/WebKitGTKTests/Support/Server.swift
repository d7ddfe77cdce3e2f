import FlyingFox
import Foundation

/// An HTTP server on this machine, whose pages the tests add as they go.
actor Server {
  static let shared = Server()

  private var responses: [String: HTTPResponse] = [:]
  private var received: [String: HTTPRequest] = [:]
  private var origin: Task<String, any Error>?
  private var count = 0

  /// Adds a page and returns its URL.
  func page(_ html: String, headers: [String: String] = [:]) async throws -> URL {
    try await respond(
      HTTPResponse(
        statusCode: .ok, headers: Self.headers(["Content-Type": "text/html"], headers),
        body: Data(html.utf8)))
  }

  /// Adds a redirect and returns its URL.
  func redirect(to url: URL) async throws -> URL {
    try await respond(
      HTTPResponse(statusCode: .found, headers: Self.headers(["Location": url.absoluteString])))
  }

  /// The header field that a request for the URL came with.
  func header(_ name: String, ofRequestFor url: URL) -> String? {
    received[url.path]?.headers[HTTPHeader(name)]
  }

  private func respond(_ response: HTTPResponse) async throws -> URL {
    count += 1
    let path = "/\(count)"
    responses[path] = response
    let origin = try await start()
    guard let url = URL(string: origin + path) else { throw URLError(.badURL) }
    return url
  }

  private func start() async throws -> String {
    if let origin { return try await origin.value }
    let task = Task {
      let server = HTTPServer(port: 0)
      await server.appendRoute("*") { await self.answer($0) }
      Task { try await server.run() }
      try await server.waitUntilListening()
      guard let address = await server.listeningAddress,
        let port = "\(address)".firstMatch(of: /port: (\d+)/)?.1
      else { throw URLError(.cannotConnectToHost) }
      return "http://127.0.0.1:\(port)"
    }
    origin = task
    return try await task.value
  }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    received[request.path] = request
    return responses[request.path] ?? HTTPResponse(statusCode: .notFound)
  }

  private static func headers(_ fields: [String: String]...) -> HTTPHeaders {
    var headers = HTTPHeaders()
    for (name, value) in fields.joined() { headers[HTTPHeader(name)] = value }
    return headers
  }
}
