import Foundation

/// TypeScript's compiler.
enum TypeScript {
  static let compiler = Tool.areThere ? Tool.find("tsc") : nil
  static var isInstalled: Bool { compiler != nil }

  /// A finding of the compiler in a file.
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

  /// Checks files of a folder as strictly as possible.
  ///
  /// - Parameters:
  ///   - isExact: Whether an optional property differs from one that may be
  ///     `undefined`, which is stricter than `strict`.
  ///   - withDeclarations: Whether to check the imported declarations too.
  ///     They include the browser's and take long.
  static func check(
    _ files: [String], in folder: URL, isExact: Bool = false, withDeclarations: Bool = false
  ) throws -> [Finding] {
    var settings = [
      "--noEmit", "--strict", "--noImplicitReturns", "--pretty", "false", "--target", "ES2020",
      "--module", "ES2022", "--moduleResolution", "node", "--lib", "ES2020,DOM",
    ]
    if isExact { settings.append("--exactOptionalPropertyTypes") }
    if !withDeclarations { settings.append("--skipLibCheck") }
    if files.contains(where: { $0.hasSuffix(".js") }) { settings.append("--allowJs") }
    return try run(settings + files, in: folder)
  }

  /// Checks the project whose `tsconfig.json` is in a folder.
  static func checkProject(in folder: URL) throws -> [Finding] {
    try run(["--project", ".", "--pretty", "false"], in: folder)
  }

  private static func run(_ arguments: [String], in folder: URL) throws -> [Finding] {
    guard let compiler else { throw CocoaError(.fileNoSuchFile) }
    let outcome = try Tool.run(compiler, arguments, in: folder)
    let found = outcome.output.matches(of: #/(?m)^([^(\n]+)\((\d+),\d+\): error (TS\d+): (.*)$/#)
      .map {
        Finding(
          file: String($0.1), line: Int($0.2) ?? 0, code: String($0.3), message: String($0.4))
      }
    // A failure without findings is a wrong option or a compiler that does not run.
    if found.isEmpty, outcome.status != 0 { throw Failure(text: outcome.output) }
    return found
  }

  struct Failure: Error { var text: String }

  /// Returns the findings that comments expect: `// error TS2345` at the end of a line.
  static func expected(in file: String, _ text: String) -> [Finding] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      index, line in
      line.matches(of: #/\/\/ error (TS\d+)/#).map {
        Finding(file: file, line: index + 1, code: String($0.1))
      }
    }
  }
}
