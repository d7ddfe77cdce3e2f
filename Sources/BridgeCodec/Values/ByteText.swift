/// A text from outside, such as a name, which equals no text of other bytes.
///
/// `String` compares by canonical equivalence: it takes `"\u{212A}eys"`, with the sign for kelvin, for `"Keys"`. Pages,
/// servers and file systems compare bytes. A text that decides something, such as the key of a table, does so as well.
package struct ByteText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (one: ByteText, other: ByteText) -> Bool {
    // Equal bytes are equivalent, which the library finds without a closure for texts that are the same storage or short.
    one.text == other.text && one.text.hasSameBytes(as: other.text)
  }

  // Equal bytes are equivalent, and so have one hash.
  package func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }
}

extension String {
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
