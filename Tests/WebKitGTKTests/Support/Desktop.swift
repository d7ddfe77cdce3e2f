import Foundation
import Testing

/// The display as its user sees it, worked through xdotool.
@MainActor enum Desktop {
  /// The X windows of a class that are shown.
  static func windows(ofClass name: String) async throws -> [String] {
    try await run("xdotool", "search", "--onlyvisible", "--class", name).split(separator: "\n")
      .map(String.init)
  }

  /// Runs a command and returns what it wrote.
  @discardableResult static func run(_ command: String...) async throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    let ended = Signal()
    process.terminationHandler = { _ in Task { @MainActor in ended.fire() } }
    try process.run()
    await ended.wait()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
