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
    // The program has already reported its error. SwiftPM ends with status 1 after every failure, and would name the status
    // of this plugin without a word on it.
    guard process.terminationStatus == 0 else {
      return Diagnostics.error(
        "webbridge ended with status \(process.terminationStatus). swift package ends with status 1; swift run WebBridgeTool keeps the status."
      )
    }
  }
}
