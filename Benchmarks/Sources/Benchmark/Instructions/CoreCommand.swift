import ArgumentParser
import RawEngine

/// Runs the native end alone, for a profiler.
struct CoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "core", abstract: "Runs work of the native end alone, for a profiler.")

  @Argument(help: "What is done; everything, in turn, where nothing is named.")
  var workloads = Workload.allCases

  @Option(help: "How often, in place of as often as is counted.")
  var times: Int?

  @MainActor func run() async throws {
    for workload in workloads {
      let side = try CoreSide.open()
      let times = times ?? workload.count
      // What is done once, and the growth of tables, is over before it counts.
      try await workload.prepare(on: side, times: times / 2)()
      let work = workload.prepare(on: side, times: times)
      raw_mark()
      try await work()
      raw_mark()
    }
  }
}
