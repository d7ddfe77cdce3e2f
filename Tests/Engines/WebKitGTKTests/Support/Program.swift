import Foundation
import Glibc
import TestSupport

/// One of the package's small programs, run in a separate process.
@MainActor final class Program {
  enum Kind: String, CaseIterable {
    case synchronous = "SynchronousProgram"
    case asynchronous = "AsynchronousProgram"
    case topLevel = "TopLevelProgram"
  }

  /// How a program ended, and what it wrote.
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

  /// Starts a program. A nil value in the environment removes the variable.
  init(_ kind: Kind, _ mode: String, environment: [String: String?] = [:]) throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(kind.rawValue)
    process.arguments = [mode]
    // A trap must end a program without printing a backtrace first.
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

  /// The ids of the process and its descendants.
  var ids: Set<Int32> {
    WebProcess.descendants(of: process.processIdentifier).union([process.processIdentifier])
  }

  /// Waits for a line of output, or for the end of the output.
  func line(_ line: String) async {
    guard !said.contains(line) else { return }
    let signal = awaited[line] ?? Signal()
    awaited[line] = signal
    await signal.wait()
  }

  /// Writes the line that a program waits for.
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
    // Reading blocks, so it runs on a thread of its own.
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
