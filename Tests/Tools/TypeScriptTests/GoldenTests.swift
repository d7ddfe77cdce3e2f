import Foundation
import Testing
import TypeScriptDeclarations

@Suite struct GoldenTests {
  @Test func `the shop's sources give the declarations beside them`() throws {
    let declarations = try Samples.declarations("Shop")
    #expect(declarations.warnings == [])
    let golden = try Samples.text("Shop/bridge.d.ts")
    if declarations.ofApp != golden {
      let made = FileManager.default.temporaryDirectory.appendingPathComponent("bridge.d.ts")
      try Data(declarations.ofApp.utf8).write(to: made)
      Issue.record("Samples/Shop/bridge.d.ts is not what is made now: \(made.path)")
    }
  }

  @Test func `what is made does not depend on the order of the files`() throws {
    let sources = try SwiftSource.read([Samples.folder.appendingPathComponent("Shop").path])
    #expect(sources.count == 3)
    let one = try BridgeDeclarations(of: sources)
    let other = try BridgeDeclarations(of: sources.reversed())
    #expect(one.text == other.text)
  }
}
