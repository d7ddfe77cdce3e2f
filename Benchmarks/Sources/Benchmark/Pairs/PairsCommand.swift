import ArgumentParser
import Foundation

/// Measures small costs, which the noise of a machine hides from `compare`.
struct PairsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pairs",
    abstract: "Measures what monitors and recorders cost, with intervals of confidence.",
    discussion: """
      Each block reads with, without, without and with, one right after the other in one process, so that a trend of the \
      machine affects both alike. The ratio of a block is that of the two sums, and the figure is the median of the \
      blocks, with an interval that holds it with a confidence of 95 % (bootstrap).
      """)

  @Option(help: "The number of blocks of each row.")
  var blocks = 200

  @Option(help: "Measures only rows whose name contains this.")
  var only: String?

  @Option(help: "The longest time of a row, in seconds.")
  var seconds = 120.0

  @MainActor func run() async throws {
    defer { Scratch.remove() }
    let rows = MonitorCost(loads: 1).rows + RecordingCost().rows
    for row in rows where only.map(row.name.contains) ?? true {
      guard let blocks = try await PairedBlocks.measure(row, count: blocks, within: seconds) else {
        continue
      }
      print(blocks.description)
    }
  }
}
