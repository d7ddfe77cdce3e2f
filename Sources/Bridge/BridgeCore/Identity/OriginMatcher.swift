/// An ``OriginPattern`` that has been checked and can be compared with origins.
///
/// Both ends compare. The page runtime uses a regular expression to decide whether the page sees a bridge at
/// all. Native code decides whether the document gets a bridge. Native code compares text, because compiling
/// the regular expression takes longer than the rest of the handshake.
package struct OriginMatcher: Sendable {
  /// A JavaScript regular expression that matches the same origins as ``matches(_:)``.
  let expression: String
  /// The prefix of matching origins, up to `://`; `nil` for any scheme.
  private let opening: String?
  private let host: Host

  fileprivate enum Host {
    case any
    case exactly(Substring)
    /// One or more labels before this suffix, which begins with a dot.
    case below(Substring)
  }

  /// - Throws: ``BridgeError`` with code `badArguments` if the text of `pattern` is not a pattern.
  package init(_ pattern: OriginPattern) throws {
    let text = pattern.description
    if text == OriginPattern.anyOrigin.description {
      expression = "^[a-z][a-z0-9+.-]*://[^/]*$"
      (opening, self.host) = (nil, .any)
      return
    }
    guard let separator = text.firstRange(of: "://"),
      text[..<separator.lowerBound].utf8.allSatisfy(Self.isSchemeByte),
      text.utf8.first.map(Self.isLetter) == true
    else { throw Self.malformed(text, "it has no scheme") }
    let scheme = text[..<separator.lowerBound]
    let host = text[separator.upperBound...]
    guard !host.isEmpty || scheme == "file" else { throw Self.malformed(text, "it has no host") }
    guard host.allSatisfy({ Self.isHostCharacter($0) || $0 == "*" }) else {
      throw Self.malformed(text, "an origin ends at the host or port")
    }
    opening = String(text[..<separator.upperBound])
    self.host = try Self.host(host, in: text)
    expression = "^" + Self.escaped(scheme) + "://" + self.host.expression + "$"
  }

  package func matches(_ origin: Origin) -> Bool {
    let text = origin.description.utf8
    guard let opening else {
      guard let colon = text.firstIndex(of: UInt8(ascii: ":")),
        text[colon...].starts(with: "://".utf8)
      else { return false }
      let scheme = text[..<colon]
      return scheme.first.map(Self.isLetter) == true && scheme.allSatisfy(Self.isSchemeByte)
        && host.matches(text[colon...].dropFirst(3))
    }
    return text.starts(with: opening.utf8) && host.matches(text.dropFirst(opening.utf8.count))
  }

  private static func host(_ host: Substring, in text: String) throws -> Host {
    if host == "*" { return .any }
    guard host.contains("*") else { return .exactly(host) }
    guard host.hasPrefix("*."), !host.dropFirst(2).isEmpty, !host.dropFirst().contains("*") else {
      throw malformed(
        text, "a star stands alone or as the first label, as in https://*.example.com")
    }
    return .below(host.dropFirst())
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || 0x30...0x39 ~= byte || "+-.".utf8.contains(byte)
  }

  private static func isHostCharacter(_ c: Character) -> Bool {
    c.isASCII && (c.isLetter || c.isNumber || "-._:[]".contains(c))
  }

  fileprivate static func escaped(_ text: Substring) -> String {
    text.reduce(into: "") { result, character in
      if "+.[]".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  private static func malformed(_ text: String, _ reason: String) -> BridgeError {
    BridgeError(
      .badArguments,
      "\"\(text)\" is not an origin or a pattern of origins: \(reason). Write scheme://host[:port], a pattern such as "
        + "https://*.example.com, or one of .scheme(\"app\"), .file, .anyOrigin.")
  }
}

extension OriginMatcher.Host {
  fileprivate var expression: String {
    switch self {
    case .any: "[^/]*"
    case .exactly(let host): OriginMatcher.escaped(host)
    case .below(let ending): "(?:[a-z0-9_-]+\\.)+" + OriginMatcher.escaped(ending.dropFirst())
    }
  }

  /// Compares bytes, because a letter and the accent after it would be one `Character`.
  fileprivate func matches(_ text: Substring.UTF8View) -> Bool {
    switch self {
    case .any: !text.contains(UInt8(ascii: "/"))
    case .exactly(let host): text.elementsEqual(host.utf8)
    case .below(let ending):
      text.count > ending.utf8.count && text.suffix(ending.utf8.count).elementsEqual(ending.utf8)
        && text.dropLast(ending.utf8.count)
          .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
          .allSatisfy { !$0.isEmpty && $0.allSatisfy(Self.isLabelCharacter) }
    }
  }

  private static func isLabelCharacter(_ c: UInt8) -> Bool {
    switch UnicodeScalar(c) {
    case "a"..."z", "0"..."9", "-", "_": true
    default: false
    }
  }
}
