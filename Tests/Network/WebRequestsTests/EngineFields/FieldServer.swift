import Foundation
import Locking
import TestSupport

/// A server at two ports that tells which fields of the engine's own came with a request.
///
/// Each request has an `id`. Its answer has the fields that the queries `h` name, and goes on to `to` with `status`. If
/// there are queries `then`, a later answer to the same `id` has those fields in place of them, and `thenStatus`.
/// `/page` is a page with the query `head`. `/seen?of=ID,ID` waits for the requests of each `id` whose query has `end`, and
/// answers with the rows of all requests of each.
final class FieldServer: Sendable {
  /// The rows of one `id`.
  private struct Rows {
    var texts: [String] = []
    let isOver = DispatchSemaphore(value: 0)
  }

  /// The addresses, without a slash at their ends: of the pages, and of another port.
  let address: String
  let other: String
  private let servers: [WireServer]

  init() throws {
    let rows = Locked<[String: Rows]>([:])
    servers = try (0..<2).map { _ in
      try WireServer { connection in Self.serve(connection, rows) }
    }
    (address, other) = (
      String(servers[0].url.absoluteString.dropLast()),
      String(servers[1].url.absoluteString.dropLast())
    )
  }

  /// The row of a request that has not come.
  static let missing = "missing"

  /// The address of the pages by another name, which is another site.
  var foreign: String { address.replacingOccurrences(of: "127.0.0.1", with: "localhost") }

  private static func serve(_ connection: WireServer.Connection, _ rows: Locked<[String: Rows]>) {
    let lines = connection.request.components(separatedBy: "\r\n")
    let parts = lines[0].split(separator: " ")
    guard parts.count == 3 else { return }
    let field = { (name: String) -> String? in
      lines.first { $0.lowercased().hasPrefix(name + ": ") }.map {
        String($0.dropFirst(name.count + 2))
      }
    }
    _ = connection.read(field("content-length").flatMap(Int.init) ?? 0)
    let items = URLComponents(string: String(parts[1]))?.percentEncodedQueryItems ?? []
    let values = { (name: String) in
      items.filter { $0.name == name }.map {
        ($0.value ?? "").replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? ""
      }
    }
    let isPreflight = parts[0] == "OPTIONS"
    var isLater = false
    if !isPreflight, let id = values("id").first {
      let row = Self.row(String(parts[0]), field)
      isLater = rows.withLock { rows in
        rows[id, default: Rows()].texts.append(row)
        if !values("end").isEmpty { rows[id, default: Rows()].isOver.signal() }
        return rows[id]?.texts.count ?? 0 > 1 && !values("then").isEmpty
      }
    }
    var head = """
      Access-Control-Allow-Origin: \(field("origin") ?? "*")\r\nAccess-Control-Allow-Headers: content-type\r
      Access-Control-Allow-Methods: PUT\r\nAccess-Control-Allow-Credentials: true\r\nConnection: close\r\nCache-Control: no-store\r\n
      """
    for value in values(isLater ? "then" : "h") { head += value + "\r\n" }
    var (body, type, status) = ("fine", values("type").first ?? "text/plain", "200 OK")
    if parts[1].hasPrefix("/page") {
      (body, type) = ("<!doctype html>" + values("head").joined() + "<body>", "text/html")
    } else if parts[1].hasPrefix("/seen"), let ids = values("of").first {
      let texts = ids.split(separator: ",").map { Self.texts(of: String($0), rows) }
      body = String(decoding: (try? JSONEncoder().encode(texts)) ?? Data(), as: UTF8.self)
    } else if type == "text/event-stream" {
      body = "data: x\n\n"
    }
    if isLater {
      (status, type) = (values("thenStatus").first ?? status, values("thenType").first ?? type)
    }
    if !isPreflight, let target = values("to").first {
      (status, body) = ("\(values("status").first ?? "302") Found", "")
      head += "Location: \(target)\r\n"
    }
    connection.send(
      "HTTP/1.1 \(status)\r\n\(head)Content-Type: \(type)\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        + (parts[0] == "HEAD" ? "" : body))
  }

  /// Waits for the last request of an `id`, and returns the rows of all of them.
  private static func texts(of id: String, _ rows: Locked<[String: Rows]>) -> [String] {
    // Stored, because the request may come later.
    let over = rows.withLock { rows in
      let known = rows[id] ?? Rows()
      rows[id] = known
      return known.isOver
    }
    let isOver = over.wait(timeout: .now() + 10) == .success
    return rows.withLock { $0[id]?.texts ?? [] } + (isOver ? [] : [missing])
  }

  private static func row(_ method: String, _ field: (String) -> String?) -> String {
    let names = [
      "referer", "origin", "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest", "sec-fetch-user",
      "upgrade-insecure-requests", "accept-language",
    ]
    return ([method] + names.compactMap { name in field(name).map { "\(name)=\($0)" } })
      .joined(separator: " ")
  }
}
