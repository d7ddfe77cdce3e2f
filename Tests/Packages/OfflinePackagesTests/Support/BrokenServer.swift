import Foundation
import TestSupport

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

  /// The connections that the server has left, because it was done or the client went away.
  let endedConnections: Tally

  private let server: WireServer

  var url: URL { server.url }

  init(_ answer: @escaping Answer) throws {
    let (count, ended) = (Tally(), Tally())
    endedConnections = ended
    server = try WireServer { connection in
      let response = answer(count.add(), connection.request)
      var isThere = true
      repeat { isThere = connection.send(response.bytes) } while response.isEndless && isThere
      if response.hangs && isThere { connection.waitForEnd() }
      ended.add()
    }
  }
}
