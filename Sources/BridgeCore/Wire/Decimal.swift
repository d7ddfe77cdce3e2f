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

extension Double {
  /// The number that some bytes say; `nil` where they are anything but up to 15 digits with a point
  /// among them, which has to be read with more care.
  init?(decimal text: UnsafeRawBufferPointer) {
    let isNegative = text.first == UInt8(ascii: "-")
    var (digits, scale, point) = (0, 1.0, 0)
    guard text.count <= 16 else { return nil }
    for position in (isNegative ? 1 : 0)..<text.count {
      switch text[position] {
      case UInt8(ascii: ".") where point == 0: point = position
      case let digit where (0x30...0x39).contains(digit):
        digits = digits * 10 + Int(digit - 0x30)
        if point > 0 { scale *= 10 }
      default: return nil
      }
    }
    guard point > (isNegative ? 1 : 0), point < text.count - 1 else { return nil }
    // Both are exact below 2^53: the quotient is rounded once, to the number that is nearest.
    let value = Double(digits) / scale
    self = isNegative ? -value : value
  }
}

extension [UInt8] {
  /// Appends the digits of a number.
  mutating func append(decimal number: Int) {
    if (0...9).contains(number) { return append(0x30 + UInt8(number)) }
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
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}
