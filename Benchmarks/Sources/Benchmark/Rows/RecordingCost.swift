import BridgeInspector
import Foundation

/// The cost of a recorder, which keeps the latest lines in memory, and may write all of them to a file.
@MainActor struct RecordingCost {
  private typealias Recorded = (side: BridgeSide, recorder: Recorder)

  private let toFile = Once {
    var options = RecorderOptions()
    options.file = try Scratch.folder("recording").appending(path: "calls.jsonl")
    return try await open(options)
  }
  private let inMemory = Once { try await open(RecorderOptions()) }
  private let without = Once { try await BridgeSide.open("unrecorded") }

  private static func open(_ options: RecorderOptions) async throws -> Recorded {
    let side = try await BridgeSide.open("recorded")
    return (side: side, recorder: try side.bridge.record(options))
  }

  private static let one = "for (let i = 0; i < 100; i++) await bridge.call('echo', '0123456789')"
  private static let many = """
    const all = [];
    for (let i = 0; i < 1000; i++) all.push(bridge.call('echo', '0123456789'));
    await Promise.all(all);
    """

  var rows: [Comparison] {
    [
      row("call page → Swift, recorded in memory", inMemory, of: 100, Self.one),
      row("call page → Swift, recorded to a file", toFile, of: 100, Self.one),
      row(
        "1,000 calls at once page → Swift, recorded in memory, each", inMemory, of: 1000,
        Self.many),
      row(
        "1,000 calls at once page → Swift, recorded to a file, each", toFile, of: 1000, Self.many),
      Comparison(
        name: "native memory of a million recorded calls, beyond a full ring", unit: .bytes,
        reach: .atMost(8 * 1024 * 1024), every: .max, ours: { try await memory() }),
    ]
  }

  /// Measures how the allocated memory of this process grows with a million calls, after the ring is full and the file
  /// has everything.
  private func memory() async throws -> Double {
    let (side, recorder) = try await toFile()
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

  private func row(
    _ name: String, _ with: Once<Recorded>, of count: Int, _ script: String
  ) -> Comparison {
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
