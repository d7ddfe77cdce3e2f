import Foundation
import WebBridge

/// What a page that makes calls without pause costs the calls of another web view.
@MainActor struct HostilePages {
  private let victim = Once { try await BridgeSide.open("victim") }
  private let hostile = Once { try await Self.open("hostile") }
  private let busy = Once { try await Self.open("busy") }

  var rows: [Comparison] {
    Flood.allCases.map { flood in
      Comparison(
        name: "median call beside a page that \(flood.sentence)", unit: .microseconds,
        referenceName: "the same beside a page that computes", reach: .ratio(atMost: 1.1),
        readings: 3,
        ours: { try await median(beside: hostile(), flood.script) },
        reference: { try await median(beside: busy(), "") })
    }
  }

  /// What a page does without pause. Each script runs for a few milliseconds at a time.
  private enum Flood: CaseIterable {
    case calls
    case events
    case posts

    var sentence: String {
      switch self {
      case .calls: "calls without pause"
      case .events: "emits without pause"
      case .posts: "posts forged texts without pause"
      }
    }

    var script: String {
      switch self {
      case .calls: "for (let i = 0; i < 200; i++) bridge.call('echo', 'x').catch(() => {});"
      case .events: "for (let i = 0; i < 200; i++) bridge.emit('event', 'x');"
      case .posts:
        "for (let i = 0; i < 20; i++) webkit.messageHandlers.webbridge.postMessage('x').catch(() => {});"
      }
    }
  }

  private static func open(_ host: String) async throws -> BridgeSide {
    try await BridgeSide.open(
      host, limits: .default,
      script: """
        const channel = new MessageChannel();
        let body = null;
        channel.port1.onmessage = () => {
          if (!body) return;
          body();
          // Both pages use a whole processor, whatever their scripts take.
          for (const end = performance.now() + 2; performance.now() < end;);
          channel.port2.postMessage(0);
        };
        window.begin = (script) => { body = new Function(script); channel.port2.postMessage(0) };
        window.end = () => { body = null };
        """)
  }

  /// Returns the median time of calls of the second view, while the first one is busy.
  private func median(beside side: BridgeSide, _ script: String) async throws -> Double {
    let bridge = try await victim().bridge
    try await side.run("begin(\(String(reflecting: script)))")
    // The page has used up what it may do at once.
    for _ in 0..<100 { _ = try await bridge.call("echo", "0123456789", as: String.self) }
    var times = Series()
    for _ in 0..<500 {
      times.append(
        try await microseconds { _ = try await bridge.call("echo", "0123456789", as: String.self) })
    }
    try await side.run("end()")
    return times.median ?? .nan
  }
}
