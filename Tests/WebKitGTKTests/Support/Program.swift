import Foundation
import Glibc
import TestSupport

/// One of the package's small programs, run as a process of its own.
@MainActor final class Program {
  enum Kind: String, CaseIterable {
    case synchronous = "SynchronousProgram"
    case asynchronous = "AsynchronousProgram"
    case topLevel = "TopLevelProgram"
  }

  /// How a program ended, and what it said.
  struct Ending: Equatable {
    var code: Int32 = 0
    var signal: Int32 = 0
    var lines: [String] = []
    var error = ""
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let error = Pipe()
  private let ended = Signal()
  private let closed = Signal()
  private var said: [String] = []
  private var awaited: [String: Signal] = [:]

  /// Starts a program; a nil in the environment takes a variable away.
  init(_ kind: Kind, _ mode: String, environment: [String: String?] = [:]) throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(kind.rawValue)
    process.arguments = [mode]
    // A trap is to end a program at once.
    var variables = ProcessInfo.processInfo.environment
    variables["SWIFT_BACKTRACE"] = "enable=no"
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    process.terminationHandler = { [ended] _ in Task { @MainActor in ended.fire() } }
    try process.run()
    let lines = Self.lines(of: output.fileHandleForReading)
    Task {
      for await line in lines {
        said.append(line)
        awaited.removeValue(forKey: line)?.fire()
      }
      for signal in awaited.values { signal.fire() }
      closed.fire()
    }
  }

  /// The process and what it has started.
  var ids: Set<Int32> {
    WebProcess.descendants(of: process.processIdentifier).union([process.processIdentifier])
  }

  /// Waits for a line of output, or the end of it.
  func line(_ line: String) async {
    guard !said.contains(line) else { return }
    let signal = awaited[line] ?? Signal()
    awaited[line] = signal
    await signal.wait()
  }

  /// Gives a line to a program that waits for one.
  func go() throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
  }

  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits for the program's end.
  func end() async throws -> Ending {
    await closed.wait()
    await ended.wait()
    let text = try error.fileHandleForReading.readToEnd() ?? Data()
    var ending = Ending(lines: said, error: String(decoding: text, as: UTF8.self))
    if process.terminationReason == .exit {
      ending.code = process.terminationStatus
    } else {
      ending.signal = process.terminationStatus
    }
    return ending
  }

  private static func lines(of handle: FileHandle) -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    // Reading blocks, and a thread that may wait is the plainest place for it.
    Thread.detachNewThread {
      var rest = Data()
      while case let data = handle.availableData, !data.isEmpty {
        rest.append(data)
        while let end = rest.firstIndex(of: 10) {
          continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
          rest = Data(rest[rest.index(after: end)...])
        }
      }
      continuation.finish()
    }
    return stream
  }
}
