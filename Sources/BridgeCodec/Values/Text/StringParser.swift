import Foundation

/// Reads one JSON string.
enum StringParser {
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: The start of the string, after its opening quote.
  /// - Returns: The string and the position after its closing quote, or `nil` if it has none.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) throws -> (String, Int)? {
    guard let base = bytes.baseAddress, start < bytes.count else { return nil }
    // Most strings have no escapes. Their bytes are taken whole.
    guard let end = UnsafeRawBufferPointer(bytes).firstQuoteOrBackslash(from: start) else {
      return nil
    }
    if bytes[end] == 0x22 {
      let text = UnsafeBufferPointer(start: base + start, count: end - start)
      return (String(decoding: text, as: UTF8.self), end + 1)
    }
    return try unescape(bytes, from: start)
  }

  private static func unescape(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) throws -> (String, Int)? {
    var text: [UInt8] = []
    var (position, run) = (start, start)
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x22 {
        text.append(contentsOf: bytes[run..<position])
        return (String(decoding: text, as: UTF8.self), position + 1)
      }
      guard byte == 0x5C else {
        position += 1
        continue
      }
      text.append(contentsOf: bytes[run..<position])
      guard position + 1 < bytes.count else { return nil }
      position += 2
      switch bytes[position - 1] {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"):
        text.append(contentsOf: String(scalar(bytes, at: &position)).utf8)
      case let other where other == 0x22 || other == 0x5C || other == 0x2F: text.append(other)
      default:
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: [], debugDescription: "an unknown escape, at byte \(position)"))
      }
      run = position
    }
    return nil
  }

  /// Returns the character of a `\u` escape, or of the two escapes of a surrogate pair. A lone surrogate, which
  /// JavaScript strings may contain and Swift's cannot, becomes U+FFFD.
  private static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>, at position: inout Int
  ) -> Unicode.Scalar {
    guard let first = unit(bytes, at: position) else { return "\u{FFFD}" }
    position += 4
    if (0xD800..<0xDC00).contains(first), position + 1 < bytes.count, bytes[position] == 0x5C,
      bytes[position + 1] == UInt8(ascii: "u"), let second = unit(bytes, at: position + 2),
      (0xDC00..<0xE000).contains(second)
    {
      position += 6
      let value = 0x10000 + ((UInt32(first) - 0xD800) << 10) + (UInt32(second) - 0xDC00)
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}
