import Foundation
import Testing
import TypeScriptDeclarations

/// Cases of Swift that the shop does not contain.
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

  @Test func `streams are known by any of their types`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A {
        func a() -> AsyncThrowingStream<Int, any Error> { fatalError() }
        func b() async throws -> some AsyncSequence<String, Never> { fatalError() }
        func c() -> Own { Own() }
        func g() -> some Sendable & AsyncSequence<Int, Never> { fatalError() }
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
        g(): PromisedStream<number>;
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

  @Test func `bytes are a view or a blob for the page, and the app takes either`() throws {
    let made = try BridgeDeclarations(
      """
      @Exposed("a") class A {
        func whole(_ data: Data, list: [UInt8]) -> Data { data }
        func pieces(_ blob: BridgeBlob, more: [BridgeBlob]?) -> BridgeBlob? { blob }
        func folder() -> AsyncStream<BridgeBlob> { fatalError() }
        func keep(_ file: File) -> File { file }
      }
      struct File: Codable { var content: BridgeBlob }
      @PageInterface("b") protocol B { func b(_ data: Data, blob: BridgeBlob) async throws -> BridgeBlob }
      """)
    #expect(made.warnings == [])
    let methods = """
        whole(data: BridgeBytes, list: BridgeBytes): Promise<Uint8Array>;
        pieces(blob: BridgeBytes, more?: BridgeBytes[] | null): Promise<NativeBlob | null>;
        folder(): PromisedStream<NativeBlob>;
        keep(file: FileInput): Promise<File>;
      """
    #expect(made.declaration("A")?.contains(methods) == true)
    #expect(made.declaration("File") == "export interface File {\n  content: NativeBlob;\n}")
    #expect(made.ofApp.contains("export interface FileInput {\n  content: BridgeBytes;\n}"))
    let method = "b(data: Uint8Array, blob: NativeBlob): BridgeBytes | Promise<BridgeBytes>;"
    #expect(made.declaration("B")?.contains(method) == true)
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
