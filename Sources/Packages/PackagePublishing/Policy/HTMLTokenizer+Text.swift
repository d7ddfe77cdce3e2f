// Elements whose text has no tags

extension HTMLTokenizer {
  /// Reads the text of a script or a style sheet up to its end tag.
  mutating func readText(of name: String) -> String {
    let start = index
    index = name == "script" ? endOfScript() : endTag(of: name)
    return Self.text(bytes, start, index)
  }

  /// Goes to the end tag of another element whose text has no tags.
  mutating func skipText(of name: String) {
    switch name {
    case "xmp", "iframe", "noembed", "noframes", "noscript", "title", "textarea":
      index = endTag(of: name)
    case "plaintext": index = bytes.count
    default: break
    }
  }

  /// Returns whether a complete name is at a place, in letters of any case.
  private func isName(_ name: String, at start: Int) -> Bool {
    let end = start + name.utf8.count
    guard end < bytes.count, bytes[end].isSpace || bytes[end] == 0x2F || bytes[end] == 0x3E else {
      return false
    }
    return zip(bytes.slice(start, end), name.utf8).allSatisfy { $0.lowercased == $1 }
  }

  private func endTag(of name: String) -> Int {
    var place = bytes.place(of: "</", from: index)
    while place < bytes.count, !isName(name, at: place + 2) {
      place = bytes.place(of: "</", from: place + 2)
    }
    return place
  }

  /// Returns the end of a script's text. In `<!--`, an end tag after `<script` is text.
  private func endOfScript() -> Int {
    var (open, close, isDouble) = (bytes.place(of: 0x3C, from: index), -1, false)
    while open < bytes.count {
      if close >= 0, close < open { (close, isDouble) = (-1, false) }
      if bytes[open + 1] == 0x2F, isName("script", at: open + 2) {
        if !isDouble { return open }
        isDouble = false
      } else if close >= 0, isName("script", at: open + 1) {
        isDouble = true
      } else if close < 0, bytes.has("<!--", at: open) {
        close = bytes.place(of: "-->", from: open + 2)
      }
      open = bytes.place(of: 0x3C, from: open + 1)
    }
    return bytes.count
  }

  /// The text of a part, in which a NUL is the sign of an error.
  static func text(_ bytes: SearchedBytes, _ start: Int, _ end: Int) -> String {
    let text = bytes.text(start, end)
    let hasNull = bytes.place(of: 0, from: start, to: end) < end
    return hasNull ? text.replacing("\0", with: "\u{FFFD}") : text
  }
}

// Scripts and styles in SVG

extension HTMLTokenizer {
  /// Reads the text of a script or style in SVG up to its end tag: text of the element itself, without comments and without
  /// the text of elements in it.
  mutating func readForeignText(_ name: String) -> String {
    var (text, inner): (String, [String]) = ("", [])
    while index < bytes.count {
      let open = bytes.place(of: 0x3C, from: index)
      if inner.isEmpty { text += CharacterReferences.decode(bytes, index, open).value }
      index = open
      if bytes.has("</", at: index), inner.isEmpty, isName(name, at: index + 2) { break }
      if bytes.has("<![CDATA[", at: index) {
        let start = index + 9
        let end = bytes.place(of: "]]>", from: start)
        if inner.isEmpty { text += Self.text(bytes, start, end) }
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
  /// - Returns: The character `<` if it is text of the script.
  private mutating func readForeignMarkup(_ inner: inout [String]) -> String {
    guard index < bytes.count else { return "" }
    index += 1
    switch bytes[index] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): readDeclaration()
    case UInt8(ascii: "/") where bytes[index + 1].isLetter:
      index += 1
      if let tag = readTag(), let place = inner.lastIndex(of: name(tag.start, tag.end)) {
        inner.removeSubrange(place...)
      }
    case UInt8(ascii: "/"): skip(behind: ">")
    case let byte where byte.isLetter:
      if let tag = readTag(), !tag.isClosed { inner.append(name(tag.start, tag.end)) }
    default: return inner.isEmpty ? "<" : ""
    }
    return ""
  }
}
