/// The name of a series: a metric and its labels.
struct SeriesName: Hashable, Comparable {
  let metric: String
  private let labels: [String]

  /// Makes Prometheus' name of a metric: `rpc.method` becomes `rpc_method`, and the unit stands at the end.
  init(_ label: String, unit: String?, _ dimensions: [(String, String)]) {
    metric = Self.identifier(label) + (unit.map { "_\($0)" } ?? "")
    labels = dimensions.map { "\(Self.identifier($0))=\"\(Self.escaped($1))\"" }.sorted()
  }

  /// Returns the name with the suffix and the bound of a sample.
  func with(_ sample: Sample) -> String {
    let all = labels + (sample.bound.map { ["le=\"\($0)\""] } ?? [])
    return metric + sample.suffix + (all.isEmpty ? "" : "{\(all.joined(separator: ","))}")
  }

  static func < (one: SeriesName, other: SeriesName) -> Bool {
    (one.metric, one.labels.joined()) < (other.metric, other.labels.joined())
  }

  private static func identifier(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
