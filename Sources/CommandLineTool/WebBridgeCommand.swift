import ArgumentParser

/// The program `webbridge`.
@main struct WebBridgeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "webbridge",
    abstract: "Tools for apps whose Swift and whose pages share a bridge.",
    subcommands: subcommands)

  /// What reads Swift needs swift-syntax, as the macros do.
  private static var subcommands: [any ParsableCommand.Type] {
    #if Macros
      [TypesCommand.self]
    #else
      []
    #endif
  }
}
