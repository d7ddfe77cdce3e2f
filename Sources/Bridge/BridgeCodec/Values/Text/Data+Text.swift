import Foundation

extension Data {
  /// Reads standard base64 (RFC 4648, section 4) with its padding. Foundation also reads text with more padding than
  /// base64 has, and with padding before the last digit.
  package init?(standardBase64 text: String) {
    let digits = text.utf8
    guard digits.count % 4 == 0 else { return nil }
    let padding = digits.suffix(4).drop { $0 != UInt8(ascii: "=") }
    guard padding.count <= 2, padding.allSatisfy({ $0 == UInt8(ascii: "=") }) else { return nil }
    self.init(base64Encoded: text)
  }
}

extension Date {
  /// The whole milliseconds since 1970, as a page's `Date` holds them; `nil` beyond 100,000,000 days before and
  /// after 1970.
  ///
  /// Whole seconds are calculated apart from their fraction, because a date of the year 142,000 knows its time to a
  /// millisecond, and a product of 1000 would round that time to another millisecond.
  var pageMilliseconds: Double? {
    let seconds = timeIntervalSinceReferenceDate.rounded(.down)
    let fraction = timeIntervalSinceReferenceDate - seconds
    let whole = (seconds + Date.timeIntervalBetween1970AndReferenceDate) * 1000
    let milliseconds = whole + (fraction * 1000).rounded()
    return milliseconds.magnitude <= 8.64e15 ? milliseconds : nil
  }
}
