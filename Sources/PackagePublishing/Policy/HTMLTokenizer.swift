/// A start tag of an HTML document.
struct HTMLTag: Equatable {
  struct Attribute: Equatable {
    let name: String
    /// The value with its character references decoded.
    let value: String
    let line: Int
    /// A named character reference that ``CharacterReferences`` does not know.
    let unknownReference: String?
  }

  let name: String
  let attributes: [Attribute]
  let line: Int
  /// The text in an element of the kinds `script` and `style`.
  var content = ""

  subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// Reads the start tags of an HTML document, as the tokenizer of the HTML standard does in a browser that runs scripts.
///
/// Any bytes are a document: nothing throws, and each byte is read once.
struct HTMLTokenizer {
  private let bytes: [UInt8]
  private var index = 0
  private var tags: [HTMLTag] = []
  /// The open elements of SVG and MathML, and those in them that have HTML again.
  private var foreign: [String] = []
  private let isXML: Bool
  private var lastLine = (line: 1, index: 0)

  /// - Parameter isXML: Whether the document is XHTML, in which scripts are text with references and CDATA sections.
  static func tags(of text: String, isXML: Bool = false) -> [HTMLTag] {
    var tokenizer = HTMLTokenizer(text, isXML: isXML)
    tokenizer.run()
    return tokenizer.tags
  }

  private init(_ text: String, isXML: Bool) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      // Each CR LF, and each CR, is a line feed before anything is read.
      if byte != Self.lineFeed || previous != Self.carriageReturn {
        bytes.append(byte == Self.carriageReturn ? Self.lineFeed : byte)
      }
      previous = byte
    }
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.isXML = isXML
  }

  private static let (lineFeed, carriageReturn) = (UInt8(10), UInt8(13))

  private mutating func run() {
    while let open = find("<", from: index) {
      index = open + 1
      switch byte(index) {
      case let byte? where byte.isLetter: readStartTag()
      case UInt8(ascii: "/")?: readEndTag()
      case UInt8(ascii: "!")?: readDeclaration()
      case UInt8(ascii: "?")?: index = find(">", from: index).map { $0 + 1 } ?? bytes.count
      default: break
      }
    }
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func find(_ character: Unicode.Scalar, from start: Int) -> Int? {
    start < bytes.count ? bytes[start...].firstIndex(of: UInt8(ascii: character)) : nil
  }

  private func find(_ text: String, from start: Int) -> Int? {
    let needle = Array(text.utf8)
    var place = start
    while place + needle.count <= bytes.count {
      if bytes[place...].starts(with: needle) { return place }
      place += 1
    }
    return nil
  }

  /// Whether a name stands at a place, in letters of any case, and is complete there.
  private func has(_ name: String, at start: Int) -> Bool {
    let end = start + name.utf8.count
    guard end < bytes.count, bytes[end].isSpace || [0x2F, 0x3E].contains(bytes[end]) else {
      return false
    }
    return zip(bytes[start..<end], name.utf8).allSatisfy { $0.lowercased == $1 }
  }

  private mutating func line(at place: Int) -> Int {
    if place >= lastLine.index {
      let lines = bytes[lastLine.index..<min(place, bytes.count)].count { $0 == Self.lineFeed }
      lastLine = (lastLine.line + lines, place)
    }
    return lastLine.line
  }
}

extension HTMLTokenizer {
  /// - Precondition: The byte is the `!` behind `<`.
  private mutating func readDeclaration() {
    if bytes[index...].starts(with: "!--".utf8) {
      readComment()
    } else if isForeign, bytes[index...].starts(with: "![CDATA[".utf8) {
      index = find("]]>", from: index).map { $0 + 3 } ?? bytes.count
    } else {
      index = find(">", from: index).map { $0 + 1 } ?? bytes.count
    }
  }

