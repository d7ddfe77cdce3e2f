#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// A release engineer's days, by the program.
  @Suite struct ReleaseCommandTests {
    private let scratch: Scratch
    private let command: CommandRunner
    private let signing = ["--feed", "feed", "--keys", "keys"]

    init() throws {
      scratch = try Scratch()
      command = CommandRunner(folder: scratch.url)
      try scratch.write("{\"package\": \"shop\", \"packs\": true}", to: "webbridge.json")
    }

    @discardableResult
    private func run(
      _ arguments: [String], status: Int32 = 0, environment: [String: String] = [:],
      at location: SourceLocation = #_sourceLocation
    ) throws -> CommandRunner.Outcome {
      let outcome = try command.run(arguments, environment: environment)
      #expect(
        outcome.status == status, "\(outcome.errors)\(outcome.output)", sourceLocation: location)
      return outcome
    }

    @discardableResult
    private func pack(_ script: String) throws -> CommandRunner.Outcome {
      try? FileManager.default.removeItem(at: scratch["dist"])
      try scratch.writePages(script: script)
      return try run(["pack", "dist", "--label", "1.\(script)"] + signing)
    }

    @Test func `first release, hotfix, rollout, rollback and lost key`() throws {
      try run(["keys", "new", "keys", "--root", "2/3"])
      #expect(try pack("1").output.contains("It is signed by release-1."))
      #expect(try run(["publish", "release"] + signing).output.contains("version 1 (1.1)"))
      let hotfix = try pack("2").output
      #expect(hotfix.contains("Since version 1 (1.1): 1 added, 1 removed, 0 changed, 3 unchanged."))
      #expect(hotfix.contains(#/assets/app\.2\.js +new/#))
      try run(["publish", "release"] + signing)
      #expect(try pack("3").output.contains("Packed shop 1.3, version 3, in release"))
      #expect(
        try run(["publish", "release", "--rollout", "5%"] + signing).output
          .contains("5% of devices get version 3 (1.3)"))
      try run(["publish", "--rollout", "50%"] + signing)
      try run(["publish", "--promote"] + signing)
      let back = try run(["rollback", "--revoke"] + signing).output
      #expect(
        back.contains(
          "Restored version 2 (1.2), in the place of version 3 (1.3): version 4 has its files."))
      #expect(
        back.hasSuffix(
          "If version 2 is bad too, go back to version 1 (1.1): webbridge rollback --feed feed --keys keys --to 1 --revoke\n"
        ))
      #expect(back.contains("downloads 0 B"))
      try FileManager.default.removeItem(at: scratch["keys/root-2.key.json"])
      let list = try run(["keys", "list", "keys"]).output
      let line = try #require(
        list.split(separator: "\n").first { $0.contains("secret not here") })
      #expect(line.contains("root-2"))
      let lost = try #require(line.split(separator: " ").first { $0.count == 12 })
      let rotation = try run(["keys", "rotate", "keys", "--replace", String(lost)]).output
      #expect(rotation.contains("Made version 2 of the root"))
      try run(["publish", "--renew"] + signing)
      let check = try run(["verify", "feed", "--root", "keys/root/1.json"])
      #expect(check.output.contains("no problem, no warning"))
    }

    @Test func `JSON says what the text says`() throws {
      let keys = try run(["keys", "new", "keys", "--json"]).json
      #expect((keys["keys"] as? [Any])?.count == 3)
      try scratch.writePages()
      let packed = try run(["pack", "dist", "--json"] + signing).json
      let release = try #require(packed["release"] as? [String: Any])
      #expect(release["version"] as? Int == 1 && (release["files"] as? [Any])?.count == 4)
      let published = try run(["publish", "release", "--json"] + signing).json
      #expect((published["written"] as? [String])?.last == "latest/shop/stable.json")
      let listed = try run(["keys", "list", "keys", "--json"]).json
      #expect((listed["roles"] as? [Any])?.count == 3)
      let checked = try run(["verify", "feed", "--json"]).json
      #expect((checked["findings"] as? [Any])?.isEmpty == true)
      let feed = try run(["inspect", "feed", "--json"]).json
      #expect((feed["releases"] as? [Any])?.count == 1)
      try pack("2")
      let difference = try run(["diff", "release", "--feed", "feed", "--json"]).json
      #expect(difference["objects"] as? Int == 1 && difference["from"] as? Int == 1)
      try run(["publish", "release"] + signing)
      let back = try run(["rollback", "--json"] + signing).json
      #expect(back["new"] as? Int == 3 && back["to"] as? Int == 1)
      #expect((back["restored"] as? [String: Any])?["label"] as? String == "1")
      #expect(back["older"] == nil && back["olderCommand"] == nil)
      #expect(
        back["advice"] as? String
          == "If version 1 is bad too, publish a corrected release: the feed has no other files to go back to."
      )
      let revoked = try run(["revoke", "2", "--json"] + signing).json
      #expect((revoked["channels"] as? [Any])?.count == 1)
    }

    @Test func `the command for a second bad release works as it is printed`() throws {
      try run(["keys", "new", "anna's keys"])
      for script in ["1", "2", "3"] {
        try? FileManager.default.removeItem(at: scratch["dist"])
        try scratch.writePages(script: script)
        let signing = ["--feed", "feed", "--keys", "anna's keys"]
        try run(["pack", "dist"] + signing)
        try run(["publish", "release"] + signing)
      }
      let back = try run(["rollback", "--feed", "feed", "--keys", "anna's keys"]).output
      let line = try #require(back.split(separator: "\n").last)
      #expect(line.hasPrefix("If version 2 is bad too, go back to version 1 ("))
      let words = try #require(line.firstMatch(of: /webbridge (.*)$/)).1
      #expect(words == #"rollback --feed feed --keys 'anna'\''s keys' --to 1"#)
      let again = try command.run(
        [], through: ["/bin/sh", "-c", "exec \"$0\" \(words)"])
      #expect(again.status == 0, "\(again.errors)")
      #expect(again.output.hasPrefix("Restored version 1 ("))
      // In JSON the command is a list of words.
      let json = try run(
        ["rollback", "--feed", "feed", "--keys", "anna's keys", "--to", "3", "--json"]).json
      #expect(
        json["olderCommand"] as? [String] == [
          "webbridge", "rollback", "--feed", "feed", "--keys", "anna's keys", "--to", "2",
        ])
    }

    @Test func `the version is that of the changelog's newest entry, and of the format`() throws {
      let changelog = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../CHANGELOG.md").standardizedFileURL
      let text = try String(contentsOf: changelog, encoding: .utf8)
      let newest = try #require(text.firstMatch(of: /\n## (\S+)/)).1.lowercased()
      #expect(try run(["--version"]).output == "webbridge \(newest), package format 2\n")
    }

    @Test(
      .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
      arguments: [
        ["--help"], ["--version"], ["keys", "new", "more", "--json"], ["keys", "list", "keys"],
        ["keys", "list", "keys", "--json"], ["inspect", "feed"], ["inspect", "feed", "--json"],
        ["verify", "feed", "--json"], ["diff", "release", "--feed", "feed", "--json"],
        ["publish", "--renew", "--json", "--feed", "feed", "--keys", "keys"],
        ["rollback", "--json", "--feed", "feed", "--keys", "keys"],
      ])
    func `an output that cannot be written is an error`(arguments: [String]) throws {
      try run(["keys", "new", "keys"])
      for script in ["1", "2"] {
        _ = try pack(script)
        try run(["publish", "release"] + signing)
      }
      let outcome = try command.run(
        arguments, through: ["/bin/sh", "-c", "exec \"$0\" \"$@\" >/dev/full"])
      #expect(outcome.status == 3)
      #expect(
        outcome.errors
          == "error: The output cannot be written: no space left on device. What the command changed in files is done.\n"
      )
    }

    @Test func `a flipped byte is found with its file, and the status is 1`() throws {
      try run(["keys", "new", "keys"])
      _ = try pack("1")
      try run(["publish", "release"] + signing)
      let objects = try FileManager.default.subpathsOfDirectory(atPath: scratch["feed"].path)
        .filter { $0.hasPrefix("objects/") && $0.count > 60 }
      #expect(objects.count == 4)
      for path in objects {
        let url = scratch["feed/\(path)"]
        var bytes = try Data(contentsOf: url)
        bytes[0] ^= 1
        try bytes.write(to: url)
        let outcome = try run(["verify", "feed", "--root", "keys/root/1.json"], status: 1)
        #expect(outcome.output.contains("problem: \(path): "))
        bytes[0] ^= 1
        try bytes.write(to: url)
      }
      try run(["verify", "feed"])
    }

    @Test func `people who each have one key sign one release and one root`() throws {
      try run(["keys", "new", "keys", "--root", "1/1"])
      try run(["keys", "new", "anna", "--name", "anna"])
      try run([
        "keys", "rotate", "keys", "--add", "release=anna/anna.pub.json", "--threshold", "release=2",
        "--add", "root=anna/anna.pub.json", "--threshold", "root=2", "--partial",
      ])
      try run(["verify", "keys/root"], status: 2)
      let root = try run(["sign", "keys/root/2.json", "--keys", "anna"])
      #expect(!root.output.contains("needs"))
      try scratch.writePages()
      let packed = try run(["pack", "dist"] + signing).output
      #expect(packed.contains("It is signed by release-1.\n“release” needs 2 signatures"))
      try run(["publish", "release"] + signing, status: 1)
      try run(["sign", "release", "--keys", "anna", "--root", "keys/root"])
      try run(["publish", "release"] + signing)
      try run(["verify", "feed", "--root", "keys/root/1.json"])
    }

    @Test func `a build server renews with a key of its environment`() throws {
      try run(["keys", "new", "keys"])
      _ = try pack("1")
      try run(["publish", "release"] + signing)
      let key = try String(contentsOf: scratch["keys/latest-1.key.json"], encoding: .utf8)
      try run(
        ["publish", "--renew", "--feed", "feed", "--keys", "env:LATEST_KEY"],
        environment: ["LATEST_KEY": key])
      #expect(
        try run(["inspect", "feed/latest/shop/stable.json"]).output.contains("number     2"))
    }

    @Test(arguments: [
      [], ["keys"], ["keys", "new"], ["keys", "rotate"], ["keys", "list"], ["pack"], ["sign"],
      ["publish"], ["verify"], ["inspect"], ["diff"], ["serve"], ["rollback"], ["revoke"],
    ])
    func `the help has an example`(command: [String]) throws {
      let outcome = try run(command + ["--help"])
      #expect(outcome.output.contains("EXAMPLE"))
      #expect(outcome.output.contains((["  webbridge"] + command).joined(separator: " ")))
      if command.isEmpty { #expect(outcome.output.contains("EXIT STATUS")) }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `a shell gets completions`(shell: String) throws {
      let script = try run(["--generate-completion-script", shell]).output
      #expect(script.contains("rollback") && script.contains("rollout"))
    }

    @Test func `no secret is printed by any command`() throws {
      try run(["keys", "new", "keys"])
      let secrets = try ["root-1", "release-1", "latest-1"].map { name in
        let text = try String(contentsOf: scratch["keys/\(name).key.json"], encoding: .utf8)
        return try #require(text.split(separator: "\"").dropLast().last)
      }
      var printed = try pack("1").output
      printed += try run(["publish", "release", "--json"] + signing).output
      printed += try run(["keys", "list", "keys", "--json"]).output
      printed += try run(["keys", "rotate", "keys", "--replace", "latest-1", "--json"]).output
      printed += try run(["inspect", "keys/root/2.json", "--json"]).output
      for secret in secrets { #expect(!printed.contains(secret)) }
      let feed = try scratch.contents(of: "feed").values.map { String(decoding: $0, as: UTF8.self) }
      for secret in secrets { #expect(!feed.contains { $0.contains(secret) }) }
    }
  }
#endif
