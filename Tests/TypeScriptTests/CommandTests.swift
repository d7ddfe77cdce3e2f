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

  private func types(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(Tool.webbridge, ["types"] + arguments, in: folder.url)
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(name).path)
  }

  @Test func `it writes the declarations, and the module beside them`() throws {
    let outcome = try types("Sources", "--out", "web/native.d.ts")
    #expect(outcome.status == 0)
    #expect(outcome.output + outcome.errors == "")
    #expect(try folder.text("web/native.d.ts").contains("battery(): Promise<number>;"))
    #expect(try folder.text("web/native.js") == PageRuntime.module)
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

  @Test func `hidden folders are passed over, and files may be named`() throws {
    try folder.write("struct {", to: "Sources/.build/Broken.swift")
    #expect(try types("Sources", "Sources/Device.swift", "--out", "bridge.d.ts").status == 0)
  }

  @Test func `a source that cannot be used is one clear line, and nothing is written`() throws {
    try folder.write("struct {", to: "Broken.swift")
    try folder.write("", to: "Empty/readme.txt")
    try Data([0xFF, 0xFE]).write(to: folder.url.appendingPathComponent("Bytes.swift"))
    let cases = [
      ("Nowhere", "error: Nowhere does not exist.\n"),
      ("Empty", "error: Empty has no Swift files in it.\n"),
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

  @Test func `a file that cannot be written is one clear line`() throws {
    let outcome = try types("Sources", "--out", "Sources/Device.swift/bridge.d.ts")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("error: Sources/Device.swift/bridge.d.ts cannot be written: "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ["types", "--out", "bridge.d.ts"], ["types", "Sources", "--out", "bridge.ts"],
  ])
  func `a wrong use says what is right`(arguments: [String]) throws {
    let outcome = try Tool.run(Tool.webbridge, arguments, in: folder.url)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("Error: "))
    #expect(outcome.errors.contains("Usage: webbridge types"))
  }
}
