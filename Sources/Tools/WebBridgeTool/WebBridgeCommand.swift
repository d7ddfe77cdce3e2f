import ArgumentParser
import Foundation
import OfflinePackages

#if !CommandLine
  #error(
    "The command line of swift-web-bridge needs the package's trait CommandLine, which is off. Add the trait to `traits:` of the dependency."
  )
#endif

/// The program `webbridge`.
@main struct WebBridgeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "webbridge",
    abstract: "Tools for apps whose Swift and whose pages share a bridge.",
    discussion: """
      EXAMPLES
        webbridge keys new keys
        webbridge pack dist --package shop --feed feed --out release --keys keys
        webbridge publish release --feed feed --keys keys
        webbridge verify feed --root keys/root/1.json

      \(ExitStatus.help)

      Completions for a shell: webbridge --generate-completion-script zsh
      """,
    version: "webbridge \(release), package format \(Specification.newest)",
    subcommands: [TypesCommand.self] + PackageCommands.all)

  /// The version of the package, as the newest entry of CHANGELOG.md has it.
  private static let release = "unreleased"

  static func main() async {
    Foundation.exit(await ProgramRun.run(Self.self, Array(CommandLine.arguments.dropFirst())))
  }
}

#if !Macros
  /// Fails with an explanation, because reading Swift needs swift-syntax, which only the trait Macros brings.
  struct TypesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "types",
      abstract: "Needs the package's trait Macros, which is off.")

    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

    func run() throws {
      StandardError.say(
        "error: webbridge types needs the trait Macros of swift-web-bridge, which is off.")
      throw ExitCode.failure
    }
  }
#endif
