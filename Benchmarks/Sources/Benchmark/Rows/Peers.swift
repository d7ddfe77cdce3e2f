import WebBridge

/// Other bridges that do the same work, each in its own program and engine.
@MainActor struct Peers {
  private let ours: BridgeSide
  private let peers: [PeerSide]
  private static let text = "0123456789"

  /// Starts the bridges that run on this machine, and reports those that do not.
  init(in folder: String, ours: BridgeSide, tell: (String) -> Void) async {
    self.ours = ours
    var peers: [PeerSide] = []
    for name in ["pywebview", "QtWebChannel"] {
      do {
        peers.append(try await PeerSide.open(name, in: folder))
      } catch {
        tell("\(error)\n")
      }
    }
    self.peers = peers
  }

  var rows: [Comparison] {
    peers.flatMap { peer in
      [
        row("call page → Swift, 10 B", peer, "page", 100, atMost: 1, callNative),
        row(
          "1,000 calls at once page → Swift, each", peer, "once", 1000,
          atMost: peer.name == "QtWebChannel" ? 0.25 : 1, callNativeAtOnce),
        row("call Swift → page", peer, "native", 100, atMost: 1, callPage),
      ]
    }
  }

  private func row(
    _ name: String, _ peer: PeerSide, _ kind: String, _ count: Int, atMost limit: Double,
    _ work: @escaping (_ count: Int) async throws -> Void
  ) -> Comparison {
    Comparison(
      name: name, unit: .microseconds, referenceName: peer.name,
      reach: .ratio(atMost: limit), readings: 3,
      ours: { try await microseconds(per: count) { try await work(count) } },
      reference: { try await peer.measure(kind, times: count) })
  }

  private func callNative(_ count: Int) async throws {
    try await ours.run(
      "for (let i = 0; i < \(count); i++) await bridge.call('echo', '\(Self.text)')")
  }

  private func callNativeAtOnce(_ count: Int) async throws {
    try await ours.run(
      """
      const all = [];
      for (let i = 0; i < \(count); i++) all.push(bridge.call('echo', '\(Self.text)'));
      await Promise.all(all);
      """)
  }

  private func callPage(_ count: Int) async throws {
    for _ in 0..<count { _ = try await ours.bridge.call("echo", Self.text, as: String.self) }
  }
}
