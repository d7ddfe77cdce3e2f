import Disclosure
import Foundation
import PackagePublishing

/// The output for results.
enum StandardOutput {
  /// Writes a text and a line end.
  ///
  /// - Throws: where the bytes cannot be written, such as to a disk that is full. Swift's `print` loses them without
  ///   a word.
  static func write(_ text: String) throws(PublishingError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    } catch {
      throw PublishingError(
        .file,
        "The output cannot be written: \(Disk.reason(error)). What the command changed in files is done."
      )
    }
  }
}

/// The output for messages that are not results.
enum StandardError {
  static func say(_ line: String) { write("\(line.printableLines(upTo: 8192))\n") }

  /// Writes a text. Where nobody can read it, the status of the program has to be enough.
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
