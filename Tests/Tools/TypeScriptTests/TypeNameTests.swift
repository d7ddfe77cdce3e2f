import Foundation
import Testing
import TypeScriptDeclarations

/// Names of Swift that are none in TypeScript.
@Suite(.enabled(if: TypeScript.isInstalled)) struct TypeNameTests {
  /// The reserved words of JavaScript, the types and operators of TypeScript, and names of other kinds.
  private static let names =
    [
      "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger",
      "default", "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally",
      "for", "function", "if", "implements", "import", "in", "instanceof", "interface", "let",
      "new", "null", "package", "private", "protected", "public", "return", "static", "super",
      "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with", "yield",
    ] + [
      "any", "unknown", "never", "string", "number", "boolean", "symbol", "object", "bigint",
      "undefined", "keyof", "infer", "unique", "readonly", "asserts", "is", "as", "abstract",
      "type", "declare", "namespace", "module", "global", "require", "satisfies", "override",
      "intrinsic", "accessor", "get", "set", "of", "from", "async", "constructor", "out", "using",
    ] + [
      "Map", "Promise", "Infinity", "NativeMethods", "Bridge", "🐈", "é", "日本", "Größe", "a b",
      "1st", "a-b", "x.y", "ℵ", "👨‍👩‍👧", "𝒳", "$cash", "_",
    ]

  @Test func `every name gives a file that parses, and types that can be used`() throws {
    let words = Self.names.enumerated()
    let types = words.map { index, name in
      """
      struct `\(name)`: Codable { var v\(index): Int?; var inner: Inner; struct Inner: Codable { var `\(name)`: Int } }
      struct Box\(index)<`\(name)`: Codable>: Codable { var value: `\(name)`; var list: [`\(name)`] }
      enum Choice\(index): String, Codable { case `\(name)` }
      @Exposed("ex.\(index)") final class Ex\(index) {
        func `\(name)`(_ `\(name)`: `\(name)`, _ all: [`\(name)`?], _ box: Box\(index)<`\(name)`>) -> Choice\(index) { fatalError() }
      }
      """
    }
    let made = try BridgeDeclarations(types.joined(separator: "\n"))
    #expect(made.warnings == [])
    let folder = try Folder()
    try folder.write(made.text, to: "bridge.d.ts")
    try folder.write(
      "import { bridge } from './bridge.js'\n"
        + words.map { index, _ in
          "bridge.native.ex['\(index)']\nconst v\(index) = (t: import('./bridge.js').Box\(index)<string>) => t.value\n"
        }.joined(), to: "page.ts")
    let found = try TypeScript.check(["page.ts"], in: folder.url, withDeclarations: true)
    #expect(found == [])
  }

  @Test(arguments: [
    ("🐈", "_u1F408"), ("class", "class_"), ("Größe", "Größe"), ("a b", "a_u20b"),
    ("1st", "_u31st"), ("keyof", "keyof_"), ("Plain", "Plain"), ("$cash", "$cash"),
  ])
  func `a name is escaped by a rule`(name: String, escaped: String) throws {
    let made = try BridgeDeclarations(
      "@Exposed(\"a\") class A { func get() -> `\(name)` { fatalError() } }\nstruct `\(name)`: Codable {}"
    )
    #expect(made.ofApp.contains("get(): Promise<\(escaped)>;"))
    #expect(made.ofApp.contains("export interface \(escaped) {"))
  }

  @Test func `a type from elsewhere takes no name that is taken`() throws {
    let made = try BridgeDeclarations(
      """
      // webbridge: type Blob = string
      // webbridge: type Core.Blob = number
      // webbridge: type class = boolean
      @Exposed("a") class A { func a(_ one: Blob, _ other: Core.Blob, _ third: `class`) {} }
      """)
    #expect(made.warnings == [])
    #expect(
      made.ofApp.contains("a(one: Blob_, other: CoreBlob, third: class_): Promise<void>;"))
    #expect(made.declaration("Blob_") == "export type Blob_ = string;")
  }

  @Test func `parameters without a name have names of their own`() throws {
    let made = try BridgeDeclarations(
      "@Exposed(\"a\") class A { func a(_ value2: Int, _: Int, _ 😀: Int, _ 😂: Int) {} }")
    #expect(
      made.ofApp.contains("a(value2: number, value2_: number, _u1F600: number, _u1F602: number)"))
  }
}
