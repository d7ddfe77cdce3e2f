import ArgumentParser
import Foundation
import OfflinePackages
import PackagePublishing

/// Runs a command line, and says errors in one line.
enum ProgramRun {
  /// - Returns: The status with which the program has to end.
  static func run(_ root: any ParsableCommand.Type, _ arguments: [String]) async -> Int32 {
    do {
      var command = try root.parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return ExitStatus.done.rawValue
    } catch {
      return say(error, of: root)
    }
  }

  private static func say(_ error: any Error, of root: any ParsableCommand.Type) -> Int32 {
    switch error {
    case let error as PublishingError:
      StandardError.say("error: \(oneLine(error.message))")
      return ExitStatus(error).rawValue
    case let error as PackageError:
      StandardError.say("error: \(oneLine(error.message))")
      return ExitStatus(error).rawValue
    case let code as ExitCode: return code.rawValue
    default: break
    }
    let code = root.exitCode(for: error)
    let text = root.fullMessage(for: error)
    if code == .success {
      do {
        if !text.isEmpty { try StandardOutput.write(text) }
        return ExitStatus.done.rawValue
      } catch {
        return say(error, of: root)
      }
    }
    let message = oneLine(root.message(for: error))
    guard code == .validationFailure else {
      StandardError.say("error: \(message)")
      return ExitStatus.fileFailed.rawValue
    }
    let help = text.split(separator: "'").dropFirst().first { $0.hasSuffix("--help") }
    StandardError.say(
      "error: \(message)\(message.hasSuffix(".") ? "" : ".") See \(help ?? "webbridge --help")")
    return ExitStatus.wrongInput.rawValue
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// The commands for offline packages.
enum PackageCommands {
  static let all: [any ParsableCommand.Type] = [
    KeysCommand.self, PackCommand.self, SignCommand.self, PublishCommand.self,
    VerifyCommand.self, InspectCommand.self, DiffCommand.self, ServeCommand.self,
    RollbackCommand.self, RevokeCommand.self,
  ]
}
