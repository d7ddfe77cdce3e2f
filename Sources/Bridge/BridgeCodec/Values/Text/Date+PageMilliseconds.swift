import Foundation

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
