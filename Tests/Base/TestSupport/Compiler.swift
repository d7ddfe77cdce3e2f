#if os(Linux)
  import Foundation

  /// Type-checks Swift code against the modules that the tests were built with.
  package enum Compiler {
    /// Returns the compiler's errors and warnings, without their places.
    package static func findings(in source: String) throws -> [String] {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("compiler-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (file, output) = (
        folder.appendingPathComponent("main.swift"), folder.appendingPathComponent("output")
      )
      try Data(source.utf8).write(to: file)
      try Data().write(to: output)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("Modules").path
      process.arguments = [
        "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules,
        file.path,
      ]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: output)
      try process.run()
      process.waitUntilExit()
      return try String(contentsOf: output, encoding: .utf8)
        .matches(of: /(?m)^\/.*?: ((?:error|warning): .*)$/).map { String($0.1) }
    }
  }
#endif
