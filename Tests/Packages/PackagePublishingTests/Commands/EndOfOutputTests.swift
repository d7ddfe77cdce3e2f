#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// Commands whose reader goes, or whose disk is full: each ends with a status and, where it can be read, a plain error.
  @Suite(.timeLimit(.minutes(2))) struct EndOfOutputTests {
    private let scratch: Scratch
    private let command: CommandRunner

    init() throws {
      scratch = try Scratch()
      command = CommandRunner(folder: scratch.url)
      try scratch.writePages()
      try scratch.write("{\"package\": \"shop\"}", to: "webbridge.json")
      try scratch.write(
        #"{"kind":"recording","version":1,"started":"2026-11-25T09:00:00.000Z","platform":"Linux"}"#
          + "\n", to: "app.jsonl")
    }

    /// A shell that runs the command behind it with some outputs, as a parent that ignores the signal of broken pipes.
    private static func shell(_ outputs: String) -> [String] {
      ["/bin/sh", "-c", "trap '' PIPE; \"$@\" \(outputs)", "sh"]
    }

    /// A release engineer's day, with the status of each command whose output can be read.
    private static let day: [(arguments: [String], status: Int32)] = [
      (["--help"], 0), (["none"], 2), (["keys", "new", "keys"], 0), (["keys", "list", "keys"], 0),
      (["pack", "dist", "--version", "1", "--out", "release"], 0),
      (["sign", "release", "--keys", "keys"], 0), (["verify", "release"], 0),
      (["publish", "release", "--feed", "feed", "--keys", "keys"], 0),
      (["inspect", "feed"], 0), (["verify", "feed"], 0), (["diff", "feed", "release"], 0),
      (["rollback", "--feed", "feed", "--keys", "keys"], 2), (["inspect", "nowhere"], 2),
      (["verify", "nowhere"], 2),
    ]

    @Test(arguments: ["", ">/dev/full", "2>/dev/full", ">/dev/full 2>/dev/full", "| true"])
    func `a command whose outputs cannot be written ends with its status`(outputs: String) throws {
      // What a command changes in files is done, so that the next one works.
      for (arguments, status) in Self.day {
        let outcome = try command.run(arguments, through: Self.shell(outputs))
        let isFull = outputs.hasPrefix(">") && status == 0
        let expected: Int32 = outputs == "| true" ? 0 : isFull ? 3 : status
        #expect(outcome.status == expected, "\(arguments) \(outputs): \(outcome.errors)")
        #expect(!outcome.errors.contains("Fatal error"), "\(arguments) \(outputs)")
        if isFull, !outputs.contains("2>") {
          #expect(
            outcome.errors.contains("error: The output cannot be written: "), "\(outcome.errors)")
        }
      }
    }

    private static let servers = [["serve", "dist", "--port", "0"], ["inspect", "app.jsonl"]]

    @Test(arguments: servers, ["", "--json"])
    func `a server whose address cannot be written ends`(server: [String], json: String) throws {
      let arguments = server + (json.isEmpty ? [] : [json])
      for _ in 0..<5 {
        let outcome = try command.run(arguments, through: Self.shell(">/dev/full"))
        #expect(outcome.status == 3, "\(outcome.errors)")
        #expect(outcome.errors.hasPrefix("error: The output cannot be written: "))
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
      }
    }

    private func isAnswered(at url: String) throws -> Bool {
      let curl = Process()
      curl.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
      curl.arguments = ["-sf", "-m", "5", "-o", "/dev/null", url]
      try curl.run()
      curl.waitUntilExit()
      return curl.terminationStatus == 0
    }

    @Test(arguments: 1...6)
    func `a server whose reader goes behind any line ends with an error`(lines: Int) async throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = [
        "-c",
        """
        trap '' PIPE; { "$@" 2>errors; echo $? >status; } | {
          i=0; while [ $i -lt \(lines) ] && read -r line; do echo "$line" >>lines; i=$((i + 1)); done; }
        """, "sh",
        CommandRunner.tool.path, "serve", "dist", "--port", "0", "--json",
      ]
      process.currentDirectoryURL = scratch.url
      try process.run()
      defer { process.terminate() }
      while !scratch.has("lines") { try await Task.sleep(for: .milliseconds(5)) }
      let port = try WrongInputTests.port(from: scratch["lines"])
      let url = "http://127.0.0.1:\(port)/"
      // Each request is a line. The server ends with the first one that nobody reads, in the middle of its answer or not.
      var answers = 0
      while process.isRunning {
        if try isAnswered(at: url) { answers += 1 }
      }
      #expect(answers >= lines - 1)
      #expect(try String(contentsOf: scratch["status"], encoding: .utf8) == "3\n")
      let errors = try String(contentsOf: scratch["errors"], encoding: .utf8)
      #expect(errors.hasPrefix("error: The output cannot be written: "), "\(errors)")
      #expect(errors.split(separator: "\n").count == 1, "\(errors)")
    }
  }
#endif
