import Foundation

extension ArraySlice<UInt8> {
  /// The end of the first line.
  var firstLineEnd: Int {
    withUnsafeBytes { $0.firstIndex(of: 0x0A, from: 0) }.map { startIndex + $0 } ?? endIndex
  }
}

/// Searches that are fast in debug builds as well, because most apps are developed in debug builds.
extension UnsafeRawBufferPointer {
  /// Returns the first position of a byte, at or after a position.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard let baseAddress, start < count,
      let found = memchr(baseAddress + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - baseAddress
  }

  /// Returns the position of the first byte that JSON strings have to escape, at or after a position, or the end
  /// if there is none.
  func firstEscape(from start: Int) -> Int {
    var position = start
    while position + 8 <= count {
      if Self.mayEscape(loadUnaligned(fromByteOffset: position, as: UInt64.self)) { break }
      position += 8
    }
    while position < count {
      let byte = self[position]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { return position }
      position += 1
    }
    return count
  }

  /// Returns whether one of eight bytes has to be escaped. The result does not say which one, because the bits
  /// of the bytes after it may be wrong.
  private static func mayEscape(_ word: UInt64) -> Bool {
    let quote = word ^ each(0x22)
    let backslash = word ^ each(0x5C)
    let isControl = (word &- each(0x20)) & ~word
    let isQuote = (quote &- each(0x01)) & ~quote
    let isBackslash = (backslash &- each(0x01)) & ~backslash
    return (isControl | isQuote | isBackslash) & each(0x80) != 0
  }

  /// Returns the position where a JSON string ends or has an escape, at or after a position.
  func firstQuoteOrBackslash(from start: Int) -> Int? {
    var position = start
    // Words are searched inline, because most strings are short and a call of the C library takes longer.
    let near = Swift.min(count, start + 64)
    while position + 8 <= near {
      let word = loadUnaligned(fromByteOffset: position, as: UInt64.self)
      let quote = word ^ Self.each(0x22)
      let backslash = word ^ Self.each(0x5C)
      let isQuote = (quote &- Self.each(0x01)) & ~quote
      let isBackslash = (backslash &- Self.each(0x01)) & ~backslash
      let found = (isQuote | isBackslash) & Self.each(0x80)
      // The lowest set bit is right. Those above it may be wrong.
      if found != 0 { return position + found.littleEndian.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < near {
      if self[position] == 0x22 || self[position] == 0x5C { return position }
      position += 1
    }
    guard let quote = firstIndex(of: 0x22, from: position) else { return nil }
    let text = UnsafeRawBufferPointer(rebasing: self[..<quote])
    return text.firstIndex(of: 0x5C, from: position) ?? quote
  }

  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
