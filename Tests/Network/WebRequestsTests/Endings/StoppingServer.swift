import Foundation
import Locking
import TestSupport

/// A server that stops at a chosen byte of its response.
///
/// `/cut?FRAME-N` sends the first N bytes of a response and closes the connection, `/hush?FRAME-N` sends them and then
/// nothing. Everything else is answered whole.
final class StoppingServer: Sendable {
  /// How a response tells where its body ends.
  enum Frame: String, CaseIterable {
    case length, chunked

    private static let body = "the body of a response"
    private static let chunks = [
      "", "9\r\n\(body.prefix(9))", "\r\n", "d\r\n\(body.dropFirst(9))", "\r\n", "0\r\n", "\r\n",
    ]

    private var head: String {
      let field =
        switch self {
        case .length: "Content-Length: \(Self.body.utf8.count)"
        case .chunked: "Transfer-Encoding: chunked"
        }
      return "\(StoppingServer.head)\(field)\r\nX-Last: field\r\n\r\n"
    }

    var response: Data {
      Data((head + (self == .length ? Self.body : Self.chunks.joined())).utf8)
    }

    /// The numbers of bytes behind which the server stops. Without its last byte, a response may count as whole.
    ///
    /// swift-corelibs-foundation ends the process when a response ends between its status line and the end of its head
    /// (issue 5285 of that project), so that these moments are left out there.
    func moments(_ sender: Sender) -> [Int] {
      let moments = 0..<response.count - 1
      #if canImport(FoundationNetworking)
        let line = StoppingServer.head.utf8.firstIndex(of: 10)?.utf16Offset(in: StoppingServer.head)
        if sender == .urlSession, let line {
          return moments.filter { $0 <= line || $0 >= head.utf8.count }
        }
      #endif
      return Array(moments)
    }

    /// The moments at which a client takes what it has for the whole response: libsoup, also in the engine, where a line
    /// of the head ahead of the body's length, or a chunk, has ended.
    func ends(for sender: Sender) -> [Int] {
      guard sender != .urlSession else { return [] }
      let lines = head.utf8.enumerated().filter { $0.element == 10 }.map { $0.offset + 1 }
      guard self == .chunked else { return Array(lines.prefix(3)) }
      var place = head.utf8.count
      let chunks = Self.chunks.map { chunk in
        place += chunk.utf8.count
        return place
      }
      return lines.dropLast(1) + chunks.dropLast(1)
    }
  }

  private static let head =
    "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nCache-Control: no-store\r\n"

  /// How many connections are silent, and how many have been.
  private struct Silent {
    var open = 0
    var all = 0
  }

  let address: String
  private let silent: Locked<Silent>
  private let server: WireServer

  init() throws {
    let silent = Locked(Silent())
    self.silent = silent
    server = try WireServer { connection in
      let target = connection.request.split(separator: " ").dropFirst().first ?? ""
      let parts = target.split { "/?-".contains($0) }
      guard parts.count == 3, let frame = Frame(rawValue: String(parts[1])),
        let count = Int(parts[2])
      else {
        connection.send(Self.head + "Content-Length: 4\r\nConnection: close\r\n\r\ntext")
        return
      }
      connection.send(frame.response.prefix(count))
      guard parts[0] == "hush" else { return }
      silent.withLock { ($0.open, $0.all) = ($0.open + 1, $0.all + 1) }
      connection.waitForEnd()
      silent.withLock { $0.open -= 1 }
    }
    address = String(server.url.absoluteString.dropLast())
  }

  /// The connections that are silent, and that the other side has not closed.
  var openCount: Int { silent.withLock { $0.open } }

  /// How many connections have fallen silent so far.
  var silentCount: Int { silent.withLock { $0.all } }
}
