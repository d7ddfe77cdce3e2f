import Disclosure

/// A text from outside, such as a name, which equals no text of other bytes.
///
/// `String` compares by canonical equivalence: it takes `"\u{212A}eys"`, with the sign for kelvin, for `"Keys"`. Pages,
/// servers and file systems compare bytes. A text that decides something, such as the key of a table, does so as well.
struct ByteText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (one: ByteText, other: ByteText) -> Bool {
    // What is equivalent to a text of ASCII, and another text, has more bytes. Only ASCII has as many bytes as UTF-16 units.
    one.text == other.text && one.text.utf8.count == other.text.utf8.count
      && (one.text.utf8.count == one.text.utf16.count || one.text.hasSameBytes(as: other.text))
  }

  // Equal bytes are equivalent, and so have one hash.
  func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }
}
