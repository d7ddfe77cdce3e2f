import Foundation
import Testing

@testable import OfflinePackages

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A server that answers each connection with bytes of the test's choice: what no well-behaved server does.
final class BrokenServer: Sendable {
  /// What a connection gets, by the number of the request and its head.
  typealias Answer = @Sendable (_ number: Int, _ head: String) -> Response

  struct Response: Sendable {
    var bytes: Data
    /// Whether the connection stays open behind the bytes.
    var hangs = false
    /// Whether the bytes are sent again and again.
    var isEndless = false

    static func head(_ status: String, _ fields: [String]) -> String {
      (["HTTP/1.1 \(status)", "Connection: close"] + fields).joined(separator: "\r\n") + "\r\n\r\n"
    }

    init(
      _ status: String, _ fields: [String] = [], body: Data = Data(), hangs: Bool = false,
      isEndless: Bool = false
    ) {
      bytes = Data(Self.head(status, fields).utf8) + body
      (self.hangs, self.isEndless) = (hangs, isEndless)
    }
  }

  let port: UInt16
  private let socket: Int32
  private let count = Tally()
  /// The connections that the server has left, because it was done or the client went away.
  let endedConnections = Tally()

  var url: URL {
    get throws { try #require(URL(string: "http://127.0.0.1:\(port)/")) }
  }

  init(_ answer: @escaping Answer) throws {
    port = try Nginx.freePort()
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var reuse: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let socket = socket
    try withUnsafePointer(to: &address) {
      try $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        try #require(bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0)
      }
    }
    try #require(listen(socket, 64) == 0)
    let (count, ended) = (count, endedConnections)
    Thread.detachNewThread {
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        let number = count.add()
        Thread.detachNewThread {
          Self.serve(connection, number, answer)
          ended.add()
        }
      }
    }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  private static func serve(_ connection: Int32, _ number: Int, _ answer: Answer) {
    defer { close(connection) }
    var head = Data()
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while head.range(of: Data("\r\n\r\n".utf8)) == nil {
      let size = recv(connection, &buffer, buffer.count, 0)
      guard size > 0 else { return }
      head += buffer[..<size]
    }
    let response = answer(number, String(decoding: head, as: UTF8.self))
    repeat {
      var rest = response.bytes[...]
      while !rest.isEmpty {
        let sent = rest.withUnsafeBytes {
          send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard sent > 0 else { return }
        rest = rest.dropFirst(sent)
      }
    } while response.isEndless
    // Until the client goes away.
    if response.hangs { while recv(connection, &buffer, buffer.count, 0) > 0 {} }
  }
}
