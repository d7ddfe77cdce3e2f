import Disclosure
import Foundation

/// The output for messages that are not results.
enum StandardError {
  static func say(_ line: String) { write("\(line.printableLines(upTo: 8192))\n") }

  /// Writes a text. Where nobody can read it, the status of the program has to be enough.
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
