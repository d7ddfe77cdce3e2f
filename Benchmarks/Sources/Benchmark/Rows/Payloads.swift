import WebBridge

/// A megabyte, there and back.
@MainActor struct Payloads {
  let raw: RawSide
  let ours: BridgeSide

  var rows: [Comparison] { [text, structure] }

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
    // What either writes is about 1 MB of JSON.
    let make = """
      const items = Array.from({ length: 13000 }, (_, id) =>
        ({ id, name: 'item ' + id, price: id / 4, tags: ['new', 'red'], isSold: false }));
      """
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
