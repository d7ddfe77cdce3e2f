import ArgumentParser
import Foundation

/// Runs calls with random faults through reloads, ends of web processes and ends of views.
struct CallsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calls",
    abstract: "Accounts for every call through reloads, ends of web processes and ends of views.")

  @Option(help: "How long to run. At 30 minutes the whole programme runs.")
  var minutes = 2.0

  @Option(help: "The seed of everything that is random.")
  var seed: UInt64?

  func validate() throws {
    guard minutes > 0, minutes <= 10_000 else {
      throw ValidationError("--minutes needs a number of minutes, such as --minutes 2.")
    }
  }

  @MainActor func run() async throws {
    let seed = seed ?? .random(in: 0..<1_000_000)
    let plan = SoakPlan(minutes: minutes)
    print("Soak of \(plan), with the seed \(seed).")
    let soak = try Soak(plan, seed: seed)
    do {
      try await soak.run()
    } catch let failure as SoakFailure {
      print(soak.report.table)
      print("The soak with the seed \(seed) failed.\n\(failure)")
      throw ExitCode.failure
    }
    print(soak.report.table)
    let excesses = soak.report.excesses
    for excess in excesses { print(excess) }
    guard excesses.isEmpty else { throw ExitCode.failure }
  }
}
