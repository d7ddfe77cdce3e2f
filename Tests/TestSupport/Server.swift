import FlyingFox
import Foundation

/// An HTTP server on this machine, whose pages the tests add as they go.
package actor Server {
  package static let shared = Server()

  private var pages: [String: String] = [:]
  private var port: Task<UInt16, any Error>?

  /// Keeps a page under its path.
  package func keep(_ html: String, at path: String) { pages[path] = html }

  /// The port that the server listens on; the first who asks starts it.
  package func listen() async throws -> UInt16 {
    if let port { return try await port.value }
    let task = Task {
      let server = HTTPServer(port: 0)
      await server.appendRoute("*") { await self.answer($0) }
      Task { try await server.run() }
      try await server.waitUntilListening()
      // Socket.Address is FlyingSocks' and not to be named here; its text is.
      guard let address = await server.listeningAddress,
        let port = "\(address)".firstMatch(of: /port: (\d+)/).flatMap({ UInt16($0.1) })
      else { throw URLError(.cannotConnectToHost) }
      return port
    }
    port = task
    return try await task.value
  }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard let html = pages[request.path] else { return HTTPResponse(statusCode: .notFound) }
    return HTTPResponse(
      statusCode: .ok, headers: [.contentType: "text/html; charset=utf-8"], body: Data(html.utf8))
  }
}
