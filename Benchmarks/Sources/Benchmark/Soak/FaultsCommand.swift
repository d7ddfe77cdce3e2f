import ArgumentParser
import Foundation
import WebBridge

/// Plants one fault after the other, and fails if the soak does not notice it.
struct FaultsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "faults", abstract: "Plants faults, and fails if the soak does not notice one.")

  @Option(help: "A word of the faults to plant, such as twice. Without it, all are.")
  var only = ""

  @Option(help: "The seed of everything that is random.")
  var seed: UInt64 = 1

  @MainActor func run() async throws {
    let folder = try SoakPage.writeFiles()
    defer { Scratch.remove() }
    var missed = 0
    for fault in SoakFault.allCases where only.isEmpty || fault.rawValue.contains(only) {
      do {
        try await plant(fault, folder, SeededNumbers(seed: seed))
        missed += 1
        Self.tell("NOT noticed: \(fault.rawValue).")
      } catch let failure as SoakFailure {
        Self.tell("Noticed: \(fault.rawValue).\n  \(failure.sentences.first ?? "")")
      }
    }
    if missed > 0 { throw ExitCode.failure }
  }

  /// Prints at once, because some faults are noticed by a deadline.
  private static func tell(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  @MainActor private func plant(_ fault: SoakFault, _ folder: URL, _ numbers: SeededNumbers)
    async throws
  {
    if fault == .keptView {
      var kept: SoakPage?
      defer { withExtendedLifetime(kept) {} }
      return try await SoakView.makeAndDrop(
        folder, numbers, at: .atRest, made: { kept = $0 }, ended: { _ in })
    }
    let page = try SoakPage(folder, scheme: "soakfault", fault: fault)
    try await page.ready()
    let mark = fault == .keptFunction ? page.answers.marks.mark() : nil
    defer { withExtendedLifetime(mark) {} }
    try await page.makeCalls(4000, numbers)
    try await page.check()
    try await page.collectGarbage()
  }
}
