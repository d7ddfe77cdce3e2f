/// A comparison of the bridge and a reference that do the same work.
@MainActor struct Comparison {
  /// Does the work once and returns its figure, in the unit of the comparison.
  typealias Work = @MainActor () async throws -> Double

  let name: String
  let unit: Unit
  var referenceName: String?
  var reach: Reach?
  /// The comparison is measured once in this many rounds. The number is larger than 1 if a measurement takes
  /// seconds.
  var every = 1
  /// How often each side is measured in such a round, in turns. Many short readings are closer in time to those
  /// of the other side than one long reading, and the engine recompiles code that it discards between rounds.
  var readings = 1
  let ours: Work
  var reference: Work?
}

/// The unit of a figure.
enum Unit: String, Codable {
  case microseconds = "µs"
  case milliseconds = "ms"
  case perSecond = "1/s"
  case bytes = "B"
}

/// The goal of a comparison.
enum Reach {
  /// The bridge's figure divided by the reference's.
  case ratio(atMost: Double)
  /// The bridge's figure alone, in the unit of the comparison.
  case atMost(Double)
  case atLeast(Double)

  func isMet(ours: Double, ratio: Double?) -> Bool {
    switch self {
    case .ratio(let limit): ratio.map { $0 <= limit } ?? false
    case .atMost(let limit): ours <= limit
    case .atLeast(let limit): ours >= limit
    }
  }
}

extension Reach: CustomStringConvertible {
  var description: String {
    switch self {
    case .ratio(let limit): "≤ \(limit.figure) ×"
    case .atMost(let limit): "≤ \(limit.figure)"
    case .atLeast(let limit): "≥ \(limit.figure)"
    }
  }
}
