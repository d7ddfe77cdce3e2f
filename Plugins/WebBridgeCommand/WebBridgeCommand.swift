import Foundation
import PackagePlugin

/// Runs the program `webbridge` in the package's folder, with the arguments of `swift package webbridge …`.
@main struct WebBridgeCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "WebBridgeTool").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The program has already reported its error.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
