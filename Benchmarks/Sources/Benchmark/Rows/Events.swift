import Foundation
import WebBridge

/// Events with a number, as many as cross in a fixed time.
@MainActor final class Events {
  private let raw: RawSide
  private let side: Once<BridgeSide>
  private var heard = 0
  private var end = ContinuousClock.now

  private static let time = Duration.seconds(10)
  private static let rawTime = Duration.seconds(1)

  init(raw: RawSide) {
    self.raw = raw
    side = Once {
      try await BridgeSide.open(
        "events",
        script: "let heard = 0; bridge.on('tick', () => { heard++ });"
          + "bridge.handle('heard', () => heard);")
    }
  }

  var rows: [Comparison] {
    let fromPage = Readings { [self] in try await emitFromPage() }
    let toPage = Readings { [self] in try await emitToPage() }
    return rows("page → Swift", fromPage, "postMessage", countMessages)
      + rows("Swift → page", toPage, "evaluateJavaScript", countScripts)
  }

  private func rows(
    _ way: String, _ readings: Readings, _ rawName: String, _ raw: @escaping Comparison.Work
  ) -> [Comparison] {
    [
      Comparison(
        name: "events \(way), 10 s", unit: .perSecond, referenceName: rawName,
        reach: .atLeast(200_000), every: 5, ours: { try await readings.take(.figure) },
        reference: raw),
      .growth("native memory, for each event \(way)", readings, .nativeMemory),
      .growth("the page's memory, for each event \(way)", readings, .pageMemory),
    ]
  }

  private func emitFromPage() async throws -> [Readings.Kind: Double] {
    let ours = try await side()
    let listening = ours.bridge.on("tick") { [self] (_: Int) in heard += 1 }
    try ours.bridge.handle("goesOn", replacing: true) { [self] in ContinuousClock.now < end }
    defer { listening.cancel() }
    return try await flow(ours) {
      heard = 0
      end = .now + Self.time
      // An answered call means that all events before it have arrived. One call is always pending, so that
      // the page does not wait for its answer.
      try await ours.run(
        """
        let goesOn = Promise.resolve(true);
        for (let n = 0; await goesOn;) {
          goesOn = bridge.call('goesOn');
          for (const last = n + 10000; n < last; n++) bridge.emit('tick', n);
        }
        await bridge.call('goesOn');
        """)
      return heard
    }
  }

  private func emitToPage() async throws -> [Readings.Kind: Double] {
    let ours = try await side()
    let bridge = ours.bridge
    return try await flow(ours) {
      let before = try await bridge.call("heard", as: Int.self)
      end = .now + Self.time
      var question: Task<Int, any Error>?
      while ContinuousClock.now < end {
        for number in 0..<10_000 { bridge.emit("tick", number) }
        let asked = Task { try await bridge.call("heard", as: Int.self) }
        _ = try await question?.value
        question = asked
      }
      return try await bridge.call("heard", as: Int.self) - before
    }
  }

  /// Measures the number of events per second, and the memory that each left behind.
  private func flow(
    _ ours: BridgeSide, _ run: () async throws -> Int
  ) async throws -> [Readings.Kind: Double] {
    let growth = try await Growth(of: ours.side)
    let start = ContinuousClock.now
    let count = Double(try await run())
    let time = (ContinuousClock.now - start) / .seconds(1)
    return try await growth.readings(figure: count / time, for: count)
  }

  private func countMessages() async throws -> Double {
    let before = raw.counted
    let start = ContinuousClock.now
    while ContinuousClock.now - start < Self.rawTime {
      try await raw.run("for (let i = 0; i < 2000; i++) count.postMessage(i)")
    }
    return Double(raw.counted - before) / ((ContinuousClock.now - start) / .seconds(1))
  }

  private func countScripts() async throws -> Double {
    var count = 0.0
    let start = ContinuousClock.now
    while ContinuousClock.now - start < Self.rawTime {
      await raw.evaluate("hear(7)", times: 2000, atOnce: true)
      count += 2000
    }
    return count / ((ContinuousClock.now - start) / .seconds(1))
  }
}
