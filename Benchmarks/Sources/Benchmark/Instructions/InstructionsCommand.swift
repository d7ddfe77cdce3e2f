import ArgumentParser
import Foundation
import TextTable

/// Counts the instructions of the native side's work, and compares them with thresholds.
struct InstructionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "instructions",
    abstract: "Counts the instructions of the native side's work, and fails if there are too many.")

  @Option(help: "The file of the thresholds.", completion: .file(extensions: ["json"]))
  var thresholds: String

  @Flag(help: "Writes the counts to that file.")
  var update = false

  func run() throws {
    let file = URL(fileURLWithPath: thresholds)
    let counts = try Callgrind.count()
    if update { try Thresholds(instructions: counts).write(to: file) }
    let allowed = try Thresholds(contentsOf: file)
    print(table(counts, allowed))
    guard allowed.apply else {
      print(
        """
        The thresholds apply to Swift \(allowed.swift) for \(allowed.architecture) on \
        \(allowed.system), and were not compared with these counts.
        """)
      return
    }
    let excesses = allowed.excesses(of: counts)
    for excess in excesses { FileHandle.standardError.write(Data((excess + "\n").utf8)) }
    guard excesses.isEmpty else { throw ExitCode.failure }
  }

  private func table(_ counts: [Workload: Int], _ allowed: Thresholds) -> String {
    let table = TextTable<Workload> {
      [
        Column(title: "work", value: $0.rawValue),
        Column(
          title: "instructions", value: counts[$0].map { Double($0).figure } ?? "", align: .right),
        Column(
          title: "threshold", value: allowed.instructions[$0].map { Double($0).figure } ?? "",
          align: .right),
      ]
    }
    let text = table.string(for: Workload.allCases, style: Style.psql) ?? ""
    return text.trimmingCharacters(in: .newlines)
  }
}
