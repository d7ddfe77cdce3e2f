import Foundation
import Testing
import TypeScriptDeclarations

/// The warnings about code that cannot be declared.
@Suite struct WarningTests {
  private func warnings(_ text: String) throws -> [String] {
    try BridgeDeclarations(text).warnings.map(\.description)
  }

  private func errors(_ sources: SwiftSource...) -> [String] {
    do {
      _ = try BridgeDeclarations(of: sources)
      return []
    } catch {
      return (error as? SourceErrors)?.errors.map(\.description) ?? ["\(error)"]
    }
  }

  @Test func `coding written by hand is unknown in its direction, and a comment says what it is`()
    throws
  {
    let text = """
      @Exposed("shop") class Shop { func price(_ price: Price) -> Price { price } }
      struct Price: Codable {
        var cents: Int
        init(from decoder: any Decoder) throws {}
      }
      """
    let made = try BridgeDeclarations(text)
    #expect(
      made.warnings.map(\.description) == [
        "App.swift:4:3: warning: Price has an init(from:) of its own, and is unknown in TypeScript; say what it is by a comment above Price: // webbridge: type = …"
      ])
    #expect(made.declaration("PriceInput")?.hasSuffix("export type PriceInput = unknown;") == true)
    #expect(made.declaration("Price") == "export interface Price {\n  cents: number;\n}")
    let told = try BridgeDeclarations(
      text.replacing("struct Price", with: "// webbridge: type = `${number} EUR`\nstruct Price"))
    #expect(told.warnings == [])
    #expect(told.declaration("Price") == "export type Price = `${number} EUR`;")
  }

  @Test func `raw values that are made by hand are unknown`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A { func a() -> Code { .a }; func b() -> Color { Color() } }
      enum Code: RawRepresentable, Codable {
        case a
        init?(rawValue: String) { nil }
        var rawValue: String { "a" }
      }
      struct Color: RawRepresentable, Codable { var red = 0; var rawValue: Int { red } }
      """)
    let advice = "say what it is by a comment above it: // webbridge: type = …"
    #expect(
      made.warnings.map(\.description) == [
        "App.swift:2:6: warning: Code makes its rawValue by itself, and is unknown in TypeScript; \(advice)",
        "App.swift:7:8: warning: Color makes its rawValue by itself, and is unknown in TypeScript; \(advice)",
      ])
    #expect(made.declaration("Code") == "export type Code = unknown;")
    #expect(made.declaration("Color") == "export type Color = unknown;")
  }

  @Test func `an initializer from something else, or into it, is no coding`() throws {
    let found = try warnings(
      """
      @Exposed("shop") class Shop { func price() -> Price { fatalError() } }
      struct Price: Codable {
        var cents: Int
        init(from text: String) {}
        func encode(to file: URL) {}
      }
      """)
    #expect(found == [])
  }

  @Test func `coding in an extension counts as well`() throws {
    #expect(
      try warnings(
        """
        @Exposed("shop") class Shop { func price() -> Price { fatalError() } }
        struct Price {}
        extension Price: Codable { func encode(to encoder: any Encoder) throws {} }
        """
      ).first?.hasPrefix("App.swift:3:28: warning: Price has an encode(to:) of its own") == true)
  }

  @Test func `what cannot be seen of a property is a warning`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("shop") class Shop { func state() -> State { fatalError() } }
      struct State: Codable {
        @Clamped var level: Int
        var made = make()
        // webbridge: type = 'a' | 'b'
        @Clamped var told: Int
        var seen = -1.5, text = "", list = [1], day = Date(), days = [Date]()
      }
      """)
    #expect(
      made.warnings.map(\.description) == [
        "App.swift:3:16: warning: What @Clamped makes of 'level' cannot be seen, and is unknown in TypeScript; say what it is by a comment above it: // webbridge: type = …",
        "App.swift:4:7: warning: The type of 'made' is not written, and is unknown in TypeScript; write it, or say what it is by a comment above it: // webbridge: type = …",
      ])
    let state = """
      export interface State {
        level: unknown;
        made: unknown;
        told: 'a' | 'b';
        seen: number;
        text: string;
        list: number[];
        day: Date;
        days: Date[];
      }
      """
    #expect(made.declaration("State") == state)
  }

  @Test func `what a class adds to a Codable one does not travel`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A { func a() -> Cat { Cat() } }
      class Animal: Codable { var legs = 4 }
      class Cat: Animal { var lives = 9 }
      """)
    #expect(
      made.warnings.map(\.description) == [
        "App.swift:3:25: warning: 'lives' does not travel: Cat is encoded as Animal, whose Codable it inherits."
      ])
    #expect(made.declaration("Cat") == "export type Cat = Animal;")
  }

  @Test func `what cannot have a place among the names is left out`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A {
        func twice(_ a: Int) {}
        func twice(_ a: String) {}
      }
      @Exposed(name) class B { func b() {} }
      @PageInterface("c") protocol C { var count: Int { get } }
      // webbridge: typo
      struct D {}
      """)
    #expect(
      made.warnings.map(\.description) == [
        "App.swift:3:8: warning: \"a.twice\" is there already: the bridge has one method of a name.",
        "App.swift:5:1: warning: The name of B is not a plain string, so that it cannot be declared.",
        "App.swift:6:38: warning: 'count' is not declared: properties of a page's interface are BridgeEvents<Value>.",
        "App.swift:8:1: warning: The comment \"webbridge: typo\" says nothing: write \"type = …\", \"type Name = …\" or \"include\".",
      ])
    #expect(made.declaration("A") == "export interface A {\n  twice(a: number): Promise<void>;\n}")
    #expect(made.declaration("B") == nil)
    #expect(made.declaration("C") == "export interface C {\n}")
  }

  @Test func `two interfaces of one name are an error that names both`() {
    #expect(
      errors(
        SwiftSource(path: "A.swift", text: #"@Exposed("camera") class Camera {}"#),
        SwiftSource(path: "B.swift", text: "\n  @Exposed(\"camera\") actor Other {}"),
        SwiftSource(path: "C.swift", text: #"@PageInterface("camera") protocol Page {}"#))
        == [#"B.swift:2:3: error: The interface "camera" is declared already, at A.swift:1:1."#])
  }

  @Test func `a name with an empty part is an error`() {
    #expect(
      errors(SwiftSource(path: "A.swift", text: #"@Exposed("a..b") class A {}"#))
        == [#"A.swift:1:1: error: The name "a..b" has an empty part."#])
  }

  @Test func `a source that is no Swift is an error with its place`() {
    let found = errors(
      SwiftSource(path: "A.swift", text: "struct A {\n  var x: = 1\n}"),
      SwiftSource(path: "B.swift", text: "class {"))
    #expect(found.count >= 2)
    #expect(found.first?.hasPrefix("A.swift:2:") == true)
    #expect(found.last?.hasPrefix("B.swift:1:") == true)
    #expect(found.allSatisfy { $0.contains(" error: ") })
  }

  @Test func `sources without an interface are a warning`() throws {
    #expect(
      try warnings("struct A: Codable {}") == [
        "warning: There is no @Exposed type and no @PageInterface in these sources."
      ])
  }
}
