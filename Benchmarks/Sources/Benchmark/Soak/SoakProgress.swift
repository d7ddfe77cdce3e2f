import Foundation

/// Shows how far a soak has come: on a terminal in one line, and elsewhere in a line for each round.
@MainActor final class SoakProgress {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var last = ""

  /// Shows what is done.
  func show(_ done: [SoakPlan.Part: Int], minutes: Double, of all: Double) {
    let parts = SoakPlan.Part.allCases.map { "\(done[$0, default: 0]) \($0.rawValue)" }
    last = "\(minutes.figure) of \(all.figure) minutes: \(parts.joined(separator: ", "))"
    if isTerminal { write("\r\u{1B}[K\(last)") }
  }

  /// Shows what is done and what the processes hold, at the end of a round.
  func endRound(_ sample: Sample?) {
    guard !isTerminal, let sample else { return }
    write(
      "\(last); the app has \(Int(sample.resident / 1e6)) MB, \(sample.descriptors) files and "
        + "\(sample.webProcesses) web processes, of which the largest has \(Int(sample.largestPage / 1e6)) MB\n"
    )
  }

  /// Leaves the line.
  func end() { if isTerminal { write("\n") } }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
