import Foundation
import PackagePublishing

/// Shows progress on standard error: a bar where that is a terminal, and otherwise a line for long stages.
final class ProgressBar {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let start = Date()
  private var shown = ""
  private var stage = ""

  /// Work of fewer bytes than this has no line.
  private static let long = 20_000_000

  func show(_ progress: PublishingProgress) {
    guard isTerminal else {
      if progress.stage != stage, progress.total >= Self.long {
        StandardError.say("\(progress.stage) \(ByteCount.text(progress.total)) …")
      }
      stage = progress.stage
      return
    }
    // Short work needs no bar.
    guard Date().timeIntervalSince(start) > 0.15 || !shown.isEmpty else { return }
    let part = progress.total > 0 ? min(1, Double(progress.done) / Double(progress.total)) : 1
    let width = 28
    let filled = Int(part * Double(width))
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    let text =
      "\(progress.stage) \(bar) \(Int(part * 100))% of \(ByteCount.text(progress.total))"
    guard text != shown else { return }
    shown = text
    StandardError.write("\r\u{1B}[K\(text)")
  }

  /// Takes the bar from the terminal.
  func end() {
    guard !shown.isEmpty else { return }
    shown = ""
    StandardError.write("\r\u{1B}[K")
  }

  deinit { end() }
}
