import BridgeCore
import Foundation
import Testing
import TypeScriptDeclarations

/// What is declared, compared with what the bridge's coders do.
@Suite(.enabled(if: TypeScript.isInstalled)) struct EncodingTests {
  private let declarations: BridgeDeclarations
  private let folder: Folder

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("CodableTypes.swift")
    declarations = try BridgeDeclarations(of: SwiftSource.read([file.path]))
    folder = try Folder()
    try folder.write(declarations.text, to: "bridge.d.ts")
  }

  /// Which of the constants, each with its type, are not of their types.
  private func mistaken(_ constants: [(type: String, value: String)]) throws -> [String] {
    let lines = constants.enumerated().map { index, constant in
      "export const c\(index): types.\(constant.type) = \(constant.value)"
    }
    let text = "import type * as types from './bridge.js'\n" + lines.joined(separator: "\n")
    try folder.write(text, to: "values.ts")
    return try TypeScript.check(["values.ts"], in: folder.url).map { lines[$0.line - 2] }
  }

  @Test func `every type of the file is declared`() { #expect(declarations.warnings == []) }

  @Test func `what Swift encodes is of the type that is declared`() throws {
    let values: [(String, any Encodable)] = [
      ("Plain", Self.plain), ("Plain", Self.full), ("Collections", Self.collections),
      ("Choices", Choices(size: .small, mood: .low, step: .half, word: .quoted)),
      ("Choices", Choices(size: .large, mood: .high, step: .whole, word: .line)),
      ("Choices", Choices(size: .large, mood: .even, step: .whole, word: .line)),
      ("Shape", Shape.empty), ("Shape", Shape.circle(radius: 2)), ("Shape", Shape.named("a", nil)),
      ("Shape", Shape.named("a", 1)), ("Shape", Shape.both(.empty, and: .circle(radius: 1))),
      ("Shape", Shape.tagged(tag: nil, at: .now)), ("Shape", Shape.renamed(inner: 1)),
      ("Keys", Self.keys), ("Flags", Flags(rawValue: 3)), ("Plainly", Plainly()),
      ("Corner", Self.corner),
    ]
    let constants = try values.map { type, value in
      (type: type, value: try BridgeValue(encoding: value).expression)
    }
    #expect(try mistaken(constants) == [])
  }

  @Test func `what is declared as an input, Swift decodes`() throws {
    try agree(
      accepts: true,
      [
        Row("PlainInput", Plain.self, "~" + Self.plainText(nothing: #","nothing":null"#)),
        Row("PlainInput", Plain.self, "~" + Self.plainText(nothing: "")),
        Row("PlainInput", Plain.self, "~" + Self.plainText(wide: #"{"$int":"12"}"#)),
        Row("Shape", Shape.self, #"{"empty":{}}"#),
        Row("ShapeInput", Shape.self, #"{"named":{"_0":"a","_1":null}}"#),
        Row("ShapeInput", Shape.self, #"{"other-name":{"in":1}}"#),
        Row("Box<number>", Box<Int>.self, #"{"value":1}"#),
        Row("BoxInput<number>", Box<Int>.self, #"{"value":1,"other":null}"#),
        Row("KeysInput", Keys.self, Self.keysText(#","name":null"#)),
        Row("KeysInput", Keys.self, Self.keysText(#","fixed":"fixed""#)),
        Row("CollectionsInput", Collections.self, "~" + Self.collectionsText()),
        Row("CollectionsInput", Collections.self, "~" + Self.collectionsText(tags: #"["a"]"#)),
      ])
  }

  @Test func `what is not declared as an input, Swift refuses`() throws {
    try agree(
      accepts: false,
      [
        Row("PlainInput", Plain.self, "~" + Self.plainText(wide: #""12""#)),
        Row("PlainInput", Plain.self, #"{"text":"a"}"#),
        Row("ShapeInput", Shape.self, #"{"circle":{}}"#),
        Row("ShapeInput", Shape.self, #"{"circle":{"radius":null}}"#),
        Row("ShapeInput", Shape.self, #"{"renamed":{"inner":1}}"#),
        Row("ShapeInput", Shape.self, #""empty""#),
        Row("BoxInput<number>", Box<Int>.self, #"{"value":null}"#),
        Row("BoxInput<number>", Box<Int>.self, #"{}"#),
        Row("Size", Size.self, #""small""#), Row("Mood", Mood.self, "2"),
        Row("CollectionsInput", Collections.self, "~" + Self.collectionsText(closed: "[1]")),
        Row("Flags", Flags.self, #"{"rawValue":1}"#),
        Row(
          "KeysInput", Keys.self, Self.keysText(#","id":1"#).replacing(#""the-id":1,"#, with: "")),
      ])
  }

  /// A value of the page, the type of which it is declared to be, and the one that Swift makes of it.
  private struct Row {
    var type: String
    var text: String
    var decode: (BridgeValue) throws -> Void

    init<T: Decodable>(_ type: String, _ swift: T.Type, _ text: String) {
      self.type = type
      self.text = text
      decode = { _ = try $0.decode(swift) }
    }
  }

  private func agree(accepts: Bool, _ rows: [Row]) throws {
    var constants: [(type: String, value: String)] = []
    for row in rows {
      let value = try BridgeValue(parsing: row.text)
      constants.append((row.type, value.expression))
      if accepts {
        #expect(throws: Never.self, "\(row.text)") { try row.decode(value) }
      } else {
        #expect(throws: DecodingError.self, "\(row.text)") { try row.decode(value) }
      }
    }
    let mistaken = try mistaken(constants)
    #expect(mistaken.count == (accepts ? 0 : rows.count), "\(mistaken)")
  }
}
