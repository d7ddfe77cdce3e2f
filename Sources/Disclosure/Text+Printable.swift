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
