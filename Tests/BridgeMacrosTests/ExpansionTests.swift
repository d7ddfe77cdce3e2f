import Testing

/// What the macros write.
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
        extension Camera: ExposedInterface {
          @MainActor public static var exposedName: String {
            "device.camera"
          }
          @MainActor public func exposeMethods(to methods: inout ExposedMethods) {
            methods.documentation = "The \"back\" one."
            methods.add(
              MethodDescription("takePhoto", parameters: [ParameterDescription("quality", type: "Double", defaultValue: "0.8"), ParameterDescription("subject", type: "String?", isOptional: true)], result: "Photo", isThrowing: true, documentation: "Takes a photo.")
            ) { arguments in
              return try await self.takePhoto(quality: arguments.value(0, default: 0.8), arguments.value(1))
            }
            methods.add(
              MethodDescription("count", parameters: [], result: "Int")
            ) { _ in
              return await self.count()
            }
            methods.add(
              MethodDescription("model", parameters: [], result: "String")
            ) { _ in
              return self.model()
            }
          }
        }
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
        @available(iOS 17, *)
        extension Camera: ExposedInterface {
          @MainActor static var exposedName: String {
            "camera"
          }
          @MainActor func exposeMethods(to methods: inout ExposedMethods) {
            #if os(iOS)
            methods.add(
              MethodDescription("flash", parameters: [])
            ) { _ in
              self.flash()
            }
            #endif
            if #available(iOS 18, macOS 15, *) {
              methods.add(
                MethodDescription("zoom", parameters: [], isThrowing: true)
              ) { _ in
                try self.zoom()
              }
            }
          }
        }
        """))
  }

  @Test func `closures that take answers are the bridge's own`() {
    let text = Expansion(
      """
      @Exposed struct Reports {
        func make(_ title: String, then done: @escaping (Report) -> Void) {}
        func steps(progress: ((Int, Bool) -> Void)?) {}
        func check(done: (Result<Int, any Error>) -> Void) {}
        @LoadActor func save(_ done: () -> Void) {}
      }
      """
    ).text
    for line in [
      "{ (arguments, answer: CallAnswer<Report>) in",
      "try self.make(arguments.value(0), then: answer.send)",
      "{ (arguments, answer: RepeatedAnswer<Int>) in", "self.steps(progress: answer.send)",
      "{ (arguments, answer: CallAnswer<Int>) in", "self.check(done: answer.complete)",
      "{ (arguments, answer: CallAnswer<Void>) in", "await self.save(answer.done)",
    ] {
      #expect(text.contains("\(line)\n"), "\(line)")
    }
  }

  @Test func `access is the type's, also where the extension around it gives it`() {
    func access(_ source: String) -> String? {
      Expansion(source).text.split(separator: "\n").first { $0.contains("static var exposedName") }
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
      #expect(access(source) == "@MainActor \(expected) var exposedName: String {", "\(source)")
    }
  }

  @Test(arguments: [
    ("Camera", "camera"), ("URLStore", "urlStore"), ("URL", "url"), ("already", "already"),
    ("A", "a"), ("AStore", "aStore"),
  ])
  func `a type's name gets a small beginning`(type: String, name: String) {
    let text = Expansion("@Exposed struct \(type) { func all() {} }").text
    #expect(text.contains("\"\(name)\"\n"))
  }

  @Test(arguments: [
    ("/// One.\n/// Two.", "One.\\nTwo."), ("/** One. */", "One."),
    ("/**\n * One.\n *\n * Two.\n */", "One.\\n\\nTwo."), ("/// A \\ \"b\"", "A \\\\ \\\"b\\\""),
    ("/// Of another.\n// Note.\n/// One.", "One."),
  ])
  func `documentation comments are carried over`(comment: String, text: String) {
    let expansion = Expansion("\(comment)\n@Exposed struct A { func all() {} }").text
    #expect(expansion.contains("methods.documentation = \"\(text)\"\n"))
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

        public struct $CartPage: CartPage, PageClient {
          private let $page: PageConnection
          @MainActor public init(_ connection: PageConnection) {
            self.$page = connection
          }
          @MainActor public func add(_ item: Item, quantity: Int?) async throws -> Cart {
            try await self.$page.call("cart.add", item, quantity, as: (Cart).self)
          }
          @MainActor public func clear(in `in`: Int, _ argument2: Int) async throws {
            try await self.$page.call("cart.clear", `in`, argument2)
          }
          @MainActor public func ticks(from first: Int) -> BridgeStream<Int> {
            self.$page.stream("clock", first)
          }
          @MainActor public var changed: BridgeEvents<Cart> {
            self.$page.events("cart.changed")
          }
        }
        """)
  }
}
