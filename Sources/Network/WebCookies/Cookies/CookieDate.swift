import Foundation

/// The date of a Set-Cookie field's `Expires`, which servers write in many forms. It is read as RFC 6265 says in section
/// 5.1.1, by the parts that look like a time, a day, a month and a year, in any order.
struct CookieDate {
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private var time: (hour: Int, minute: Int, second: Int)?
  private var day: Int?
  private var month: Int?
  private var year: Int?

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ].map { Array($0.utf8) }

  /// Reads a date, or returns `nil` if the text is none.
  static func read(_ text: String) -> Date? {
    var text = text
    return text.withUTF8 { bytes in
      var date = CookieDate()
      for part in bytes.split(whereSeparator: isDelimiter) { date.take(part) }
      return date.value
    }
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x20...0x2F, 0x3B...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  private mutating func take(_ part: Bytes) {
    if time == nil, let found = Self.time(part) {
      time = found
    } else if day == nil, let found = Self.number(part, digits: 1...2) {
      day = found.number
    } else if month == nil, let index = Self.months.firstIndex(of: part.prefix(3).map { $0 | 0x20 })
    {
      month = index + 1
    } else if year == nil, let found = Self.number(part, digits: 2...4)?.number {
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
    guard let date = Self.calendar.date(from: parts),
      // A month that lacks the day has the calendar give a day of the next month.
      Self.calendar.component(.day, from: date) == day
    else { return nil }
    return date
  }

  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func time(_ part: Bytes) -> (Int, Int, Int)? {
    guard let (hour, minutes) = number(part, digits: 1...2), minutes.first == colon,
      let (minute, seconds) = number(minutes.dropFirst(), digits: 1...2), seconds.first == colon,
      let second = number(seconds.dropFirst(), digits: 1...2)?.number
    else { return nil }
    return (hour, minute, second)
  }

  private static let colon = UInt8(ascii: ":")

  /// Returns the number at the beginning of a part, if it has the count of digits, and the rest of the part.
  private static func number(
    _ part: Bytes, digits: ClosedRange<Int>
  ) -> (number: Int, rest: Bytes)? {
    let found = part.prefix { (0x30...0x39).contains($0) }
    guard digits ~= found.count else { return nil }
    return (found.reduce(0) { $0 * 10 + Int($1 & 15) }, part.dropFirst(found.count))
  }
}
