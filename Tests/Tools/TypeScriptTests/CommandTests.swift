import BridgeCore
import Foundation
import Testing
import TypeScriptDeclarations

/// `webbridge types`, run as a program.
@Suite(.enabled(if: Tool.areThere)) struct CommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(
      #"@Exposed("device") class Device { func battery() -> Double { 1 } }"#,
      to: "Sources/Device.swift")
  }

  private func types(
    _ arguments: String..., isChecked: Bool = false, environment: [String: String] = [:]
  ) throws -> Tool.Outcome {
    try Tool.run(
      Tool.webbridge, ["types"] + arguments + (isChecked ? [] : ["--no-type-check"]),
      in: folder.url, environment: environment)
  }

  @Test(.enabled(if: TypeScript.isInstalled))
  func `declarations that are no TypeScript are an error with their places, and are not written`()
    throws
  {
    try folder.write(
      "// webbridge: type Place = {\n@Exposed(\"a\") class A { func b(c: Place) {} }",
      to: "Sources/A.swift")
    let outcome = try types("Sources", "--out", "bridge.d.ts", isChecked: true)
    #expect(outcome.status == 1)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first?.contains(/^bridge\.d\.ts:\d+:\d+: error: .+ \(TS\d+\)$/) == true)
    #expect(
      lines.last?.hasPrefix("error: bridge.d.ts would be no valid TypeScript, and is not written: ")
        == true)
    #expect(!exists("bridge.d.ts") && !exists("bridge.js"))
    #expect(try types("Sources", "--out", "bridge.d.ts").status == 0)
    #expect(exists("bridge.d.ts"))
  }

  @Test func `the project's compiler checks, and one that does not run is a warning`() throws {
    let compiler = folder.url.appendingPathComponent("web/node_modules/.bin/tsc")
    try folder.write(
      "#!/bin/sh\necho 'This is not the tsc command'\nexit 1\n",
      to: "web/node_modules/.bin/tsc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    let outcome = try types("Sources", "--out", "web/src/bridge.d.ts", isChecked: true)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.hasSuffix(
        "/web/node_modules/.bin/tsc did not check web/src/bridge.d.ts, because it ended with 1: This is not the tsc command\n"
      ))
    #expect(exists("web/src/bridge.d.ts"))
  }

  @Test func `a compiler that runs too long is ended, also if it ignores that`() throws {
    try folder.write(
      "#!/bin/sh\necho $$ > \"$PROCESSES/compiler\"\ntrap '' TERM\nwhile true; do sleep 1; done\n",
      to: "node_modules/.bin/tsc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: folder.url.appendingPathComponent("node_modules/.bin/tsc").path)
    let outcome = try types(
      "Sources", "--out", "bridge.d.ts", "--type-check-limit", "1", isChecked: true,
      environment: ["PROCESSES": folder.url.path])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.hasSuffix(
        "/node_modules/.bin/tsc did not check bridge.d.ts, because it ran longer than 1 s\n"))
    #expect(exists("bridge.d.ts"))
    let process = try #require(
      try Int32(
        String(contentsOf: folder.url.appendingPathComponent("compiler"), encoding: .utf8)
          .trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(process, 0) == -1, "The compiler still runs.")
  }

  @Test func `without a compiler nothing is checked`() throws {
    try folder.write(
      "// webbridge: type Place = {\n@Exposed(\"a\") class A { func b(c: Place) {} }",
      to: "Sources/A.swift")
    let outcome = try types(
      "Sources", "--out", "bridge.d.ts", isChecked: true, environment: ["PATH": "/nowhere"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(name).path)
  }

  @Test func `it writes the declarations, and the module beside them`() throws {
    let outcome = try types("Sources", "--out", "web/native.d.ts", isChecked: true)
    #expect(outcome.status == 0)
    #expect(outcome.output + outcome.errors == "")
    #expect(try folder.text("web/native.d.ts").contains("battery(): Promise<number>;"))
    #expect(try folder.text("web/native.js") == BridgeDeclarations.module)
  }

  @Test func `the module is left out where it is not wanted`() throws {
    #expect(try types("Sources", "--out", "bridge.d.ts", "--no-module").status == 0)
    #expect(exists("bridge.d.ts"))
    #expect(!exists("bridge.js"))
  }

  @Test func `--check fails with one line where a file is missing or stale`() throws {
    let check = ["Sources", "--out", "bridge.d.ts", "--check"]
    var outcome = try types(check[0], check[1], check[2], check[3])
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "error: bridge.d.ts is missing, and bridge.js is missing: run webbridge types Sources --out bridge.d.ts\n"
    )
    #expect(!exists("bridge.d.ts"))
    #expect(try types("Sources", "--out", "bridge.d.ts").status == 0)
    outcome = try types(check[0], check[1], check[2], check[3])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    try folder.write(#"@Exposed("a") class A { func b(c: CLLocation) {} }"#, to: "Sources/A.swift")
    outcome = try types(check[0], check[1], check[2], check[3])
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "error: bridge.d.ts is stale: run webbridge types Sources --out bridge.d.ts\n")
  }

  @Test func `what is up to date is not written again`() throws {
    #expect(try types("Sources", "--out", "bridge.d.ts").status == 0)
    let file = folder.url.appendingPathComponent("bridge.d.ts").path
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
    #expect(try types("Sources", "--out", "bridge.d.ts").status == 0)
    let written = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(written == past)
  }

  @Test func `warnings go to the standard error, and the files are written`() throws {
    try folder.write(#"@Exposed("a") class A { func b(c: CLLocation) {} }"#, to: "Sources/A.swift")
    let outcome = try types("Sources", "--out", "bridge.d.ts")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("Sources/A.swift:1:35: warning: 'CLLocation' has no"))
    #expect(exists("bridge.d.ts"))
  }

  @Test func `hidden folders are passed over, and a file that is named twice is read once`() throws
  {
    try folder.write("struct {", to: "Sources/.build/Broken.swift")
    try folder.write(#"@Exposed("light") class Light { func on() {} }"#, to: "More/Light.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("Link.swift").path,
      withDestinationPath: "Sources/Device.swift")
    let paths = ["Sources", "Sources/Device.swift", "./Sources", "Link.swift", "More/"]
    let outcome = try Tool.run(
      Tool.webbridge, ["types"] + paths + ["--out", "bridge.d.ts"], in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let text = try folder.text("bridge.d.ts")
    #expect(text.contains("'device.battery'") && text.contains("'light.on'"))
  }

  @Test func `who reads a file while it is replaced has all of the old one`() throws {
    #expect(try types("Sources", "--out", "bridge.d.ts").status == 0)
    let old = try folder.text("bridge.d.ts")
    let reader = try FileHandle(forReadingFrom: folder.url.appendingPathComponent("bridge.d.ts"))
    try folder.write(#"@Exposed("light") class Light { func on() {} }"#, to: "Sources/Light.swift")
    #expect(try types("Sources", "--out", "bridge.d.ts").status == 0)
    #expect(try reader.readToEnd() == Data(old.utf8))
    #expect(try folder.text("bridge.d.ts") != old)
  }

  @Test func `an empty source is a warning, and gives the bridge alone`() throws {
    try folder.write("", to: "Empty.swift")
    let outcome = try types("Empty.swift", "--out", "bridge.d.ts")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "warning: There is no @Exposed type and no @PageInterface in these sources.\n")
    #expect(try folder.text("bridge.d.ts").contains("export const bridge: Bridge;"))
  }

  @Test func `a source that cannot be used is one clear line, and nothing is written`() throws {
    try folder.write("struct {", to: "Broken.swift")
    try folder.write("", to: "Empty/readme.txt")
    try folder.write("", to: "readme.md")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Dangling"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("Dangling/A.swift").path,
      withDestinationPath: "nowhere")
    try Data([0xFF, 0xFE]).write(to: folder.url.appendingPathComponent("Bytes.swift"))
    let cases = [
      ("Nowhere", "error: Nowhere does not exist.\n"),
      ("Empty", "error: Empty has no Swift files in it.\n"),
      ("Sources/*.kt", "error: Sources/*.kt does not exist.\n"),
      ("readme.md", "error: readme.md is not a Swift file.\n"),
      ("Dangling", "error: Dangling/A.swift cannot be read.\n"),
      ("Bytes.swift", "error: Bytes.swift is not UTF-8 text.\n"),
    ]
    for (path, line) in cases {
      let outcome = try types(path, "--out", "bridge.d.ts")
      #expect(outcome.status == 1)
      #expect(outcome.errors == line)
    }
    let broken = try types("Broken.swift", "--out", "bridge.d.ts")
    #expect(broken.status == 1)
    #expect(broken.errors.hasPrefix("Broken.swift:1:"))
    #expect(!exists("bridge.d.ts"))
  }

  @Test(arguments: [
    ("Sources/Device.swift/bridge.d.ts", "Sources/Device.swift is not a folder"),
    ("folder.d.ts", "it is a folder"),
  ])
  func `a file that cannot be written is one clear line`(file: String, reason: String) throws {
    try folder.write("", to: "folder.d.ts/some")
    let outcome = try types("Sources", "--out", file)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "error: \(file) cannot be written: \(reason)\n")
  }

  @Test func `the help names what can be asked for, on lines that fit a terminal`() throws {
    let outcome = try types("--help")
    #expect(outcome.status == 0)
    for option in ["--out", "--check", "--no-module", "// webbridge: type"] {
      #expect(outcome.output.contains(option))
    }
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.contains("  // webbridge: type CLLocation = number   for a type from elsewhere"))
    #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("USAGE: ") })
  }

  @Test(arguments: [
    ["types", "--out", "bridge.d.ts"], ["types", "Sources", "--out", "bridge.ts"],
  ])
  func `a wrong use says what is right`(arguments: [String]) throws {
    let outcome = try Tool.run(Tool.webbridge, arguments, in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(outcome.errors.hasSuffix("See webbridge types --help\n"))
  }
}
