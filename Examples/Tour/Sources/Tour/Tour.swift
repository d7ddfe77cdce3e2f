import ArgumentParser
import Foundation
import Logging

/// Opens a page in a web view, and shows every way in which the page and Swift can call each other.
@main struct Tour: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Tour",
    abstract: "Shows a page and Swift calling each other, and checks every answer.",
    discussion: "The exit code is 0 if every step passed, and 1 otherwise.")

  @Option(help: ArgumentHelp("The file for the picture of the page.", valueName: "path"))
  var picture = "tour.png"

  @Flag(help: "Keep the window open until you close it.")
  var keepOpen = false

  @Flag(name: [.customLong("check"), .long], help: "Print the steps without the conversation.")
  var quiet = false

  func run() async throws {
    // Only critical messages are logged, because the tour provokes refusals, which the bridge logs.
    LoggingSystem.bootstrap { label in
      var handler = StreamLogHandler.standardError(label: label)
      handler.logLevel = .critical
      return handler
    }
    guard try await show() else { throw ExitCode.failure }
  }

  @MainActor private func show() async throws -> Bool {
    try PageWindow.prepare()
    let terminal = Terminal(isQuiet: quiet)
    let chapters = Chapter.all
    let conversation = Conversation(terminal)
    let stage = try Stage(conversation)
    let display = Display(chapters, conversation, on: stage.bridge)
    let window = PageWindow(stage.webView, title: "WebBridge: the tour", size: Stage.size)
    window.show()

    let run = Run(
      chapters, on: stage, display: display, conversation: conversation, terminal: terminal)
    let hasPassed = await run.walk(picture: URL(fileURLWithPath: picture))
    if keepOpen { await window.waitUntilClosed() }
    return hasPassed
  }
}
