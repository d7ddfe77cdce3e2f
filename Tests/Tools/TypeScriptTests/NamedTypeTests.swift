import Testing
import TypeScriptDeclarations

/// The meaning of type names, and their names in TypeScript.
@Suite struct NamedTypeTests {
  @Test func `names that TypeScript or another type has are given another`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") struct Bridge: Codable {
        var id: Int
        func a(_ map: Map, _ line: Cart.Line, _ other: CartLine) -> Bridge { self }
      }
      struct Map: Codable { var `default`: Int; var `in-valid`: Int }
      struct Cart: Codable { struct Line: Codable { var a: Int } }
      struct CartLine: Codable { var b: Int }
      """)
    #expect(
      made.ofApp.contains("  a(map: Map_, line: CartLine_, other: CartLine): Promise<Bridge__>;"))
    #expect(made.declaration("CartLine") == "export interface CartLine {\n  b: number;\n}")
    #expect(made.declaration("Map_")?.contains("  'in-valid': number;") == true)
  }

  @Test func `a module's name may stand before a type's`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A {
        func a(_ date: Foundation.Date, _ item: Shop.Item, _ id: Item.ID) -> Swift.Optional<Item> { nil }
      }
      struct Item: Codable, Identifiable { var id: UUID }
      """)
    #expect(made.warnings == [])
    #expect(made.ofApp.contains("a(date: Date, item: Item, id: string): Promise<Item | null>;"))
  }

  /// Types that may be written with a module, and what they are in TypeScript.
  static let qualified = [
    ("Swift.Int", "number"), ("Swift.String", "string"), ("Swift.Void", "void"),
    ("Swift.Optional<Swift.Bool>", "boolean | null"), ("Swift.Array<Swift.UInt8>", "Uint8Array"),
    ("Swift.Dictionary<Swift.String, Swift.Int>", "Record<string, number>"),
    ("Swift.Set<Swift.Int>", "Set<number>"), ("Swift.Range<Swift.Int>", "[number, number]"),
    ("Foundation.URL", "string"), ("Foundation.UUID", "string"), ("Foundation.Data", "Uint8Array"),
    ("Foundation.Date", "Date"), ("Foundation.Decimal", "number"),
    ("CoreFoundation.CGFloat", "number"), ("CoreGraphics.CGPoint", "[number, number]"),
    ("BridgeCore.BridgeBlob", "NativeBlob"), ("WebBridge.BridgeValue", "unknown"),
    ("OrderedCollections.OrderedSet<Swift.Int>", "number[]"),
  ]

  @Test(arguments: qualified)
  func `a type of a library means the same with its module`(type: String, described: String) throws
  {
    // The types of the sources have the names of the library's.
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A { func get() -> \(type) { fatalError() } }
      struct URL { var own: Int }
      struct Data { var own: Int }
      """)
    #expect(made.warnings == [])
    #expect(made.ofApp.contains("get(): Promise<\(described)>;"))
  }

  @Test(arguments: [
    ("then: (Swift.Result<Swift.Int, any Swift.Error>) -> Swift.Void", "Promise<number>"),
    ("then: @escaping (Result<Int, any Error>) -> Swift.Void", "Promise<number>"),
    ("then: Swift.Optional<(Swift.Int) -> Void>", "Promise<number>"),
    ("then: ((Int) -> Void)?", "Promise<number>"),
    ("then: (Swift.Void) -> Void", "Promise<void>"),
    ("then: (Swift.Result<Swift.Void, any Error>) -> Void", "Promise<void>"),
    ("each: (Swift.Int, Swift.Bool) -> Swift.Void", "PromisedStream<number>"),
  ])
  func `a closure that takes the answer is one with the library's name, too`(
    parameter: String, result: String
  ) throws {
    let made = try BridgeDeclarations("@Exposed(\"a\") class A { func get(\(parameter)) {} }")
    #expect(made.warnings == [])
    #expect(made.ofApp.contains("get(): \(result);"))
  }

  @Test func `a member of a type from elsewhere is none of the library's types`() throws {
    let made = try BridgeDeclarations(
      "@Exposed(\"a\") class A { func get() -> HeroQuery.Data { fatalError() } }")
    #expect(
      made.warnings.map(\.message) == [
        "'HeroQuery.Data' has no description in TypeScript and is unknown there; say what it is by a comment: // webbridge: type HeroQuery.Data = …"
      ])
    #expect(made.ofApp.contains("get(): Promise<unknown>;"))
  }

  @Test func `aliases are followed, however they are nested`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A {
        typealias Local = Pair<Name, Int>
        func a(_ value: Local) -> [Table<Date>] { [] }
        func loop(_ value: One) {}
      }
      typealias Name = String
      typealias Pair<First, Second> = Both<Second, First>
      typealias Table<Value> = [String: Value?]
      struct Both<First: Codable, Second: Codable>: Codable { var first: First; var second: Second }
      typealias One = Two
      typealias Two = One
      """)
    #expect(
      made.ofApp.contains(
        "a(value: Both<number, string>): Promise<Record<string, Date | null>[]>;"))
    #expect(made.warnings.count == 1)
  }

  @Test func `a type may mention itself, and another's id`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A {
        func tree() -> Tree<Int> { fatalError() }
        func all() -> [Tree<Int>.ID: Loop.ID] { [:] }
      }
      struct Tree<Value: Codable>: Codable, Identifiable {
        var id: String
        var branches: [Self]
        var value: Value
      }
      struct Loop: Identifiable { var id: Loop.ID }
      """)
    let tree = """
      export interface Tree<Value> {
        id: string;
        branches: Tree<Value>[];
        value: Value;
      }
      """
    #expect(made.declaration("Tree") == tree)
    #expect(made.ofApp.contains("all(): Promise<Record<string, unknown>>;"))
    #expect(made.warnings.count == 1)
  }

  @Test func `keys are text by what their type inherits from, too`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A { func a() -> [Tag: Int] { [:] }; func b() -> [Loop: Int] { [:] } }
      protocol Key: Label {}
      protocol Label: CodingKeyRepresentable {}
      enum Tag: String, Key, Codable { case one }
      protocol First: Second {}
      protocol Second: First {}
      enum Loop: String, First, Codable { case two }
      """)
    #expect(made.warnings == [])
    #expect(made.ofApp.contains("a(): Promise<Partial<Record<Tag, number>>>;"))
    #expect(made.ofApp.contains("b(): Promise<Map<Loop, number>>;"))
  }

  @Test func `whether a generic key is text, only its argument tells`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A { func a() -> Table<Int> { fatalError() }; func b() -> Rows<Tag> { [:] } }
      struct Table<Key: Codable & Hashable>: Codable { var rows: [Key: Date] }
      typealias Rows<Data> = [Data: Int]
      // webbridge: type Tag = string
      """)
    #expect(made.warnings == [])
    let table = "export interface Table<Key> {\n  rows: Map<Key, Date> | Record<string, Date>;\n}"
    #expect(made.declaration("Table") == table)
    #expect(made.ofApp.contains("b(): Promise<Map<Tag, number> | Record<string, number>>;"))
  }
}
