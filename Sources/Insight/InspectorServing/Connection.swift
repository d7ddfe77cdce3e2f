import FlyingSocks
import Foundation

/// The socket of a client. No operation takes longer than its deadline.
struct Connection: Sendable {
  private static let piece = 4096

  private let socket: Socket
  private let pool: any AsyncSocketPool

  /// - Parameter socket: A socket that does not block.
  init(_ socket: Socket, _ pool: any AsyncSocketPool) { (self.socket, self.pool) = (socket, pool) }

  /// Reads the next bytes.
  ///
  /// - Throws: `TimeLimit`, `CancellationError`, and `SocketError.disconnected` at the end.
  func read(until deadline: ContinuousClock.Instant) async throws -> [UInt8] {
    while true {
      try Task.checkCancellation()
      do {
        return try socket.read(atMost: Self.piece)
      } catch SocketError.blocked {
        try await wait(for: .read, until: deadline)
      }
    }
  }

  /// Writes bytes.
  ///
  /// - Parameter limit: How long the client may leave the next bytes.
  func write(_ data: Data, within limit: Duration) async throws {
    var sent = data.startIndex
    while sent < data.endIndex {
      try Task.checkCancellation()
      do {
        sent += try send(data[sent...])
      } catch SocketError.blocked {
        try await wait(for: .write, until: .now + limit)
      }
    }
  }

  /// FlyingSocks writes so that the system ends the process if the client has gone.
  private func send(_ data: Data) throws -> Int {
    let sent = data.withUnsafeBytes {
      Foundation.send(socket.file.rawValue, $0.baseAddress, $0.count, Socket.noSignal)
    }
    guard sent < 0 else { return sent }
    throw errno == EWOULDBLOCK ? SocketError.blocked : SocketError.disconnected
  }

  /// Ends the connection so that the client gets what was written last. The system would take it back if bytes that
  /// came are unread.
  func finish() async {
    shutdown(socket.file.rawValue, Int32(SHUT_WR))
    let deadline = ContinuousClock.now + .seconds(1)
    while ContinuousClock.now < deadline, (try? await read(until: deadline)) != nil {}
  }

  func close() { try? socket.close() }

  private func wait(for events: Socket.Events, until deadline: ContinuousClock.Instant) async throws
  {
    do {
      try await within(deadline) { try await pool.suspendSocket(socket, untilReadyFor: events) }
    } catch SocketError.disconnected {
      // The pool may tell of the end of an earlier connection with the same descriptor. The next operation knows.
    }
  }
}

struct TimeLimit: Error {}

/// Runs an operation, and cancels it at a deadline.
func within<Value: Sendable>(
  _ deadline: ContinuousClock.Instant, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask(operation: operation)
    group.addTask {
      try await Task.sleep(until: deadline, clock: .continuous)
      throw TimeLimit()
    }
    defer { group.cancelAll() }
    guard let value = try await group.next() else { throw CancellationError() }
    return value
  }
}
