import Foundation
import Testing
import TypeScriptDeclarations

/// Corners of Swift that the shop has no use for.
@Suite struct DeclarationTests {
  @Test func `without a name, an interface has its type's, with a small beginning`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed class Camera { func a() {} }
      @Exposed(nil) class URLStore { func b() {} }
      @Exposed("") class Root { func c() {} }
      @PageInterface protocol UI { func d() async throws }
      """)
    #expect(made.warnings == [])
    let native = """
      export interface NativeInterfaces extends Root {
        readonly camera: Camera;
        readonly urlStore: URLStore;
      }
      """
    #expect(made.ofApp.contains(native))
    #expect(made.ofApp.contains("  c: Root['c'];\n"))
    #expect(made.ofApp.contains("  ui: UI;\n"))
  }

  @Test func `of the branches of a condition, the first counts`() throws {
    let made = try BridgeDeclarations(
      """
      #if os(iOS)
        @Exposed("camera") class Camera { func take() -> Photo { Photo() } }
      #else
        @Exposed("camera") class Camera { func take() -> Photo { Photo() } }
      #endif
      struct Photo: Codable {
        #if DEBUG
          var size = 1
        #else
          var size = 2
        #endif
      }
      @Exposed("light") class Light {
        #if DEBUG
          func on() -> Int { 1 }
        #else
          func on() {}
        #endif
      }
      """)
    #expect(made.warnings == [])
    #expect(made.declaration("Photo") == "export interface Photo {\n  size: number;\n}")
    #expect(made.declaration("Light") == "export interface Light {\n  on(): Promise<number>;\n}")
  }

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

  @Test func `streams are known by any of their types`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A {
        func a() -> AsyncThrowingStream<Int, any Error> { fatalError() }
        func b() async throws -> some AsyncSequence<String, Never> { fatalError() }
        func c() -> Own { Own() }
        func d(then: @escaping @Sendable (Result<Int, any Error>) -> Void) {}
        func e(then: (() -> Void)?) {}
      }
      struct Own: AsyncSequence { typealias Element = Date }
      """)
    #expect(made.warnings == [])
    let methods = """
        a(): PromisedStream<number>;
        b(): PromisedStream<string>;
        c(): PromisedStream<Date>;
        d(): Promise<number>;
        e(): Promise<void>;
      """
    #expect(made.declaration("A")?.contains(methods) == true)
  }

  @Test func `what is synchronous may be called so`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") actor A { func no() {}; nonisolated func yes() {}; @MainActor func main() {} }
      @Exposed("b") @MainActor class B { func yes() throws {}; func no() async {} }
      @Exposed("c") @ImageActor class C { func no() {}; nonisolated func yes() {} }
      @Exposed("d") class D { func no(then: (Int) -> Void) {}; func many() -> AsyncStream<Int> {} }
      """)
    let registry = """
      export interface NativeSynchronousMethods {
        'a.yes': A['yes'];
        'a.main': A['main'];
        'b.yes': B['yes'];
        'c.yes': C['yes'];
      }
      """
    #expect(made.ofApp.contains(registry))
  }

  @Test func `comments of every kind are carried over, and none ends early`() throws {
    let made = try BridgeDeclarations(
      "/**\r\n * Two\r\n *   lines.\r\n */\r\n@Exposed(\"a\") class A {\r\n"
        + "  /// Ends */ here, and ``Links`` do.\r\n  /// - Parameters:\r\n  ///   - in: What,\r\n"
        + "  ///     and more.\r\n  ///   - b: Else.\r\n  /// - Note: This stays.\r\n"
        + "  func a(in: Int, b: Int) {}\r\n\r\n  /// Nobody's.\r\n\r\n  func b() {}\r\n}")
    let expected = """
      /**
       * Two
       *   lines.
       */
      export interface A {
        /**
         * Ends *\\/ here, and `Links` do.
         * - Note: This stays.
         *
         * @param in_ What, and more.
         * @param b Else.
         */
        a(in_: number, b: number): Promise<void>;
        b(): Promise<void>;
      }
      """
    #expect(made.declaration("A") == expected)
  }
}
