extension RelayHeaders {
  /// The names that pages must not set, besides those that begin with `proxy-` and `sec-`, by the Fetch standard.
  private static let forbidden: Set<String> = [
    "accept-charset", "accept-encoding", "access-control-request-headers",
    "access-control-request-method", "access-control-request-private-network", "connection",
    "content-length", "cookie", "cookie2", "date", "dnt", "expect", "host", "keep-alive", "origin",
    "referer", "set-cookie", "te", "trailer", "transfer-encoding", "upgrade", "via",
  ]

  /// The names that belong to the connection, which the client alone sets.
  private static let connection: Set<String> = [
    "connection", "content-length", "expect", "host", "keep-alive", "proxy-connection", "te",
    "trailer", "transfer-encoding", "upgrade",
  ]

  /// Checks the fields that a page set.
  ///
  /// - Throws: ``RelayError`` with the code `badHeader`.
  func checkedAsPages() throws {
    for field in fields {
      let name = field.name.lowercased()
      guard !Self.forbidden.contains(name), !name.hasPrefix("proxy-"), !name.hasPrefix("sec-")
      else {
        throw RelayError(.badHeader, "Pages must not set the header \(field.name).")
      }
    }
    try checkSyntax()
  }

  /// Checks the fields of a request before it is sent.
  ///
  /// - Throws: ``RelayError`` with the code `badHeader`.
  func checkedForSending() throws {
    for field in fields where Self.connection.contains(field.name.lowercased()) {
      throw RelayError(
        .badHeader, "The client sets the header \(field.name); an interceptor must not.")
    }
    try checkSyntax()
  }

  /// Checks names and values.
  ///
  /// - Throws: ``RelayError`` with the code `badHeader`: a name is not a token, or a value has CR, LF or NUL.
  func checkSyntax() throws {
    for field in fields {
      guard Self.isName(field.name) else {
        throw RelayError(.badHeader, "\(field.name.debugDescription) is not a name of a header.")
      }
      guard field.value.utf8.allSatisfy({ $0 != 0 && $0 != 10 && $0 != 13 }) else {
        throw RelayError(
          .badHeader, "The value of the header \(field.name) has a line break or a NUL.")
      }
    }
  }

  /// Returns whether a text is a name, which is a token.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isTokenByte)
  }

  static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
