import Disclosure
public import Foundation
import HTTPTransport
public import HTTPTypes

/// A response to a relayed request: of a server, or of an interceptor that answers itself.
public struct RelayedResponse: Sendable {
  /// The status, from 200 to 999, with the text after it, such as `OK`.
  public var status: HTTPResponse.Status { didSet { reason = nil } }
  /// The text after the status as the server sent it, with one character for each byte. Pages get it, as from the engine.
  private var reason: String?
  /// The header fields, whose values are bytes. Pages get one character for each byte. They do not see `Set-Cookie`.
  public var headerFields: HTTPFields
  /// The decoded body, in pieces. It is read once, and as fast as the page takes it.
  public var body: BridgeStream<Data> { didSet { whole = nil } }
  /// The body, if all of it is known.
  private(set) var whole: Data?
  /// The names of the fields that the server lets the page read, in lower case, or why it lets it read nothing. `nil` for
  /// the document's own server, if no rule enforces CORS, and for a response that an interceptor made.
  var readableFields: Result<Set<String>?, any Error>?

  /// Creates a response whose body comes in pieces.
  ///
  /// - Parameters:
  ///   - status: The status, from 200 to 999. One without a text gets the usual one.
  ///   - headerFields: The header fields.
  ///   - body: The pieces of the body.
  public init(
    _ status: HTTPResponse.Status, headerFields: HTTPFields = [:], body: BridgeStream<Data>
  ) {
    let usual = status.reasonPhrase.isEmpty ? StatusText.usual[status.code] : nil
    self.status = usual.map { .init(code: status.code, reasonPhrase: $0) } ?? status
    (self.headerFields, self.body) = (headerFields, body)
  }

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - status: The status, from 200 to 999. One without a text gets the usual one.
  ///   - headerFields: The header fields.
  ///   - body: The body.
  public init(
    _ status: HTTPResponse.Status, headerFields: HTTPFields = [:], body: Data = Data()
  ) {
    self.init(status, headerFields: headerFields, body: BridgeBlob(body).stream())
    whole = body
  }

  /// Creates the response of a server, with its own text after the status.
  ///
  /// - Parameters:
  ///   - code: The status.
  ///   - reason: The text after the status; each character is a byte.
  ///   - fields: The names and the values, each character of which is a byte.
  ///   - body: The body, if all of it is known.
  /// - Throws: ``RelayError`` with the code `badAnswer` if the code is no status.
  init(
    server code: Int, reason: String, fields: some Sequence<(name: String, value: String)>,
    body: Data = Data()
  ) throws {
    guard Self.codes.contains(code) else { throw Self.isNoStatus(code) }
    var headerFields = HTTPFields()
    for field in fields { headerFields.add(servers: field.name, field.value) }
    self.init(.init(code: code), headerFields: headerFields, body: body)
    status = .init(code: code, reasonPhrase: reason)
    self.reason = reason
  }

  /// Reads the rest of the body into memory.
  ///
  /// - Parameter limit: The maximum size, in bytes.
  /// - Throws: ``RelayError`` with the code ``RelayError/Code/tooLarge`` for a larger body, or the error of the
  ///   connection.
  public func data(limit: Int = 64 << 20) async throws -> Data {
    var data = Data()
    for try await piece in body {
      guard data.count + piece.count <= limit else {
        throw RelayError(.tooLarge, "The response has more than \(limit) bytes.")
      }
      data.append(piece)
    }
    return data
  }

  /// The text after the status, with one character for each byte.
  var shownReason: String {
    reason ?? HTTPField.latin1(HTTPField.bytes(of: status.reasonPhrase))
  }

  private static let codes = 200...999

  private static func isNoStatus(_ code: Int) -> RelayError {
    RelayError(.badAnswer, "A response has a status from 200 to 999, and not \(code).")
  }

  /// Checks what an interceptor or a client made.
  ///
  /// - Throws: ``RelayError`` with the code `badAnswer`.
  func checked() throws -> RelayedResponse {
    guard Self.codes.contains(status.code) else { throw Self.isNoStatus(status.code) }
    return self
  }
}

extension RelayedResponse: CustomStringConvertible {
  /// The status and its text.
  public var description: String {
    let reason = status.reasonPhrase
    return reason.isEmpty ? "\(status.code)" : "\(status.code) \(reason.printable(upTo: 256))"
  }
}

/// The texts after statuses, which Foundation's client does not provide.
enum StatusText {
  static let usual: [Int: String] = [
    200: "OK", 201: "Created", 202: "Accepted", 203: "Non-Authoritative Information",
    204: "No Content", 205: "Reset Content", 206: "Partial Content", 207: "Multi-Status",
    300: "Multiple Choices", 301: "Moved Permanently", 302: "Found", 303: "See Other",
    304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect",
    400: "Bad Request", 401: "Unauthorized", 402: "Payment Required", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable", 408: "Request Timeout",
    409: "Conflict", 410: "Gone", 411: "Length Required", 412: "Precondition Failed",
    413: "Content Too Large", 414: "URI Too Long", 415: "Unsupported Media Type",
    416: "Range Not Satisfiable", 417: "Expectation Failed", 418: "I'm a teapot",
    421: "Misdirected Request", 422: "Unprocessable Content", 425: "Too Early",
    426: "Upgrade Required", 428: "Precondition Required", 429: "Too Many Requests",
    431: "Request Header Fields Too Large", 451: "Unavailable For Legal Reasons",
    500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway",
    503: "Service Unavailable", 504: "Gateway Timeout", 505: "HTTP Version Not Supported",
  ]
}
