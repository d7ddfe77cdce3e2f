import Foundation

/// Runs programs.
enum Tool {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  static func find(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Whether the tests can run other programs. They cannot on a phone.
  static var areThere: Bool {
    #if os(macOS) || os(Linux)
      true
    #else
      false
    #endif
  }

  static func run(
    _ tool: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    #if os(macOS) || os(Linux)
      let process = Process()
      process.executableURL = tool
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      let scratch = try Folder()
      let files = ["output", "errors"].map { scratch.url.appendingPathComponent($0) }
      for file in files { try Data().write(to: file) }
      process.standardOutput = try FileHandle(forWritingTo: files[0])
      process.standardError = try FileHandle(forWritingTo: files[1])
      try process.run()
      process.waitUntilExit()
      return Outcome(
        status: process.terminationStatus,
        output: try String(contentsOf: files[0], encoding: .utf8),
        errors: try String(contentsOf: files[1], encoding: .utf8))
    #else
      throw CocoaError(.featureUnsupported)
    #endif
  }

  /// The URL of the program `webbridge`, which is built beside the tests.
  static var webbridge: URL {
    let names =
      CommandLine.arguments.prefix(1) + [Bundle.main.bundlePath, Bundle.main.executablePath ?? ""]
    let folders = names.map { URL(fileURLWithPath: $0) }.flatMap { start in
      sequence(first: start) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    }
    return folders.map { $0.appendingPathComponent("WebBridgeTool") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) && !$0.hasDirectoryPath }
      ?? URL(fileURLWithPath: "/nowhere")
  }
}

/// A temporary folder that is removed when it is released.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("webbridge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }
}
