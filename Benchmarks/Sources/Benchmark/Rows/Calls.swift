import Foundation
import WebBridge

/// Calls by the page, and calls of the page.
@MainActor struct Calls {
  let raw: RawSide
  let ours: BridgeSide

  /// The number of readings in each round. Each round thus has enough calls for a stable figure.
  private let readings = 5
  private static let small = "0123456789"
  private static let kilobyte = String(repeating: "a", count: 1000)

  var rows: [Comparison] {
    [
      fromPage("10 B", Self.small), fromPage("1 KB", Self.kilobyte), fromPageAtOnce,
      toPage, toPageEvaluated, toPageAtOnce, synchronous,
    ]
  }

  private func fromPage(_ size: String, _ text: String) -> Comparison {
    Comparison(
      name: "call page → Swift, \(size)", unit: .microseconds,
      referenceName: "postMessage with reply", reach: .ratio(atMost: 1.10), readings: readings,
      ours: {
        try await microseconds(per: 100) {
          try await ours.run("for (let i = 0; i < 100; i++) await bridge.call('echo', '\(text)')")
        }
      },
      reference: {
        try await microseconds(per: 100) {
          try await raw.run("for (let i = 0; i < 100; i++) await raw.postMessage('\(text)')")
        }
      })
  }

  private var fromPageAtOnce: Comparison {
    func script(_ call: String) -> String {
      "const all = []; for (let i = 0; i < 1000; i++) all.push(\(call)); await Promise.all(all)"
    }
    return Comparison(
      name: "1,000 calls at once page → Swift, each", unit: .microseconds,
      referenceName: "postMessage with reply", reach: .ratio(atMost: 0.15), readings: readings,
      ours: {
        try await microseconds(per: 1000) {
          try await ours.run(script("bridge.call('echo', '\(Self.small)')"))
        }
      },
      reference: {
        try await microseconds(per: 1000) {
          try await raw.run(script("raw.postMessage('\(Self.small)')"))
        }
      })
  }

  private func callPage() async throws -> Double {
    try await microseconds(per: 100) {
      for _ in 0..<100 { _ = try await ours.bridge.call("echo", Self.small, as: String.self) }
    }
  }

  private var toPage: Comparison {
    Comparison(
      name: "call Swift → page", unit: .microseconds, referenceName: "callAsyncJavaScript",
      reach: .ratio(atMost: 1.00), readings: readings, ours: callPage,
      reference: {
        await microseconds(per: 100) {
          await raw.call("return echo(s)", Self.small, times: 100)
        }
      })
  }

  private var toPageEvaluated: Comparison {
    Comparison(
      name: "call Swift → page", unit: .microseconds, referenceName: "evaluateJavaScript",
      reach: .ratio(atMost: 1.10), readings: readings, ours: callPage,
      reference: {
        await microseconds(per: 100) { await raw.evaluate("echo('\(Self.small)')", times: 100) }
      })
  }

  private var toPageAtOnce: Comparison {
    Comparison(
      name: "1,000 calls at once Swift → page, each", unit: .microseconds,
      referenceName: "callAsyncJavaScript", reach: .ratio(atMost: 0.15), readings: readings,
      ours: {
        let bridge = ours.bridge
        return try await microseconds(per: 1000) {
          let calls = (0..<1000).map { _ in
            Task.immediate { try await bridge.call("echo", Self.small, as: String.self) }
          }
          for call in calls { _ = try await call.value }
        }
      },
      reference: {
        await microseconds(per: 1000) {
          await raw.call("return echo(s)", Self.small, times: 1000, atOnce: true)
        }
      })
  }

  private var synchronous: Comparison {
    Comparison(
      name: "synchronous call page → Swift", unit: .microseconds, referenceName: "prompt",
      reach: .ratio(atMost: 1.10), readings: readings,
      ours: {
        try await microseconds(per: 100) {
          try await ours.run(
            "for (let i = 0; i < 100; i++) bridge.callSync('echo', '\(Self.small)')")
        }
      },
      reference: {
        try await microseconds(per: 100) {
          try await raw.run("for (let i = 0; i < 100; i++) prompt('', '\(Self.small)')")
        }
      })
  }
}
