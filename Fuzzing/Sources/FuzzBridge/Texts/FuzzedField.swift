import Foundation
import FuzzDriver
import HTTPTypes

@testable import BridgeCodec
@testable import BridgeMonitor
@testable import WebBridge
@testable import WebCookies
@testable import WebRequests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Header fields and texts of one line.
enum FuzzedField {
  /// The size of a blob, the query of its URL, and a Range field, on a line each.
  static func range(_ bytes: [UInt8]) {
    let texts = parts(bytes, 3)
    let size = max(0, Int(texts[0]) ?? 0)
    let blob = BridgeBlob(.data(Data()), size: size, type: "", name: nil)
    guard var components = URLComponents(string: "webbridge://bytes/key/1") else { return }
    if !texts[1].isEmpty { components.query = texts[1] }
    guard let url = components.url else { return }
    var request = URLRequest(url: url)
    if !texts[2].isEmpty { request.setValue(texts[2], forHTTPHeaderField: "Range") }
    let range = WebBridge.ByteRange(of: request, in: blob)
    hold(range.bytes.lowerBound >= 0 && range.bytes.upperBound <= size, "A part leaves the blob.")
    let response = range.response(of: blob, to: url)
    hold(response != nil, "A range has no response.")
    hold(
      response?.value(forHTTPHeaderField: "Content-Length") == "\(range.bytes.count)",
      "A response has another length.")
    if response?.statusCode == 206 { hold(!range.bytes.isEmpty, "A part has no bytes.") }
  }

  private static let urls = [
    "https://shop.example.com/a/b", "http://shop.example.com", "https://127.0.0.1:8080/",
    "https://[::1]/x/", "https://example/", "app://main/page",
  ].compactMap { URL(string: $0) }

  /// The number of a URL, and Set-Cookie fields that were joined by commas.
  static func cookie(_ bytes: [UInt8]) {
    let texts = parts(bytes, 2)
    let url = urls[Int(texts[0].utf8.last ?? 0) % urls.count]
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let fields = SetCookieField.split(texts[1])
    let listed = String(texts[1].unicodeScalars.drop { $0 == "," })
    hold(fields.joined(separator: ",") == listed, "A split field is another one.")
    for field in fields {
      guard let cookie = WebCookie(setCookie: field, from: url, at: now) else { continue }
      let host = url.cookieHost ?? ""
      hold(
        WebCookie.matches(host: host, domain: cookie.domain, isHostOnly: cookie.isHostOnly),
        "A host sets a cookie of another one.")
      hold(cookie.path.utf8.first == UInt8(ascii: "/"), "A path is not one.")
      hold(!cookie.isSecure || url.isSecure, "A connection in the clear sets a Secure cookie.")
      hold(
        1...4096 ~= cookie.name.utf8.count + cookie.value.utf8.count,
        "A cookie has neither a name nor a value, or is too long.")
      let text = cookie.name + cookie.value + cookie.path + cookie.domain
      hold(
        !text.utf8.contains { $0 < 0x20 && $0 != 9 || $0 == 0x7F || $0 == 0x3B },
        "A cookie ends its field.")
      // The same cookie, as a server would set it.
      var written = "\(cookie.name)=\(cookie.value); Path=\(cookie.path)"
      if !cookie.isHostOnly { written += "; Domain=\(cookie.domain)" }
      if cookie.isSecure { written += "; Secure" }
      if cookie.isPartitioned { written += "; Partitioned" }
      let again = WebCookie(setCookie: written, from: url, at: now)
      hold(
        again.map { $0.name == cookie.name && $0.value == cookie.value && $0.id == cookie.id }
          ?? false, "A cookie is another one when it is set again.")
      if !cookie.isExpired(at: now), cookie.path == "/" {
        hold(cookie.isSent(to: url, at: now), "A cookie does not come back.")
      }
    }
  }

  /// A request's fields, a name and a value on a line each.
  static func header(_ bytes: [UInt8]) {
    var headers = HTTPFields()
    for line in parts(bytes, 12) {
      let pair = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count == 2 { try? headers.add(pages: String(pair[0]), String(pair[1])) }
    }
    for field in headers {
      let name = field.name.canonicalName
      hold(
        !["cookie", "host", "origin", "content-length", "te", "via"].contains(name)
          && !name.hasPrefix("sec-"), "A page sets \(name).")
      hold(
        !field.name.rawName.utf8.contains { $0 <= 0x20 || $0 >= 0x7F || $0 == 0x3A }
          && !field.value.utf8.contains { [0, 10, 13].contains($0) }, "A field ends its line.")
      hold(
        HTTPField.Name(name.uppercased()).flatMap { headers[$0] } != nil, "A field is not found.")
    }
  }

  static func trace(_ bytes: [UInt8]) {
    guard let parent = TraceParent(String(decoding: bytes, as: UTF8.self)) else { return }
    hold(parent.text.utf8.count == 55, "A trace has another length.")
    hold(TraceParent(parent.text) == parent, "A trace is another one when it is read again.")
    hold((0..<1).contains(parent.position), "A trace has no place.")
    hold(TraceParent(parent.unsampled)?.isSampled == false, "A trace is still recorded.")
    hold(
      parent.text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x66).contains($0) || $0 == 0x2D
      }, "A trace ends its field.")
  }
}
