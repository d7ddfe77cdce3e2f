/// The character references of values of attributes, by the rules of the HTML standard.
enum CharacterReferences {
  /// The names that occur in attributes of scripts. The standard has 2,231; a value with another one is reported instead of
  /// being hashed wrongly.
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "AMP": "&", "LT": "<", "GT": ">", "QUOT": "\"",
    "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}", "reg": "\u{AE}", "laquo": "\u{AB}",
    "raquo": "\u{BB}", "hellip": "\u{2026}", "ndash": "\u{2013}", "mdash": "\u{2014}",
    "lsquo": "\u{2018}", "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}",
    "times": "\u{D7}", "larr": "\u{2190}", "rarr": "\u{2192}", "bull": "\u{2022}",
    "middot": "\u{B7}", "Tab": "\t", "NewLine": "\n", "lpar": "(", "rpar": ")", "colon": ":",
    "semi": ";", "comma": ",", "period": ".", "sol": "/", "bsol": "\\", "equals": "=", "plus": "+",
    "excl": "!", "num": "#", "dollar": "$", "percnt": "%", "ast": "*", "quest": "?", "lowbar": "_",
    "lsqb": "[", "rsqb": "]", "lcub": "{", "rcub": "}", "verbar": "|", "grave": "`",
  ]
  /// Names that need no semicolon.
  private static let withoutSemicolon = [
    "amp", "lt", "gt", "quot", "AMP", "LT", "GT", "QUOT", "nbsp", "copy", "reg", "laquo", "raquo",
    "times", "middot",
  ]

  /// - Returns: The text from a place to before another one, and the first name with a semicolon that is not known.
  static func decode(
    _ bytes: SearchedBytes, _ start: Int, _ end: Int
  ) -> (value: String, unknown: String?) {
    if bytes.place(of: UInt8(ascii: "&"), from: start, to: end) == end {
      return (HTMLTokenizer.text(bytes, start, end), nil)
    }
    var (text, unknown): ([UInt8], String?) = ([], nil)
    var rest = Array(bytes.slice(start, end))[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let (replacement, length) = reference(rest, &unknown) {
        text += replacement.utf8
        rest = rest.dropFirst(length)
      } else {
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
    return (text.withUnsafeBytes { HTMLTokenizer.text(SearchedBytes($0), 0, $0.count) }, unknown)
  }

  private static func reference(
    _ bytes: ArraySlice<UInt8>, _ unknown: inout String?
  ) -> (String, Int)? {
    let behind = bytes.dropFirst()
    if behind.first == UInt8(ascii: "#") { return number(behind.dropFirst()) }
    let name = behind.prefix { $0.isLetter || (48...57).contains($0) }
    let end = behind.dropFirst(name.count).first
    let text = String(decoding: name, as: UTF8.self)
    if end == UInt8(ascii: ";") {
      if let value = names[text] { return (value, name.count + 2) }
    }
    // In attributes, a name that goes on with a letter, a digit or = is text, as in URLs.
    let isWhole = withoutSemicolon.contains { text == $0 } && end != UInt8(ascii: "=")
    if isWhole, let value = names[text] { return (value, name.count + 1) }
    if end == UInt8(ascii: ";"), !name.isEmpty { unknown = unknown ?? text }
    return nil
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> (String, Int)? {
    let isHexadecimal = digits.first?.lowercased == UInt8(ascii: "x")
    let all = isHexadecimal ? digits.dropFirst() : digits
    let own = all.prefix { byte in
      (48...57).contains(byte) || isHexadecimal && (97...102).contains(byte.lowercased)
    }
    guard !own.isEmpty else { return nil }
    let hasEnd = all.dropFirst(own.count).first == UInt8(ascii: ";")
    let length = 2 + (isHexadecimal ? 1 : 0) + own.count + (hasEnd ? 1 : 0)
    let number = UInt32(String(decoding: own, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    return (String(scalar(number ?? .max)), length)
  }

  private static func scalar(_ number: UInt32) -> Unicode.Scalar {
    if (0x80...0x9F).contains(number) { return windows[Int(number) - 0x80] }
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  /// The characters of the numbers 0x80 to 0x9F, which browsers read as Windows-1252.
  private static let windows: [Unicode.Scalar] = Array(
    "\u{20AC}\u{81}\u{201A}\u{192}\u{201E}\u{2026}\u{2020}\u{2021}\u{2C6}\u{2030}\u{160}\u{2039}\u{152}\u{8D}\u{17D}\u{8F}\u{90}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}\u{2DC}\u{2122}\u{161}\u{203A}\u{153}\u{9D}\u{17E}\u{178}"
      .unicodeScalars)
}
