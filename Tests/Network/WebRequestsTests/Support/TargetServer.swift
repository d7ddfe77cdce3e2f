import Foundation
import Locking
import TestSupport

/// A server that tells which request targets it got, byte by byte.
///
/// It answers `/redirect?to=HEX` with a redirect to the text whose bytes are HEX, `/events…` with an event, `/page` with
/// an empty page, and everything else with the target.
final class TargetServer: Sendable {
  /// The address, without a slash at its end.
  let address: String
  private let targets = Locked<[String]>([])
  private let server: WireServer

  init() throws {
    let targets = targets
    server = try WireServer { connection in
      let parts = connection.request.split(separator: " ", maxSplits: 2).map(String.init)
      guard parts.count == 3 else { return }
      targets.withLock { $0.append(parts[1]) }
      connection.send(Self.answer(to: parts[1]))
    }
    address = String(server.url.absoluteString.dropLast())
  }

  /// The targets since the last call.
  func take() -> [String] {
    targets.withLock { targets in
      defer { targets = [] }
      return targets
    }
  }

  private static func answer(to target: String) -> String {
    if let hex = target.split(separator: "=").last, target.hasPrefix("/redirect?to=") {
      return
        "HTTP/1.1 302 Found\r\nLocation: \(text(ofHex: hex))\r\n\(ending)Content-Length: 0\r\n\r\n"
    }
    let isStream = target.hasPrefix("/events")
    let type =
      isStream
      ? "text/event-stream" : target.hasPrefix("/page") ? "text/html; charset=utf-8" : "text/plain"
    let body = isStream ? "data: \(target)\n\n" : target.hasPrefix("/page") ? "<p>page" : target
    return """
      HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\n\(ending)Content-Length: \(body.utf8.count)\r\n\r\n\(body)
      """
  }

  private static let ending = "Connection: close\r\nCache-Control: no-store\r\n"

  private static func text(ofHex hex: Substring) -> String {
    let digits = Array(hex)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...($0 + 1)]), radix: 16)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
