#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// Bad input to the command line: one line that says what to do, the exit status, and nothing written.
  @Suite struct WrongInputTests {
    private let scratch: Scratch
    private let command: CommandRunner

    init() throws {
      scratch = try Scratch()
      command = CommandRunner(folder: scratch.url)
      try scratch.writePages()
    }

    private func expect(
      _ arguments: [String], status: Int32 = 2, _ parts: String...,
      at location: SourceLocation = #_sourceLocation
    ) throws {
      let before = try scratch.contents()
      let outcome = try command.run(arguments)
      #expect(outcome.status == status, "\(outcome.errors)", sourceLocation: location)
      #expect(outcome.output.isEmpty, sourceLocation: location)
      #expect(outcome.errors.hasPrefix("error: "), "\(outcome.errors)", sourceLocation: location)
      #expect(
        outcome.errors.filter { $0 == "\n" }.count == 1, "\(outcome.errors)",
        sourceLocation: location)
      for part in parts {
        #expect(outcome.errors.contains(part), "\(outcome.errors)", sourceLocation: location)
      }
      #expect(try scratch.contents() == before, sourceLocation: location)
    }

    private let pack = ["pack", "dist", "--package", "shop", "--version", "1"]

    @Test(arguments: [
      (["pack"], "Missing expected argument"), (["pack", "dist"], "--version N"),
      (["publish", "--feed", "feed"], "--rollout"), (["keys", "rotate", "keys"], "--replace"),
      (["publish", "x", "--feed", "feed", "--promote"], "exclude each other"),
      (["frobnicate"], "Unexpected argument"),
      (["pack", "dist", "--version", "1", "--frob"], "Unknown option"),
      (["publish", "x", "--feed", "feed", "--rollout", "200%"], "200%"),
      (["pack", "dist", "--version", "x"], "'x'"), (["diff", "a"], "--feed"),
      (["revoke", "--feed", "feed"], "--min-version"), (["keys", "new", "k", "--root", "2"], "2"),
    ])
    func `wrong use names the help`(arguments: [String], part: String) throws {
      try expect(arguments, status: 2, part, "--help")
    }

    @Test func `missing keys`() throws {
      try expect(pack + ["--keys", "keys"], "no key at keys", "webbridge keys new")
      try expect(["keys", "list", "keys"], "webbridge keys new")
      try expect(["sign", "release"], "--keys")
      try expect(["publish", "--feed", "feed", "--renew"], "no root", "--keys")
      try expect(pack + ["--keys", "env:NO_SUCH_KEY"], "NO_SUCH_KEY")
    }

    @Test func `folders that are not there`() throws {
      try expect(
        ["pack", "nowhere", "--package", "shop", "--version", "1"], "nowhere",
        "build the pages first")
      try expect(["verify", "nowhere"], "nowhere")
      try expect(["inspect", "nowhere"], "nowhere")
      try expect(["diff", "nowhere", "dist"], "nowhere")
      try expect(["serve", "nowhere"], "nowhere")
      try expect(["publish", "nowhere", "--feed", "dist"], "dist is not the folder of a feed")
      try expect(["verify", "dist"], "neither a feed nor a release nor a store")
      try expect(["verify", "dist", "--root", "root.json"], "There is no root at root.json")
    }

    @Test func `no name for the package, or a wrong one`() throws {
      try expect(["pack", "dist", "--version", "1"], "--package NAME")
      try expect(["pack", "dist", "--version", "1", "--package", "Shop"], "“Shop”", "lower-case")
      try expect(pack + ["--serves", "http://shop.example.com/"], "https")
      try expect(pack + ["--entry", "start.html"], "start.html", "--entry")
      try expect(pack + ["--exclude", "api/"], "--fallback")
      try expect(["pack", "dist", "--package", "shop", "--version", "0"], "0")
      try expect(pack + ["--priority", "*.js=12"], "12")
    }

    @Test func `an empty folder`() throws {
      try FileManager.default.removeItem(at: scratch["dist"])
      try FileManager.default.createDirectory(
        at: scratch["dist"], withIntermediateDirectories: true)
      try expect(pack, "dist has no files")
    }

    @Test func `a hidden file, settings of a build, a link, a huge file`() throws {
      try scratch.write("x", to: "dist/.cache")
      try expect(pack, "dist/.cache is hidden", "--hidden")
      try FileManager.default.removeItem(at: scratch["dist/.cache"])
      try scratch.write("x", to: "dist/.env")
      try expect(pack, "dist/.env is named as settings of a build", "“!/.env”")
      try FileManager.default.removeItem(at: scratch["dist/.env"])
      try FileManager.default.createSymbolicLink(
        at: scratch["dist/link"], withDestinationURL: scratch["dist/index.html"])
      try expect(pack, "dist/link is a symbolic link", "replace it")
      try FileManager.default.removeItem(at: scratch["dist/link"])
      try scratch.write("", to: "dist/movie.mp4")
      #expect(truncate(scratch["dist/movie.mp4"].path, 1 << 30 + 1) == 0)
      let outcome = try command.run(pack)
      #expect(outcome.status == 2 && outcome.errors.contains("dist/movie.mp4 has"))
      #expect(!scratch.has("release"))
    }

    @Test func `paths that differ by case or Unicode form only`() throws {
      try scratch.write("x", to: "dist/Index.html")
      let names = try FileManager.default.contentsOfDirectory(atPath: scratch["dist"].path)
      if names.contains("Index.html"), names.contains("index.html") {
        try expect(pack, "Index.html", "index.html", "differ by case")
      }
      try FileManager.default.removeItem(at: scratch["dist/Index.html"])
      try scratch.writePages()
      try scratch.write("x", to: "dist/\u{E9}.txt")
      try scratch.write("x", to: "dist/e\u{301}.txt")
      try expect(pack, "Unicode form only", "rename")
    }

    @Test func `a folder and a file that cannot be read`() throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: scratch["dist/images"].path)
      defer {
        try? FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: scratch["dist/images"].path)
      }
      // The superuser may read everything, so another user runs the program.
      var prefix: [String] = []
      if geteuid() == 0 {
        let setpriv = "/usr/bin/setpriv"
        guard FileManager.default.isExecutableFile(atPath: setpriv) else { return }
        prefix = [setpriv, "--reuid=65534", "--regid=65534", "--clear-groups"]
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o777], ofItemAtPath: scratch.url.path)
      }
      let outcome = try command.run(pack, through: prefix)
      #expect(outcome.status == 3, "\(outcome.errors)")
      #expect(outcome.errors.contains("dist/images cannot be read: permission denied"))
      #expect(!scratch.has("release"))
    }

    @Test func `an output that is something else`() throws {
      try scratch.write("mine", to: "mine/file.txt")
      try expect(pack + ["--out", "mine"], "mine has other files")
      try expect(pack + ["--out", "dist/release"], "in each other")
      try expect(pack + ["--out", "mine/file.txt"], "not a folder")
    }

    @Test func `a wrong configuration`() throws {
      try scratch.write("{\"pakage\": \"shop\"}", to: "dist/webbridge.json")
      try expect(pack, "webbridge.json", "“pakage”")
    }

    @Test func `keys are not overwritten and not left half made`() throws {
      #expect(try command.run(["keys", "new", "keys"]).status == 0)
      try expect(["keys", "new", "keys"], "exists and is not overwritten")
      try expect(["keys", "new", "more", "--release", "3/2"], "3 of 2")
      try expect(["keys", "new", "more", "--name", "a/b"], "a/b")
      try expect(["keys", "rotate", "keys", "--replace", "nobody"], "no key “nobody”")
      try expect(["keys", "rotate", "keys", "--remove", "root=root-1"], "1 of 0 keys")
      try FileManager.default.removeItem(at: scratch["keys/root-1.key.json"])
      try expect(["keys", "rotate", "keys", "--replace", "latest-1"], "--partial")
    }

    @Test func `a release that nobody has signed`() throws {
      #expect(try command.run(["keys", "new", "keys"]).status == 0)
      #expect(try command.run(pack).status == 0)
      try expect(
        ["publish", "release", "--feed", "feed", "--keys", "keys"], status: 1,
        "webbridge sign release")
      #expect(!scratch.has("feed"))
    }

    @Test func `a port that is in use`() throws {
      let log = scratch["log"]
      let server = try command.start(["serve", "dist", "--port", "0", "--json"], output: log)
      defer { server.terminate() }
      let port = try Self.port(from: log)
      let outcome = try command.run(["serve", "dist", "--port", "\(port)"])
      #expect(outcome.status == 3 && outcome.errors.contains("--port"), "\(outcome.errors)")
    }

    static func port(from log: URL) throws -> Int {
      for _ in 0..<200 {
        let text = try String(contentsOf: log, encoding: .utf8)
        if let line = text.split(separator: "\n").first(where: { $0.contains("address") }),
          let port = line.split(separator: ":").last.flatMap({ Int($0.filter(\.isNumber)) })
        {
          return port
        }
        usleep(50_000)
      }
      throw CocoaError(.fileReadUnknown)
    }
  }
#endif