  private mutating func readComment() {
    index += 3
    for end in [">", "->"] where bytes[index...].starts(with: end.utf8) {
      index += end.utf8.count
      return
    }
    while let close = find("--", from: index) {
      index = close + 2
      if byte(index) == UInt8(ascii: "!"), byte(index + 1) == UInt8(ascii: ">") { index += 1 }
      if byte(index) == UInt8(ascii: ">") {
        index += 1
        return
      }
      index -= 1
    }
    index = bytes.count
  }
}

extension HTMLTokenizer {
  private var isForeign: Bool {
    if foreign.isEmpty { return isXML }
    return ["svg", "math"].contains(foreign[foreign.count - 1])
  }

  private mutating func readEndTag() {
    guard byte(index + 1)?.isLetter == true else {
      index = find(">", from: index).map { $0 + 1 } ?? bytes.count
      return
    }
    index += 1
    guard let (name, _, _) = readTag() else { return }
    if let place = foreign.lastIndex(of: name) { foreign.removeSubrange(place...) }
  }

  private mutating func readStartTag() {
    let line = line(at: index)
    guard let (name, attributes, isClosed) = readTag() else { return }
    var tag = HTMLTag(name: name, attributes: attributes, line: line)
    if isForeign, !isXML, Self.breakouts.contains(name) { foreign = [] }
    if isForeign {
      if name == "script" || name == "style", !isClosed { tag.content = readForeignText(name) }
    } else {
      tag.content = readText(of: name)
    }
    tags.append(tag)
    let isSwitch =
      ["svg", "math"].contains(name)
      || isForeign && ["foreignobject", "desc", "title"].contains(name)
    if isSwitch, !isClosed, !isXML { foreign.append(name) }
  }

  /// Reads a tag from its name on.
  ///
  /// - Returns: `nil` where the document ends in the tag, which is none then.
  private mutating func readTag() -> (
    name: String, attributes: [HTMLTag.Attribute], isClosed: Bool
  )? {
    let name = readName { $0.isSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }
    var attributes: [HTMLTag.Attribute] = []
    var names: Set<String> = []
    var isClosed = false
    while let next = byte(index) {
      if next == UInt8(ascii: ">") {
        index += 1
        return (name, attributes, isClosed)
      }
      isClosed = next == UInt8(ascii: "/")
      if next.isSpace || isClosed {
        index += 1
        continue
      }
      let attribute = readAttribute()
      if names.insert(attribute.name).inserted { attributes.append(attribute) }
    }
    return nil
  }

  private mutating func readName(until isEnd: (UInt8) -> Bool) -> String {
    let start = index
    while let next = byte(index), !isEnd(next) { index += 1 }
    return String(decoding: bytes[start..<index].map(\.lowercased), as: UTF8.self)
  }

  private mutating func readAttribute() -> HTMLTag.Attribute {
    let line = line(at: index)
    let first = index
    var name = readName {
      $0.isSpace || [UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "=")].contains($0)
    }
    if index == first {  // A sign = at the beginning belongs to the name.
      index += 1
      name =
        "="
        + readName {
          $0.isSpace || [UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "=")].contains($0)
        }
    }
    while let next = byte(index), next.isSpace { index += 1 }
    guard byte(index) == UInt8(ascii: "=") else {
      return HTMLTag.Attribute(name: name, value: "", line: line, unknownReference: nil)
    }
    index += 1
    while let next = byte(index), next.isSpace { index += 1 }
    let (value, unknown) = CharacterReferences.decode(readValue())
    return HTMLTag.Attribute(name: name, value: value, line: line, unknownReference: unknown)
  }

  private mutating func readValue() -> ArraySlice<UInt8> {
    guard let quote = byte(index) else { return [] }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = index + 1
      let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
      index = min(end + 1, bytes.count)
      return bytes[start..<end]
    }
    let start = index
    while let next = byte(index), !next.isSpace, next != UInt8(ascii: ">") { index += 1 }
    return bytes[start..<index]
  }

  /// Elements of HTML that end SVG and MathML around them.
  private static let breakouts: Set = [
    "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em",
    "embed",
    "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "i", "img", "li", "listing", "menu", "meta",
    "nobr", "ol", "p", "pre", "ruby", "s", "small", "span", "strong", "strike", "sub", "sup",
    "table",
    "tt", "u", "ul", "var",
  ]
}

