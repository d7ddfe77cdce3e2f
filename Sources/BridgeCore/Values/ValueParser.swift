import Foundation
import OrderedCollections

/// Reads the text of one payload: JSON ([RFC 8259](https://www.rfc-editor.org/rfc/rfc8259)), and
/// behind the mark `~` JSON in which an object with one key that starts with `$` is a value that
/// JSON lacks; ``ValueWriter`` has the list.
struct ValueParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var depth = 0
  private let giver: Giver?

  /// Deeper values are refused: what reads them is recursive.
  static let deepest = 512
  static let mark = UInt8(ascii: "~")

  /// - Parameter giver: Who gives away what is in the text; without one nothing is.
  /// - Throws: `DecodingError.dataCorrupted` where the text is not what it should be.
  static func parse(
    _ text: ArraySlice<UInt8>, from giver: Giver? = nil
  ) throws -> BridgeValue {
    try text.withUnsafeBufferPointer { buffer in
      var parser = ValueParser(bytes: buffer, giver)
      return try parser.parse()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, _ giver: Giver?) {
    (self.bytes, self.giver) = (bytes, giver)
  }

  private mutating func parse() throws -> BridgeValue {
    let isMarked = bytes.first == Self.mark
    if isMarked { position = 1 }
    let value = try parseValue()
    skipSpace()
    guard position == bytes.count else { throw malformed("something follows the value") }
    return isMarked ? try ExtendedValue.revive(value, giver) : value
  }

  private mutating func parseValue() throws -> BridgeValue {
    skipSpace()
    guard position < bytes.count else { throw malformed("the text ends early") }
    switch bytes[position] {
    case UInt8(ascii: "\""): return .string(try parseString())
    case UInt8(ascii: "{"): return try nested { try $0.parseObject() }
    case UInt8(ascii: "["): return .array(try nested { try $0.parseArray() })
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return try parseNumber()
    }
  }

  private mutating func nested<T>(_ body: (inout Self) throws -> T) throws -> T {
    guard depth < Self.deepest else { throw malformed("it is nested deeper than \(Self.deepest)") }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return try body(&self)
  }

  private mutating func parseArray() throws -> [BridgeValue] {
    var values: [BridgeValue] = []
    if take(UInt8(ascii: "]")) { return values }
    while true {
      values.append(try parseValue())
      if take(UInt8(ascii: "]")) { return values }
      guard take(UInt8(ascii: ",")) else { throw malformed("a comma or ] is missing") }
    }
  }

  private mutating func parseObject() throws -> BridgeValue {
    var members = Members()
    if !take(UInt8(ascii: "}")) {
      repeat {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
          throw malformed("a key is missing")
        }
        let key = try parseString()
        guard take(UInt8(ascii: ":")) else { throw malformed("a colon is missing") }
        members.set(try parseValue(), for: key)
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "}")) else { throw malformed("a comma or } is missing") }
    }
    return .object(members.object)
  }

  private mutating func parseNumber() throws -> BridgeValue {
    let start = position
    var isInteger = true
    if peek(UInt8(ascii: "-")) { position += 1 }
    guard position < bytes.count, (0x30...0x39).contains(bytes[position]) else {
      throw malformed("no value starts like this")
    }
    scan: while position < bytes.count {
      switch bytes[position] {
      case 0x30...0x39: break
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"),
        UInt8(ascii: "-"):
        isInteger = false
      default: break scan
      }
      position += 1
    }
    let digits = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start..<position])
    if isInteger, let value = Int(digits: digits) { return .int(value) }
    if !isInteger, let value = Double(decimal: digits) { return .double(value) }
    let text = String(decoding: digits, as: UTF8.self)
    if isInteger, text != "-0", let value = Int(text) { return .int(value) }
    guard let value = Double(text), value.isFinite else { throw malformed("\(text) is no number") }
    return .double(value)
  }

  private mutating func literal(_ word: StaticString, _ value: BridgeValue) throws -> BridgeValue {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count,
      bytes[position..<end].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    else { throw malformed("no value starts like this") }
    position = end
    return value
  }

  private mutating func parseString() throws -> String {
    guard let (text, end) = try StringParser.parse(bytes, from: position + 1) else {
      throw malformed("a string does not end")
    }
    position = end
    return text
  }

  private func peek(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard peek(byte) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private func malformed(_ reason: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: [], debugDescription: "\(reason), at byte \(position)"))
  }
}
