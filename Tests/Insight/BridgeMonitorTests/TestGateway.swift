import FlyingFox
import FlyingSocks
import Foundation

/// A Pushgateway of the tests, which keeps what a run with the instance 1 has pushed.
@MainActor final class TestGateway {
  let url: URL
  private let texts: AsyncStream<String>
  private let running: Task<Void, any Error>

  init() async throws {
    let (texts, push) = AsyncStream.makeStream(of: String.self)
    self.texts = texts
    let server = HTTPServer(port: 0, logger: .disabled)
    await server.appendRoute("PUT /metrics/job/shop/instance/1") { request in
      push.yield(String(decoding: try await request.bodyData, as: UTF8.self))
      return HTTPResponse(statusCode: .ok)
    }
    running = Task { try await server.run() }
    try await server.waitUntilListening()
    let port: UInt16
    switch await server.listeningAddress {
    case .ip4(_, let number), .ip6(_, let number): port = number
    default: throw URLError(.cannotConnectToHost)
    }
    guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw URLError(.badURL) }
    self.url = url
  }

  /// Returns the next text that was pushed.
  func nextText() async -> String? {
    for await text in texts { return text }
    return nil
  }

  func stop() { running.cancel() }
}
