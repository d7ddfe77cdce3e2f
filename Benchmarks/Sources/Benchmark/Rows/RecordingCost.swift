import BridgeInspector
import Foundation

/// The cost of a recorder, which keeps the latest lines in memory and writes all of them to a file.
@MainActor struct RecordingCost {
  private let with = Once {
    let side = try await BridgeSide.open("recorded")
    var options = RecorderOptions()
    options.file = try Scratch.folder("recording").appending(path: "calls.jsonl")
    return (side: side, recorder: try side.bridge.record(options))
  }
  private let without = Once { try await BridgeSide.open("unrecorded") }

  var rows: [Comparison] {
    [
      row(
        "call page → Swift, recorded", of: 100,
        "for (let i = 0; i < 100; i++) await bridge.call('echo', '0123456789')"),
      row(
        "1,000 calls at once page → Swift, recorded, each", of: 1000,
        """
        const all = [];
        for (let i = 0; i < 1000; i++) all.push(bridge.call('echo', '0123456789'));
        await Promise.all(all);
        """),
      Comparison(
        name: "native memory of a million recorded calls, beyond a full ring", unit: .bytes,
        reach: .atMost(8 * 1024 * 1024), every: .max, ours: { try await memory() }),
    ]
  }

  /// Measures how the allocated memory of this process grows with a million calls, after the ring is full and the file
  /// has everything.
  private func memory() async throws -> Double {
    let (side, recorder) = try await with()
    let script = """
      for (let turn = 0; turn < 100; turn++) {
        const all = [];
        for (let i = 0; i < 1000; i++) all.push(bridge.call('echo', '0123456789'));
        await Promise.all(all);
      }
      """
    try await side.run(script)
    recorder.flush()
    let before = Memory.allocated
    for _ in 0..<10 { try await side.run(script) }
    recorder.flush()
    return Memory.allocated - before
  }

  private func row(_ name: String, of count: Int, _ script: String) -> Comparison {
    Comparison(
      name: name, unit: .microseconds, referenceName: "the same without a recorder",
      reach: .ratio(atMost: 1.10), readings: 9,
      ours: { try await time(with().side, of: count, script) },
      reference: { try await time(without(), of: count, script) })
  }

  private func time(
    _ side: BridgeSide, of count: Int, _ script: String
  ) async throws -> Double {
    try await microseconds(per: count) { try await side.run(script) }
  }
}
