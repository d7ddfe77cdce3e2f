import Foundation
import WebBridge

/// The memory that a call holds while it waits for its answer.
@MainActor struct PendingMemory {
  private static let count = 100_000
  private static let patient = BridgeLimits(
    pendingCalls: 200_000, runningHandlers: 200_000, timeout: .seconds(7200))

  var rows: [Comparison] {
    let fromPage = Readings {
      try await pend("pending-from-page") { side, count in
        try await side.run(
          "for (let i = 0; i < \(count); i++) bridge.call('never'); await bridge.call('echo', '')")
      }
    }
    let toPage = Readings {
      try await pend("pending-to-page") { side, count in
        let bridge = side.bridge
        for _ in 0..<count { Task { try await bridge.call("never") } }
        // Tasks begin in order, so an answer to the last means that the others have called.
        try await Task { _ = try await bridge.call("echo", "", as: String.self) }.value
      }
    }
    return rows("page → Swift", fromPage) + rows("Swift → page", toPage)
  }

  private func rows(_ way: String, _ readings: Readings) -> [Comparison] {
    // The task that waits is not counted, because it is the app's: that of the handler or of the caller.
    [
      row("native memory of a pending call \(way), beyond a task", readings, .nativeMemory),
      row("the page's memory of a pending call \(way)", readings, .pageMemory),
    ]
  }

  private func row(_ name: String, _ readings: Readings, _ kind: Readings.Kind) -> Comparison {
    Comparison(
      name: name, unit: .bytes, reach: .atMost(500), every: 3,
      ours: { try await readings.take(kind) })
  }

  /// Measures the memory that many pending calls add to calls that are already pending. The earlier calls fill
  /// the heap space that other measurements have freed.
  private func pend(
    _ host: String, _ calls: (BridgeSide, _ count: Int) async throws -> Void
  ) async throws -> [Readings.Kind: Double] {
    let task = await Self.memoryOfTask()
    let ours = try await BridgeSide.open(host, limits: Self.patient)
    try await calls(ours, Self.count / 2)
    let growth = try await Growth(of: ours.side)
    try await calls(ours, Self.count)
    var readings = try await growth.readings(figure: 0, for: Double(Self.count))
    readings[.nativeMemory]? -= task
    readings[.figure] = nil
    // The calls end with their view. The memory of their tasks is freed before the next measurement, which
    // would otherwise appear to have freed it.
    ours.bridge.detach()
    await Task {}.value
    return readings
  }

  /// Measures the memory that a suspended task holds.
  private static func memoryOfTask() async -> Double {
    let waiting = Waiting()
    let before = Memory.allocated
    for _ in 0..<count { Task { await waiting.wait() } }
    await Task {}.value
    let growth = Memory.allocated - before
    waiting.end()
    return growth / Double(count)
  }
}
