/// Reads the start tags of an HTML document, as the tokenizer of the HTML standard does in a browser that runs scripts.
///
/// Any bytes are a document: nothing throws, and each byte is read once. Attributes that no scan reads are left out, and so
/// are tags that have no others, because they are most of a document.
struct HTMLTokenizer {
  let bytes: SearchedBytes
  var index = 0
  private var tags: [HTMLTag] = []
  /// The open elements of SVG and MathML, and those in them that have HTML again.
  private var foreign: [String] = []
  private let isXML: Bool
  private var lastLine = (line: 1, index: 0)

  /// - Parameter isXML: Whether the document is XHTML, in which scripts are text with references and CDATA sections.
  static func tags(of text: String, isXML: Bool = false) -> [HTMLTag] {
    var text = text
    return text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      let carriageReturn = SearchedBytes(bytes).place(of: 13, from: 0)
      if carriageReturn == bytes.count { return tags(of: bytes, isXML) }
      return withoutCarriageReturns(bytes).withUnsafeBytes { tags(of: $0, isXML) }
    }
  }

  private static func tags(of bytes: UnsafeRawBufferPointer, _ isXML: Bool) -> [HTMLTag] {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var tokenizer = HTMLTokenizer(
      SearchedBytes(UnsafeRawBufferPointer(rebasing: bytes.dropFirst(hasMark ? 3 : 0))), isXML)
    tokenizer.run()
    return tokenizer.tags
  }

  private init(_ bytes: SearchedBytes, _ isXML: Bool) { (self.bytes, self.isXML) = (bytes, isXML) }

  /// Each CR LF, and each CR, is a line feed before anything is read.
  private static func withoutCarriageReturns(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let all = SearchedBytes(bytes)
    var (result, start): ([UInt8], Int) = ([], 0)
    result.reserveCapacity(bytes.count)
    while start < bytes.count {
      let end = all.place(of: 13, from: start)
      result += bytes[start..<end]
      if end < bytes.count { result.append(10) }
      start = all[end + 1] == 10 ? end + 2 : end + 1
    }
    return result
  }

  private mutating func run() {
    while case let open = bytes.place(of: 0x3C, from: index), open < bytes.count {
      index = open + 1
      switch bytes[index] {
      case UInt8(ascii: "/"): readEndTag()
      case UInt8(ascii: "!"): readDeclaration()
      case UInt8(ascii: "?"): skip(behind: ">")
      case let byte where byte.isLetter: readStartTag()
      default: break
      }
    }
  }

  mutating func skip(behind text: StaticString) {
    index = min(bytes.place(of: text, from: index) + text.utf8CodeUnitCount, bytes.count)
  }

  private mutating func line(at place: Int) -> Int {
    if place >= lastLine.index {
      lastLine.line += bytes.lineFeeds(from: lastLine.index, to: place)
      lastLine.index = place
    }
    return lastLine.line
  }
}

extension HTMLTokenizer {
  /// - Precondition: The byte is the `!` after `<`.
  mutating func readDeclaration() {
    if bytes.has("!--", at: index) {
      readComment()
    } else if isForeign, bytes.has("![CDATA[", at: index) {
      skip(behind: "]]>")
    } else {
      skip(behind: ">")
    }
  }

  private mutating func readComment() {
    index += 3
    for end: StaticString in [">", "->"] where bytes.has(end, at: index) {
      index += end.utf8CodeUnitCount
      return
    }
    while case let close = bytes.place(of: "--", from: index), close < bytes.count {
      if bytes.has(">", at: close + 2) || bytes.has("!>", at: close + 2) {
        index = close + 2
        return skip(behind: ">")
      }
      index = close + 1
    }
    index = bytes.count
  }
}

extension HTMLTokenizer {
  private var isForeign: Bool {
    guard let last = foreign.last else { return isXML }
    return last == "svg" || last == "math"
  }

  private mutating func readEndTag() {
    index += 1
    guard bytes[index].isLetter else {
      index -= 1
      return skip(behind: ">")
    }
    guard let tag = readTag(), !foreign.isEmpty else { return }
    let name = name(tag.start, tag.end)
    if let place = foreign.lastIndex(of: name) { foreign.removeSubrange(place...) }
  }

  private mutating func readStartTag() {
    let start = index
    guard let tag = readTag() else { return }
    let name = name(tag.start, tag.end)
    if isForeign, !isXML, Self.breakouts.contains(name) { foreign = [] }
    let isForeign = isForeign
    if name == "script" || name == "style" {
      let line = tag.line ?? line(at: start)
      var content = ""
      if !isForeign { content = readText(of: name) }
      if isForeign, !tag.isClosed { content = readForeignText(name) }
      tags.append(HTMLTag(name: name, attributes: tag.attributes, line: line, content: content))
    } else {
      if !isForeign { skipText(of: name) }
      if let line = tag.line {
        tags.append(HTMLTag(name: name, attributes: tag.attributes, line: line))
      }
    }
    let isSwitch =
      name == "svg" || name == "math"
      || isForeign && ["foreignobject", "desc", "title"].contains(name)
    if isSwitch, !tag.isClosed, !isXML { foreign.append(name) }
  }

