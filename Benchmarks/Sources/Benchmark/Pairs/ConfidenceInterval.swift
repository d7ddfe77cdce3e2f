import Foundation

/// The median of some figures, and the interval that holds it with a confidence of 95 %.
struct ConfidenceInterval: CustomStringConvertible {
  let median: Double
  let low: Double
  let high: Double

  private static let resamples = 2000

  /// Calculates the interval by the bootstrap: from the medians of many samples that are drawn from the figures.
  init(of figures: [Double]) {
    median = Self.median(figures)
    var generator = SeededGenerator(seed: 1)
    let medians = (0..<Self.resamples).map { _ in
      Self.median(figures.map { _ in figures.randomElement(using: &generator) ?? .nan })
    }.sorted()
    (low, high) = (medians[Self.resamples / 40], medians[Self.resamples * 39 / 40])
  }

  private static func median(_ figures: [Double]) -> Double {
    let sorted = figures.sorted()
    guard let last = sorted.indices.last else { return .nan }
    return (sorted[last / 2] + sorted[(last + 1) / 2]) / 2
  }

  var description: String { "\(text(median)) (\(text(low)) to \(text(high)))" }

  private func text(_ figure: Double) -> String { String(format: "%.3f", figure) }
}
