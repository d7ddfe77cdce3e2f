import ArgumentParser

/// The commands for offline packages.
enum PackageCommands {
  static let all: [any ParsableCommand.Type] = [
    KeysCommand.self, PackCommand.self, SignCommand.self, PublishCommand.self,
    VerifyCommand.self, InspectCommand.self, DiffCommand.self, ServeCommand.self,
    RollbackCommand.self, RevokeCommand.self,
  ]
}
