import FlyingFox
import FlyingSocks
import Foundation
import PackagePublishing

/// A server on this computer's loopback address, which nobody else on the network reaches.
struct LoopbackServer: Sendable {
  let respond: @Sendable (HTTPRequest) async -> HTTPResponse

  /// Serves until the task is cancelled.
  ///
  /// - Parameters:
  ///   - port: The port; 0 takes a free one.
  ///   - started: Called with the address when the server listens. The server ends when this fails.
  func run(port: UInt16, started: @Sendable @escaping (String) async throws -> Void) async throws {
    let logger: DisabledLogger = .disabled
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), logger: logger,
      handler: ClosureHTTPHandler { [respond] request in await respond(request) })
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask {
          try await server.waitUntilListening()
          var actual = port
          if case .ip4(_, let port)? = await server.listeningAddress { actual = port }
          try await started("http://127.0.0.1:\(actual)/")
        }
        // The first task that fails ends the other one.
        while try await group.next() != nil {}
      }
    } catch let error as SocketError {
      throw PublishingError(
        .file, "Port \(port) cannot be used (\(error)): name another one with --port.")
    }
  }
}

extension HTTPResponse {
  /// Makes a response of one line of plain text.
  static func text(_ text: String, _ status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: [.contentType: "text/plain; charset=utf-8"],
      body: Data("\(text)\n".utf8))
  }
}
