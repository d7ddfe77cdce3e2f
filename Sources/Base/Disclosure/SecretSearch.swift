/// Finds the secrets of a text, from its beginning to its end.
///
/// The search reads bytes, because a recorder searches every text that crosses the bridge. It looks at a byte only where a
/// secret may begin or end, and takes linear time.
package struct SecretSearch {
  /// The most bytes of a name.
  private static let longestName = 64
  /// The most bytes of a user and a password.
  private static let longestUser = 256

  private let text: UnsafeBufferPointer<UInt8>
  private let names: SecretNames
  private var place = 0
  /// The end of the last secret.
  private var done = 0

  init(_ text: UnsafeBufferPointer<UInt8>, _ names: SecretNames) {
    (self.text, self.names) = (text, names)
  }

  /// Returns the place of the next secret; `nil` if there is none.
  mutating func next() -> Range<Int>? {
    while place < text.count {
      guard Self.isSign(text[place]) else {
        place += 1
        continue
      }
      let found: Range<Int>? =
        switch text[place] {
        case UInt8(ascii: "="), UInt8(ascii: ":"): value(behind: place)
        case UInt8(ascii: "@"): user(before: place)
        case UInt8(ascii: ">"): content(behind: place)
        case UInt8(ascii: " "): credentials(behind: place)
        case UInt8(ascii: "J"): webToken(around: place)
        case UInt8(ascii: "K"): privateKey(at: place)
        default: nil
        }
      place += 1
      guard let found, !found.isEmpty, !isMark(found) else { continue }
      done = found.upperBound
      place = max(place, done)
      return found
    }
    return nil
  }

  // MARK: Names and values

  private func value(behind sign: Int) -> Range<Int>? {
    let isColon = text[sign] == UInt8(ascii: ":")
    guard let name = name(before: sign, isColon: isColon) else { return nil }
    let start = skipBlanks(from: sign + 1)
    guard start < text.count else { return nil }
    var quote = start
    while quote < text.count, text[quote] == UInt8(ascii: "\\") { quote += 1 }
    if quote < text.count, isQuote(text[quote]) {
      return quoted(from: quote, escapes: quote - start)
    }
    if text[start] == UInt8(ascii: "{") || text[start] == UInt8(ascii: "[") {
      return start..<nested(from: start)
    }
    // A port, or a place in a script.
    let isBehindSlash = name.lowerBound > 0 && text[name.lowerBound - 1] == UInt8(ascii: "/")
    if isColon, isBehindSlash, isDigit(text[start]) { return nil }
    // The bridge's errors name types behind paths: “user.password: expected String, found a number”.
    if isColon, text[start...].starts(with: "expected ".utf8) { return nil }
    if text[start...].starts(with: SecretText.mark.utf8) { return nil }
    let word = text[start...].prefix { isOfName($0) }
    if ["null", "undefined"].contains(where: { word.elementsEqual($0.utf8) }) { return nil }
    return start..<(isColon ? endOfLine(from: start, name) : endOfWord(from: start))
  }

  /// Returns the place of a secret name before a sign; `nil` if the name is not secret.
  private func name(before sign: Int, isColon: Bool) -> Range<Int>? {
    var end = sign
    while end > done, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard end > done else { return nil }
    if isQuote(text[end - 1]) {
      end -= 1
      while end > done, text[end - 1] == UInt8(ascii: "\\") { end -= 1 }
      var start = end
      while start > done, end - start < Self.longestName, !isQuote(text[start - 1]) { start -= 1 }
      return isSecret(start..<end) ? start..<end : nil
    }
    let name = word(before: end)
    if isSecret(name) { return name }
    if name.lowerBound > done {
      let before = text[name.lowerBound - 1]
      if !isColon, "?&#".utf8.contains(before) { return isSecretParameter(name) ? name : nil }
      // A name of two words, such as “API key”.
      let first = word(before: name.lowerBound - 1)
      if before == UInt8(ascii: " "), !first.isEmpty, !isSecret(first),
        names.contains(string(first) + string(name))
      {
        return name
      }
    }
    return nil
  }

  private func word(before end: Int) -> Range<Int> {
    var start = end
    while start > done, end - start < Self.longestName, isOfName(text[start - 1]) { start -= 1 }
    return start..<max(start, end)
  }

  private func isSecret(_ name: Range<Int>) -> Bool {
    guard !name.isEmpty else { return false }
    if text[name].contains(UInt8(ascii: "%")) { return names.contains(decoded(name)) }
    return names.findPlain(UnsafeBufferPointer(rebasing: text[name]))
      ?? names.contains(string(name))
  }

  /// Whether a parameter of a URL is secret, whose name means nothing elsewhere.
  private func isSecretParameter(_ name: Range<Int>) -> Bool {
    ["code", "key", "ticket"].contains { text[name].elementsEqual($0.utf8) }
  }

  private func decoded(_ name: Range<Int>) -> String {
    var bytes: [UInt8] = []
    var index = name.lowerBound
    while index < name.upperBound {
      if text[index] == UInt8(ascii: "%"), index + 2 < name.upperBound,
        let byte = UInt8(string(index + 1..<index + 3), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns what is between quotes. A quote in a text of JSON in JSON has backslashes before it.
  private func quoted(from quote: Int, escapes: Int) -> Range<Int> {
    var backslashes = 0
    for index in quote + 1..<max(quote + 1, text.count) {
      if text[index] == UInt8(ascii: "\\") {
        backslashes += 1
        continue
      }
      if text[index] == text[quote], backslashes % (2 * (escapes + 1)) == escapes {
        return quote + 1..<max(quote + 1, index - escapes)
      }
      backslashes = 0
    }
    return min(quote + 1, text.count)..<text.count
  }

  /// Returns the end of an array or an object.
  private func nested(from start: Int) -> Int {
    var depth = 0
    for index in start..<text.count {
      switch text[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return text.count
  }

  /// Returns the end of a value behind a colon, which may have several words. The fields of a header end with their line.
  private func endOfLine(from start: Int, _ name: Range<Int>) -> Int {
    let name = string(name).lowercased()
    let isField = name.hasSuffix("authorization") || name.hasSuffix("cookie")
    let ends = isField ? "\"'`" : ",;\"'`}<&"
    return text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D || ends.utf8.contains($0) }
      ?? text.count
  }

  /// Returns the end of a value behind `=`, with the credentials behind the name of a scheme.
  private func endOfWord(from start: Int) -> Int {
    func end(from start: Int) -> Int {
      text[start...].firstIndex { $0 <= 0x20 || "&;,\"'`<>)}]#\\".utf8.contains($0) } ?? text.count
    }
    let word = end(from: start)
    guard word < text.count, text[word] == UInt8(ascii: " "), isScheme(start..<word) else {
      return word
    }
    return end(from: word + 1)
  }

  // MARK: Other secrets

  /// Returns the user and the password of a URL, or a password behind a user.
  private func user(before at: Int) -> Range<Int>? {
    var start = at
    while start > done, at - start < Self.longestUser, text[start - 1] > 0x20,
      !"/\"'`<>(),;=&@".utf8.contains(text[start - 1])
    { start -= 1 }
    if start > 1, text[start - 1] == UInt8(ascii: "/"), text[start - 2] == UInt8(ascii: "/") {
      return start..<at
    }
    guard at + 1 < text.count, text[at + 1] > 0x20,
      let colon = text[start..<at].firstIndex(of: UInt8(ascii: ":")), colon > start
    else { return nil }
    return colon + 1..<at
  }

  /// Returns the text of an element of XML.
  private func content(behind end: Int) -> Range<Int>? {
    guard
      let start = text[max(done, end - Self.longestUser)..<end].lastIndex(of: UInt8(ascii: "<"))
    else { return nil }
    let name = text[(start + 1)..<end].prefix { isOfName($0) || $0 == UInt8(ascii: ":") }
    guard isSecret(name.startIndex..<name.endIndex) else { return nil }
    let next = text[(end + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? text.count
    return end + 1..<next
  }

  /// Returns what follows `Bearer` or `Basic` and looks like credentials.
  private func credentials(behind space: Int) -> Range<Int>? {
    let scheme = word(before: space)
    guard isScheme(scheme) else { return nil }
    let start = skipBlanks(from: space)
    let end = text[start...].firstIndex { !isOfToken($0) } ?? text.count
    // A word of a sentence has neither digits nor capitals within it.
    let isToken =
      end - start >= 20
      || text[start..<end].dropFirst().contains {
        isDigit($0) || $0 == UInt8(ascii: "=") || 0x41...0x5A ~= $0
      }
    return end - start >= 6 && isToken ? start..<end : nil
  }

  private func isScheme(_ word: Range<Int>) -> Bool {
    guard word.count == 5 || word.count == 6 else { return false }
    return ["basic", "bearer"].contains(string(word).lowercased())
  }

  /// Returns a JSON Web Token, which begins with the base64 of `{"`.
  private func webToken(around place: Int) -> Range<Int>? {
    let start = place - 2
    guard start >= done, text[start] == UInt8(ascii: "e"), text[start + 1] == UInt8(ascii: "y"),
      start == 0 || !isOfWebToken(text[start - 1])
    else { return nil }
    let token = text[start...].prefix { isOfWebToken($0) }
    return token.contains(UInt8(ascii: ".")) ? start..<token.endIndex : nil
  }

  private func privateKey(at place: Int) -> Range<Int>? {
    let (before, behind) = ("PRIVATE ", "KEY-----")
    guard place >= before.utf8.count, text[place...].starts(with: behind.utf8),
      text[(place - before.utf8.count)..<place].elementsEqual(before.utf8)
    else { return nil }
    let start = place + behind.utf8.count
    var end = start
    while end < text.count, !text[end...].starts(with: "-----".utf8) { end += 1 }
    return start..<end
  }

  // MARK: Bytes

  /// Whether the text stands in the place of a secret already.
  private func isMark(_ range: Range<Int>) -> Bool {
    text[range].elementsEqual(SecretText.mark.utf8)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private func skipBlanks(from start: Int) -> Int {
    text[start...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? text.count
  }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private func isOfName(_ byte: UInt8) -> Bool {
    isOfToken(byte) && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "=")
      || "%[]$".utf8.contains(byte) || byte >= 0x80
  }

  private func isOfWebToken(_ byte: UInt8) -> Bool {
    isOfToken(byte) && !"~+/=".utf8.contains(byte)
  }

  /// Whether credentials may have a byte, by RFC 9110.
  private func isOfToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-._~+/=".utf8.contains(byte)
    }
  }
}
