import ArgumentParser

/// The program behind scripts/bench.
@main struct BenchmarkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmark", abstract: "Measures the bridge and its references.",
    subcommands: [
      CompareCommand.self, PairsCommand.self, PublishCommand.self, CoreCommand.self,
      InstructionsCommand.self,
      InstallCommand.self, SoakCommand.self, StarveCommand.self,
    ],
    defaultSubcommand: CompareCommand.self)
}
