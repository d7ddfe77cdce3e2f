import Foundation

/// Columns of text.
struct TextTable {
  enum Side { case left, right }

  private let sides: [Side]
  private var rows: [[String]] = []

  init(_ sides: [Side]) { self.sides = sides }

  mutating func add(_ cells: String...) { rows.append(cells) }

  var text: String {
    let widths = sides.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += (column == 0 ? "  " : "  ") + (sides[column] == .left ? cell + space : space + cell)
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}

/// Texts for numbers of bytes: decimal units, as the system's file managers and networks have them.
enum ByteCount {
  static func text(_ bytes: Int) -> String {
    guard bytes >= 1_000 else { return "\(bytes) B" }
    var value = Double(bytes)
    var unit = "B"
    for next in ["kB", "MB", "GB", "TB"] where value >= 999.95 {
      value /= 1_000
      unit = next
    }
    return String(format: "%.1f", value) + " \(unit)"
  }
}

/// Texts for numbers of things.
enum Count {
  static func text(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
