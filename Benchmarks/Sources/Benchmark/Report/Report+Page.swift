import Foundation
import TextTable

extension Report {
  private static let begin =
    "<!-- Figures: scripts/bench --publish writes what is between here -->\n"
  private static let end = "<!-- and here. -->\n"

  /// Returns a page in which these figures replace the old ones.
  ///
  /// - Throws: ``PageError`` if the page has no place for figures.
  func put(into page: String) throws -> String {
    guard let begin = page.range(of: Self.begin),
      let end = page.range(of: Self.end, range: begin.upperBound..<page.endIndex)
    else { throw PageError() }
    let day = date.formatted(.iso8601.year().month().day())
    let text = """
      \(day), \(rounds) rounds. \(machine.processors) × \(machine.processor); \(machine.system), Linux \
      \(machine.kernel); WebKitGTK \(machine.webKitGTK), Swift \(machine.swift).

      \(Row.table(rows, style: Style.pipe))
      """
    return page[..<begin.upperBound] + "\n" + text + "\n" + page[end.lowerBound...]
  }
}

/// A page that has no place for figures.
struct PageError: Error, CustomStringConvertible {
  var description: String { "The page lacks the two comments that enclose the figures." }
}
