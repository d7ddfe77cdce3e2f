public import Foundation

/// A second of UTC, as documents state it: `2026-01-31T12:00:00Z`.
public struct Instant: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let seconds: Int64

  /// Creates an instant from seconds since 1970-01-01T00:00:00Z.
  public init(seconds: Int64) { self.seconds = seconds }

  /// Creates the instant of a date, without its fraction of a second.
  public init(_ date: Date) { seconds = Int64(date.timeIntervalSince1970.rounded(.down)) }

  /// Reads `YYYY-MM-DDTHH:MM:SSZ`; `nil` where the text is anything else, or the day does not exist.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 20 else { return nil }
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

  public var description: String {
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let rest = seconds - days * 86_400
    let day = CivilDay(daysSince1970: days)
    func text(_ number: Int64, _ width: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(text(day.year, 4))-\(text(day.month, 2))-\(text(day.day, 2))"
      + "T\(text(rest / 3_600, 2)):\(text(rest / 60 % 60, 2)):\(text(rest % 60, 2))Z"
  }

  /// Returns the instant that is a number of seconds later.
  public func advanced(by seconds: Int64) -> Instant { Instant(seconds: self.seconds + seconds) }

  public static func < (one: Instant, other: Instant) -> Bool { one.seconds < other.seconds }
}
