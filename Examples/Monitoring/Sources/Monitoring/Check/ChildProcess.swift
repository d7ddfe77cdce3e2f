import Foundation
import Glibc
import Synchronization

/// A program that ends with this one.
final class ChildProcess {
  private static let running = Mutex<Set<pid_t>>([])
  /// The first use registers it once. A check that hangs ends the program by `exit`.
  private static let endsAtExit: Void = {
    atexit { for id in ChildProcess.running.withLock({ $0 }) { kill(id, SIGTERM) } }
  }()

  private let process = Process()
  private let log: URL

  /// Starts a program of the search path.
  init(_ name: String, _ arguments: [String], log: URL) throws {
    _ = Self.endsAtExit
    self.log = log
    try Data().write(to: log)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = process.standardOutput
    try process.run()
    let id = process.processIdentifier
    Self.running.withLock { _ = $0.insert(id) }
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
    let id = process.processIdentifier
    Self.running.withLock { _ = $0.remove(id) }
  }
}
