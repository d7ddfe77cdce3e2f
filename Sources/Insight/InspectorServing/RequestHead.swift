package import FlyingFox
import Foundation

/// The request line and the fields of a request.
struct RequestHead: Sendable {
  let method: HTTPMethod
  let target: HTTPRequest.Target
  let fields: HTTPHeaders
  /// The length of the body, in bytes.
  let length: Int
  /// Whether the client waits for the response before it closes the connection, and sends no other request.
  let isLast: Bool

  /// - Throws: `RequestRefusal` for everything that RFC 9112 does not allow, and for bodies without a length.
  init(lines: [ArraySlice<UInt8>], limits: RequestLimits) throws {
    let first = lines[0].split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard first.count == 3, Self.isToken(first[0]), !first[1].isEmpty,
      !first[1].contains(where: { $0 < 0x21 || $0 == 0x7F })
    else { throw RequestRefusal(.badRequest, "The request line is not valid.") }
    let version = Self.text(first[2])
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw RequestRefusal(.httpVersionNotSupported, "Only HTTP/1.1 is supported.")
    }
    method = HTTPMethod(Self.text(first[0]))
    let parts = Self.text(first[1]).split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    target = HTTPRequest.Target(
      path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : "")
    var fields = HTTPHeaders()
    for line in lines.dropFirst() {
      let (name, value) = try Self.field(line)
      fields.addValue(value, for: name)
    }
    self.fields = fields
    length = try Self.length(fields, limits)
    guard fields.values(for: .host).count <= 1 else {
      throw RequestRefusal(.badRequest, "The request has two fields Host.")
    }
    let connection = fields[.connection]?.lowercased() ?? ""
    isLast = version == "HTTP/1.0" || length > 0 || connection.contains("close")
  }

  private static func field(_ line: ArraySlice<UInt8>) throws -> (HTTPHeader, String) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]),
      !line.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F })
    else { throw RequestRefusal(.badRequest, "A field of the request is not valid.") }
    let value = text(line[(colon + 1)...]).trimmingCharacters(in: .whitespaces)
    return (HTTPHeader(text(line[..<colon])), value)
  }

  private static func length(_ fields: HTTPHeaders, _ limits: RequestLimits) throws -> Int {
    let lengths = fields.values(for: .contentLength)
    let hasChunks = !fields.values(for: .transferEncoding).isEmpty
    guard let text = lengths.first else {
      guard !hasChunks else {
        throw RequestRefusal(.lengthRequired, "A body needs a Content-Length.")
      }
      return 0
    }
    guard !hasChunks, lengths.count == 1, !text.isEmpty,
      text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { throw RequestRefusal(.badRequest, "The length of the body is not valid.") }
    guard let length = Int(text), length <= limits.body else {
      throw RequestRefusal(
        .payloadTooLarge, "The body is longer than \(limits.body) bytes.")
    }
    return length
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether bytes are a token of RFC 9110.
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}

/// Why a server reads no more of a client. The client hears of it, and the connection ends.
package struct RequestRefusal: Error, CustomStringConvertible {
  let status: HTTPStatusCode
  package let description: String

  init(_ status: HTTPStatusCode, _ description: String) {
    (self.status, self.description) = (status, description)
  }

  package var response: HTTPResponse { .text(description, status) }
}
