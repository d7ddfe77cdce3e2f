/// The tokens of a script: names, texts and signs, without comments.
///
/// It knows no syntax beyond that. Whether `/` begins a regular expression is told by what stands before it, and
/// ``isClear`` says whether the script was read without a contradiction.
struct ScriptTokens {
  struct Token: Equatable {
    enum Kind { case beginning, name, number, text, template, expression, sign }

    let kind: Kind
    /// The places of the first byte and after the last one. Those of texts and templates are inside their quotes.
    let (start, end): (Int, Int)
    /// The sign, or the quote of a text.
    var sign: UInt8 = 0

    static let beginning = Token(kind: .beginning, start: 0, end: 0)

    func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign && self.sign == UInt8(ascii: sign) }
  }

  private enum Opening { case parenthesis, condition, bracket, block, value, template }

  let bytes: SearchedBytes
  private(set) var index = 0
  private var (last, beforeLast) = (Token.beginning, Token.beginning)
  private var open: [Opening] = []
  /// Whether a value ends with the last sign.
  private var endsValue = false
  private var hasContradiction = false

  /// Whether all that opens closes. A reader that is at the end cannot trust what it did not find in another script.
  var isClear: Bool { !hasContradiction && open.isEmpty }

  init(_ bytes: SearchedBytes) { self.bytes = bytes }

  mutating func next() -> Token? {
    skipSpaceAndComments()
    guard index < bytes.count else { return nil }
    let start = index
    let byte = bytes[index]
    let token: Token
    switch byte {
    case _ where byte.isPartOfName && !byte.isDigit: token = name()
    case _ where byte.isDigit:
      while bytes[index].isPartOfName || bytes[index] == 0x2E { index += 1 }
      token = Token(kind: .number, start: start, end: index)
    case 0x22, 0x27: token = text(byte)
    case 0x60: token = template()
    case 0x2F where !hasContradiction && !isBehindValue: token = expression() ?? sign(byte)
    case 0x7D where open.last == .template:
      open.removeLast()
      token = template()
    default: token = sign(byte)
    }
    (beforeLast, last) = (last, token)
    return token
  }

  private mutating func skipSpaceAndComments() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte <= 0x20 {
        index += 1
      } else if byte >= 0x80, let space = Self.spaces.first(where: { bytes.has($0, at: index) }) {
        index += space.utf8CodeUnitCount
      } else if byte == 0x2F && bytes[index + 1] == 0x2F
        || byte == 0x3C && bytes.has("<!--", at: index)
        || index == 0 && bytes.has("#!", at: index)
      {
        index = bytes.place(of: 10, from: index)
      } else if byte == 0x2F, bytes[index + 1] == 0x2A {
        let end = bytes.place(of: "*/", from: index + 2)
        if end == bytes.count { hasContradiction = true }
        index = min(end + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private static let spaces: [StaticString] = ["\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}"]

  /// Words after which a value begins.
  private static let beforeValues: Set = [
    "return", "typeof", "case", "do", "else", "in", "of", "instanceof", "new", "void", "delete",
    "throw", "yield", "await", "default",
  ]

  /// Whether a value has just ended, after which `/` divides.
  private var isBehindValue: Bool {
    switch last.kind {
    case .beginning: false
    case .name: beforeLast.isSign(".") || !Self.beforeValues.contains(text(of: last))
    case .number, .text, .expression: true
    case .template: last.sign == 0x60
    case .sign: endsValue
    }
  }

  private mutating func name() -> Token {
    let start = index
    while bytes[index].isPartOfName { index += 1 }
    return Token(kind: .name, start: start, end: index)
  }

  private mutating func text(_ quote: UInt8) -> Token {
    let start = index + 1
    var end = start
    while end < bytes.count {
      end = bytes.place(of: quote, from: end)
      var slashes = 0
      while bytes[end - slashes - 1] == 0x5C, end - slashes > start { slashes += 1 }
      if slashes % 2 == 0 { break }
      end += 1
    }
    if let line = unescapedLineFeed(start, end) {
      (hasContradiction, index) = (true, line)
      return Token(kind: .text, start: start, end: line, sign: quote)
    }
    if end >= bytes.count { hasContradiction = true }
    index = min(end + 1, bytes.count)
    return Token(kind: .text, start: start, end: min(end, bytes.count), sign: quote)
  }

  private func unescapedLineFeed(_ start: Int, _ end: Int) -> Int? {
    var place = bytes.place(of: 10, from: start, to: end)
    while place < end {
      let isEscaped =
        bytes[place - 1] == 0x5C || bytes[place - 1] == 13 && bytes[place - 2] == 0x5C
      if !isEscaped { return place }
      place = bytes.place(of: 10, from: place + 1, to: end)
    }
    return nil
  }

  /// Reads a part of a template, which begins after a ` or a }.
  private mutating func template() -> Token {
    let start = index + 1
    index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x60 {
        index += 1
        return Token(kind: .template, start: start, end: index - 1, sign: byte)
      }
      if byte == 0x24, bytes[index + 1] == 0x7B {
        index += 2
        open.append(.template)
        return Token(kind: .template, start: start, end: index - 2, sign: byte)
      }
      index += byte == 0x5C ? 2 : 1
    }
    hasContradiction = true
    index = bytes.count
    return Token(kind: .template, start: start, end: index)
  }

  /// Reads a regular expression; `nil` if none ends in its line.
  private mutating func expression() -> Token? {
    var (place, isInClass) = (index + 1, false)
    while place < bytes.count, bytes[place] != 10 {
      switch bytes[place] {
      case 0x5C: place += 1
      case 0x5B: isInClass = true
      case 0x5D: isInClass = false
      case 0x2F where !isInClass:
        let start = index
        index = place + 1
        while bytes[index].isLetter { index += 1 }
        return Token(kind: .expression, start: start, end: index)
      default: break
      }
      place += 1
    }
    hasContradiction = true
    return nil
  }

  private mutating func sign(_ byte: UInt8) -> Token {
    let start = index
    index += 1
    var endsValue = false
    switch byte {
    case 0x28: open.append(isBehindCondition ? .condition : .parenthesis)
    case 0x5B: open.append(.bracket)
    case 0x7B: open.append(opensValue ? .value : .block)
    case 0x29, 0x5D, 0x7D:
      let opening = open.popLast()
      endsValue = opening != .condition && opening != .block
      let isPair =
        byte == 0x29 && (opening == .parenthesis || opening == .condition)
        || byte == 0x5D && opening == .bracket
        || byte == 0x7D && (opening == .block || opening == .value)
      if !isPair { hasContradiction = true }
    case 0x2B where bytes[index] == byte, 0x2D where bytes[index] == byte:
      endsValue = isBehindValue
      index += 1
    case 0x2E where bytes[index] == byte && bytes[index + 1] == byte: index += 2
    default: break
    }
    self.endsValue = endsValue
    return Token(kind: .sign, start: start, end: index, sign: index - start == 3 ? 0 : byte)
  }

  /// Whether a `(` begins the condition of a statement.
  private var isBehindCondition: Bool {
    guard last.kind == .name, last.end - last.start <= 5, !beforeLast.isSign(".") else {
      return false
    }
    return ["if", "while", "for", "with"].contains(text(of: last))
  }

  /// Whether a `{` begins an object and no block.
  private var opensValue: Bool {
    switch last.kind {
    case .sign:
      let isArrow = last.sign == 0x3E && bytes[last.start - 1] == 0x3D
      return !isArrow && ![0x29, 0x3B, 0x7B, 0x7D].contains(last.sign)
    case .name:
      let word = text(of: last)
      return Self.beforeValues.contains(word) && word != "else" && word != "do"
    default: return false
    }
  }

  /// Returns the name that ends before a place; empty if another token ends there.
  static func name(before end: Int, in bytes: SearchedBytes) -> String {
    var start = end
    while bytes[start - 1].isPartOfName { start -= 1 }
    return bytes.text(start, end)
  }

  func text(of token: Token) -> String { bytes.text(token.start, token.end) }
}

extension UInt8 {
  /// Whether a name of JavaScript can have it. Each byte of a letter outside of ASCII counts, and the `\` of its escape.
  var isPartOfName: Bool {
    isLetter || isDigit || self == 0x5F || self == 0x24 || self >= 0x80 || self == 0x5C
  }
}
