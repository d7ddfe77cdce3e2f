import Foundation

/// The figures of one side, round by round.
struct Series {
  private(set) var values: [Double] = []

  /// Adds a figure. A figure that could not be measured is ignored.
  mutating func append(_ value: Double) { if value.isFinite { values.append(value) } }

  var median: Double? { quantile(0.5) }

  /// The interquartile range of the figures, divided by the median.
  var spread: Double? {
    guard let low = quantile(0.25), let high = quantile(0.75), let median, median != 0 else {
      return nil
    }
    return (high - low) / abs(median)
  }

  private func quantile(_ part: Double) -> Double? {
    let sorted = values.sorted()
    guard let last = sorted.indices.last else { return nil }
    let place = part * Double(last)
    let (low, high) = (Int(place), min(Int(place) + 1, last))
    return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
  }

  /// Returns the median of the rounds' ratios. Ratios are taken per round, because what disturbs a round
  /// disturbs both sides.
  static func ratio(of ours: Series, to theirs: Series) -> Double? {
    Series(values: zip(ours.values, theirs.values).map { $0 / $1 }).median
  }
}

extension Double {
  /// The number with up to three significant digits, without an exponent.
  var figure: String {
    guard isFinite else { return "–" }
    let digits = self == 0 ? 0 : max(0, 2 - Int(log10(abs(self)).rounded(.down)))
    let text = String(format: "%.\(min(digits, 3))f", self)
    guard digits == 0 else { return text }
    // 1234567 → 1,234,567
    var grouped = ""
    for (place, character) in text.reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3), character.isNumber { grouped.append(",") }
      grouped.append(character)
    }
    return String(grouped.reversed())
  }
}
