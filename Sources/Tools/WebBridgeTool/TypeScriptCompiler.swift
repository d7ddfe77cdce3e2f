import Foundation

/// TypeScript's compiler, if the machine has one.
struct TypeScriptCompiler {
  /// What the compiler says about a file.
  enum Outcome {
    case valid
    /// The errors, in the format of compilers.
    case errors([String])
    /// The compiler did not check the file.
    case unchecked(String)
  }

  private let program: URL
  /// The longest time for a check, in seconds.
  private let limit: Int

  /// Finds the compiler that is installed for the project of a file, or else the one in `PATH`.
  init?(for path: String, limit: Int) {
    self.limit = limit
    let file = URL(fileURLWithPath: path).standardizedFileURL
    let folders = sequence(first: file.deletingLastPathComponent()) {
      $0.path == "/" ? nil : $0.deletingLastPathComponent()
    }
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates =
      folders.map { $0.appendingPathComponent("node_modules/.bin/tsc") }
      + search.split(separator: ":").map {
        URL(fileURLWithPath: String($0)).appendingPathComponent("tsc")
      }
    guard
      let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { return nil }
    program = found
  }

  /// Checks declarations. The check happens in a folder of its own, because a project's settings and the types of
  /// its packages are not the declarations' concern.
  func check(_ file: OutputFile) -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("webbridge-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("output")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: folder.appendingPathComponent("bridge.d.ts"))
      try Data().write(to: output)
      let status = try run(in: folder, output: FileHandle(forWritingTo: output))
      let lines = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        .split(separator: "\n").map(String.init)
      if status == 0 { return .valid }
      let errors = lines.compactMap { line in
        line.wholeMatch(of: #/bridge\.d\.ts\((\d+),(\d+)\): error (TS\d+): (.*)/#).map {
          "\(file.path):\($0.1):\($0.2): error: \($0.4) (\($0.3))"
        }
      }
      guard errors.isEmpty else { return .errors(errors) }
      return .unchecked(
        status.map { "it ended with \($0): \(lines.first ?? "")" }
          ?? "it ran longer than \(limit) s")
    } catch {
      return .unchecked(error.localizedDescription)
    }
  }

  /// The compiler, for messages.
  var path: String { program.path }

  /// Returns the program's exit status, or `nil` if it ran too long.
  private func run(in folder: URL, output: FileHandle) throws -> Int32? {
    #if os(macOS) || os(Linux)
      let process = Process()
      process.executableURL = program
      process.arguments = [
        "--noEmit", "--strict", "--skipDefaultLibCheck", "--pretty", "false", "--target", "ES2020",
        "--lib", "ES2020,DOM", "bridge.d.ts",
      ]
      process.currentDirectoryURL = folder
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = output
      let ended = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in ended.signal() }
      try process.run()
      guard ended.wait(timeout: .now() + .seconds(limit)) == .success else {
        process.terminate()
        if ended.wait(timeout: .now() + .seconds(1)) != .success {
          kill(process.processIdentifier, SIGKILL)
          ended.wait()
        }
        return nil
      }
      return process.terminationStatus
    #else
      throw CocoaError(.featureUnsupported)
    #endif
  }
}
