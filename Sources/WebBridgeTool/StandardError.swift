import Disclosure
import Foundation

/// The output for messages that are not results.
enum StandardError {
  static func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line.printableLines(upTo: 8192))\n".utf8))
  }
}
