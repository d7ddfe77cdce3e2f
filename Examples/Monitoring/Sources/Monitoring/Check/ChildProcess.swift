import Foundation

/// A program that ends with this one.
@MainActor final class ChildProcess {
  private let process = Process()
  private let log: URL

  /// Starts a program of the search path.
  init(_ name: String, _ arguments: [String], log: URL) throws {
    self.log = log
    try Data().write(to: log)
    // The kernel ends the program when the main thread of this one ends, whatever ends it.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
    process.arguments = ["--pdeathsig", "TERM", name] + arguments
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = process.standardOutput
    try process.run()
  }

  /// - Throws: What the program said, if it has ended.
  func expectRunning() throws {
    guard process.isRunning else {
      throw CheckFailure(description: try String(contentsOf: log, encoding: .utf8))
    }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}
