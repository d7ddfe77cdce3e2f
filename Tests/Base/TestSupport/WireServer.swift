import FlyingSocks
package import Foundation
import Locking

/// A server that answers each connection byte by byte, for behaviour that real servers do not have: bodies that
/// wait for the test, connections that break, and replies that never arrive.
package final class WireServer: Sendable {
  /// The server's address.
  package let url: URL

  private let port: UInt16
  private let isEnded = Locked(false)
  private let isClosed = DispatchSemaphore(value: 0)

  /// Listens, and serves each connection on its own thread, after the head of its first request unless `readsHead` is false.
  package init(
    readsHead: Bool = true, _ serve: @escaping @Sendable (Connection) -> Void
  ) throws {
    // A page that closes the connection during a write must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    let listener = try Socket(domain: AF_INET)
    try listener.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    try listener.listen()
    guard case .ip4(_, let port) = try listener.sockname(),
      let url = URL(string: "http://127.0.0.1:\(port)/")
    else { throw URLError(.cannotConnectToHost) }
    (self.url, self.port) = (url, port)
    Thread.detachNewThread { [isEnded, isClosed] in
      while let client = try? Socket(file: listener.accept().file) {
        if isEnded.withLock({ $0 }) {
          try? client.close()
          break
        }
        Thread.detachNewThread {
          serve(Connection(socket: client, readsHead: readsHead))
          try? client.close()
        }
      }
      try? listener.close()
      isClosed.signal()
    }
  }

  deinit {
    isEnded.withLock { $0 = true }
    // The accepting thread waits for a connection, and then sees the end. The port refuses connections from here on.
    guard let last = try? Socket(domain: AF_INET) else { return }
    try? last.connect(to: .inet(ip4: "127.0.0.1", port: port))
    isClosed.wait()
    try? last.close()
  }

  /// One connection.
  package struct Connection: Sendable {
    /// The request line and the header fields.
    package let request: String
    /// The bytes of the request line and of the header fields.
    package let head: Data

    private let socket: Socket

    fileprivate init(socket: Socket, readsHead: Bool) {
      self.socket = socket
      var head: [UInt8] = []
      while readsHead, !head.suffix(4).elementsEqual([13, 10, 13, 10]),
        let byte: UInt8 = try? socket.read()
      {
        head.append(byte)
      }
      self.head = Data(head)
      request = String(decoding: head, as: UTF8.self)
    }

    /// Reads the next bytes that the other side sends; fewer if it closes the connection.
    package func read(_ count: Int) -> Data {
      var bytes = Data()
      while bytes.count < count, let byte: UInt8 = try? socket.read() { bytes.append(byte) }
      return bytes
    }

    /// Sends text.
    package func send(_ text: String) { send(Data(text.utf8)) }

    /// Sends bytes, and returns false if the other side has gone.
    @discardableResult package func send(_ bytes: Data) -> Bool {
      var index = bytes.startIndex
      while index < bytes.endIndex {
        guard let next = try? socket.write(bytes, from: index) else { return false }
        index = next
      }
      return true
    }

    /// Sends the beginning of a page that never ends, with enough bytes for WebKit to parse it.
    package func sendBeginning() {
      send("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 99999\r\n\r\n<p>hello")
      send(String(repeating: " ", count: 4000))
    }

    /// Waits until the other side has closed the connection.
    package func waitForEnd() {
      while (try? socket.read() as UInt8) != nil {}
    }
  }
}
