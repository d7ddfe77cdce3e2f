import ArgumentParser
import RawEngine

/// Runs the native side alone, for a profiler.
struct CoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "core", abstract: "Runs work of the native side alone, for a profiler.")

  @Argument(help: "The work to do. By default all work is done in turn.")
  var workloads = Workload.allCases

  @Option(help: "How often to do the work. By default as often as for a count.")
  var times: Int?

  @MainActor func run() async throws {
    for workload in workloads {
      let side = try CoreSide.open()
      let times = times ?? workload.count
      // One-time work and the growth of tables are complete before the count begins.
      try await workload.prepare(on: side, times: times / 2)()
      let work = try workload.prepare(on: side, times: times)
      raw_mark()
      try await work()
      raw_mark()
    }
  }
}
