import Foundation
import WebBridge

/// What a call costs among many: a thousand at once, which shows more than one after another, where
/// the engine takes most of the time.
@MainActor struct Crowds {
  private typealias Cost = @MainActor (BridgeSide) async throws -> Double

  private static let patient = BridgeLimits(pendingCalls: 200_000, timeout: .seconds(7200))

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
    [
      row("call page → Swift among 100,000 pending", pendingOfPage, Self.fromPage),
      row("call Swift → page among 100,000 pending", pendingOfSwift, Self.toPage),
      row("call page → Swift among 10,000 methods", methods, Self.fromPage),
      row("call Swift → page among 10,000 methods", methods, Self.toPage),
    ]
  }

  /// The rows that need some gigabytes of memory, and minutes.
  var manyViews: [Comparison] {
    let ways: [(String, Cost)] = [("page → Swift", Self.fromPage), ("Swift → page", Self.toPage)]
    return ways.map { way, cost in
      let readings = Readings { [few] in try await Self.amongViews(few(), cost) }
      return Comparison(
        name: "call \(way) among 100 open views", unit: .microseconds, referenceName: "alone",
        reach: .ratio(atMost: 1.10), every: 5,
        ours: { try await readings.take(.figure) },
        reference: { try await readings.take(.reference) })
    }
  }

  /// The cost with few views, and then with a hundred: in this order, for processes that end disturb
  /// for a while.
  private static func amongViews(
    _ side: BridgeSide, _ cost: Cost
  ) async throws -> [Readings.Kind: Double] {
    let processes = WebProcess.all.count
    let alone = try await cost(side)
    var views: [BridgeSide] = []
    for number in 1..<100 { views.append(try await BridgeSide.open("view-\(number)")) }
    // Processes go on with starting when their page has loaded, and nobody tells until when.
    try await Task.sleep(for: .seconds(3))
    let among = try await cost(side)
    views = []
    // WebKit keeps some thirty processes whose pages are gone, for pages to come.
    for _ in 0..<100 where WebProcess.all.count > processes + 40 {
      try await Task.sleep(for: .milliseconds(100))
    }
    return [.figure: among, .reference: alone]
  }

  private func row(
    _ name: String, _ many: Once<BridgeSide>,
    _ cost: @escaping Cost
  ) -> Comparison {
    Comparison(
      name: name, unit: .microseconds, referenceName: "alone", reach: .ratio(atMost: 1.10),
      ours: { try await cost(many()) }, reference: { [few] in try await cost(few()) })
  }

  private static func fromPage(_ side: BridgeSide) async throws -> Double {
    try await microseconds(per: 10_000) {
      try await side.run(
        """
        for (let round = 0; round < 10; round++) {
          const all = [];
          for (let i = 0; i < 1000; i++) all.push(bridge.call('echo', '0123456789'));
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
          Task { try await bridge.call("echo", "0123456789", as: String.self) }
        }
        for call in calls { _ = try await call.value }
      }
    }
  }
}
