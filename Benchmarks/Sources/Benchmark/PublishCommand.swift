import ArgumentParser
import Foundation

/// Puts the figures of a run into the documentation.
struct PublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Puts the figures of a run into two pages, and makes their plot.")

  @Argument(help: "What a run wrote.", completion: .file(extensions: ["json"]))
  var report: String

  @Option(help: "The page, which has a place for the table between two comments.")
  var page: String

  @Option(help: "The page that has the ratios to the engine alone.")
  var summary: String

  @Option(help: "Where the plot goes, as SVG.")
  var plot: String

  func run() throws {
    let report = try Report(json: Data(contentsOf: URL(fileURLWithPath: report)))
    for (page, isSummary) in [(page, false), (summary, true)] {
      let file = URL(fileURLWithPath: page)
      let text = try report.put(
        into: String(contentsOf: file, encoding: .utf8), isSummary: isSummary)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try Plot(report.rows).svg
      .write(to: URL(fileURLWithPath: plot), atomically: true, encoding: .utf8)
  }
}
