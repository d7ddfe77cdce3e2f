import Foundation

/// TypeScript's compiler.
enum TypeScript {
  static let compiler = Tool.areThere ? Tool.find("tsc") : nil
  static var isInstalled: Bool { compiler != nil }

  /// What the compiler finds in a file.
  struct Finding: Hashable, CustomStringConvertible {
    var file: String
    var line: Int
    var code: String
    var message = ""

    var description: String { "\(file):\(line): \(code) \(message)" }

    static func == (one: Self, other: Self) -> Bool {
      (one.file, one.line, one.code) == (other.file, other.line, other.code)
    }
    func hash(into hasher: inout Hasher) { hasher.combine(line) }
  }

  /// Checks files of a folder as strictly as it goes; the declarations that they import only where
  /// that is asked for, since it includes those of the browser and takes long.
  static func check(
    _ files: [String], in folder: URL, withDeclarations: Bool = false
  ) throws -> [Finding] {
    guard let compiler else { throw CocoaError(.fileNoSuchFile) }
    var settings = [
      "--noEmit", "--strict", "--exactOptionalPropertyTypes", "--noImplicitReturns", "--pretty",
      "false", "--target", "ES2020", "--module", "ES2022", "--moduleResolution", "node", "--lib",
      "ES2020,DOM",
    ]
    if !withDeclarations { settings.append("--skipLibCheck") }
    let outcome = try Tool.run(compiler, settings + files, in: folder)
    let found = outcome.output.matches(of: #/(?m)^([^(\n]+)\((\d+),\d+\): error (TS\d+): (.*)$/#)
      .map {
        Finding(
          file: String($0.1), line: Int($0.2) ?? 0, code: String($0.3), message: String($0.4))
      }
    // What is no finding is a wrong option, or a compiler that does not run.
    if found.isEmpty, outcome.status != 0 { throw Failure(text: outcome.output) }
    return found
  }

  struct Failure: Error { var text: String }

  /// The findings that comments ask for: `// error TS2345` at the end of a line.
  static func expected(in file: String, _ text: String) -> [Finding] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      index, line in
      line.matches(of: #/\/\/ error (TS\d+)/#).map {
        Finding(file: file, line: index + 1, code: String($0.1))
      }
    }
  }
}
