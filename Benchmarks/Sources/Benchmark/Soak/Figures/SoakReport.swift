import Foundation
import TextTable

/// What a soak found.
@MainActor struct SoakReport {
  /// A line of the table. A value beyond its bound fails the soak.
  struct Row {
    let name: String
    let value: Double
    var atMost: Double?
    var atLeast: Double?

    var bound: String {
      if let atMost { return "at most \(atMost.figure)" }
      return atLeast.map { "at least \($0.figure)" } ?? ""
    }
    var isMet: Bool {
      (atMost.map { value <= $0 } ?? true) && (atLeast.map { value >= $0 } ?? true)
    }
  }

  let plan: SoakPlan
  var done: [SoakPlan.Part: Int] = [:]
  var samples: [Sample] = []
  /// How calls ended, by direction and code.
  var ends: [String: Int] = [:]

  init(_ plan: SoakPlan) { self.plan = plan }

  /// The samples after the first quarter, in which caches and the engine's heaps fill.
  private var settled: [Sample] { Array(samples.dropFirst((samples.count + 3) / 4)) }

  var rows: [Row] {
    let parts = SoakPlan.Part.allCases.map {
      Row(
        name: $0.rawValue, value: Double(done[$0, default: 0]),
        atLeast: Double(plan.count(of: $0)))
    }
    let codes = ends.sorted { $0.value > $1.value }
      .map { Row(name: "calls that ended with \($0.key)", value: Double($0.value)) }
    guard let first = settled.first, let last = samples.last else { return parts + codes }
    return parts + codes + [
      Row(
        name: "allocated memory of the app, MB per minute",
        value: settled.slope(of: \.allocated) / 1e6, atMost: Self.allocatedBound),
      Row(
        name: "resident memory of the app, MB per minute",
        value: settled.slope(of: \.resident) / 1e6, atMost: Self.residentBound(plan.minutes)),
      Row(
        name: "memory of the largest web process, MB per minute",
        value: settled.slope(of: \.largestPage) / 1e6, atMost: Self.pageBound(plan.minutes)),
      Row(name: "resident memory of the app at the end, MB", value: last.resident / 1e6),
      Row(name: "memory of the largest web process at the end, MB", value: last.largestPage / 1e6),
      Row(name: "open files before", value: Double(first.descriptors)),
      Row(
        name: "open files after", value: Double(last.descriptors),
        atMost: Double(first.descriptors + Self.moreDescriptors)),
      Row(name: "web processes before", value: Double(first.webProcesses)),
      Row(
        name: "web processes after", value: Double(last.webProcesses),
        atMost: Double(first.webProcesses + 1)),
    ]
  }

  private static let allocatedBound = 0.5
  private static func residentBound(_ minutes: Double) -> Double { 2 }
  private static func pageBound(_ minutes: Double) -> Double { 4 }
  private static let moreDescriptors = 8

  var table: String {
    let table = TextTable<Row> {
      [
        Column(title: "what", value: $0.name),
        Column(title: "value", value: $0.value.figure, align: .right),
        Column(title: "bound", value: $0.bound, align: .right),
        Column(title: "met", value: $0.bound.isEmpty ? "" : $0.isMet ? "yes" : "no"),
      ]
    }
    return (table.string(for: rows, style: Style.pipe) ?? "").trimmingCharacters(in: .newlines)
  }

  /// The rows that are beyond their bounds, as sentences.
  var excesses: [String] {
    rows.filter { !$0.isMet }.map { "\($0.name): \($0.value.figure), \($0.bound)." }
  }
}
