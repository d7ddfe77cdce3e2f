/// The bytes at which the search looks.
extension SecretSearch {
  /// Whether a secret may begin or end at a byte: one of `` =:@>JK`` and the space, as a set of 64 bytes from 0x20 on.
  @inline(__always) static func isSign(_ byte: UInt8) -> Bool {
    let place = byte &- 0x20
    return place < 64 && (0x0000_0C01_6400_0001 as UInt64) >> UInt64(place) & 1 == 1
  }

  /// Reads a string of JSON that has printable ASCII alone, and no escape.
  ///
  /// - Parameter start: The place behind the first quotation mark.
  /// - Returns: The place of the last quotation mark, and whether there is a sign of a secret before it; `nil` if the string
  ///   has other characters or no end.
  package static func plainString(
    in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (end: Int, hasSign: Bool)? {
    var place = start
    var hasSign = false
    while place < text.count {
      let byte = text[place]
      // Small letters, which are most.
      if byte < 0x60 {
        if isSign(byte) {
          hasSign = true
        } else if byte == UInt8(ascii: "\"") {
          return (place, hasSign)
        } else if byte < 0x20 || byte == UInt8(ascii: "\\") {
          return nil
        }
      } else if byte >= 0x7F {
        return nil
      }
      place += 1
    }
    return nil
  }
}
