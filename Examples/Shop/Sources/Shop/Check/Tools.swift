import Foundation

/// The programs of a release engineer: the bundler and `webbridge`, in a folder of their own.
struct Tools {
  /// The example's folder, which has the pages and their settings.
  static let example = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// The program stands beside this one, because both are built in one folder.
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appending(component: "WebBridgeTool")

  let folder: URL

  /// Runs `webbridge` and returns what it printed.
  @discardableResult func webbridge(_ arguments: String...) throws -> String {
    try run(Self.program, arguments)
  }

  /// Runs the bundler.
  func bundle(version: String, accent: String) throws {
    let bundler = Self.example.appending(component: "bundle.mjs").path
    try run(URL(fileURLWithPath: "/usr/bin/env"), ["node", bundler, "dist", version, accent])
    let settings = folder.appending(component: "webbridge.json")
    try? FileManager.default.removeItem(at: settings)
    try FileManager.default.copyItem(
      at: Self.example.appending(component: "webbridge.json"), to: settings)
  }

  /// Bundles the pages and publishes them.
  func release(_ label: String, accent: String) throws {
    try bundle(version: label, accent: accent)
    try webbridge("pack", "dist", "--label", label, "--feed", "feed", "--keys", "keys")
    try webbridge("publish", "release", "--feed", "feed", "--keys", "keys")
  }

  @discardableResult private func run(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CheckFailure(description: "\(program.lastPathComponent) \(arguments): \(text)")
    }
    return text
  }
}
