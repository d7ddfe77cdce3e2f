import Foundation
import WebBridge

/// The cost of a call among many. A thousand calls are made at once, because the engine takes most of the time
/// of sequential calls and hides the cost.
@MainActor struct Crowds {
  private typealias Work = Comparison.Work
  private typealias Cost = @MainActor (BridgeSide) async throws -> Double

  let raw: RawSide

  private static let patient = BridgeLimits(
    pendingCalls: 200_000, runningHandlers: 200_000, timeout: .seconds(7200))

  private let few = Once { try await BridgeSide.open("few", limits: patient) }

  private let pendingOfPage = Once {
    let side = try await BridgeSide.open("pending-of-page", limits: patient)
    try await side.run(
      "for (let i = 0; i < 100000; i++) bridge.call('never'); await bridge.call('echo', '')")
    return side
  }

  private let pendingOfSwift = Once {
    let side = try await BridgeSide.open("pending-of-swift", limits: patient)
    let bridge = side.bridge
    for _ in 0..<100_000 { Task { try await bridge.call("never") } }
    // The tasks begin in order, so an answer to the last means that the others have called.
    try await Task { _ = try await bridge.call("echo", "", as: String.self) }.value
    return side
  }

  private let methods = Once {
    let side = try await BridgeSide.open(
      "methods",
      script: "for (let i = 0; i < 10000; i++) bridge.handle('method' + i, (s) => s);")
    for number in 0..<10_000 {
      try side.bridge.handle("method\(number)") { (text: String) in text }
    }
    return side
  }

  var rows: [Comparison] {
    let alone = (
      page: Self.alone("page"), swift: Self.alone("swift"), methods: Self.alone("methods")
    )
    return [
      row("call page → Swift among 100,000 pending", pendingOfPage, alone.page, Self.fromPage),
      row("call Swift → page among 100,000 pending", pendingOfSwift, alone.swift, Self.toPage),
      row("call page → Swift among 10,000 methods", methods, alone.methods, Self.fromPage),
      row("call Swift → page among 10,000 methods", methods, alone.methods, Self.toPage),
    ]
  }

  /// The rows that need some gigabytes of memory and take minutes.
  var manyViews: [Comparison] {
    let (few, raw) = (few, raw)
    let works: [(name: String, reach: Double?, cost: Work)] = [
      ("call page → Swift", 1.10, { try await Self.fromPage(few()) }),
      ("call Swift → page", 1.10, { try await Self.toPage(few()) }),
      // The additional cost of the engine's own calls among many views.
      (
        "postMessage with reply", nil,
        { try await Self.fromPage(raw, "raw.postMessage('0123456789')") }
      ),
      (
        "callAsyncJavaScript", nil,
        {
          await microseconds(per: 1000) {
            await raw.call("return echo(s)", "0123456789", times: 1000, atOnce: true)
          }
        }
      ),
    ]
    let readings = Readings { try await Self.amongViews(works.map(\.cost)) }
    return works.enumerated().map { number, work in
      Comparison(
        name: "\(work.name) among 100 open views", unit: .microseconds, referenceName: "alone",
        reach: work.reach.map { .ratio(atMost: $0) }, every: 5,
        ours: { try await readings.take(.among(number)) },
        reference: { try await readings.take(.alone(number)) })
    }
  }

  /// Measures the costs with few views, and then with a hundred. The order is fixed, because processes that end
  /// disturb the measurement for a while.
  private static func amongViews(_ costs: [Work]) async throws -> [Readings.Kind: Double] {
    let processes = WebProcess.all.count
    var figures: [Readings.Kind: Double] = [:]
    try await rest()
    for (number, cost) in costs.enumerated() { figures[.alone(number)] = try await warm(cost) }
    var views: [BridgeSide] = []
    for number in 1..<100 { views.append(try await BridgeSide.open("view-\(number)")) }
    try await rest()
    for (number, cost) in costs.enumerated() { figures[.among(number)] = try await warm(cost) }
    views = []
    // WebKit keeps about thirty processes whose pages are gone, for further pages.
    for _ in 0..<100 where WebProcess.all.count > processes + 40 {
      try await Task.sleep(for: .milliseconds(100))
    }
    return figures
  }

  /// Waits until the pages' processes are idle. A process continues its start after its page has loaded, and one
  /// more process starts for further pages.
  private static func rest() async throws {
    var before = -1
    for _ in 0..<60 {
      let now = WebProcess.all.values.reduce(0, +)
      // The unit is a hundredth of a second.
      if abs(now - before) <= 1 { return }
      before = now
      try await Task.sleep(for: .seconds(1))
    }
  }

  /// Returns the median of nine readings after a warm-up, because the engine discards code that a page has not
  /// used for a while. Opening the views takes far longer than the readings.
  private static func warm(_ cost: Work) async throws -> Double {
    _ = try await cost()
    var readings = Series()
    for _ in 0..<9 { readings.append(try await cost()) }
    return readings.median ?? .nan
  }

  private static func alone(_ crowd: String) -> Once<BridgeSide> {
    Once { try await BridgeSide.open("alone-\(crowd)", limits: patient) }
  }

  /// - Parameter alone: A page that has done as much work as the page in the crowd, so that the engine has
  ///   compiled the code of both to the same degree.
  private func row(
    _ name: String, _ many: Once<BridgeSide>, _ alone: Once<BridgeSide>, _ cost: @escaping Cost
  ) -> Comparison {
    Comparison(
      name: name, unit: .microseconds, referenceName: "alone", reach: .ratio(atMost: 1.10),
      readings: 3, ours: { try await cost(many()) }, reference: { try await cost(alone()) })
  }

  private static func fromPage(_ side: BridgeSide) async throws -> Double {
    try await fromPage(side.side, "bridge.call('echo', '0123456789')")
  }

  private static func fromPage(_ side: Side, _ call: String) async throws -> Double {
    try await microseconds(per: 10_000) {
      try await side.run(
        """
        for (let round = 0; round < 10; round++) {
          const all = [];
          for (let i = 0; i < 1000; i++) all.push(\(call));
          await Promise.all(all);
        }
        """)
    }
  }

  private static func toPage(_ side: BridgeSide) async throws -> Double {
    let bridge = side.bridge
    return try await microseconds(per: 5000) {
      for _ in 0..<5 {
        let calls = (0..<1000).map { _ in
          Task.immediate { try await bridge.call("echo", "0123456789", as: String.self) }
        }
        for call in calls { _ = try await call.value }
      }
    }
  }
}
