package import Foundation

/// Reads the JSON of documents.
package struct DocumentParser {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  /// Returns the value that the bytes state.
  ///
  /// - Throws: ``PackageError`` with the code `malformed`; the message names the place by its byte.
  package static func parse(_ data: Data) throws(PackageError) -> DocumentValue {
    var parser = DocumentParser(bytes: [UInt8](data))
    parser.skipSpace()
    let value = try parser.value()
    parser.skipSpace()
    guard parser.place == parser.bytes.count else { throw parser.failure("the end is missing") }
    return value
  }

  private func failure(_ reason: String) -> PackageError {
    PackageError(.malformed, "The JSON is not valid at byte \(place): \(reason).")
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  /// Steps over a byte if it is the next one.
  private mutating func take(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
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
    var members: [String: DocumentValue] = [:]
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure("a key is missing") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw failure("“:” is missing") }
      skipSpace()
      let value = try value()
      guard members.updateValue(value, forKey: key) == nil else {
        throw failure("the key “\(key)” occurs twice")
      }
      skipSpace()
    } while take(",")
    guard take("}") else { throw failure("“}” is missing") }
    return .object(members)
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
    if let byte = next, [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(byte) {
      throw failure("a number is not whole")
    }
    return number
  }

  private mutating func string() throws(PackageError) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text) else { throw failure("text is not UTF-8") }
        return string
      case UInt8(ascii: "\\"): text.append(contentsOf: try escape())
      case 0..<0x20: throw failure("a control character is not escaped")
      default: text.append(byte)
      }
    }
    throw failure("“\"” is missing")
  }

  private mutating func escape() throws(PackageError) -> [UInt8] {
    guard let byte = next else { throw failure("an escape is not complete") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(Character(try scalar())).utf8)
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
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw failure("an escape is not hexadecimal")
      }
      unit = unit << 4 | UInt16(digit)
    }
    place += 4
    return unit
  }
}

extension String {
  /// The text of bytes; `nil` where they are not UTF-8.
  fileprivate init?(validating bytes: [UInt8]) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var text = String.UnicodeScalarView()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): text.append(scalar)
      case .emptyInput:
        self.init(text)
        return
      case .error: return nil
      }
    }
  }
}
