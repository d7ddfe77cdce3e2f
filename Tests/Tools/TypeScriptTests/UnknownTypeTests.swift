import Testing
import TypeScriptDeclarations

/// Types without a counterpart in TypeScript.
@Suite struct UnknownTypeTests {
  /// Types without a counterpart, each as the result of a method.
  private static let unknown = [
    ("CLLocation", "CLLocation", "unknown", Self.named("CLLocation")),
    ("[Set<Map.Pin>]?", "Map.Pin", "Set<unknown>[] | null", Self.named("Pin")),
    ("[String: Duration]", "Duration", "Record<string, unknown>", Self.named("Duration")),
    ("Dictionary<String>", "Dictionary<String>", "unknown", Self.named("Dictionary")),
    ("InlineArray<3, Int>", "InlineArray<3, Int>", "unknown", Self.named("InlineArray")),
    ("any Sequence<Int>", "Sequence<Int>", "unknown", Self.named("Sequence")),
    ("Worker", "Worker", "unknown", Self.named("Worker")),
    ("any Shape", "Shape", "unknown", Self.named("Shape")),
    ("Item.Missing", "Item.Missing", "unknown", Self.named("Missing")),
    ("Value", "Value", "unknown", Self.named("Value")),
    ("(Int, Int)?", "(Int, Int)", "unknown", Self.unnamed),
    ("(Int) -> Int", "(Int) -> Int", "unknown", Self.unnamed),
    ("Int.Type", "Int.Type", "unknown", Self.unnamed),
    ("Ticks", "the element of Ticks", "PromisedStream", Self.unnamed),
  ]
  private static func named(_ name: String) -> String {
    "say what it is by a comment: // webbridge: type \(name) = …"
  }
  private static let unnamed = "give it a type with a name."

  @Test(arguments: unknown)
  func `a type without a counterpart is unknown, with its line and column`(
    type: String, culprit: String, declared: String, advice: String
  ) throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A {
        func get<Value>() async -> \(type) { fatalError() }
      }
      struct Item: Codable { var a: Int }
      struct Ticks: AsyncSequence {}
      actor Worker {}
      protocol Shape {}
      """)
    #expect(
      made.warnings.map(\.description) == [
        "App.swift:2:30: warning: '\(culprit)' has no description in TypeScript and is unknown there; \(advice)"
      ])
    let promised = declared == "PromisedStream" ? "\(declared)<unknown>" : "Promise<\(declared)>"
    #expect(made.ofApp.contains("  get(): \(promised);\n"))
  }

  @Test func `raw values and aliases that lead nowhere are unknown, where they are declared`()
    throws
  {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A { func a() -> Grade { .a }; func b() -> One { fatalError() } }
      enum Grade: Character { case a = "A" }
      typealias One = Two
      typealias Two = One
      """)
    #expect(
      made.warnings.map(\.description) == [
        "App.swift:2:6: warning: 'Character' has no description in TypeScript and is unknown there; \(Self.named("Character"))",
        "App.swift:4:11: warning: 'One' has no description in TypeScript and is unknown there; \(Self.named("One"))",
      ])
    #expect(made.declaration("Grade") == "export type Grade = unknown;")
    #expect(made.ofApp.contains("b(): Promise<unknown>;"))
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

  @Test func `parameters that no call can have are unknown`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A {
        func many(_ values: Int...) {}
        func change(_ value: inout Int) {}
      }
      """)
    #expect(
      made.warnings.map(\.description) == [
        "App.swift:2:23: warning: 'values' is variadic, which no parameter of a call over the bridge can be.",
        "App.swift:3:24: warning: 'value' is inout, which no parameter of a call over the bridge can be.",
      ])
    #expect(made.ofApp.contains("many(values: unknown)"))
    #expect(made.ofApp.contains("change(value: unknown)"))
  }
}
