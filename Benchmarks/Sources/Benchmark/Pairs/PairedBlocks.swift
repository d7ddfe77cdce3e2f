/// Blocks of readings of a comparison: with, without, without, with.
@MainActor struct PairedBlocks {
  private let comparison: Comparison
  /// The figures of one side and of the other in each block.
  private var time = Ratios()
  /// The processor time of this process, in which only its own work counts.
  private var processor = Ratios()

  private struct Ratios {
    var ratios: [Double] = []
    var differences: [Double] = []
    var references: [Double] = []

    mutating func append(_ ours: Double, _ reference: Double) {
      ratios.append(ours / reference)
      differences.append(ours - reference)
      references.append(reference)
    }
  }

  /// Measures the blocks of a comparison; `nil` if it has no reference.
  ///
  /// - Parameter seconds: The time after which no further block begins.
  static func measure(
    _ comparison: Comparison, count: Int, within seconds: Double
  ) async throws -> PairedBlocks? {
    guard let reference = comparison.reference else { return nil }
    var blocks = PairedBlocks(comparison: comparison)
    let end = ContinuousClock.now + .seconds(seconds)
    // The first blocks warm up and do not count.
    for block in -5..<count where .now < end {
      // The order of the sides changes from block to block.
      let isFirst = block.isMultiple(of: 2)
      var sums = (time: [0.0, 0.0], processor: [0.0, 0.0])
      for isOurs in [isFirst, !isFirst, !isFirst, isFirst] {
        var figure = 0.0
        let processor = try await processTime {
          figure = try await isOurs ? comparison.ours() : reference()
        }
        sums.time[isOurs ? 0 : 1] += figure / 2
        sums.processor[isOurs ? 0 : 1] += processor / 2
      }
      guard block >= 0 else { continue }
      blocks.time.append(sums.time[0], sums.time[1])
      blocks.processor.append(sums.processor[0], sums.processor[1])
    }
    return blocks
  }

  private init(comparison: Comparison) { self.comparison = comparison }

  var description: String {
    let unit = comparison.unit.rawValue
    let times = ConfidenceInterval(of: time.ratios)
    let difference = ConfidenceInterval(of: time.differences)
    let processors = ConfidenceInterval(of: processor.ratios)
    let reference = ConfidenceInterval(of: time.references).median
    return """
      \(comparison.name), \(time.ratios.count) blocks
        time: \(times) × of \(reference.figure) \(unit), difference \(difference) \(unit)
        processor time of native code: \(processors) ×
      """
  }
}
