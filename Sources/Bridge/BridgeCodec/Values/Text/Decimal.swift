/// Conversions of whole numbers on the wire, without intermediate strings.
extension Int {
  /// Reads a number from 1 to 18 digits; `nil` for anything else.
  init?(digits: UnsafeRawBufferPointer) {
    guard (1...18).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    self = number
  }
}

extension [UInt8] {
  /// Appends the digits of a number.
  package mutating func append(decimal number: Int) {
    // 19 digits and a sign.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var (rest, start) = (number.magnitude, digits.count)
      repeat {
        start -= 1
        digits.initializeElement(at: start, to: 0x30 + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      } while rest > 0
      if number < 0 {
        start -= 1
        digits.initializeElement(at: start, to: 0x2D)
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// Appends a literal.
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends the UTF-8 of a text.
  mutating func append(text: String) { append(contentsOf: text.utf8) }
}
