/// The syntax of media types in [RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1), in printable ASCII:
/// a type, a subtype, and parameters whose values are tokens or quoted strings.
struct MediaTypeSyntax {
  private var rest: Substring.UTF8View

  /// Returns whether a text of at most 255 bytes is a media type, which the header field `Content-Type` can contain.
  static func matches(_ text: String) -> Bool {
    guard text.utf8.count <= 255 else { return false }
    var syntax = MediaTypeSyntax(rest: text[...].utf8)
    guard syntax.takeToken(), syntax.take("/"), syntax.takeToken() else { return false }
    while !syntax.rest.isEmpty {
      guard syntax.takeParameter() else { return false }
    }
    return true
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: scalar) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takeSpaces() {
    while take(" ") {}
  }

  /// Steps over at least one byte of a token.
  private mutating func takeToken() -> Bool {
    let end = rest.firstIndex { !Self.isTokenByte($0) } ?? rest.endIndex
    guard end > rest.startIndex else { return false }
    rest = rest[end...]
    return true
  }

  private mutating func takeParameter() -> Bool {
    takeSpaces()
    guard take(";") else { return false }
    takeSpaces()
    guard takeToken(), take("=") else { return false }
    return take("\"") ? takeQuoted() : takeToken()
  }

  /// Steps over the text after a quotation mark. A backslash takes the next byte as it is.
  private mutating func takeQuoted() -> Bool {
    while let byte = rest.popFirst(), (0x20...0x7E).contains(byte) {
      if byte == UInt8(ascii: "\"") { return true }
      if byte == UInt8(ascii: "\\") {
        guard let escaped = rest.popFirst(), (0x20...0x7E).contains(escaped) else { return false }
      }
    }
    return false
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
