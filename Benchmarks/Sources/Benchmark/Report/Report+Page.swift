import Foundation
import TextTable

extension Report {
  private static let begin =
    "<!-- Figures: scripts/bench --publish writes what is between here -->\n"
  private static let end = "<!-- and here. -->\n"

  /// A page with these figures in the place of those that it has.
  ///
  /// - Throws: ``PageError`` where the page has no place for them.
  func put(into page: String) throws -> String {
    guard let begin = page.range(of: Self.begin),
      let end = page.range(of: Self.end, range: begin.upperBound..<page.endIndex)
    else { throw PageError() }
    return page[..<begin.upperBound] + "\n" + text + "\n" + page[end.lowerBound...]
  }

  private var text: String {
    let day = date.formatted(.iso8601.year().month().day())
    return """
      \(day), \(rounds) rounds. \(machine.processors) × \(machine.processor); \(machine.system), Linux \
      \(machine.kernel); WebKitGTK \(machine.webKitGTK), Swift \(machine.swift).

      \(Row.table(rows, style: Style.pipe))
      """
  }
}

/// A page that has no place for figures.
struct PageError: Error, CustomStringConvertible {
  var description: String { "The page does not have the two comments between which figures go." }
}
