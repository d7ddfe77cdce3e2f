import FlyingSocks
import Foundation

/// A client that sends any bytes, for requests that no browser and no library sends.
package final class WireClient: Sendable {
  private let socket: Socket

  /// Connects to a server of this computer.
  package init(port: UInt16) throws {
    // A server that closes the connection during a write must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    socket = try Socket(domain: AF_INET)
    try socket.connect(to: .inet(ip4: "127.0.0.1", port: port))
  }

  deinit { try? socket.close() }

  /// Sends bytes, and returns false if the other side has gone.
  @discardableResult package func send(_ text: String) -> Bool {
    let bytes = Data(text.utf8)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard let next = try? socket.write(bytes, from: index) else { return false }
      index = next
    }
    return true
  }

  /// Whether the server has closed the connection of a client that waits for nothing else.
  package var isClosed: Bool {
    do {
      try socket.setFlags(.nonBlocking)
      _ = try socket.read() as UInt8
      return false
    } catch {
      return error as? SocketError != .blocked
    }
  }

  /// Returns everything that comes until the server closes the connection.
  package func rest() -> String {
    var bytes: [UInt8] = []
    while let next = try? socket.read(atMost: 4096) { bytes += next }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the status of the response that comes before the server closes the connection; `nil` if none comes.
  package func status() -> Int? {
    let text = rest()
    guard text.hasPrefix("HTTP/1.1 ") else { return nil }
    return Int(text.dropFirst(9).prefix(3))
  }

  /// Runs blocking work on a thread of its own, so that it takes none of those that run tasks.
  package static func blocking<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: .init(catching: work)) }
    }
  }
}
