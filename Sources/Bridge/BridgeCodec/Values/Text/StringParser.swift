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
        text.append(contentsOf: String(try scalar(bytes, at: &position)).utf8)
      case let other where other == 0x22 || other == 0x5C || other == 0x2F: text.append(other)
      default:
        throw malformed("an unknown escape", at: position)
      }
      run = position
    }
    return nil
  }

  /// Returns the character of a `\u` escape, or of the two escapes of a surrogate pair. A lone surrogate, which
  /// JavaScript strings may contain and Swift's cannot, becomes U+FFFD.
  private static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>, at position: inout Int
  ) throws -> Unicode.Scalar {
    let first = try unit(bytes, at: position)
    position += 4
    if (0xD800..<0xDC00).contains(first), position + 1 < bytes.count, bytes[position] == 0x5C,
      bytes[position + 1] == UInt8(ascii: "u")
    {
      let second = try unit(bytes, at: position + 2)
      if (0xDC00..<0xE000).contains(second) {
        position += 6
        let value = 0x10000 + ((UInt32(first) - 0xD800) << 10) + (UInt32(second) - 0xDC00)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
      }
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  /// Reads the four digits of an escape.
  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) throws -> UInt16 {
    var value: UInt16 = 0
    for index in position..<position + 4 {
      guard index < bytes.count, let digit = digit(bytes[index]) else {
        throw malformed("an escape without four hexadecimal digits", at: position)
      }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  private static func malformed(_ reason: String, at position: Int) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: [], debugDescription: "\(reason), at byte \(position)"))
  }
}
