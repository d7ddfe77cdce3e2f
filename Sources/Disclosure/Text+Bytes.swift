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
