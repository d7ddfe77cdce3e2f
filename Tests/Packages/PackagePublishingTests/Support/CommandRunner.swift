import Foundation

/// Runs the program `webbridge`, which is built beside the tests.
struct CommandRunner {
  let folder: URL

  struct Outcome {
    let status: Int32
    let output: String
    let errors: String

    /// The JSON that the program printed.
    var json: [String: Any] {
      get throws {
        let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
        return value as? [String: Any] ?? [:]
      }
    }
  }

  static var tool: URL {
    let names =
      CommandLine.arguments.prefix(1) + [Bundle.main.bundlePath, Bundle.main.executablePath ?? ""]
    let folders = names.map { URL(fileURLWithPath: $0) }.flatMap { start in
      sequence(first: start) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    }
    return folders.map { $0.appendingPathComponent("WebBridgeTool") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) && !$0.hasDirectoryPath }
      ?? URL(fileURLWithPath: "/nowhere")
  }

  /// Whether programs can be started: not on a phone.
  static var isPossible: Bool {
    #if os(macOS) || os(Linux)
      true
    #else
      false
    #endif
  }

  #if os(macOS) || os(Linux)
    /// - Parameter prefix: A program that starts `webbridge`, with its arguments.
    func run(
      _ arguments: [String], environment: [String: String] = [:], through prefix: [String] = []
    ) throws -> Outcome {
      let process = Process()
      let words = prefix + [Self.tool.path] + arguments
      process.executableURL = URL(fileURLWithPath: words[0])
      process.arguments = Array(words.dropFirst())
      process.currentDirectoryURL = folder
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      let scratch = try Scratch()
      for name in ["output", "errors"] { try scratch.write("", to: name) }
      process.standardOutput = try FileHandle(forWritingTo: scratch["output"])
      process.standardError = try FileHandle(forWritingTo: scratch["errors"])
      try process.run()
      process.waitUntilExit()
      return Outcome(
        status: process.terminationStatus,
        output: try String(contentsOf: scratch["output"], encoding: .utf8),
        errors: try String(contentsOf: scratch["errors"], encoding: .utf8))
    }

    func start(_ arguments: [String], output: URL) throws -> Process {
      let process = Process()
      process.executableURL = Self.tool
      process.arguments = arguments
      process.currentDirectoryURL = folder
      try Data().write(to: output)
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }
  #endif
}
