import Foundation
import Rainbow
import WebBridge

/// Prints the tour: coloured where standard output is a terminal.
@MainActor final class Terminal {
  private let isQuiet: Bool

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  func print(title: String, of number: Int) {
    write("\n\(Self.padded("\(number)", to: 3, after: true))  \(title)".bold)
  }

  func print(chapter: String) { if !isQuiet { write("\n\n" + chapter.uppercased().dim) } }

  func print(_ frame: SeenFrame) {
    guard !isQuiet else { return }
    let isToNative = frame.direction == .toNative
    let route = isToNative ? "page → swift".blue : "swift → page".yellow
    let number = Self.padded(frame.number.map(String.init) ?? "", to: 4, after: true)
    let verb = Self.padded(frame.verb, to: 6)
    let room = max(12, 78 - frame.name.count)
    let payload =
      frame.payload.count <= room ? frame.payload : frame.payload.prefix(room - 1) + "…"
    let isBad = frame.verb == "fail" || frame.verb == "cancel"
    write(
      "     \(route)  \(isBad ? verb.red : verb) \(number.dim)  \(frame.name) \(payload.dim)")
  }

  /// Says that there were frames of the same kind.
  func printMore(_ count: Int) {
    if count > 0, !isQuiet { write("          … \(count) more of the kind".dim) }
  }

  func print(passed note: String) { write("  " + "✓".green + "  " + note.dim) }

  func print(failed error: any Error) {
    guard let error = error as? Mismatch else { return write("  " + "✗  \(error)".red) }
    write("  " + "✗  \(error.what)".red)
    write("     expected  \(error.expected)\n     got       \(error.got)")
  }

  func print(summary: String, hasPassed: Bool) {
    write("\n" + (hasPassed ? "✓  \(summary)".green.bold : "✗  \(summary)".red.bold))
  }

  func note(_ text: String) { write("   " + text.dim) }

  // Unbuffered: in pipes too, a line is seen when it is written.
  private func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func padded(_ text: String, to width: Int, after: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return after ? space + text : text + space
  }
}
