import ArgumentParser

/// The program `webbridge`.
@main struct WebBridgeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "webbridge",
    abstract: "Tools for apps whose Swift and whose pages share a bridge.",
    subcommands: [TypesCommand.self])
}
