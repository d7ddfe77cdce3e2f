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
    var generator = Generator(state: 1)
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

  /// The same numbers in every run (SplitMix64).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
