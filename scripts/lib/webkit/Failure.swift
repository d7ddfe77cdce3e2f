import Foundation

/// What is wrong, a line each, for the person who runs the script.
struct Failure: Error {
  let lines: [String]

  func end() -> Never {
    FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    exit(1)
  }
}
