import Foundation
import Testing
import TypeScriptDeclarations

/// What cannot be declared, and what is said of it.
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

  @Test func `a type from elsewhere is unknown, with the place where it is mentioned`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("map") class Map {
        func show(_ place: CLLocation, zoom: Int = 1) -> (Int, Int) { (1, 2) }
      }
      """)
    #expect(
      made.warnings.map(\.description) == [
        "App.swift:2:22: warning: 'CLLocation' has no description in TypeScript and is unknown there; say what it is by a comment: // webbridge: type CLLocation = …",
        "App.swift:2:52: warning: '(Int, Int)' has no description in TypeScript and is unknown there; give it a type with a name.",
      ])
    #expect(made.ofApp.contains("show(place: unknown, zoom?: number): Promise<unknown>;"))
  }

  @Test func `a comment says what a type from elsewhere is`() throws {
    let made = try BridgeDeclarations(
      """
      // webbridge: type CLLocation = [latitude: number, longitude: number]
      @Exposed("map") class Map { func show(_ place: CLLocation, _ all: [CLLocation]) {} }
      """)
    #expect(made.warnings == [])
    #expect(made.ofApp.contains("show(place: CLLocation, all: CLLocation[]): Promise<void>;"))
    #expect(
      made.declaration("CLLocation")
        == "export type CLLocation = [latitude: number, longitude: number];")
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
    let found = try warnings(
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
      found.map { $0.prefix(44) }
        == [
          "App.swift:3:16: warning: What @Clamped makes ",
          "App.swift:4:7: warning: The type of 'made' is ",
        ].map { $0.prefix(44) })
  }

  @Test func `what no call can have is a warning`() throws {
    let found = try warnings(
      """
      @Exposed("a") class A {
        func many(_ values: Int...) {}
        func change(_ value: inout Int) {}
        func twice(_ a: Int) {}
        func twice(_ a: String) {}
        func choose<T>(_ value: T) {}
        func run(_ body: (Int) -> Int) {}
        func any(_ value: any Sequence<Int>) {}
      }
      @Exposed(name) class B {}
      @PageInterface("c") protocol C { var count: Int { get } }
      // webbridge: typo
      struct D {}
      """)
    #expect(
      found.map { $0.split(separator: ":")[1] } == ["2", "3", "5", "6", "7", "8", "10", "11", "13"])
    #expect(found.allSatisfy { $0.hasPrefix("App.swift:") && $0.contains(": warning: ") })
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
