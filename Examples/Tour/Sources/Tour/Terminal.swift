import Foundation
import Rainbow
import WebBridge

/// Prints the tour, in colour if the standard output is a terminal.
@MainActor final class Terminal {
  private let isQuiet: Bool

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  func print(chapter: String) { if !isQuiet { write("\n\n" + chapter.uppercased().dim) } }

  func print(title: String, of number: Int) {
    write("\n" + "\(number < 10 ? "  " : " ")\(number)  \(title)".bold)
  }

  func print(_ remark: Remark) {
    guard !isQuiet else { return }
    let route = remark.direction == .toNative ? "page → swift".blue : "swift → page".magenta
    let verb = Self.padded(remark.verb.rawValue, to: 6)
    let isBad = remark.verb == .fail || remark.verb == .cancel
    let number = remark.number.map(String.init) ?? ""
    write(
      "     \(route)  \(isBad ? verb.red : verb) \(Self.padded(number, to: 4).dim)  "
        + remark.name + " " + Self.shortened(remark).dim)
  }

  /// Returns the part of the payload that fits into the line.
  private static func shortened(_ remark: Remark) -> String {
    if remark.count > 0 { return "… \(remark.count) more" }
    let room = max(12, 66 - remark.name.count)
    return remark.payload.count <= room ? remark.payload : remark.payload.prefix(room - 1) + "…"
  }

  func print(passed note: String) { write("  " + "✓".green + "  " + note.dim) }

  func print(failed error: any Error) {
    switch error {
    case let error as Mismatch:
      write("  " + "✗  \(error.what)".red)
      write("     expected  \(error.expected)\n     got       \(error.got)")
    case is BridgeError: write("  " + "✗  \(error)".red)
    default: write("  " + "✗  \(error.localizedDescription)".red)
    }
  }

  func print(summary: String, hasPassed: Bool) {
    write("\n" + (hasPassed ? "✓  \(summary)".green.bold : "✗  \(summary)".red.bold))
  }

  func note(_ text: String) { write("\n     " + text.dim) }

  // Unbuffered, so that a line is visible when it is written, even in a pipe.
  private func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
