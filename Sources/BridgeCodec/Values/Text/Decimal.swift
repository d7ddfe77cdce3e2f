/// Whole numbers on the wire, without a text in between.
extension Int {
  /// The number that some bytes say; `nil` where they are anything but 1 to 18 digits.
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

  /// Appends a text of the source.
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a text that is made of whole characters of UTF-8.
  mutating func append(text: String) { append(contentsOf: text.utf8) }
}
