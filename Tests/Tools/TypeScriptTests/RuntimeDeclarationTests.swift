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
      .appendingPathComponent("../../../Sources/Bridge/BridgeCore").standardizedFileURL
  }

  private func source(_ name: String) throws -> String {
    try String(contentsOf: core.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func `every code of an error is declared, and no other`() throws {
    let codes = try source("../BridgeCodec/Values/BridgeError.swift").matches(
      of: #/static let (\w+)/#
    ).map(\.1)
    let list = declarations.firstMatch(of: #/BridgeErrorCode =\n([^;]*)/#)?.1 ?? ""
    #expect(list.matches(of: #/\| '(\w+)'/#).map(\.1) == codes)
  }

  @Test func `no type of an app takes a name that the bridge's own declarations use`() throws {
    let code = declarations.replacing(#/\/\*[\s\S]*?\*\/|\/\/.*|'[^']*'|`[^`]*`/#, with: "")
    let used = Set(code.matches(of: #/\b[A-Z]\w*/#).map { String($0.0) })
    // Generic parameters are valid only in their own declarations.
    let lists = code.matches(
      of: #/(?m)(?:(?:interface|type) \w+|^  \w+)<(.+?)>(?: extends | =|\()|infer (\w+)/#)
    let own = lists.compactMap { $0.1 ?? $0.2 }.flatMap { list in
      list.matches(of: #/(?:^|, )(\w+)/#).map { String($0.1) }
    }
    #expect(Set(own) == ["Element", "List", "Name", "Of", "Result", "Value"])
    let globals = used.subtracting(own).sorted()
    #expect(globals.count > 20)
    let methods = globals.map { "func a\($0)() -> \($0) { fatalError() }\n" }.joined()
    let types = globals.map { "struct \($0): Codable { var own: Int }\n" }.joined()
    let made = try BridgeDeclarations("@Exposed(\"a\") class A {\n\(methods)}\n\(types)")
    for name in globals {
      #expect(made.ofApp.contains("export interface \(name)_ {\n  own: number;\n}"), "\(name)")
    }
  }

  /// Both are made of one file (`scripts/embed --check`), and the runtime's is minified.
  @Test func `the module is the runtime's, and exports what is declared`() throws {
    func exports(_ text: String) -> [Substring] {
      text.matches(of: #/export const (\w+)/#).map(\.1)
    }
    #expect(exports(declarations) == ["bridge", "BridgeError"])
    #expect(exports(BridgeDeclarations.module) == exports(declarations))
    #expect(exports(Bridge.pageModule) == exports(declarations))
  }
}
