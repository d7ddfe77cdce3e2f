import WebBridge

/// A megabyte that travels to Swift and back.
@MainActor struct Payloads {
  let raw: RawSide
  let ours: BridgeSide
  private let foundation = Once { try await FoundationSide.open() }

  init(raw: RawSide, ours: BridgeSide) { (self.raw, self.ours) = (raw, ours) }

  var rows: [Comparison] { [text, structure, types] }

  /// A script that creates a list with about 1 MB of JSON.
  private static let items = """
    const items = Array.from({ length: 13000 }, (_, id) =>
      ({ id, name: 'item ' + id, price: id / 4, tags: ['new', 'red'], isSold: false }));
    """

  /// The same list, decoded and encoded as Swift types.
  private var types: Comparison {
    let foundation = foundation
    return Comparison(
      name: "1 MB of JSON as Swift types and back", unit: .milliseconds,
      referenceName: "postMessage with reply, JSONDecoder and JSONEncoder",
      reach: .ratio(atMost: 1), readings: 3,
      ours: {
        try await microseconds(per: 3000) {
          try await ours.run(
            "\(Self.items) for (let i = 0; i < 3; i++) await bridge.call('items', items)")
        }
      },
      reference: {
        let side = try await foundation()
        return try await microseconds(per: 3000) {
          try await side.run(
            """
            \(Self.items) for (let i = 0; i < 3; i++) {
              JSON.parse(await webkit.messageHandlers.items.postMessage(JSON.stringify(items)));
            }
            """)
        }
      })
  }

  private var text: Comparison {
    let make = "const text = 'x'.repeat(1 << 20);"
    return Comparison(
      name: "1 MB text there and back", unit: .milliseconds,
      referenceName: "postMessage with reply", reach: .ratio(atMost: 1.15), readings: 3,
      ours: {
        try await microseconds(per: 5000) {
          try await ours.run("\(make) for (let i = 0; i < 5; i++) await bridge.call('echo', text)")
        }
      },
      reference: {
        try await microseconds(per: 5000) {
          try await raw.run("\(make) for (let i = 0; i < 5; i++) await raw.postMessage(text)")
        }
      })
  }

  private var structure: Comparison {
    let make = Self.items
    return Comparison(
      name: "1 MB of JSON there and back", unit: .milliseconds,
      referenceName: "the same as a string",
      reach: .ratio(atMost: 1.15), readings: 3,
      ours: {
        try await microseconds(per: 3000) {
          try await ours.run(
            "\(make) for (let i = 0; i < 3; i++) await bridge.call('value', items)")
        }
      },
      reference: {
        try await microseconds(per: 3000) {
          try await raw.run(
            """
            \(make) for (let i = 0; i < 3; i++) {
              JSON.parse(await raw.postMessage(JSON.stringify(items)));
            }
            """)
        }
      })
  }
}
