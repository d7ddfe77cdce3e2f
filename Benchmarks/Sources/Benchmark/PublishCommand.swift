import ArgumentParser
import Foundation

/// Writes the figures of a run into the documentation.
struct PublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Writes the figures of a run into a page, and draws their plot.")

  @Argument(help: "The JSON file of a run.", completion: .file(extensions: ["json"]))
  var report: String

  @Option(help: "The page in which the table is written between two comments.")
  var page: String

  @Option(help: "The file for the plot, as SVG.")
  var plot: String

  func run() throws {
    let report = try Report(json: Data(contentsOf: URL(fileURLWithPath: report)))
    let file = URL(fileURLWithPath: page)
    let text = try report.put(into: String(contentsOf: file, encoding: .utf8))
    try text.write(to: file, atomically: true, encoding: .utf8)
    try Plot(report.rows).svg
      .write(to: URL(fileURLWithPath: plot), atomically: true, encoding: .utf8)
  }
}
