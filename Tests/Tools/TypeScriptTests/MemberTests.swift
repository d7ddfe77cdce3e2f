import BridgeCore
import BridgeTesting
import Foundation
import Testing
import TypeScriptDeclarations

/// The declarations of the bridge itself, compared with the objects in a page.
@MainActor @Suite(.enabled(if: TypeScript.isInstalled)) struct MemberTests {
  /// Returns the members of objects, by the types that are declared for them.
  private func members() async throws -> [String: [String]] {
    let page = InMemoryPage(url: "https://shop.example.com/")
    let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
    try bridge.handle("function") { BridgeFunction { 1 } }
    try bridge.handle("blob") { BridgeBlob(Data()) }
    try bridge.handle("streams") { [BridgeStream(AsyncStream<Int> { $0.finish() })] }
    try bridge.handle("context.of") { try await bridge.call("context", as: [String].self) }
    return try await page.evaluate(try Samples.text("members.js"), as: [String: [String]].self)
  }

  /// Returns the types whose declared members differ from the given ones.
  private func differing(_ members: [(type: String, names: [String])]) throws -> [String] {
    let folder = try Folder()
    try folder.write(BridgeDeclarations("struct Nothing {}").text, to: "bridge.d.ts")
    let lines = members.enumerated().map { index, member in
      let names = member.names.map { "'\($0)': 1" }.joined(separator: ", ")
      return "export const c\(index): Record<keyof (\(member.type)) & string, 1> = { \(names) }"
    }
    let imports = """
      import type { Bridge, BridgeContext, BridgeError, BridgeErrorConstructor, BridgeOptions, \
      BridgeStream, NativeBlob, NativeFunction, NativeStream } from './bridge.js'

      """
    try folder.write(imports + lines.joined(separator: "\n"), to: "members.ts")
    let found = Set(try TypeScript.check(["members.ts"], in: folder.url).map(\.line))
    // Line 1 contains the imports.
    return members.enumerated().filter { found.contains($0.offset + 2) }.map(\.element.type)
  }

  @Test func `what a page has is declared, and nothing else is`() async throws {
    let members = try await members().map { (type: $0, names: $1) }.sorted { $0.type < $1.type }
    #expect(members.count == 12)
    #expect(members.allSatisfy { !$0.names.isEmpty })
    let wrong = try differing(members)
    #expect(wrong == [])
    // The comparison detects a missing member and an additional member.
    let types = members.map(\.type)
    #expect(try differing(members.map { ($0.type, Array($0.names.dropLast())) }) == types)
    #expect(try differing(members.map { ($0.type, $0.names + ["other"]) }) == types)
  }

  @Test func `in a browser without the app there is a bridge with the same members`() async throws {
    let page = InMemoryPage(url: "https://shop.example.com/")
    let module = Bridge.pageModule.replacing("export const", with: "const")
    let script = "(() => {\n\(module)\nreturn Object.keys(bridge).sort() })()"
    let names = try await page.evaluate(script, as: [String].self)
    let members = try await members()
    #expect(names == members["Bridge"]?.sorted())
  }
}
