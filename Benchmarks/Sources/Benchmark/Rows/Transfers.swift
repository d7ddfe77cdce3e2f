import Foundation
import WebBridge

/// Bytes in each direction.
@MainActor struct Transfers {
  let raw: RawSide
  let ours: BridgeSide

  var rows: [Comparison] {
    [1, 10].flatMap { [toNative($0), toNativeInText($0), toPage($0)] }
  }

  private func sendOurs(_ megabytes: Int) async throws -> Double {
    try await microseconds(per: 3000) {
      try await ours.run(
        """
        const bytes = new Uint8Array(\(megabytes << 20));
        for (let i = 0; i < 3; i++) await bridge.call('size', bytes);
        """)
    }
  }

  private func toNative(_ megabytes: Int) -> Comparison {
    Comparison(
      name: "\(megabytes) MB of bytes page → Swift", unit: .milliseconds,
      referenceName: "POST to a scheme", reach: .ratio(atMost: 1.2), readings: 3,
      ours: { try await sendOurs(megabytes) },
      reference: {
        try await microseconds(per: 3000) {
          try await raw.run(
            """
            const body = new Uint8Array(\(megabytes << 20));
            for (let i = 0; i < 3; i++) {
              await (await fetch('raw://x/', { method: 'POST', body })).text();
            }
            """)
        }
      })
  }

  private func toNativeInText(_ megabytes: Int) -> Comparison {
    Comparison(
      name: "\(megabytes) MB of bytes page → Swift", unit: .milliseconds,
      referenceName: "base64 by postMessage", reach: .ratio(atMost: 0.2), readings: 3,
      ours: { try await sendOurs(megabytes) },
      reference: {
        try await microseconds(per: 3000) {
          try await raw.run(
            """
            const bytes = new Uint8Array(\(megabytes << 20));
            for (let i = 0; i < 3; i++) {
              let text = '';
              for (let start = 0; start < bytes.length; start += 32768) {
                text += String.fromCharCode.apply(null, bytes.subarray(start, start + 32768));
              }
              await decode.postMessage(btoa(text));
            }
            """)
        }
      })
  }

  private func toPage(_ megabytes: Int) -> Comparison {
    Comparison(
      name: "\(megabytes) MB of bytes Swift → page", unit: .milliseconds,
      referenceName: "GET of a scheme", reach: .ratio(atMost: 1.2), readings: 3,
      ours: {
        try await microseconds(per: 3000) {
          try await ours.run(
            "for (let i = 0; i < 3; i++) await bridge.call('zeros', \(megabytes << 20))")
        }
      },
      reference: {
        try await microseconds(per: 3000) {
          try await raw.run(
            """
            for (let i = 0; i < 3; i++) {
              await (await fetch('raw://x/\(megabytes << 20)')).arrayBuffer();
            }
            """)
        }
      })
  }
}
