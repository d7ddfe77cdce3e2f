import FlyingFox
import FlyingSocks
import Foundation
import SiteServing

/// A static host of a build, without a `Content-Security-Policy`.
struct BuildServer {
  let url: URL
  private let task: Task<Void, any Error>

  init(_ folder: URL) async throws {
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0))
    await server.appendRoute("*") { request in
      let path = request.path.hasSuffix("/") ? request.path + "index.html" : request.path
      let file = folder.appendingPathComponent(path.removingPercentEncoding ?? path)
      guard let data = try? Data(contentsOf: file) else {
        return HTTPResponse(statusCode: .notFound)
      }
      let headers = [HTTPHeader.contentType: MediaType.ofFile(named: file.lastPathComponent)]
      return HTTPResponse(statusCode: .ok, headers: HTTPHeaders(headers), body: data)
    }
    task = Task { try await server.run() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port)? = await server.listeningAddress,
      let url = URL(string: "http://127.0.0.1:\(port)/")
    else { throw URLError(.badServerResponse) }
    self.url = url
  }

  func stop() { task.cancel() }
}
