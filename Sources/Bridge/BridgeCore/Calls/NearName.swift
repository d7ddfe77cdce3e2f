/// Finds the name that somebody may have meant who wrote another one.
enum NearName {
  /// The longest name that is compared, because a page chooses it.
  private static let longest = 64

  /// Returns the nearest name, or `nil` if none is near: at most one letter in three is missing, added, replaced or
  /// exchanged with its neighbour, without regard to case. A name that has only another part before its last dot, or
  /// none, is near as well.
  static func find(_ name: String, among names: some Sequence<String>) -> String? {
    guard name.utf8.count <= longest else { return nil }
    let wanted = Array(name.lowercased().utf8)
    let most = max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let other = Array(candidate.lowercased().utf8)
      var distance = most + 1
      if abs(other.count - wanted.count) <= most { distance = self.distance(wanted, other) }
      if distance > most, lastPart(other) == lastPart(wanted) { distance = most }
      if distance > most { continue }
      if let best, (best.distance, best.name) <= (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  private static func lastPart(_ name: [UInt8]) -> ArraySlice<UInt8> {
    name[(name.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0)...]
  }

  /// The number of edits between two names, where an exchange of neighbours is one edit
  /// (optimal string alignment).
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var rows = [[Int]](
      repeating: Array(repeating: 0, count: other.count + 1), count: one.count + 1)
    for i in 0...one.count { rows[i][0] = i }
    for j in 0...other.count { rows[0][j] = j }
    for i in 1..<(one.count + 1) {
      for j in 1..<(other.count + 1) {
        let cost = one[i - 1] == other[j - 1] ? 0 : 1
        rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost)
        if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
          rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
        }
      }
    }
    return rows[one.count][other.count]
  }
}
