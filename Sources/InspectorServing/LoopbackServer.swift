package import FlyingFox
import FlyingSocks
package import Foundation

#if !Inspector && !CommandLine
  #error(
    "BridgeInspector of swift-web-bridge needs the package's trait Inspector, which is off. Add the trait to `traits:` of the dependency."
  )
#endif

/// A server on this computer's loopback address, which nobody else on the network reaches.
package struct LoopbackServer: Sendable {
  /// How long clients may take to receive what is under way when the server ends, in seconds.
  private static let patience: TimeInterval = 1

  /// The longest time in which a request is answered, in seconds.
  let longestAnswer: TimeInterval
  let respond: @Sendable (HTTPRequest) async -> HTTPResponse

  package init(
    longestAnswer: TimeInterval = 15,
    respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) {
    (self.longestAnswer, self.respond) = (longestAnswer, respond)
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameters:
  ///   - port: The port; 0 takes a free one.
  ///   - started: Called with the address when the server listens. The server ends when this fails.
  /// - Throws: `PortError` if the port cannot be used, and what `started` throws.
  package func run(
    port: UInt16, started: @Sendable @escaping (String) async throws -> Void
  ) async throws {
    let logger: DisabledLogger = .disabled
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: longestAnswer,
      pool: PrivateSocketPool(HTTPServer.defaultPool()), logger: logger,
      handler: ClosureHTTPHandler { [respond] request in await respond(request) })
    // No child of this task, because a server that is cancelled ends responses in their middle. It stops instead.
    let running = Task { try await server.run() }
    let stop: @Sendable () async -> Void = {
      await server.stop(timeout: Self.patience)
      // A server that does not listen yet has nothing to stop.
      running.cancel()
    }
    do {
      try await withTaskCancellationHandler {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await running.value }
          group.addTask {
            try await server.waitUntilListening()
            var actual = port
            if case .ip4(_, let port)? = await server.listeningAddress { actual = port }
            try await started("http://127.0.0.1:\(actual)/")
          }
          // The first task that fails ends the other one.
          do {
            while try await group.next() != nil {}
          } catch {
            await stop()
            throw error
          }
        }
      } onCancel: {
        Task { await stop() }
      }
    } catch let error as SocketError {
      guard !Task.isCancelled else { throw CancellationError() }
      throw PortError(port: port, reason: "\(error)")
    }
  }
}

/// A port that a server cannot listen on.
package struct PortError: Error {
  package let port: UInt16
  package let reason: String
}

extension HTTPResponse {
  /// Makes a response of one line of plain text.
  package static func text(_ text: String, _ status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: [.contentType: "text/plain; charset=utf-8"],
      body: Data("\(text)\n".utf8))
  }
}
