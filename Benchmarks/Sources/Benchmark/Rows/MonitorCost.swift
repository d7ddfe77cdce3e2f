import Foundation
import WebBridge

/// What a monitor adds to the pages and the calls of its view.
@MainActor struct MonitorCost {
  /// How many loads a reading of the first paint has, of which it takes the median.
  private let loads: Int

  private let with = Once { try await Self.open("monitored", isMonitored: true) }
  private let without = Once { try await Self.open("unmonitored", isMonitored: false) }

  var rows: [Comparison] {
    [
      Comparison(
        name: "first paint of a page of 300 KB, monitored", unit: .milliseconds,
        referenceName: Self.reference, reach: .ratio(atMost: 1.02), readings: 3,
        ours: { try await RuntimeCost.paint(with().side, loads: loads) },
        reference: { try await RuntimeCost.paint(without().side, loads: loads) }),
      Comparison(
        name: "call page → Swift, 10 B, monitored", unit: .microseconds,
        referenceName: Self.reference, reach: .ratio(atMost: 1.02), readings: 5,
        ours: { try await call(callingWith()) }, reference: { try await call(callingWithout()) }),
    ]
  }

  // The pages of the rows above are replaced, and these are not.
  private let callingWith = Once { try await Self.open("calling", isMonitored: true) }
  private let callingWithout = Once { try await Self.open("calling-too", isMonitored: false) }

  init(loads: Int = 10) { self.loads = loads }

  private static let reference = "the same without a monitor"

  /// Opens a page in a view that is shown, because a monitor looks only at such views.
  private static func open(_ host: String, isMonitored: Bool) async throws -> BridgeSide {
    let side = try await BridgeSide.open(host, isMonitored: isMonitored)
    Window(side.side.webView).show()
    return side
  }

  private func call(_ side: BridgeSide) async throws -> Double {
    try await microseconds(per: 100) {
      try await side.run("for (let i = 0; i < 100; i++) await bridge.call('echo', '0123456789')")
    }
  }
}
