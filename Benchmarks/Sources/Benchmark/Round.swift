/// One measurement of every comparison.
@MainActor enum Round {
  /// Measures every comparison `rounds` times, in turns, so that a temporary disturbance of the machine
  /// affects each comparison a little.
  static func all(
    of comparisons: [Comparison], rounds: Int, progress: (String) -> Void
  ) async throws -> [Row] {
    var figures = comparisons.map { _ in (ours: Series(), reference: Series()) }
    // The first round warms up and is not counted.
    for round in 0...rounds {
      for (index, comparison) in comparisons.enumerated()
      where round.isMultiple(of: min(comparison.every, rounds)) {
        progress("round \(round) of \(rounds): \(comparison.name)")
        for reading in 0..<comparison.readings {
          // The two sides alternate in going first.
          let isFirst = (round + reading).isMultiple(of: 2)
          var reference: Double?
          if !isFirst { reference = try await comparison.reference?() }
          let ours = try await comparison.ours()
          if isFirst { reference = try await comparison.reference?() }
          guard round > 0 else { continue }
          figures[index].ours.append(ours)
          if let reference { figures[index].reference.append(reference) }
        }
      }
    }
    return zip(comparisons, figures).map { Row($0, ours: $1.ours, reference: $1.reference) }
  }
}
