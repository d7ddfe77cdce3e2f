import Disclosure

#if Macros
  import ArgumentParser
  import OfflinePackages
  import TypeScriptDeclarations

  /// `webbridge types`.
  struct TypesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "types",
      abstract: "Writes TypeScript declarations of what Swift sources expose.",
      discussion: """
        Reads Swift files, and writes declarations for every @Exposed type, every @PageInterface, and \
        the Codable types that they mention, together with those of the bridge itself. Beside them it \
        writes the module that a page imports: bridge.js for bridge.d.ts.

        If TypeScript's compiler is there, in node_modules or in PATH, it checks the declarations before \
        they are written.

        A type that cannot be declared causes a warning, and is `unknown`. A comment declares it:

          // webbridge: type = string              above a type or a property
          // webbridge: type CLLocation = number   for a type from elsewhere
          // webbridge: include                    above a type that no interface mentions
        """)

    @Argument(help: "Swift files, or folders of them.") var sources: [String]
    @Option(help: "The file to write; its name ends in .d.ts.") var out: String
    @Flag(help: "Write nothing, and fail if a file is missing or stale.") var check = false
    @Flag(inversion: .prefixedNo, help: "Whether to also write the module.") var module = true

    @Flag(inversion: .prefixedNo, help: "Whether tsc checks the declarations, if it is there.")
    var typeCheck = true
    @Option(help: ArgumentHelp("The longest time for tsc, in seconds.", visibility: .hidden))
    var typeCheckLimit = 60

    func validate() throws {
      guard !sources.isEmpty else {
        throw ValidationError("Name a file or a folder of Swift sources.")
      }
      guard out.hasSuffix(".d.ts"), OutputFile(path: out).name != ".d.ts" else {
        throw ValidationError("--out must end in .d.ts, as in bridge.d.ts: \(out)")
      }
    }

    func run() throws {
      do {
        let declarations = try BridgeDeclarations(of: try SwiftSource.read(sources))
        var files = [OutputFile(path: out, text: declarations.text)]
        if module {
          files.append(OutputFile(path: "\(out.dropLast(5)).js", text: BridgeDeclarations.module))
        }
        if check {
          try compare(files)
        } else {
          for warning in declarations.warnings { StandardError.say("\(warning)") }
          if typeCheck { try check(files[0]) }
          for file in files { try file.write() }
        }
      } catch let errors as SourceErrors {
        StandardError.say("\(errors)")
        throw ExitCode.failure
      } catch let error as OutputError {
        StandardError.say("error: \(error.message)")
        throw ExitCode.failure
      }
    }

    private func check(_ file: OutputFile) throws {
      // A file that is up to date was checked when it was written.
      guard file.difference != nil,
        let compiler = TypeScriptCompiler(for: file.path, limit: typeCheckLimit)
      else {
        return
      }
      switch compiler.check(file) {
      case .valid: break
      case .errors(let errors):
        for error in errors { StandardError.say(error) }
        throw OutputError(
          message:
            "\(file.path) would be no valid TypeScript, and is not written: correct the “// webbridge:” comments of these types, or write it with --no-type-check"
        )
      case .unchecked(let reason):
        StandardError.say(
          "warning: \(compiler.path) did not check \(file.path), because \(reason.printable)")
      }
    }

    private func compare(_ files: [OutputFile]) throws {
      let different = files.compactMap(\.difference)
      guard !different.isEmpty else { return }
      let command =
        ["webbridge", "types"] + sources + ["--out", out] + (module ? [] : ["--no-module"])
      let words = command.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
      throw OutputError(message: "\(different.joined(separator: ", and ")): run \(words)")
    }
  }
#endif
