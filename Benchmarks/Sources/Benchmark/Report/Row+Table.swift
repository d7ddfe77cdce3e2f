import Foundation
import TextTable

extension Row {
  /// Returns the rows as a table, for the terminal or for a page.
  static func table(_ rows: [Row], style: any TextTableStyle.Type = Style.psql) -> String {
    let table = TextTable<Row> {
      [
        Column(title: "what", value: $0.name),
        Column(title: "unit", value: $0.unit.rawValue),
        Column(title: "ours", value: $0.ours?.figure ?? "–", align: .right),
        Column(title: "reference", value: $0.reference?.figure ?? "", align: .right),
        Column(title: "which is", value: $0.referenceName ?? ""),
        Column(title: "ratio", value: $0.ratio?.figure ?? "", align: .right),
        Column(title: "reach", value: $0.reach ?? "", align: .right),
        Column(title: "met", value: $0.met.map { $0 ? "yes" : "no" } ?? ""),
        Column(title: "±", value: $0.spread.map { "\(Int($0 * 100)) %" } ?? "", align: .right),
      ]
    }
    return (table.string(for: rows, style: style) ?? "").trimmingCharacters(in: .newlines)
  }
}
