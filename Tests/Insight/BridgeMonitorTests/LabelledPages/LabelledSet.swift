import Foundation
import TestSupport

@testable import BridgeMonitor

/// The result of looking at labelled pages.
struct LabelledSet {
  /// The numbers of one kind of page.
  struct Kind {
    var isBlank: Bool
    var pages = 0
    var found = 0
  }

  private(set) var kinds: [String: Kind] = [:]

  mutating func add(_ page: LabelledPage, isFoundBlank: Bool) {
    var kind = kinds[page.kind] ?? Kind(isBlank: page.isBlank)
    kind.pages += 1
    if isFoundBlank { kind.found += 1 }
    kinds[page.kind] = kind
  }

  private func sum(_ isBlank: Bool, _ number: (Kind) -> Int) -> Int {
    kinds.values.filter { $0.isBlank == isBlank }.map(number).reduce(0, +)
  }

  var count: Int { kinds.values.map(\.pages).reduce(0, +) }
  var truePositives: Int { sum(true, \.found) }
  var falsePositives: Int { sum(false, \.found) }
  var falseNegatives: Int { sum(true) { $0.pages - $0.found } }
  var trueNegatives: Int { sum(false) { $0.pages - $0.found } }

  /// The share of blank pages among those that were found blank.
  var precision: Double {
    Double(truePositives) / Double(max(truePositives + falsePositives, 1))
  }
  /// The share of the blank pages that was found.
  var recall: Double { Double(truePositives) / Double(max(truePositives + falseNegatives, 1)) }

  /// The confusion table, and the kinds.
  var table: String {
    var lines = [
      "\(count) pages; precision \(percent(precision)), recall \(percent(recall))",
      "| | found blank | found filled |", "|:--|--:|--:|",
      "| blank | \(truePositives) | \(falseNegatives) |",
      "| filled | \(falsePositives) | \(trueNegatives) |",
    ]
    for (name, kind) in kinds.sorted(by: {
      ($0.value.isBlank ? 0 : 1, $0.key) < ($1.value.isBlank ? 0 : 1, $1.key)
    }) {
      lines.append(
        "\(kind.isBlank ? "blank" : "filled") · \(name): \(kind.found) of \(kind.pages) found blank"
      )
    }
    return lines.joined(separator: "\n")
  }

  private func percent(_ share: Double) -> String { String(format: "%.1f %%", share * 100) }
}
