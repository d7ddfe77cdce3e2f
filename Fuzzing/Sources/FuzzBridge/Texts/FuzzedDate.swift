import Foundation
import FuzzDriver

@testable import WebCookies

/// The dates of Set-Cookie fields, which a second reading takes from RFC 6265's grammar, section 5.1.1.
enum FuzzedDate {
  static func accept(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let date = CookieDate.read(text)
    let expected = read(text)
    hold(date == expected, "\(text) is \(expected?.description ?? "no date").")
  }

  private static func read(_ text: String) -> Date? {
    // One character for each byte, because the grammar is one of bytes.
    let units = text.utf8.map { UInt16($0) }
    var time: [Int]?
    var (day, month, year): (Int?, Int?, Int?)
    for match in matches(of: tokens, in: units[...]) {
      let token = units[match.start..<match.end]
      if time == nil, let found = numbers(of: timeForm, in: token) {
        time = found
      } else if day == nil, let found = numbers(of: dayForm, in: token) {
        day = found[0]
      } else if month == nil,
        let found = months.firstIndex(of: string(token.prefix(3)).lowercased())
      {
        month = found + 1
      } else if year == nil, let found = numbers(of: yearForm, in: token) {
        year = found[0]
      }
    }
    guard let time, let day, let month, var year else { return nil }
    if (70...99).contains(year) { year += 1900 }
    if (0...69).contains(year) { year += 2000 }
    guard year >= 1601, time[0] <= 23, time[1] <= 59, time[2] <= 59, day > 0,
      day <= days(of: month, in: year)
    else { return nil }
    let seconds = (time[0] * 60 + time[1]) * 60 + time[2]
    return Date(
      timeIntervalSince1970: Double(number(of: day, month, year) * 86_400 + seconds))
  }

  private static func days(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// The number of a day, which is 0 for the first day of 1970.
  private static func number(of day: Int, _ month: Int, _ year: Int) -> Int {
    let before = year - 1
    let years = before * 365 + before / 4 - before / 100 + before / 400
    let months = (1..<month).reduce(0) { $0 + days(of: $1, in: year) }
    return years + months + day - 719_163
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let tokens = form(#"[\x00-\x08\x0A-\x1F0-9:A-Za-z\x7F-\xFF]+"#)
  private static let timeForm = form("^([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2})(?![0-9])")
  private static let dayForm = form("^([0-9]{1,2})(?![0-9])")
  private static let yearForm = form("^([0-9]{2,4})(?![0-9])")

  private static func form(_ pattern: String) -> NSRegularExpression {
    guard let form = try? NSRegularExpression(pattern: pattern) else {
      preconditionFailure("\(pattern) is no expression.")
    }
    return form
  }

  private static func string(_ units: ArraySlice<UInt16>) -> String {
    String(decoding: units, as: UTF16.self)
  }

  /// The places of what a form matches.
  private static func matches(
    of form: NSRegularExpression, in units: ArraySlice<UInt16>
  ) -> [(start: Int, end: Int)] {
    let whole = NSRange(location: 0, length: units.count)
    return form.matches(in: string(units), range: whole).map {
      ($0.range.location, $0.range.location + $0.range.length)
    }
  }

  private static func numbers(
    of form: NSRegularExpression, in token: ArraySlice<UInt16>
  ) -> [Int]? {
    let whole = NSRange(location: 0, length: token.count)
    guard let match = form.firstMatch(in: string(token), range: whole) else { return nil }
    return (1..<match.numberOfRanges).compactMap {
      let range = match.range(at: $0)
      return Int(string(token.dropFirst(range.location).prefix(range.length)))
    }
  }
}
