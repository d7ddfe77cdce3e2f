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
