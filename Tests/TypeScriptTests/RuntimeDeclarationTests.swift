import BridgeCore
import Foundation
import Testing
import TypeScriptDeclarations

/// The declarations of the bridge itself, compared with the runtime's source.
@Suite struct RuntimeDeclarationTests {
  private let declarations: String
  private let core: URL

  init() throws {
    declarations = try BridgeDeclarations("struct Nothing {}").text
    core =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/BridgeCore").standardizedFileURL
  }

  private func source(_ name: String) throws -> String {
    try String(contentsOf: core.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func `every code of an error is declared, and no other`() throws {
    let codes = try source("BridgeError+Code.swift").matches(of: #/static let (\w+)/#).map(\.1)
    let list = declarations.firstMatch(of: #/BridgeErrorCode =\n([^;]*)/#)?.1 ?? ""
    #expect(list.matches(of: #/\| '(\w+)'/#).map(\.1) == codes)
  }

  @Test func `the module is the runtime's, and exports what is declared`() throws {
    #expect(BridgeDeclarations.module == PageRuntime.module)
    let exports = PageRuntime.module.matches(of: #/export const (\w+)/#).map(\.1)
    #expect(declarations.matches(of: #/export const (\w+)/#).map(\.1) == exports)
  }
}
