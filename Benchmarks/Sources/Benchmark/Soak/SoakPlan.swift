import Foundation

/// How much a soak does: the whole programme in thirty minutes, and its share in fewer.
struct SoakPlan: CustomStringConvertible {
  let minutes: Double
  let rounds: Int

  init(minutes: Double) {
    self.minutes = minutes
    // Rounds of a quarter of a minute, because each ends with a check, which would otherwise take much of the time.
    rounds = max(2, Int((minutes * 4).rounded(.up)))
  }

  /// What the whole programme has, in thirty minutes.
  enum Part: String, CaseIterable {
    case reloads, kills, views, calls

    var whole: Int {
      switch self {
      case .reloads: 1000
      case .kills: 200
      case .views: 500
      case .calls: 1_000_000
      }
    }
  }

  /// How much of a part the soak does at least.
  func count(of part: Part) -> Int {
    Int((Double(part.whole) * minutes / 30).rounded(.up))
  }

  /// How much of a part is done when a number of rounds are over.
  func count(of part: Part, after rounds: Int) -> Int {
    (count(of: part) * rounds + self.rounds - 1) / self.rounds
  }

  var description: String {
    let parts = Part.allCases.map { "\(count(of: $0)) \($0.rawValue)" }.joined(separator: ", ")
    let share = minutes < 30 ? " (\((minutes / 0.3).figure) % of the whole programme)" : ""
    return "\(minutes.figure) minutes: \(parts)\(share)"
  }
}