extension HTMLTokenizer {
  /// Reads the text of elements whose text has no tags, and their end tags.
  private mutating func readText(of name: String) -> String {
    let start = index
    switch name {
    case "script": index = endOfScript()
    case "style", "xmp", "iframe", "noembed", "noframes", "noscript", "title", "textarea":
      index = endTag(of: name, from: index)
    case "plaintext": index = bytes.count
    default: return ""
    }
    return Self.text(bytes[start..<index])
  }

  private func endTag(of name: String, from start: Int) -> Int {
    var place = start
    while let open = find("</", from: place) {
      if has(name, at: open + 2) { return open }
      place = open + 2
    }
    return bytes.count
  }

  /// Where the text of a script ends. In `<!--`, an end tag behind `<script` is text.
  private func endOfScript() -> Int {
    enum State { case plain, escaped, doubleEscaped }
    var (state, place, dashes) = (State.plain, index, 0)
    while place < bytes.count {
      let byte = bytes[place]
      if state != .plain {
        if byte == UInt8(ascii: ">"), dashes >= 2 { state = .plain }
        dashes = byte == UInt8(ascii: "-") ? dashes + 1 : 0
      }
      if byte == UInt8(ascii: "<") {
        if self.byte(place + 1) == UInt8(ascii: "/"), has("script", at: place + 2) {
          if state != .doubleEscaped { return place }
          state = .escaped
        } else if state == .escaped, has("script", at: place + 1) {
          state = .doubleEscaped
        } else if state == .plain, bytes[place...].starts(with: "<!--".utf8) {
          (state, dashes, place) = (.escaped, 2, place + 3)
        }
      }
      place += 1
    }
    return bytes.count
  }

  /// Reads the text of a script or style in SVG up to its end tag: text of the element itself, without comments and without
  /// the text of elements in it.
  private mutating func readForeignText(_ name: String) -> String {
    var (text, inner): (String, [String]) = ("", [])
    while index < bytes.count {
      let open = find("<", from: index) ?? bytes.count
      if inner.isEmpty { text += CharacterReferences.decode(bytes[index..<open]).value }
      index = open
      if bytes[index...].starts(with: "</".utf8), inner.isEmpty, has(name, at: index + 2) {
        break
      }
      if bytes[index...].starts(with: "<![CDATA[".utf8) {
        let start = index + 9
        let end = find("]]>", from: start) ?? bytes.count
        if inner.isEmpty { text += Self.text(bytes[start..<end]) }
        index = min(end + 3, bytes.count)
      } else {
        text += readForeignMarkup(&inner)
      }
    }
    return text
  }

  /// Reads a tag or a comment in a script of SVG.
  ///
  /// - Parameter inner: The open elements in the script.
  /// - Returns: The sign `<` where it is text of the script.
  private mutating func readForeignMarkup(_ inner: inout [String]) -> String {
    guard index < bytes.count else { return "" }
    index += 1
    switch byte(index) {
    case UInt8(ascii: "!")?, UInt8(ascii: "?")?: readDeclaration()
    case UInt8(ascii: "/")? where byte(index + 1)?.isLetter == true:
      index += 1
      if let tag = readTag(), let place = inner.lastIndex(of: tag.name) {
        inner.removeSubrange(place...)
      }
    case UInt8(ascii: "/")?: index = find(">", from: index).map { $0 + 1 } ?? bytes.count
    case let byte? where byte.isLetter:
      if let tag = readTag(), !tag.isClosed { inner.append(tag.name) }
    default: return inner.isEmpty ? "<" : ""
    }
    return ""
  }

  static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\0", with: "\u{FFFD}")
  }
}

extension UInt8 {
  var isSpace: Bool { self == 32 || self == 9 || self == 10 || self == 12 }
  var isLetter: Bool { (65...90).contains(self) || (97...122).contains(self) }
  var lowercased: UInt8 { (65...90).contains(self) ? self + 32 : self }
}
