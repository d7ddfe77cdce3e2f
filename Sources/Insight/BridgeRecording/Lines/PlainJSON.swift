import Disclosure

/// Checks whether a payload's JSON can be copied into a line unchanged: ASCII, no spaces, no escapes, no secret keys.
///
/// Most payloads can. Reading their values and writing them again takes five times as long.
struct PlainJSON {
  private let text: UnsafeBufferPointer<UInt8>
  private let secrets: SecretText
  /// Whether the last key may be that of a name, whose value would be secret.
  private var isBehindName = false
  /// Whether the last string has a byte at which a secret may begin or end.
  private var hasSign = false
  private var next = 0
  /// For each open array and object, whether it is an object: the last one in the lowest bit.
  private var containers: UInt64 = 0
  private var depth = 0

  /// Returns whether a text is plain JSON.
  ///
  /// - Parameter secrets: The secrets that a line must not have.
  static func isPlain(_ text: ArraySlice<UInt8>, secrets: SecretText) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var reader = PlainJSON(text: bytes, secrets: secrets)
      return reader.readAll()
    }
  }

  private init(text: UnsafeBufferPointer<UInt8>, secrets: SecretText) {
    (self.text, self.secrets) = (text, secrets)
  }

  /// The next byte; 0, which is in no JSON, at the end.
  private var byte: UInt8 { next < text.count ? text[next] : 0 }
  private var isInObject: Bool { containers & 1 == 1 }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    next += 1
    return true
  }

  private mutating func readAll() -> Bool {
    repeat {
      guard readValue() else { return false }
    } while depth > 0
    return next == text.count
  }

  /// Reads a value, or the beginning of an array or an object, and what follows up to the next value.
  private mutating func readValue() -> Bool {
    switch byte {
    case UInt8(ascii: "["): return open(isObject: false)
    case UInt8(ascii: "{"): return open(isObject: true)
    case UInt8(ascii: "\""):
      guard let value = readText(), !isBehindName || !isSecret(value) else { return false }
      return readEnds()
    case UInt8(ascii: "t"): return read("true") && readEnds()
    case UInt8(ascii: "f"): return read("false") && readEnds()
    case UInt8(ascii: "n"): return read("null") && readEnds()
    default: return readNumber() && readEnds()
    }
  }

  private mutating func open(isObject: Bool) -> Bool {
    guard depth < UInt64.bitWidth else { return false }
    next += 1
    depth += 1
    containers = containers << 1 | (isObject ? 1 : 0)
    if isObject { return take("}") ? close() : readKey() }
    if take("]") { return close() }
    guard byte == UInt8(ascii: "\"") else { return true }
    // The first part of a pair may be the name of the second.
    guard let name = readText(), byte != UInt8(ascii: ",") || !isSecret(name) else {
      return false
    }
    return readEnds()
  }

  private mutating func close() -> Bool {
    depth -= 1
    containers >>= 1
    return readEnds()
  }

  /// Reads the comma after a value, and the key after the comma, or the ends of arrays and objects.
  private mutating func readEnds() -> Bool {
    while depth > 0 {
      if take(",") { return isInObject ? readKey() : true }
      guard take(isInObject ? "}" : "]") else { return false }
      depth -= 1
      containers >>= 1
    }
    return true
  }

  private mutating func readKey() -> Bool {
    guard let key = readString(), !isSecret(key) else { return false }
    isBehindName =
      key.count == 4 && text[key].elementsEqual("name".utf8)
      || key.count == 3 && text[key].elementsEqual("key".utf8)
    return take(":")
  }

  private func isSecret(_ name: Range<Int>) -> Bool {
    secrets.names.findPlain(UnsafeBufferPointer(rebasing: text[name])) != false
  }

  /// Reads a string that is a value.
  ///
  /// - Returns: The place of the characters; `nil` for a string that is not plain, or has a secret.
  private mutating func readText() -> Range<Int>? {
    guard let value = readString() else { return nil }
    let isSecret =
      hasSign && secrets.isIn(UnsafeBufferPointer(rebasing: text[value]))
    return isSecret ? nil : value
  }

  /// Reads a string, and notes whether it has a sign of a secret.
  ///
  /// - Returns: The place of the characters; `nil` for a string that is not plain.
  private mutating func readString() -> Range<Int>? {
    guard take("\"") else { return nil }
    guard let (end, hasSign) = SecretSearch.plainString(in: text, from: next) else { return nil }
    defer { next = end + 1 }
    self.hasSign = hasSign
    return next..<end
  }

  private mutating func read(_ word: StaticString) -> Bool {
    let end = next + word.utf8CodeUnitCount
    guard end <= text.count,
      text[next..<end].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    else { return false }
    next = end
    return true
  }

  /// Reads a number of at most 15 digits as a page writes it: without an exponent, without zeros at the end of a
  /// fraction, and no negative zero. A `Double` holds such a number as it is.
  private mutating func readNumber() -> Bool {
    let isNegative = take("-")
    let isZero = byte == UInt8(ascii: "0")
    let whole = readDigits()
    guard whole > 0, !isZero || whole == 1 else { return false }
    guard take(".") else { return whole <= 15 && !(isNegative && isZero) }
    let places = readDigits()
    return places > 0 && whole + places <= 15 && text[next - 1] != UInt8(ascii: "0")
  }

  private mutating func readDigits() -> Int {
    let start = next
    while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { next += 1 }
    return next - start
  }
}
