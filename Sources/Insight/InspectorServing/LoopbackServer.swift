package import FlyingFox
import FlyingSocks
import Foundation

/// A server on this computer's loopback address, which nobody else on the network reaches.
///
/// It reads requests itself, because FlyingFox reads a line in quadratic time, without a limit, on the threads of the app's
/// tasks.
package struct LoopbackServer: Sendable {
  /// How long clients may take to receive what is under way when the server ends.
  private static let patience = Duration.seconds(1)

  let limits: RequestLimits
  let respond: @Sendable (HTTPRequest) async -> HTTPResponse

  package init(
    limits: RequestLimits = RequestLimits(),
    respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) {
    (self.limits, self.respond) = (limits, respond)
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
    let listener = try Self.listen(port)
    let pool = HTTPServer.defaultPool()
    let clients = ClientList(most: limits.clients)
    var events: Task<Void, any Error>?
    defer { events?.cancel() }
    do {
      defer { try? listener.close() }
      try await pool.prepare()
      // No child of this task, because responses go on for a while when the task is cancelled.
      events = Task { try await pool.run() }
      var actual = port
      if case .ip4(_, let port) = try listener.sockname() { actual = port }
      try await withThrowingTaskGroup(of: Void.self) { [actual] group in
        group.addTask { try await accept(from: listener, pool, clients) }
        group.addTask { try await started("http://127.0.0.1:\(actual)/") }
        // The first task that fails ends the other one.
        while try await group.next() != nil {}
      }
    } catch {
      await Task { await clients.end(within: Self.patience) }.value
      throw error
    }
  }

  private static func listen(_ port: UInt16) throws -> Socket {
    do {
      let socket = try Socket(domain: AF_INET)
      do {
        try socket.prepare()
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
        try socket.listen()
      } catch {
        try? socket.close()
        throw error
      }
      return socket
    } catch let error as SocketError {
      throw PortError(port: port, reason: "\(error)")
    }
  }

  private func accept(
    from listener: Socket, _ pool: some AsyncSocketPool, _ clients: ClientList
  ) async throws {
    let listener = try AsyncSocket(socket: listener, pool: pool)
    while true {
      let socket: Socket
      do {
        socket = try await listener.accept().socket
      } catch SocketError.failed(_, let code, _)
        where [EMFILE, ENFILE, ECONNABORTED, EINTR].contains(code)
      {
        // The client has gone, or the process has no descriptor left.
        try await Task.sleep(for: .milliseconds(100))
        continue
      }
      try? socket.prepare()
      let connection = Connection(socket, pool)
      guard await clients.makeRoom() else {
        connection.close()
        continue
      }
      await clients.add { [limits, respond] number in
        await Client(connection: connection, limits: limits, respond: respond) {
          await clients.setWaits($0, number)
        }.serve()
      }
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
