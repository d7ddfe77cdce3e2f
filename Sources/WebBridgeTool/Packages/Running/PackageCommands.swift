import ArgumentParser

/// The commands for offline packages.
enum PackageCommands {
  static let all: [any ParsableCommand.Type] =
    [
      KeysCommand.self, PackCommand.self, SignCommand.self, PublishCommand.self,
      VerifyCommand.self, InspectCommand.self, DiffCommand.self,
    ] + serving + [RollbackCommand.self, RevokeCommand.self]

  #if canImport(Glibc)
    private static let serving: [any ParsableCommand.Type] = [ServeCommand.self]
  #else
    private static let serving: [any ParsableCommand.Type] = []
  #endif
}
