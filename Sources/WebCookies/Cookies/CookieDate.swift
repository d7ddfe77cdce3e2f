import Foundation

/// The date of a Set-Cookie field's `Expires`, which servers write in many forms. It is read as RFC 6265 says, by the
/// parts that look like a time, a day, a month and a year, in any order.
struct CookieDate {
  private var time: (hour: Int, minute: Int, second: Int)?
  private var day: Int?
  private var month: Int?
  private var year: Int?

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Reads a date, or returns `nil` if the text is none.
  static func read(_ text: String) -> Date? {
    var date = CookieDate()
    for part in text.utf8.split(whereSeparator: isDelimiter) { date.take(String(part) ?? "") }
    return date.value
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x20...0x2F, 0x3B...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  private mutating func take(_ part: String) {
    if time == nil, let found = Self.time(part) {
      time = found
    } else if day == nil, let found = Self.number(part, digits: 1...2) {
      day = found
    } else if month == nil,
      let index = Self.months.firstIndex(of: String(part.lowercased().prefix(3)))
    {
      month = index + 1
    } else if year == nil, let found = Self.number(part, digits: 2...4) {
      year = found < 70 ? found + 2000 : found < 100 ? found + 1900 : found
    }
  }

  private var value: Date? {
    guard let time, let day, let month, let year else { return nil }
    guard 1...31 ~= day, year >= 1601, time.hour < 24, time.minute < 60, time.second < 60 else {
      return nil
    }
    var parts = DateComponents()
    (parts.year, parts.month, parts.day) = (year, month, day)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    var calendar = Calendar(identifier: .gregorian)
    guard let zone = TimeZone(identifier: "GMT") else { return nil }
    calendar.timeZone = zone
    return calendar.date(from: parts)
  }

  private static func time(_ part: String) -> (Int, Int, Int)? {
    let parts = part.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let hour = number(parts[0], digits: 1...2),
      let minute = number(parts[1], digits: 1...2), let second = number(parts[2], digits: 1...2)
    else { return nil }
    return (hour, minute, second)
  }

  /// The number at the beginning of a part, if it has the count of digits.
  private static func number(_ part: some StringProtocol, digits: ClosedRange<Int>) -> Int? {
    let found = part.prefix { $0.isASCII && $0.isNumber }
    return digits ~= found.count ? Int(found) : nil
  }
}
