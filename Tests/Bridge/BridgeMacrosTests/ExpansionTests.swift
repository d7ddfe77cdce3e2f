#if canImport(BridgeMacros)
  import Testing

  /// The code that the macros write.
  @Suite struct ExpansionTests {
    @Test func `an actor's methods are awaited, with just the try that is needed`() {
      let expansion = Expansion(
        #"""
        /// The "back" one.
        @Exposed("device.camera") public actor Camera {
          /// Takes a photo.
          func takePhoto(quality: Double = 0.8, _ subject: String?) async throws -> Photo {}
          func count() -> Int { 0 }
          nonisolated func model() -> String { "" }
        }
        """#)
      #expect(expansion.diagnostics == [])
      #expect(
        expansion.text.hasSuffix(
          #"""
            nonisolated func model() -> String { "" }

            @MainActor public static var exposedName: Swift.String { "device.camera" }

            @MainActor public func exposeMethods(to $methods: inout BridgeCore.ExposedMethods) {
              $methods.documentation = "The \"back\" one."
              #sourceLocation(file: "App.swift", line: 4)
              $methods.add(.init("takePhoto", parameters: [.init("quality", type: "Double", defaultValue: "0.8"), .init("subject", type: "String?", isOptional: true)], result: "Photo", isThrowing: true, documentation: "Takes a photo.")) { return try await self.takePhoto(quality: $0.value(0, default: 0.8), $0.value(1)) }
              #sourceLocation(file: "App.swift", line: 5)
              $methods.add(.init("count", parameters: [], result: "Int")) { _ in return await self.count() }
              #sourceLocation(file: "App.swift", line: 6)
              $methods.add(.init("model", parameters: [], result: "String")) { _ in return self.model() }
              #sourceLocation()
            }
          }

          extension Camera: BridgeCore.ExposedInterface {}
          """#))
    }

    @Test func `conditions and availability stand around what is added`() {
      let expansion = Expansion(
        """
        @available(iOS 17, *) @Exposed @MainActor final class Camera {
          #if os(iOS)
            func flash() {}
          #endif
          @available(iOS 18, macOS 15, *) func zoom() throws {}
        }
        """)
      #expect(
        expansion.text.hasSuffix(
          """
            @MainActor func exposeMethods(to $methods: inout BridgeCore.ExposedMethods) {
              #if os(iOS)
              #sourceLocation(file: "App.swift", line: 3)
              $methods.add(.init("flash", parameters: [])) { _ in self.flash() }
              #endif
              if #available(iOS 18, macOS 15, *) {
                #sourceLocation(file: "App.swift", line: 5)
                $methods.add(.init("zoom", parameters: [], isThrowing: true)) { _ in try self.zoom() }
              }
              #sourceLocation()
            }
          }

          @available(iOS 17, *)
          extension Camera: BridgeCore.ExposedInterface {}
          """))
    }

    /// Names of the standard library, which a source may write with their module.
    static let qualified = [
      "func a(then: (Result<Int, any Error>) -> Void) {}",
      "func a(then: (Result<Void, any Error>) -> Void) {}",
      "func a(then: @escaping (Result<Optional<Int>, any Error>) -> Void) -> Void {}",
      "func a(then: (Void) -> Void) {}",
      "func a(then: (Int, Bool) -> Void) {}",
      "func a(then: Optional<(Int) -> Void>) {}",
      "func a(_ value: Optional<Int>) {}",
      "func a() -> Void {}",
      "func a() throws(Never) {}",
      "nonisolated func a() async -> Int { 1 }",
    ]

    @Test(arguments: qualified)
    func `a name of the standard library means the same with its module`(method: String) {
      func expansion(_ method: String, _ protocols: String) -> Expansion {
        Expansion("@Exposed final class Shop: \(protocols) {\n  \(method)\n}")
      }
      let names = /\b(Result|Int|Error|Void|Optional|Bool|Never)\b/
      let plain = expansion(method, "@unchecked Sendable")
      let qualified = expansion(
        method.replacing(names) { "Swift.\($0.1)" }, "@unchecked Swift.Sendable")
      #expect(plain.diagnostics == [])
      #expect(qualified.diagnostics == [])
      let texts = [plain, qualified].map { $0.text.replacing("Swift.", with: "") }
      #expect(texts[0] == texts[1])
    }

    @Test func `closures that take answers are the bridge's own`() {
      let text = Expansion(
        """
        @Exposed struct Reports {
          func make(_ title: String, then done: @escaping (Report) -> Void) {}
          func steps(progress: ((Int, Bool) -> Void)?) {}
          func check(done: (Result<Int, any Error>) -> Void) {}
          func end(done: (Result<Void, any Error>) -> Void) {}
          func go(done: (Result<(), any Error>) -> Void) {}
          @LoadActor func save(_ done: () -> Void) {}
        }
        """
      ).text
      for line in [
        "$methods.addAnswering(.init(\"make\", parameters: [.init(\"title\", type: \"String\")], "
          + "result: \"Report\")) { try self.make($0.value(0), then: $1.send) }",
        "$methods.addRepeating(.init(\"steps\", parameters: [], result: \"Int\")) "
          + "{ self.steps(progress: $1.send) }",
        "$methods.addAnswering(.init(\"check\", parameters: [], result: \"Int\")) "
          + "{ self.check(done: $1.complete) }",
        "$methods.addAnswering(.init(\"end\", parameters: [])) { self.end(done: $1.complete) }",
        "$methods.addAnswering(.init(\"go\", parameters: [])) { self.go(done: $1.complete) }",
        "$methods.addAnswering(.init(\"save\", parameters: [])) { await self.save($1.done) }",
      ] {
        #expect(text.contains("\(line)\n"), "\(line)")
      }
    }

    @Test func `access is the type's, also where the extension around it gives it`() {
      func access(_ source: String) -> String? {
        Expansion(source).text.split(separator: "\n").first {
          $0.contains("static var exposedName")
        }
        .map { $0.trimmingPrefix { $0 == " " }.description }
      }
      let method = "{ func all() {} }"
      for (source, expected) in [
        ("@Exposed public struct A \(method)", "public static"),
        ("@Exposed open class A \(method)", "public static"),
        ("@Exposed package struct A \(method)", "package static"),
        ("@Exposed private struct A \(method)", "static"),
        ("@Exposed struct A \(method)", "static"),
        ("public extension B { @Exposed struct A \(method) }", "public static"),
        ("public extension B { @Exposed internal struct A \(method) }", "static"),
      ] {
        #expect(
          access(source) == "@MainActor \(expected) var exposedName: Swift.String { \"a\" }",
          "\(source)")
      }
    }

    @Test(arguments: [
      ("Camera", "camera"), ("URLStore", "urlStore"), ("URL", "url"), ("already", "already"),
      ("A", "a"), ("AStore", "aStore"),
    ])
    func `a type's name gets a small beginning`(type: String, name: String) {
      let text = Expansion("@Exposed struct \(type) { func all() {} }").text
      #expect(text.contains("{ \"\(name)\" }\n"))
    }

    @Test(arguments: [
      ("/// One.\n/// Two.", "One.\\nTwo."), ("/** One. */", "One."),
      ("/**\n * One.\n *\n * Two.\n */", "One.\\n\\nTwo."), ("/// A \\ \"b\"", "A \\\\ \\\"b\\\""),
      ("/// Of another.\n// Note.\n/// One.", "One."),
    ])
    func `documentation comments are carried over`(comment: String, text: String) {
      let expansion = Expansion("\(comment)\n@Exposed struct A { func all() {} }").text
      #expect(expansion.contains("$methods.documentation = \"\(text)\"\n"))
    }

    @Test func `a page interface gets a client`() {
      let expansion = Expansion(
        """
        @PageInterface("cart") public protocol CartPage {
          func add(_ item: Item, quantity: Int?) async throws -> Cart
          func clear(in: Int, _ _: Int) async throws
          @PageName("clock") @MainActor func ticks(from first: Int) -> BridgeStream<Int>
          var changed: BridgeEvents<Cart> { get }
        }
        """)
      #expect(expansion.diagnostics == [])
      #expect(
        expansion.text == """
          public protocol CartPage {
            @MainActor
            func add(_ item: Item, quantity: Int?) async throws -> Cart
            @MainActor
            func clear(in: Int, _ _: Int) async throws
            @MainActor func ticks(from first: Int) -> BridgeStream<Int>
            @MainActor
            var changed: BridgeEvents<Cart> { get }
          }

          public struct $CartPage: CartPage, BridgeCore.PageClient {
            private let $page: BridgeCore.PageConnection
            @MainActor public init(_ connection: BridgeCore.PageConnection) {
              $page = connection
            }
            #sourceLocation(file: "App.swift", line: 2)
            @MainActor public func add(_ item: Item, quantity: Int?) async throws -> Cart { try await $page.call("cart.add", item, quantity, as: (Cart).self) }
            #sourceLocation(file: "App.swift", line: 3)
            @MainActor public func clear(in argument1: Int, _ argument2: Int) async throws { try await $page.call("cart.clear", argument1, argument2) }
            #sourceLocation(file: "App.swift", line: 4)
            @MainActor public func ticks(from first: Int) -> BridgeStream<Int> { $page.stream("clock", first) }
            #sourceLocation(file: "App.swift", line: 5)
            @MainActor public var changed: BridgeEvents<Cart> { $page.events("cart.changed") }
            #sourceLocation()
          }
          """)
    }

    @Test func `a protocol in a public extension is public, and its client with it`() {
      let text = Expansion(
        "public extension Shop { @PageInterface protocol Cart { func add() async throws } }"
      ).text
      // Swift warns about a 'public' that repeats the extension's.
      #expect(text.contains("\n struct $Cart: Cart") || text.contains("\nstruct $Cart: Cart"))
      #expect(text.contains("@MainActor public init("))
      #expect(text.contains("@MainActor public func add()"))
    }

    @Test(arguments: [
      ("final class A { func take() async {} }", true),
      ("class A: Base { func take() async throws -> Int { 1 } }", true),
      ("struct A { func take() async {} }", true),
      ("@MainActor class A { @concurrent nonisolated func take() async {} }", true),
      ("final class A { func take() {} }", false),
      ("@MainActor class A { func take() async {} }", false),
      ("class A { @MainActor func take() async {} }", false),
      ("final class A: Sendable { func take() async {} }", false),
      ("final class A: Base, @unchecked Sendable { func take() async {} }", false),
      ("class A { nonisolated(nonsending) func take() async {} }", false),
      ("actor A { func take() async {} }", false),
    ])
    func `what may leave the main actor has to be Sendable`(source: String, isChecked: Bool) {
      let expansion = Expansion("@Exposed \(source)")
      #expect(expansion.diagnostics == [])
      #expect(expansion.text.contains("$methods.requireSendable(self); $methods.add(") == isChecked)
    }

    @Test func `labels and names of every kind are kept`() {
      let text = Expansion(
        """
        @Exposed actor A {
          func `default`(`default`: Int, for: Int, `in` x: Int, `let`: Int, _ `self`: Int) {}
        }
        """
      ).text
      #expect(
        text.contains(
          "self.`default`(default: $0.value(0), for: $0.value(1), in: $0.value(2), "
            + "let: $0.value(3), $0.value(4))"))
      let page = Expansion(
        """
        @PageInterface protocol A {
          func `default`(`default`: Int, for: Int, `in` x: Int, `let`: Int, _ `self`: Int) async throws
        }
        """
      ).text
      #expect(
        page.contains(
          "func `default`(default argument1: Int, for argument2: Int, in x: Int, "
            + "`let` argument4: Int, _ argument5: Int) async throws { try await "
            + "$page.call(\"a.default\", argument1, argument2, x, argument4, argument5) }"))
    }

    @Test func `what is deprecated is added where Swift does not warn of it`() {
      func text(_ attribute: String) -> String {
        Expansion("@Exposed struct A { \(attribute) func all() {} }").text
      }
      let declaration = "@available(*, deprecated) @MainActor func exposeMethods("
      #expect(text("@available(*, deprecated, message: \"\")").contains(declaration))
      #expect(text("@available(macOS, deprecated: 15)").contains(declaration))
      #expect(!text("@available(macOS 15, *)").contains("deprecated"))
      #expect(text("@available(*, unavailable)").contains("func all() {}"))
      #expect(!text("@available(*, unavailable)").contains("self.all()"))
    }

    @Test func `a client's members are available where the protocol's are`() {
      let text = Expansion(
        """
        @PageInterface protocol Cart {
          @available(iOS 18, *) func add(_ item: Item) async throws
          @available(*, deprecated) var changed: BridgeEvents<Int> { get }
        }
        """
      ).text
      #expect(
        text.contains("@available(iOS 18, *) @MainActor func add(_ item: Item) async throws {"))
      #expect(
        text.contains("@available(*, deprecated) @MainActor var changed: BridgeEvents<Int> {"))
    }

    @Test func `a method that throws Never is not tried`() {
      let text = Expansion("@Exposed struct A { func all() throws(Never) -> Int { 1 } }").text
      #expect(text.contains("{ _ in return self.all() }"))
    }
  }
#endif
