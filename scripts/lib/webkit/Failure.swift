import Foundation

/// The errors for the person who runs the script, one per line.
struct Failure: Error {
  let lines: [String]

  func end() -> Never {
    FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    exit(1)
  }
}
