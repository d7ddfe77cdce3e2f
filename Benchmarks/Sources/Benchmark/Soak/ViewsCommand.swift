import ArgumentParser
import Foundation

/// Makes and drops views alone, one moment after the other, to find out which leaves something behind.
struct ViewsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "views", abstract: "Makes and drops views, and says what each moment leaves.")

  @Option(help: "How many views to drop at each moment.")
  var count = 100

  @Option(help: "Where in the list of moments to begin.")
  var first = 0

  @Option(help: "How many moments.")
  var moments = 4

  @Option(help: "The seed of everything that is random.")
  var seed: UInt64 = 1

  @MainActor func run() async throws {
    let numbers = SeededNumbers(seed: seed)
    let folder = try SoakPage.writeFiles()
    defer { Scratch.remove() }
    for moment in SoakView.Moment.allCases.dropFirst(first).prefix(moments) {
      var before = Sample(minutes: 0)
      for number in 1...count {
        try await SoakView.makeAndDrop(folder, numbers, at: moment) { _ in }
        guard number % 50 == 0 || number == count else { continue }
        try await Task.sleep(for: .seconds(2))
        let after = Sample(minutes: 0)
        print(
          "\(moment.rawValue), \(number): \(after.connections) connections (+\(after.connections - before.connections)), "
            + "\(after.descriptors) files, \(after.webProcesses) processes, "
            + "\((after.allocated / 1e6).figure) MB (+\(((after.allocated - before.allocated) / 1e6).figure))"
        )
        before = after
      }
    }
  }
}
