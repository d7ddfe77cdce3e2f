import Foundation

/// A plot with a bar for each ratio. To the left of the middle line the bridge is faster than its
/// reference, to the right slower. The plot is legible on light and dark pages.
struct Plot {
  private let rows: [(name: String, ratio: Double, limit: Double?)]

  private let labels = 480.0
  private let width = 920.0
  private let line = 24.0
  private let top = 34.0
  /// From a thousandth to five times the reference.
  private let least = -3.0
  private let most = log10(5.0)

  init(_ rows: [Row]) {
    self.rows = rows.compactMap { row in
      // Rates are left out, because for them a higher ratio is better.
      guard let ratio = row.ratio, row.unit != .perSecond else { return nil }
      return ("\(row.name) · \(row.referenceName ?? "")", ratio, row.limit)
    }
  }

  var svg: String {
    let height = top + line * Double(rows.count) + 8
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      font-family="system-ui, sans-serif" font-size="12">
      <title>How long the bridge takes, as a part of what it is compared with</title>
      <style>
        text { fill: #1f2328 } .grid { stroke: #d0d7de } .one { stroke: #59636e }
        .faster { fill: #2f81c7 } .slower { fill: #d1742f } .reach { stroke: #1f2328; stroke-width: 2 }
        @media (prefers-color-scheme: dark) {
          text { fill: #e6edf3 } .grid { stroke: #3d444d } .one { stroke: #9198a1 }
          .reach { stroke: #e6edf3 }
        }
      </style>

      """
    for mark in [0.001, 0.01, 0.1, 1, 5] {
      svg += """
        <path class="\(mark == 1 ? "one" : "grid")" d="M\(x(mark)) \(top - 8)V\(height - 8)"/>
        <text x="\(x(mark))" y="\(top - 14)" text-anchor="middle">\(label(mark))</text>

        """
    }
    for (index, row) in rows.enumerated() { svg += bar(row, y: top + line * Double(index)) }
    return svg + "</svg>\n"
  }

  private func bar(_ row: (name: String, ratio: Double, limit: Double?), y: Double) -> String {
    let (from, to) = (min(x(row.ratio), x(1)), max(x(row.ratio), x(1)))
    let reach = row.limit.map { limit in
      #"<path class="reach" d="M\#(x(limit)) \#(y)V\#(y + 16)"/>"#
    }
    return """
      <text x="\(labels - 10)" y="\(y + 12)" text-anchor="end">\(escaped(row.name))</text>
      <rect class="\(row.ratio <= 1 ? "faster" : "slower")" x="\(from)" y="\(y + 2)" \
      width="\(rounded(to - from))" height="12" rx="2"/>
      <text x="\(width)" y="\(y + 12)" text-anchor="end">\(row.ratio.figure)</text>
      \(reach ?? "")

      """
  }

  private func x(_ ratio: Double) -> Double {
    let part = (min(max(log10(ratio), least), most) - least) / (most - least)
    return rounded(labels + part * (width - labels - 60))
  }

  private func rounded(_ place: Double) -> Double { (place * 10).rounded() / 10 }

  private func label(_ mark: Double) -> String { mark == 1 ? "the same" : "\(mark.formatted()) ×" }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}

extension Row {
  /// The largest ratio that meets the goal, if the goal is a ratio.
  fileprivate var limit: Double? {
    guard let reach, reach.hasSuffix("×") else { return nil }
    return reach.split(separator: " ").compactMap { Double($0) }.first
  }
}
