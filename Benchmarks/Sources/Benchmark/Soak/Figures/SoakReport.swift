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
        value: settled.slope(of: \.allocated) / 1e6, atMost: bound(Self.allocatedBound)),
      Row(
        name: "resident memory of the app, MB per minute",
        value: settled.slope(of: \.resident) / 1e6, atMost: bound(Self.residentBound)),
      Row(
        name: "memory of the largest web process, MB per minute",
        value: settled.slope(of: \.largestPage) / 1e6, atMost: bound(Self.pageBound)),
      Row(name: "resident memory of the app at the end, MB", value: last.resident / 1e6),
      Row(name: "memory of the largest web process at the end, MB", value: last.largestPage / 1e6),
      Row(name: "open files before", value: Double(first.descriptors)),
      Row(
        name: "open files after", value: Double(last.descriptors),
        atMost: Double(first.descriptors + Self.moreDescriptors)),
      Row(name: "connections of the engine before", value: Double(first.connections)),
      Row(name: "connections of the engine after", value: Double(last.connections)),
      Row(name: "web processes before", value: Double(first.webProcesses)),
      Row(
        name: "web processes after", value: Double(last.webProcesses),
        atMost: Double(first.webProcesses + 1)),
    ]
  }

  // The bounds of slopes are for the whole programme's pace: 33,000 calls, 33 reloads, 7 ends of processes and 17 views
  // a minute. A leak of 100 bytes for each call would be 3 MB a minute, and one of 100 KB for each view 2 MB. In less
  // than ten minutes the heaps still fill, and a few samples have no slope that means something.

  /// What a leak of a tenth of that would be, beside the noise of some samples.
  private static let allocatedBound = 0.5
  /// More, because the allocator's pages are freed only when nothing is left in them.
  private static let residentBound = 2.0
  /// More again, because the collector of a page grows its heap by tens of megabytes, and gives them back late.
  private static let pageBound = 4.0
  private static let leastMinutes = 10.0
  private func bound(_ value: Double) -> Double? { plan.minutes < Self.leastMinutes ? nil : value }
  /// The files of two processes that start or end while they are counted: four each.
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
