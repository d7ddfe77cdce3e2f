import ArgumentParser

/// The program `webbridge`.
@main struct WebBridgeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "webbridge",
    abstract: "Tools for apps whose Swift and whose pages share a bridge.",
    subcommands: [TypesCommand.self])
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
