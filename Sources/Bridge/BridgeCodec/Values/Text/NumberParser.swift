/// Reads one JSON number.
enum NumberParser {
  /// The powers of ten that divide the digits of a decimal fraction.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Reads a number of up to 18 digits, or of up to 15 digits with a decimal point, as most numbers are.
  ///
  /// - Returns: The number, and `next` moves past it. `nil` if the number needs the slower, general way.
  static func parse(
    _ next: inout UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>
  ) -> BridgeValue? {
    var position = next
    let isNegative = position < end && position.pointee == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let first = position
    var digits: Int64 = 0
    let whole = skip(&position, until: end, &digits)
    // JSON has no leading zeros.
    guard (1...18).contains(whole), whole == 1 || first.pointee != UInt8(ascii: "0") else {
      return nil
    }
    guard position < end, position.pointee == UInt8(ascii: ".") else {
      // The negative zero is not a whole number.
      guard endsNumber(position, end), digits > 0 || !isNegative else { return nil }
      next = position
      return .int(isNegative ? -Int(digits) : Int(digits))
    }
    position += 1
    guard whole < 15 else { return nil }
    let places = skip(&position, until: end, &digits)
    guard places > 0, whole + places <= 15, endsNumber(position, end) else { return nil }
    next = position
    // Both operands are exact below 2^53, so that the quotient is rounded once, to the nearest number.
    let value = Double(digits) / powers[places]
    return .double(isNegative ? -value : value)
  }

  private static func skip(
    _ position: inout UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>, _ digits: inout Int64
  ) -> Int {
    let start = position
    while position < end, position.pointee &- 0x30 < 10 {
      digits = digits &* 10 &+ Int64(position.pointee &- 0x30)
      position += 1
    }
    return position - start
  }

  private static func endsNumber(
    _ position: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> Bool {
    position == end || !isPart(position.pointee)
  }

  /// Returns whether a byte may occur in a number.
  static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
