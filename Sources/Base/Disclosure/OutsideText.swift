// What comes from a page, a server or a file is compared by its bytes, and printed without its controls.

extension String {
  /// Whether both texts are the same bytes of UTF-8. `==` is true for texts of different Unicode forms as well.
  package func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The text with lower case in the place of `A` to `Z`, as protocols fold case. `lowercased()` makes `k` of the sign
  /// for kelvin.
  package var asciiLowercased: String {
    String(
      decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Whether the text begins with the bytes of another one.
  package func hasBytePrefix(_ beginning: String) -> Bool { utf8.starts(with: beginning.utf8) }
}

extension StringProtocol {
  /// The text as a part of one line of a log or a terminal, and no longer than 200 characters.
  package var printable: String { printable(upTo: 200) }

  /// The text as a part of one line of a log or a terminal. Characters that end a line, change the order of what is
  /// printed, command a terminal, or cannot be seen are escaped, as in `\u{1B}` and `\n`.
  ///
  /// - Parameter longest: The number of Unicode scalars from which on the text is cut.
  package func printable(upTo longest: Int) -> String {
    let bytes = utf8
    if bytes.count <= longest, bytes.allSatisfy({ 0x20...0x7E ~= $0 }) { return String(self) }
    var text = ""
    for scalar in unicodeScalars.prefix(longest) {
      if scalar.isPrintable {
        text.unicodeScalars.append(scalar)
      } else {
        text += scalar.escaped(asASCII: true)
      }
    }
    return text + (unicodeScalars.dropFirst(longest).isEmpty ? "" : "…")
  }

  /// The lines of the text, each printable.
  ///
  /// - Parameter longest: The number of Unicode scalars from which on a line is cut.
  package func printableLines(upTo longest: Int) -> String {
    String(self).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable(upTo: longest) }.joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  /// Whether people see this character, and it changes nothing around it.
  package var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      false
    default: true
    }
  }
}
