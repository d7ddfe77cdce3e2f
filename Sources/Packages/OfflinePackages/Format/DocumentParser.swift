import Disclosure
package import Foundation

/// Reads the JSON of documents.
package struct DocumentParser {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  private var values = 0

  /// Returns the value that the bytes state.
  ///
  /// - Throws: ``PackageError`` with the code `malformed`, whose message names the place by its byte, or `overLimit`
  ///   if there are too many values, or too many members of one object.
  package static func parse(_ data: Data) throws(PackageError) -> DocumentValue {
    var parser = DocumentParser(bytes: [UInt8](data))
    parser.skipSpace()
    let value = try parser.value()
    parser.skipSpace()
    guard parser.place == parser.bytes.count else { throw parser.failure("the end is missing") }
    return value
  }

  /// Returns members of an object, and reads no further than to the last of them.
  ///
  /// - Parameters:
  ///   - names: The names of the members.
  ///   - data: The JSON of an object of a trusted writer, because the bytes after the members are not checked.
  /// - Returns: The values of the members that are there.
  /// - Throws: ``PackageError`` as ``parse(_:)`` does, for what was read.
  package static func members(
    _ names: [String], of data: Data
  ) throws(PackageError) -> [String: DocumentValue] {
    var parser = DocumentParser(bytes: [UInt8](data))
    var found: [String: DocumentValue] = [:]
    parser.skipSpace()
    guard parser.take("{") else { throw parser.failure("an object is missing") }
    repeat {
      parser.skipSpace()
      let key = try parser.key()
      let value = try parser.valueBehindKey()
      if let name = names.first(where: { $0.hasSameBytes(as: key) }) { found[name] = value }
      parser.skipSpace()
    } while found.count < names.count && parser.take(",")
    return found
  }

  private func failure(_ reason: String) -> PackageError {
    PackageError(.malformed, "The JSON is not valid at byte \(place): \(reason).")
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      place += 1
    }
  }

  /// Steps over a byte if it is the next one.
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    place += 1
    return true
  }

  private mutating func take(word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    let isWord = word.withUTF8Buffer { $0.elementsEqual(bytes[place..<end]) }
    if isWord { place = end }
    return isWord
  }

  private mutating func value() throws(PackageError) -> DocumentValue {
    values += 1
    guard values <= DocumentValue.mostValues else {
      throw PackageError(.overLimit, "The JSON has more than \(DocumentValue.mostValues) values.")
    }
    switch next {
    case UInt8(ascii: "{"): return try nested { parser throws(PackageError) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(PackageError) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case .some(0x30...0x39): return .integer(try integer())
    default:
      if take(word: "true") { return .bool(true) }
      if take(word: "false") { return .bool(false) }
      if take(word: "null") { return .null }
      throw failure("a value is missing")
    }
  }

  private mutating func nested(
    _ read: (inout DocumentParser) throws(PackageError) -> DocumentValue
  ) throws(PackageError) -> DocumentValue {
    depth += 1
    guard depth <= DocumentValue.deepest else {
      throw failure("more than \(DocumentValue.deepest) levels are nested")
    }
    place += 1
    skipSpace()
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(PackageError) -> DocumentValue {
    var members: [DocumentValue.Member] = []
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      let key = try key()
      guard !members.contains(where: { $0.name.hasSameBytes(as: key) }) else {
        throw failure("the key “\(key.printable)” occurs twice")
      }
      guard members.count < DocumentValue.mostMembers else {
        throw PackageError(
          .overLimit,
          "The JSON has an object of more than \(DocumentValue.mostMembers) members at byte \(place)."
        )
      }
      members.append(DocumentValue.Member(key, try valueBehindKey()))
      skipSpace()
    } while take(",")
    guard take("}") else { throw failure("“}” is missing") }
    return .object(members)
  }

  private mutating func key() throws(PackageError) -> String {
    guard next == UInt8(ascii: "\"") else { throw failure("a key is missing") }
    return try string()
  }

  private mutating func valueBehindKey() throws(PackageError) -> DocumentValue {
    skipSpace()
    guard take(":") else { throw failure("“:” is missing") }
    skipSpace()
    return try value()
  }

  private mutating func array() throws(PackageError) -> DocumentValue {
    var elements: [DocumentValue] = []
    if take("]") { return .array(elements) }
    repeat {
      skipSpace()
      elements.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw failure("“]” is missing") }
    return .array(elements)
  }

  private mutating func integer() throws(PackageError) -> UInt64 {
    let start = place
    var number: UInt64 = 0
    while let byte = next, (0x30...0x39).contains(byte) {
      // The bound is checked at every digit, so that the multiplication cannot overflow.
      number = number * 10 + UInt64(byte - 0x30)
      guard number <= DocumentValue.largestInteger else { throw failure("the number is too large") }
      place += 1
    }
    guard bytes[start] != 0x30 || place == start + 1 else {
      throw failure("a number begins with 0")
    }
    if let byte = next, byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e") {
      throw failure("a number is not whole")
    }
    return number
  }

  /// Most texts have no escape: their bytes are copied once, as a whole.
  private mutating func string() throws(PackageError) -> String {
    place += 1
    let start = place
    while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\\") {
      if byte == UInt8(ascii: "\"") {
        let text = try text(bytes[start..<place])
        place += 1
        return text
      }
      place += 1
    }
    var unescaped = bytes[start..<place]
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return try text(unescaped)
      case UInt8(ascii: "\\"): try appendEscape(to: &unescaped)
      case 0..<0x20: throw failure("a control character is not escaped")
      default: unescaped.append(byte)
      }
    }
    throw failure("“\"” is missing")
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws(PackageError) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding replaces what is not UTF-8 by U+FFFD, and leaves the rest as it is.
    guard text.utf8.elementsEqual(bytes) else { throw failure("text is not UTF-8") }
    return text
  }

  private mutating func appendEscape(to text: inout ArraySlice<UInt8>) throws(PackageError) {
    guard let byte = next else { throw failure("an escape is not complete") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: UTF8.encode(try scalar()) ?? .init())
    default: throw failure("an escape is not known")
    }
  }

  private mutating func scalar() throws(PackageError) -> Unicode.Scalar {
    let first = try codeUnit()
    guard UTF16.isLeadSurrogate(first) else {
      guard let scalar = Unicode.Scalar(first) else { throw failure("half a character is escaped") }
      return scalar
    }
    guard take("\\"), take("u") else { throw failure("half a character is escaped") }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else { throw failure("half a character is escaped") }
    return scalar
  }

  private mutating func codeUnit() throws(PackageError) -> UInt16 {
    guard place + 4 <= bytes.count else { throw failure("an escape is not complete") }
    var unit: UInt16 = 0
    for byte in bytes[place..<place + 4] {
      switch byte {
      case 0x30...0x39: unit = unit << 4 | UInt16(byte - 0x30)
      case 0x41...0x46: unit = unit << 4 | UInt16(byte - 0x41 + 10)
      case 0x61...0x66: unit = unit << 4 | UInt16(byte - 0x61 + 10)
      default: throw failure("an escape is not hexadecimal")
      }
    }
    place += 4
    return unit
  }
}
