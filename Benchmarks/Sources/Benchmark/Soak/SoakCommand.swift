import ArgumentParser

/// What runs for a long time and looks at what stays behind.
struct SoakCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "soak", abstract: "Runs for a long time, and fails if something stays behind.",
    subcommands: [CallsCommand.self, ViewsCommand.self, BodiesCommand.self, FaultsCommand.self],
    defaultSubcommand: CallsCommand.self)
}
