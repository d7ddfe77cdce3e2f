/// The same work, done by the bridge and by what it is compared with.
@MainActor struct Comparison {
  /// Does the work once and tells its figure, in the unit of the comparison.
  typealias Work = @MainActor () async throws -> Double

  let name: String
  let unit: Unit
  var referenceName: String?
  var reach: Reach?
  /// It is measured in every so many rounds: more than one where a round of it takes seconds.
  var every = 1
  /// How often each is measured in such a round, in turns. Many short readings stand closer to those of
  /// the other than a long one does, and the engine has compiled what it throws away between rounds.
  var readings = 1
  let ours: Work
  var reference: Work?
}

/// What a figure counts.
enum Unit: String, Codable {
  case microseconds = "µs"
  case milliseconds = "ms"
  case perSecond = "1/s"
  case bytes = "B"
}

/// What a comparison is to show.
enum Reach {
  /// Ours over the reference.
  case ratio(atMost: Double)
  /// Ours alone, in its unit.
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
