import HTTPTransport
import HTTPTypes

#if !Requests
  #error(
    "WebRequests of swift-web-bridge needs the package's trait Requests, which is off. Add the trait to `traits:` of the dependency."
  )
#endif

extension HTTPFields {
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

  /// Adds a field of a page.
  ///
  /// - Throws: ``RelayError`` with the code `badHeader`: the name is not a token, or one that pages must not set; the value
  ///   has CR, LF or NUL; there are too many fields.
  mutating func add(pages name: String, _ value: String) throws {
    guard let field = HTTPField(name, bytes: Array(value.utf8)) else {
      guard HTTPField.Name(name) == nil else {
        throw RelayError(
          .badHeader, "The value of the header \(name) has a line break or a NUL.")
      }
      throw RelayError(.badHeader, "\(name.debugDescription) is not a name of a header.")
    }
    let canonical = field.name.canonicalName
    guard !Self.forbidden.contains(canonical), !canonical.hasPrefix("proxy-"),
      !canonical.hasPrefix("sec-")
    else { throw RelayError(.badHeader, "Pages must not set the header \(name).") }
    guard count < Self.maxCount else {
      throw RelayError(.badHeader, "The request has more than \(Self.maxCount) headers.")
    }
    append(field)
  }

  /// Sets a field that is not there yet.
  mutating func setDefault(_ name: HTTPField.Name, _ value: String) {
    if !contains(name) { append(HTTPField(name: name, value: value)) }
  }

  /// Checks the fields of a request before it is sent.
  ///
  /// - Throws: ``RelayError`` with the code `badHeader`.
  func checkForSending() throws {
    for field in self where Self.connection.contains(field.name.canonicalName) {
      throw RelayError(
        .badHeader, "The client sets the header \(field.name); an interceptor must not.")
    }
  }

  /// The names and values as a client sends them: one field with all cookies, as HTTP/1.1 has it.
  var sent: [(name: String, value: String)] {
    var hasCookies = false
    return compactMap { field in
      guard field.name == .cookie else { return (field.name.rawName, field.value) }
      defer { hasCookies = true }
      return hasCookies ? nil : (field.name.rawName, self[.cookie] ?? "")
    }
  }

  /// The values of a name as pages get them, joined by a comma and a space; `nil` if there is none.
  func latin1(_ name: HTTPField.Name) -> String? {
    let values = self[fields: name]
    return values.isEmpty ? nil : values.map(\.latin1).joined(separator: ", ")
  }
}

extension HTTPField {
  /// The value with one character for each byte, which is ISO 8859-1. Pages get it in this form, as from the engine.
  var latin1: String { withUnsafeBytesOfValue { Self.latin1($0) } }

  /// The text that the bytes of the value are in UTF-8; ``latin1`` if they are not UTF-8.
  var text: String {
    withUnsafeBytesOfValue { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      return text.utf8.elementsEqual(bytes) ? text : Self.latin1(bytes)
    }
  }

  static func latin1(_ bytes: some Sequence<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return String(text)
  }
}

extension HTTPField.Name {
  static let lastEventID = known("Last-Event-ID")
  static let pragma = known("Pragma")
  static let referrerPolicy = known("Referrer-Policy")
  static let secFetchDest = known("Sec-Fetch-Dest")
  static let secFetchMode = known("Sec-Fetch-Mode")
  static let secFetchSite = known("Sec-Fetch-Site")
  static let setCookie2 = known("Set-Cookie2")
  static let upgradeInsecureRequests = known("Upgrade-Insecure-Requests")

  private static func known(_ name: String) -> Self {
    guard let name = Self(name) else { preconditionFailure("\(name) is a token.") }
    return name
  }
}
