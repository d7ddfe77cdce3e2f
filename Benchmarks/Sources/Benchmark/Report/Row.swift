/// A row of the report. In JSON each row has all keys, and a missing value is `null`.
struct Row: Codable {
  var name: String
  var unit: Unit
  /// The median of the rounds.
  var ours: Double?
  var reference: Double?
  var referenceName: String?
  /// The median of the rounds' ratios.
  var ratio: Double?
  var reach: String?
  var met: Bool?
  /// The interquartile range of the bridge's rounds, divided by the median.
  var spread: Double?

  @MainActor init(_ comparison: Comparison, ours: Series, reference: Series) {
    name = comparison.name
    unit = comparison.unit
    self.ours = ours.median
    self.reference = reference.median
    referenceName = comparison.referenceName
    ratio = Series.ratio(of: ours, to: reference)
    reach = comparison.reach?.description
    met = comparison.reach.flatMap { reach in
      self.ours.map { reach.isMet(ours: $0, ratio: ratio) }
    }
    spread = ours.spread
  }

  func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(name, forKey: .name)
    try row.encode(unit, forKey: .unit)
    try row.encode(ours, forKey: .ours)
    try row.encode(reference, forKey: .reference)
    try row.encode(referenceName, forKey: .referenceName)
    try row.encode(ratio, forKey: .ratio)
    try row.encode(reach, forKey: .reach)
    try row.encode(met, forKey: .met)
    try row.encode(spread, forKey: .spread)
  }
}
