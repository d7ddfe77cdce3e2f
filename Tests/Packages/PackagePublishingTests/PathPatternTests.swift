#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @testable import PackagePublishing

  /// Patterns mean what they mean to the real git.
  @Suite struct PathPatternTests {
    ///
    /// Git takes `**` behind a beginning without other signs, such as `/a**/c.js`, for the one of `**/`. Its documentation
    /// says that such stars are one star, as they are here.
    private static let patterns = [
      // Names and anchors
      "*.map", "**/*.map", "/*.map", "app.js", "/app.js", "assets/app.js", "/assets", "assets",
      "assets/",
      "/assets/", "b/", "a/b", "a/b/", "/a/b/c.js", "*/app.js", "*/*", "*", "**", "a", "A",
      "APP.JS",
      // Two stars
      "**/b", "**/b/", "**/a/b", "a/**", "a/**/", "/a/**", "a/**/c.js", "a/**/b", "**/**", "**/c*",
      "a**c.js",
      "assets/**.js", "**.map", "a/**/**/c.js", "**/a/**/c.js", "***/c.js",
      // Stars and question marks
      "a*b", "*a*a*a*b", "?pp.js", "assets?app.js", "?", "a?", "??.js", "assets/*.js", "assets/*",
      "*.é", "?.é",
      "??.é", "*s/a*",
      // Classes
      "[ab]pp.js", "[!a]pp.js", "[^a]pp.js", "[a-c]pp.js", "[c-a]pp.js", "[]a]pp.js", "[!]b]pp.js",
      "[a", "[[:alpha:]]pp.js",
      "[[:digit:]]pp.js", "[[:none:]]pp.js", "[a-]pp.js", "[\\a]pp.js", "a[/]b", "assets[!a]app.js",
      "[[:digit:]-z]pp.js",
      "v[0-9].[0-9].js", "[[]x].txt", "[a-b-z]pp.js",
      // Escapes, comments and spaces
      "\\*.map", "\\!note.txt", "!note.txt", "#note.txt", "\\#note.txt", "app.js ", "app.js  ",
      "end\\ ", "end ", "\\app.js",
      "app.js\\", "a\\/b", "", " ", "/", "//", "!", "a//b", "\\[x\\].txt",
    ]

    private static let paths = [
      "app.js", "app.x.map", "assets/app.js", "assets/app.x.map", "assets/sub/app.js",
      "x/assets/app.js", "a/b/c.js",
      "a/c.js", "a/b/d/c.js", "x/a/b/c.js", "ab/c.js", "abc.js", "b", "c/b", "aXb", "aaab",
      "xayazab", "aaaaaaaaaaaac",
      "bpp.js", "cpp.js", "1pp.js", "-pp.js", "]pp.js", "*.map", "!note.txt", "#note.txt", "end ",
      "end", "a.é", "ab.é",
      "v1.2.js", "[x].txt", "Q/file", "APP.js", "a/b/e/f/c.js",
    ]

    @Test func `a pattern matches what git ignores by it`() throws {
      let scratch = try Scratch()
      try git(["init", "--quiet", "."], in: scratch)
      var cases = 0
      for pattern in Self.patterns where !pattern.hasPrefix("!") || pattern == "!" {
        try scratch.write(pattern + "\n", to: ".gitignore")
        let ignored = try Set(checkIgnore(Self.paths, in: scratch))
        for path in Self.paths {
          #expect(
            PathPattern(pattern).matches(path) == ignored.contains(path), "\(pattern) and \(path)")
          cases += 1
        }
      }
      #expect(cases == (Self.patterns.count - 1) * Self.paths.count)
    }

    @Test(arguments: [
      ["*.js", "!app.js"], ["assets/", "!assets/app.js"], ["assets/*", "!assets/app.js"],
      ["!app.js", "*.js"], ["*", "!*/", "!*.map"], ["/*", "!/assets", "/assets/*", "!/assets/sub"],
      ["a/**", "!a/b/", "!a/b/c.js"], ["*.js", "!*.js", "b", "!a/b/*.js"], ["# all", "*.map", ""],
    ])
    func `the last pattern of a list decides, and nothing comes back in a folder that is left out`(
      patterns: [String]
    ) throws {
      let scratch = try Scratch()
      try git(["init", "--quiet", "."], in: scratch)
      try scratch.write(patterns.joined(separator: "\n") + "\n", to: ".gitignore")
      // A package has neither two names that differ by case nor names with a space at the end.
      let paths = Self.paths.filter { !["APP.js", "end "].contains($0) }
      let ignored = try Set(checkIgnore(paths, in: scratch))
      for path in paths { try scratch.write(path, to: "dist/\(path)") }
      try scratch.write("kept by all", to: "dist/index.txt")
      let list = patterns + ["!/index.txt"]
      let files = try PackageFolder(scratch["dist"], ignoring: list.map(PathPattern.init)).files
        .map { $0.url.path.dropFirst(scratch["dist"].path.count + 1) }
      #expect(
        Set(files.map(String.init)) == Set(paths).subtracting(ignored).union(["index.txt"]))
    }

    @Test func `a pattern of many stars takes no time`() {
      let clock = ContinuousClock()
      let path = String(repeating: "a/", count: 500) + "b"
      let taken = clock.measure {
        for pattern in [
          String(repeating: "*a", count: 200) + "c", String(repeating: "**/a/", count: 200) + "c",
          String(repeating: "*a/", count: 200) + "**/c",
        ] {
          #expect(!PathPattern(pattern).matches(path))
          #expect(!PathPattern(pattern).matches(String(repeating: "a", count: 1_000)))
        }
      }
      #expect(taken < .seconds(20))
    }

    private func checkIgnore(_ paths: [String], in scratch: Scratch) throws -> [String] {
      let output = try git(
        ["check-ignore", "--no-index", "-z", "--stdin"], in: scratch,
        input: paths.joined(separator: "\0") + "\0")
      return output.split(separator: "\0").map(String.init)
    }

    @discardableResult
    private func git(_ arguments: [String], in scratch: Scratch, input: String = "") throws
      -> String
    {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-c", "core.ignoreCase=false", "-c", "core.excludesFile=/dev/null"] + arguments
      process.currentDirectoryURL = scratch.url
      let files = try Scratch()
      process.standardInput = try FileHandle(forReadingFrom: files.write(input, to: "in"))
      process.standardOutput = try FileHandle(forWritingTo: files.write("", to: "out"))
      try process.run()
      process.waitUntilExit()
      // 1 means that nothing is ignored.
      #expect(process.terminationStatus <= 1)
      return try String(contentsOf: files["out"], encoding: .utf8)
    }
  }
#endif
