import FlyingSocks
import Foundation

/// A pool whose sockets no other process inherits.
///
/// WebKit starts processes for pages. A process that inherits a listening socket keeps the port open after the server
/// has closed it, so that clients connect and wait for ever. FlyingSocks creates sockets without `FD_CLOEXEC`, and first
/// waits for a socket in its pool.
struct PrivateSocketPool<Pool: AsyncSocketPool>: AsyncSocketPool {
  private let pool: Pool

  init(_ pool: Pool) { self.pool = pool }

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
    try await pool.suspendSocket(socket, untilReadyFor: events)
  }
}
