import Disclosure
public import Foundation

/// A response to a relayed request: of a server, or of an interceptor that answers itself.
public struct RelayedResponse: Sendable {
  /// The status, from 200 to 999.
  public var status: Int
  /// The text after the status, such as `OK`. As in a field of ``RelayHeaders``, each character is a byte.
  public var reason: String
  /// The header fields. Pages do not see `Set-Cookie`.
  public var headers: RelayHeaders
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
  ///   - status: The status, from 200 to 999.
  ///   - reason: The text after the status; `nil` for the usual one.
  ///   - headers: The header fields.
  ///   - body: The pieces of the body.
  public init(
    _ status: Int, reason: String? = nil, headers: RelayHeaders = [:], body: BridgeStream<Data>
  ) {
    self.status = status
    self.reason = reason ?? StatusText.usual[status] ?? ""
    self.headers = headers
    self.body = body
  }

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - status: The status, from 200 to 999.
  ///   - reason: The text after the status; `nil` for the usual one.
  ///   - headers: The header fields.
  ///   - body: The body.
  public init(
    _ status: Int, reason: String? = nil, headers: RelayHeaders = [:], body: Data = Data()
  ) {
    self.init(status, reason: reason, headers: headers, body: BridgeBlob(body).stream())
    whole = body
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

  /// Checks what an interceptor or a client made.
  ///
  /// - Throws: ``RelayError`` with the code `badAnswer`.
  func checked() throws -> RelayedResponse {
    guard (200...999).contains(status) else {
      throw RelayError(.badAnswer, "A response has a status from 200 to 999, and not \(status).")
    }
    do { try headers.checkSyntax() } catch let error as RelayError {
      throw RelayError(.badAnswer, "A response has a bad header: \(error.message)")
    }
    guard reason.utf8.allSatisfy({ $0 != 0 && $0 != 10 && $0 != 13 }) else {
      throw RelayError(.badAnswer, "The text behind the status has a line break or a NUL.")
    }
    return self
  }

  /// The response without the fields of a server whose name is no token, which pages cannot read either.
  func withoutBadNames() -> RelayedResponse {
    var copy = self
    copy.headers.fields.removeAll { !RelayHeaders.isName($0.name) }
    return copy
  }
}

extension RelayedResponse: CustomStringConvertible {
  /// The status and its text.
  public var description: String {
    reason.isEmpty ? "\(status)" : "\(status) \(reason.printable(upTo: 256))"
  }
}
