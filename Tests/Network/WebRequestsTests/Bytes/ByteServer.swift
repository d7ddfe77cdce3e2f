import Foundation
import TestSupport

/// A server that sends the bytes that a script asks for, and shows the bytes that it has received.
///
/// `/bytes?HEX` answers with the bytes of `HEX`, which are a whole response. `/wire` answers with the head and the body
/// of the request, each in hexadecimal digits, with a space between them.
enum ByteServer {
  static func make() throws -> WireServer {
    try WireServer { connection in
      let line = connection.request.prefix { $0 != "\r\n" }.split(separator: " ")
      let target = line.count > 1 ? line[1] : ""
      let body = connection.read(length(of: connection))
      if let query = target.split(separator: "?").dropFirst().first, target.hasPrefix("/bytes?") {
        connection.send(bytes(of: query))
      } else if target.hasPrefix("/wire") {
        connection.send(response("text/plain", "\(hex(connection.head)) \(hex(body))"))
      } else {
        connection.send(response("text/html", "<!doctype html><title>page</title><body>"))
      }
    }
  }

  private static func response(_ type: String, _ text: String) -> String {
    "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Length: \(text.utf8.count)\r\n"
      + "Connection: close\r\n\r\n\(text)"
  }

  /// How many bytes the body of a request has.
  private static func length(of connection: WireServer.Connection) -> Int {
    for line in connection.request.split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == "content-length" {
        return Int(parts[1].trimmingCharacters(in: .whitespaces)) ?? 0
      }
    }
    return 0
  }

  private static func hex(_ data: Data) -> String {
    data.map { String(UInt16($0) + 256, radix: 16).dropFirst() }.joined()
  }

  private static func bytes(of hex: Substring) -> Data {
    let digits = hex.compactMap(\.hexDigitValue)
    return Data(
      stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) })
  }
}
