#if os(Linux)
  package import Foundation
  import Glibc

  /// A server that answers each connection byte by byte, for behaviour that real servers do not have: bodies that
  /// wait for the test, connections that break, and replies that never arrive.
  package final class WireServer: Sendable {
    /// The server's address.
    package let url: URL

    private let socket: Int32

    /// Listens, and serves each connection on its own thread.
    package init(_ serve: @escaping @Sendable (Connection) -> Void) throws {
      // A page that closes the connection during a write must not end the tests.
      signal(SIGPIPE, SIG_IGN)
      let listener = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isListening = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(listener, $0, size) == 0 && listen(listener, 16) == 0
            && getsockname(listener, $0, &size) == 0
        }
      }
      guard isListening,
        let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")
      else { throw URLError(.cannotConnectToHost) }
      self.url = url
      socket = listener
      Thread.detachNewThread {
        while case let client = accept(listener, nil, nil), client >= 0 {
          Thread.detachNewThread {
            let connection = Connection(socket: client)
            serve(connection)
            close(client)
          }
        }
        close(listener)
      }
    }

    deinit {
      // Wakes the accepting thread, which then closes the socket.
      shutdown(socket, Int32(SHUT_RDWR))
    }

    /// One connection, after the head of its first request has been read.
    package struct Connection: Sendable {
      /// The request line and the header fields.
      package let request: String

      private let socket: Int32

      fileprivate init(socket: Int32) {
        self.socket = socket
        var head: [UInt8] = []
        var byte: UInt8 = 0
        while !head.ends(with: [13, 10, 13, 10]), read(socket, &byte, 1) == 1 { head.append(byte) }
        request = String(decoding: head, as: UTF8.self)
      }

      /// Sends text.
      package func send(_ text: String) {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
          let count = bytes[sent...].withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
          guard count > 0 else { return }
          sent += count
        }
      }

      /// Sends the beginning of a page that never ends, with enough bytes for WebKit to parse it.
      package func sendBeginning() {
        send("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 99999\r\n\r\n<p>hello")
        send(String(repeating: " ", count: 4000))
      }

      /// Waits until the other side has closed the connection.
      package func waitForEnd() {
        var byte: UInt8 = 0
        while read(socket, &byte, 1) == 1 {}
      }
    }
  }

  extension [UInt8] {
    fileprivate func ends(with bytes: [UInt8]) -> Bool { suffix(bytes.count).elementsEqual(bytes) }
  }
#endif
