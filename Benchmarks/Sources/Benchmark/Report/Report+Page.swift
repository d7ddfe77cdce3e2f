import Foundation
import TextTable

extension Report {
  private static let begin =
    "<!-- Figures: scripts/bench --publish writes what is between here -->\n"
  private static let end = "<!-- and here. -->\n"

  /// A page with these figures in the place of those that it has.
  ///
  /// - Parameter isSummary: Whether the rows that are to reach a ratio are enough.
  /// - Throws: ``PageError`` where the page has no place for them.
  func put(into page: String, isSummary: Bool = false) throws -> String {
    guard let begin = page.range(of: Self.begin),
      let end = page.range(of: Self.end, range: begin.upperBound..<page.endIndex)
    else { throw PageError() }
    let day = date.formatted(.iso8601.year().month().day())
    let text = """
      \(day), \(rounds) rounds. \(machine.processors) × \(machine.processor); \(machine.system), Linux \
      \(machine.kernel); WebKitGTK \(machine.webKitGTK), Swift \(machine.swift).

      \(isSummary ? Row.summary(rows) : Row.table(rows, style: Style.pipe))
      """
    return page[..<begin.upperBound] + "\n" + text + "\n" + page[end.lowerBound...]
  }
}

/// A page that has no place for figures.
struct PageError: Error, CustomStringConvertible {
  var description: String { "The page does not have the two comments between which figures go." }
}
