import ArgumentParser
import Foundation
import WebBridge

/// Measures the bridge and its references, in turns.
struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Measures the bridge and the engine alone on the same work, in turns.")

  @Option(help: "The number of measurements of each row.")
  var rounds = 15

  @Option(help: "Measures only rows whose name contains this.")
  var only: String?

  @Flag(help: "Also measures a hundred open views, which takes memory and minutes.")
  var full = false

  @Option(help: "The folder of other bridges' programs, which are also measured.")
  var peers: String?

  @Option(help: "The file for the figures, as JSON.", completion: .file(extensions: ["json"]))
  var output: String?

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("--rounds must be at least 1.") }
  }

  @MainActor func run() async throws {
    defer { Scratch.remove() }
    let rows = try await comparisons().filter { only.map($0.name.contains) ?? true }
    guard !rows.isEmpty else { throw ValidationError("No row's name contains “\(only ?? "")”.") }
    let isWatched = isatty(STDERR_FILENO) != 0
    let measured = try await Round.all(of: rows, rounds: rounds) { line in
      if isWatched { Self.tell("\r\u{1B}[K\(line)") }
    }
    if isWatched { Self.tell("\r\u{1B}[K") }
    print(Row.table(measured))
    if let output {
      let report = try Report(rounds: rounds, rows: measured).json
      try report.write(to: URL(fileURLWithPath: output), options: .atomic)
    }
  }

  @MainActor private func comparisons() async throws -> [Comparison] {
    let raw = try await RawSide.open()
    let ours = try await BridgeSide.open()
    let native = try CoreSide.open()
    let crowds = Crowds(raw: raw)
    var others: [Comparison] = []
    if let peers { others = await Peers(in: peers, ours: ours, tell: Self.tell).rows }
    return Calls(raw: raw, ours: ours).rows
      + Payloads(raw: raw, ours: ours).rows
      + Transfers(raw: raw, ours: ours).rows
      + Events(raw: raw).rows
      + Streams().rows
      + others
      + OldWires().rows
      + Core(native: native).rows
      + crowds.rows
      + (full ? crowds.manyViews : [])
      + PendingMemory().rows
      + (try RuntimeCost(runtime: native.runtime).rows)
      + FirstPaints().rows
      + PackageServing().rows
      + PackageInstalls().rows
      + UpdateSizes().rows
      + RelayedRequests().rows
      + RelayCost().rows
      + RecordingCost().rows
      + MonitorCost().rows
      + HostilePages().rows
      + StarvationRows().rows
      + CookieStart().rows
  }

  private static func tell(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