  /// A name, whose letters of ASCII are in lower case.
  func name(_ start: Int, _ end: Int) -> String {
    var place = start
    while place < end, bytes[place].lowercased == bytes[place] { place += 1 }
    if place == end { return bytes.text(start, end) }
    return String(decoding: bytes.slice(start, end).map(\.lowercased), as: UTF8.self)
  }

  /// The place of a tag's name, and the attributes that scans read.
  struct Tag {
    let start: Int
    let end: Int
    var attributes: [HTMLTag.Attribute] = []
    /// The line of the name, if the tag has such attributes.
    var line: Int?
    /// Whether the tag ends with `/>`.
    var isClosed = false
  }

  /// Reads a tag from its name on.
  ///
  /// - Returns: `nil` if the document ends within the tag, because it then is no tag.
  mutating func readTag() -> Tag? {
    let start = index
    skipName()
    var tag = Tag(start: start, end: index)
    while index < bytes.count {
      let next = bytes[index]
      if next == 0x3E {
        index += 1
        return tag
      }
      tag.isClosed = next == 0x2F
      if tag.isClosed || next.isSpace { index += 1 } else { readAttribute(of: &tag) }
    }
    return nil
  }

  /// Goes to the end of a name, at which a space, `/`, `>` or, in attributes, `=` stands.
  private mutating func skipName(ofAttribute isAttribute: Bool = false) {
    let count = bytes.count
    while index < count {
      let next = bytes[index]
      if next <= 0x3E, next.isSpace || next == 0x2F || next == 0x3E || isAttribute && next == 0x3D {
        return
      }
      index += 1
    }
  }

  private mutating func readAttribute(of tag: inout Tag) {
    let start = index
    if bytes[index] == 0x3D { index += 1 }  // A sign = at the beginning belongs to the name.
    skipName(ofAttribute: true)
    let end = index
    skipSpace()
    var value = (start: index, end: index)
    if bytes[index] == 0x3D {
      index += 1
      skipSpace()
      value = readValue()
    }
    guard isRead(start, end) else { return }
    let name = name(start, end)
    guard !tag.attributes.contains(where: { $0.name == name }) else { return }
    let (text, unknown) = CharacterReferences.decode(bytes, value.start, value.end)
    tag.line = tag.line ?? line(at: tag.start)
    tag.attributes.append(
      HTMLTag.Attribute(
        name: name, value: text, line: line(at: start), unknownReference: unknown))
  }

  private mutating func skipSpace() { while bytes[index].isSpace { index += 1 } }

  private mutating func readValue() -> (start: Int, end: Int) {
    let quote = bytes[index]
    if quote == 0x22 || quote == 0x27 {
      let start = index + 1
      let end = bytes.place(of: quote, from: start)
      index = min(end + 1, bytes.count)
      return (min(start, end), end)
    }
    let start = index
    while index < bytes.count, !bytes[index].isSpace, bytes[index] != 0x3E { index += 1 }
    return (start, index)
  }

  /// Returns whether a scan reads an attribute. A letter and the length tell the few from the many, such as `class` and
  /// `id`. Some others pass, which is harmless.
  private func isRead(_ start: Int, _ end: Int) -> Bool {
    switch (bytes[start] | 0x20, end - start) {
    case (UInt8(ascii: "o"), 3...): bytes[start + 1] | 0x20 == UInt8(ascii: "n")
    // href, http-equiv, src, srcdoc, srcset, type, rel, data
    case (UInt8(ascii: "h"), 4), (UInt8(ascii: "h"), 10), (UInt8(ascii: "s"), 3),
      (UInt8(ascii: "s"), 6), (UInt8(ascii: "t"), 4), (UInt8(ascii: "r"), 3),
      (UInt8(ascii: "d"), 4):
      true
    // as, action, formaction, content, language, nomodule, poster, xlink:href
    case (UInt8(ascii: "a"), 2), (UInt8(ascii: "a"), 6), (UInt8(ascii: "f"), 10),
      (UInt8(ascii: "c"), 7), (UInt8(ascii: "l"), 8), (UInt8(ascii: "n"), 8),
      (UInt8(ascii: "p"), 6), (UInt8(ascii: "x"), 10):
      true
    default: false
    }
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

/// A start tag of an HTML document, with the attributes that scans read.
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
