import Foundation
import Testing

/// What the package's manifest promises to users who disable the trait.
@Suite struct ManifestTests {
  @Test func `nothing that an app is built of needs swift-syntax without the trait`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let uses = manifest.split(separator: "\n").filter {
      $0.contains(#"package: "swift-syntax""#) || $0.contains(#"name: "TypeScriptDeclarations", c"#)
        || $0.contains(#"name: "BridgeMacros", c"#)
    }
    #expect(uses.count == 4)
    #expect(uses.allSatisfy { $0.contains("condition: .when(traits: macros)") })
    // The tests are not part of an app.
    let unconditional = manifest.matches(
      of: #/^ +"TypeScriptDeclarations"/#.anchorsMatchLineEndings())
    #expect(unconditional.count == 1)
  }
}
