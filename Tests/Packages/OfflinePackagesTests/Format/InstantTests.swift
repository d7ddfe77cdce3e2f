import Foundation
import TestSupport
import Testing

@testable import OfflinePackages

@Suite("Times of documents")
struct InstantTests {
  @Test("20,000 random seconds have the text that Foundation gives them")
  func random() throws {
    var random = SeededGenerator(seed: 5)
    let formatter = ISO8601DateFormatter()
    for _ in 0..<20_000 {
      let instant = PackageInstant(seconds: Int64.random(in: 0...253_402_300_799, using: &random))
      let date = Date(timeIntervalSince1970: Double(instant.seconds))
      #expect(instant.description == formatter.string(from: date))
      #expect(PackageInstant(instant.description) == instant)
      #expect(PackageInstant(date) == instant)
    }
  }

  @Test("Every month of 431 years ends on its last day, and has no day more")
  func monthEnds() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for year in 1970...2400 {
      for month in 1...12 {
        let first = try #require(
          calendar.date(from: DateComponents(year: year, month: month, day: 1)))
        let days = try #require(calendar.range(of: .day, in: .month, for: first)).count
        func text(_ day: Int) -> String {
          func two(_ number: Int) -> String { "\(number < 10 ? "0" : "")\(number)" }
          return "\(year)-\(two(month))-\(two(day))T00:00:00Z"
        }
        let last = Int64(first.timeIntervalSince1970) + Int64(days - 1) * 86_400
        #expect(PackageInstant(text(days))?.seconds == last)
        #expect(PackageInstant(text(days + 1)) == nil)
      }
    }
  }

  @Test("Times that no document can state become the first or the last one")
  func bounds() {
    let (first, last) = ("1970-01-01T00:00:00Z", "9999-12-31T23:59:59Z")
    for seconds in [-1, .min] as [Int64] {
      #expect(PackageInstant(seconds: seconds).description == first)
    }
    for seconds in [253_402_300_800, .max] as [Int64] {
      #expect(PackageInstant(seconds: seconds).description == last)
    }
    for time in [-Double.infinity, -1e300, -1, .nan] {
      #expect(PackageInstant(Date(timeIntervalSince1970: time)).description == first)
    }
    for time in [Double.infinity, 1e300, 253_402_300_800] {
      #expect(PackageInstant(Date(timeIntervalSince1970: time)).description == last)
    }
    #expect(PackageInstant(seconds: 5).advanced(by: .max).description == last)
    #expect(PackageInstant(seconds: 5).advanced(by: .min).description == first)
    #expect(PackageInstant(seconds: 5).advanced(by: 7).seconds == 12)
  }
}
