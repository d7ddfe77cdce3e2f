import Foundation
import WebBridge

/// What a call costs among many: a thousand at once, which shows more than one after another, where
/// the engine takes most of the time.
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
    // The tasks begin in their order: an answer to the last says that the others have asked.
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

  /// The rows that need some gigabytes of memory, and minutes.
  var manyViews: [Comparison] {
    let (few, raw) = (few, raw)
    let works: [(name: String, reach: Double?, cost: Work)] = [
      ("call page → Swift", 1.10, { try await Self.fromPage(few()) }),
      ("call Swift → page", 1.10, { try await Self.toPage(few()) }),
      // What the engine's own calls cost more there.
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

  /// The costs with few views, and then with a hundred: in this order, for processes that end disturb
  /// for a while.
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
    // WebKit keeps some thirty processes whose pages are gone, for pages to come.
    for _ in 0..<100 where WebProcess.all.count > processes + 40 {
      try await Task.sleep(for: .milliseconds(100))
    }
    return figures
  }

  /// Waits until the pages' processes have nothing to do: they go on with starting when their page has
  /// loaded, and a further one starts for pages to come.
  private static func rest() async throws {
    var before = -1
    for _ in 0..<60 {
      let now = WebProcess.all.values.reduce(0, +)
      // In hundredths of a second.
      if abs(now - before) <= 1 { return }
      before = now
      try await Task.sleep(for: .seconds(1))
    }
  }

  /// The median of some readings, once warm: the engine throws the code away that a page has not used for
  /// a while. To open the views takes by far the longest.
  private static func warm(_ cost: Work) async throws -> Double {
    _ = try await cost()
    var readings = Series()
    for _ in 0..<9 { readings.append(try await cost()) }
    return readings.median ?? .nan
  }

  private static func alone(_ crowd: String) -> Once<BridgeSide> {
    Once { try await BridgeSide.open("alone-\(crowd)", limits: patient) }
  }

  /// - Parameter alone: A page that has done as much before as the one in the crowd, so that the engine has
  ///   compiled its code as far.
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
