public import Foundation

/// A second of UTC, as documents state it: `2026-01-31T12:00:00Z`.
public struct PackageInstant: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let seconds: Int64

  /// The last second of the year 9999, because the text has four digits for the year.
  private static let last: Int64 = 253_402_300_799

  /// Creates an instant from seconds since 1970-01-01T00:00:00Z. Times before 1970 and after 9999 become the first
  /// and the last second that documents can state.
  public init(seconds: Int64) { self.seconds = min(max(seconds, 0), Self.last) }

  /// Creates the instant of a date, without its fraction of a second.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    // A comparison that fails for what is not a number.
    self.init(seconds: seconds > 0 ? Int64(min(seconds, Double(Self.last))) : 0)
  }

  /// Reads `YYYY-MM-DDTHH:MM:SSZ`; `nil` if the text is anything else, or the day does not exist.
  public init?(_ text: String) {
    guard text.utf8.count == 20 else { return nil }
    let bytes = Array(text.utf8)
    let pattern = Array("0000-00-00T00:00:00Z".utf8)
    for (byte, sign) in zip(bytes, pattern) {
      guard sign == 0x30 ? (0x30...0x39).contains(byte) : byte == sign else { return nil }
    }
    func number(_ range: Range<Int>) -> Int64 {
      bytes[range].reduce(0) { $0 * 10 + Int64($1 - 0x30) }
    }
    let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
    let day = CivilDay(year: number(0..<4), month: number(5..<7), day: number(8..<10))
    guard let day, hour < 24, minute < 60, second < 60 else { return nil }
    seconds = day.daysSince1970 * 86_400 + hour * 3_600 + minute * 60 + second
  }

  /// The text that documents have for the instant.
  public var description: String {
    let rest = seconds % 86_400
    let day = CivilDay(daysSince1970: seconds / 86_400)
    func text(_ number: Int64, _ width: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(text(day.year, 4))-\(text(day.month, 2))-\(text(day.day, 2))"
      + "T\(text(rest / 3_600, 2)):\(text(rest / 60 % 60, 2)):\(text(rest % 60, 2))Z"
  }

  /// Returns the instant that is a number of seconds later.
  public func advanced(by seconds: Int64) -> PackageInstant {
    let (sum, isOver) = self.seconds.addingReportingOverflow(seconds)
    return PackageInstant(seconds: isOver ? (seconds > 0 ? Self.last : 0) : sum)
  }

  /// Returns whether the first instant is the earlier one.
  public static func < (one: PackageInstant, other: PackageInstant) -> Bool {
    one.seconds < other.seconds
  }
}
