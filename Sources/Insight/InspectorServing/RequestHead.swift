package import FlyingFox
import FlyingSocks
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

/// The limits of a client of the server.
///
/// Any web page in a browser of the computer can send requests to a loopback address, so that the limits do not depend on
/// who sends.
package struct RequestLimits: Sendable {
  /// The longest request line, in bytes.
  package var line = 8 << 10
  /// The longest head, in bytes. Browsers send the cookies of one port of a computer to all its ports.
  package var head = 64 << 10
  /// The largest number of fields.
  package var fields = 100
  /// The longest body, in bytes.
  package var body = 4 << 20
  /// The largest number of clients.
  package var clients = 64
  /// How long the head of a request may take from its first byte, and its body as well.
  package var reading = Duration.seconds(10)
  /// How long a client may send nothing between requests.
  package var silence = Duration.seconds(60)
  /// How long a response may take until it begins.
  package var answer = Duration.seconds(15)
  /// How long a client may leave the next bytes of a response. A page that a debugger has stopped reads nothing.
  package var writing = Duration.seconds(600)

  package init() {}
}

/// The body of a request, which is read when the response needs it.
struct RequestBody: AsyncBufferedSequence {
  typealias Element = UInt8
  let connection: Connection
  /// The bytes that came with the head.
  let beginning: ArraySlice<UInt8>
  let length: Int
  let deadline: ContinuousClock.Instant

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(body: self) }

  struct AsyncIterator: AsyncBufferedIteratorProtocol {
    private let body: RequestBody
    private var taken = 0

    init(body: RequestBody) { self.body = body }

    /// FlyingFox reads whole buffers, and never calls this.
    mutating func next() async throws -> UInt8? { nil }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard taken < body.length else { return nil }
      let bytes: [UInt8]
      if taken == 0, !body.beginning.isEmpty {
        bytes = Array(body.beginning.prefix(body.length))
      } else {
        do {
          bytes = try await Array(
            body.connection.read(until: body.deadline).prefix(body.length - taken))
        } catch is TimeLimit {
          throw RequestRefusal(.requestTimeout, "The body has not come in time.")
        }
      }
      taken += bytes.count
      return bytes
    }
  }
}
