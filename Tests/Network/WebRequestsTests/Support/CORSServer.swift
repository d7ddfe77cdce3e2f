import Foundation
import Locking
import TestSupport

/// A server that answers as the query `o` says, an object with the fields `pre` and the status `pst` for preflights, and
/// `h`, `st` and `to`, a redirect, for all else. It tells what it got, and `/count` is how much.
final class CORSServer: Sendable {
  /// What several servers got, in the order of its arrival.
  typealias Log = Locked<[String]>

  private struct Answer: Decodable {
    var pre: [String]?
    var pst: Int?
    var h: [String]?
    var st: Int?
    var to: String?
  }

  /// The address, without a slash at its end.
  let address: String
  private let server: WireServer

  init(_ name: String, _ log: Log) throws {
    server = try WireServer { connection in
      let lines = connection.request.components(separatedBy: "\r\n")
      let parts = lines[0].components(separatedBy: " ")
      guard parts.count == 3, let url = URLComponents(string: "http://h" + parts[1]) else { return }
      let fields = lines.dropFirst().compactMap { line -> String? in
        let name = line.prefix { $0 != ":" }.lowercased()
        // WebKitGTK tells preflights behind a redirect more of the page's address than the standard allows.
        if parts[0] == "OPTIONS", name == "referer" { return nil }
        return Self.told.contains(name) || name.hasPrefix("x-") ? line.lowercased() : nil
      }
      let text = url.queryItems?.first { $0.name == "o" }?.value ?? "{}"
      guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(text.utf8)) else {
        return
      }
      if url.path == "/count" {
        let count = "\(log.withLock { $0.count })"
        return connection.send(
          "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: \(count.utf8.count)\r\n\r\n\(count)"
        )
      }
      if url.path != "/page" {
        log.withLock { $0.append("\(name) \(parts[0]) \(url.path) \(fields.sorted())") }
      }
      if let length = lines.first(where: { $0.lowercased().hasPrefix("content-length:") }),
        let count = Int(length.dropFirst(15).trimmingCharacters(in: .whitespaces))
      {
        _ = connection.read(count)
      }
      connection.send(Self.response(parts[0], url.path, answer))
    }
    address = String(server.url.absoluteString.dropLast())
  }

  /// The fields that are compared, beside those that begin with `x-`.
  private static let told: Set<String> = [
    "origin", "referer", "cookie", "content-type", "authorization", "range", "accept",
    "access-control-request-method", "access-control-request-headers", "last-event-id",
    "user-agent", "accept-language",
  ]

  private static func response(_ method: String, _ path: String, _ answer: Answer) -> String {
    var (status, fields) = (answer.st ?? 200, answer.h ?? [])
    if method == "OPTIONS" { (status, fields) = (answer.pst ?? 204, answer.pre ?? []) }
    if let to = answer.to, method != "OPTIONS" {
      status = answer.st ?? 302
      fields.append("Location: \(to)")
    }
    let body = status == 204 || status == 304 || method == "HEAD" ? "" : "data: body\n\n"
    if !fields.contains(where: { $0.lowercased().hasPrefix("content-type:") }) {
      fields.append("Content-Type: \(path == "/page" ? "text/html" : "text/plain")")
    }
    fields += ["Cache-Control: no-store", "Connection: close"]
    if status != 204 { fields.append("Content-Length: \(body.utf8.count)") }
    return "HTTP/1.1 \(status) Answer\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n\(body)"
  }
}
