/// The check of an ``Origin`` against what a bridge allows.
///
/// Both ends use the same expression: the page runtime to decide whether the page sees a bridge at
/// all, native to decide whether the document gets one.
struct OriginPattern: Sendable {
  /// A regular expression, in the syntax common to Swift and JavaScript, for whole origins.
  let expression: String

  /// - Throws: ``BridgeError`` with code `badArguments` when `pattern` is not an origin.
  init(_ pattern: Origin) throws {
    let text = pattern.description
    if text == Origin.anyOrigin.description {
      expression = "^[a-z][a-z0-9+.-]*://[^/]*$"
      return
    }
    guard let separator = text.firstRange(of: "://"),
      text[..<separator.lowerBound].allSatisfy(Self.isSchemeCharacter),
      text.first?.isLetter == true
    else { throw Self.malformed(text, "it has no scheme") }
    let scheme = text[..<separator.lowerBound]
    let host = text[separator.upperBound...]
    guard !host.isEmpty || scheme == "file" else { throw Self.malformed(text, "it has no host") }
    guard host.allSatisfy({ Self.isHostCharacter($0) || $0 == "*" }) else {
      throw Self.malformed(text, "an origin ends at the host or port")
    }
    expression =
      "^" + Self.escaped(scheme) + "://" + (try Self.hostExpression(host, in: text)) + "$"
  }

  func matches(_ origin: Origin) -> Bool {
    // The expression was made above from a fixed grammar; Regex refuses none of it.
    guard let regex = try? Regex(expression) else { return false }
    return origin.description.wholeMatch(of: regex) != nil
  }

  private static func hostExpression(_ host: Substring, in text: String) throws -> String {
    if host == "*" { return "[^/]*" }
    guard host.contains("*") else { return escaped(host) }
    guard host.hasPrefix("*."), !host.dropFirst(2).isEmpty, !host.dropFirst().contains("*") else {
      throw malformed(
        text, "a star stands alone or as the first label, as in https://*.example.com")
    }
    return "(?:[a-z0-9_-]+\\.)+" + escaped(host.dropFirst(2))
  }

  private static func isSchemeCharacter(_ c: Character) -> Bool {
    c.isASCII && (c.isLetter || c.isNumber || c == "+" || c == "-" || c == ".")
  }

  private static func isHostCharacter(_ c: Character) -> Bool {
    c.isASCII && (c.isLetter || c.isNumber || "-._:[]".contains(c))
  }

  private static func escaped(_ text: Substring) -> String {
    text.reduce(into: "") { result, character in
      if "+.[]".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  private static func malformed(_ text: String, _ reason: String) -> BridgeError {
    BridgeError(
      .badArguments,
      "\"\(text)\" is not an origin: \(reason). Write scheme://host[:port], a pattern such as "
        + "https://*.example.com, or one of .scheme(\"app\"), .file, .anyOrigin.")
  }
}
