import Foundation
import PackagePlugin

/// `swift package webbridge …`: runs the program of that name, with its arguments, in the package's folder.
@main struct WebBridgeCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "WebBridgeTool").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What is wrong has been said by the program.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
