import WebBridge

/// Pages of older bridges, each over its own wire and over the dialect. Also pages in the manner of other bridges,
/// whose calls are compared with the bridge's own.
@MainActor struct OldWires {
  private static let text = "0123456789"

  private let fetchQueue = Once { try await FetchQueueWire.open() }
  private let prompt = Once { try await PromptWire.open() }
  private let fetchQueueDialect = Once {
    try await opened("fetch-queue-dialect", .webViewJavascriptBridge, Page.fetchQueue)
  }
  private let promptDialect = Once { try await opened("prompt-dialect", .dsBridge, Page.prompt) }

  private let capacitor = Once { try await EvaluatedWire.open(.capacitor, host: "capacitor") }
  private let hotwire = Once { try await EvaluatedWire.open(.hotwire, host: "hotwire") }
  private let own = Once {
    try await BridgeSide.open(
      "own-calls", script: "window.call = (text) => bridge.call('echo', text)"
    ).side
  }

  private static func opened(
    _ host: String, _ dialect: BridgeDialect, _ page: String
  ) async throws -> Side {
    let side = try await BridgeSide.open(host, dialects: [dialect], script: page).side
    try await side.run("await connect()")
    return side
  }

  var rows: [Comparison] {
    let (fetchQueue, prompt) = (fetchQueue, prompt)
    let (capacitor, hotwire) = (capacitor, hotwire)
    return calls("in the manner of Capacitor:", own) { try await capacitor() }
      + calls("in the manner of Hotwire Native:", own) { try await hotwire() }
      + calls("WebViewJavascriptBridge", fetchQueueDialect) { try await fetchQueue().side }
      + calls("DSBridge", promptDialect) { try await prompt().side }
      + [
        row(
          "DSBridge page, synchronous call", promptDialect,
          { try await prompt().side }, 100, atMost: 1.10,
          "for (let i = 0; i < 100; i++) callSync('\(Self.text)')")
      ]
  }

  private func calls(
    _ bridge: String, _ dialect: Once<Side>, _ wire: @escaping @MainActor () async throws -> Side
  ) -> [Comparison] {
    [
      row(
        "\(bridge) page, call", dialect, wire, 20,
        "for (let i = 0; i < 20; i++) await call('\(Self.text)')"),
      row(
        "\(bridge) page, 1,000 calls at once, each", dialect, wire, 1000,
        """
        const all = [];
        for (let i = 0; i < 1000; i++) all.push(call('\(Self.text)'));
        await Promise.all(all);
        """),
    ]
  }

  private func row(
    _ name: String, _ dialect: Once<Side>,
    _ wire: @escaping @MainActor () async throws -> Side, _ count: Int,
    atMost limit: Double = 1, _ script: String
  ) -> Comparison {
    Comparison(
      name: name, unit: .microseconds, referenceName: "its own wire",
      reach: .ratio(atMost: limit), readings: 3,
      ours: {
        let side = try await dialect()
        return try await microseconds(per: count) { try await side.run(script) }
      },
      reference: {
        let side = try await wire()
        return try await microseconds(per: count) { try await side.run(script) }
      })
  }
}
