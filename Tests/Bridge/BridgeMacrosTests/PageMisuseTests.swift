#if canImport(BridgeMacros)
  import Testing

  /// What `@PageInterface` refuses, the place that it points to, and the fix that it proposes.
  @Suite struct PageMisuseTests {
    private func requirement(
      _ declaration: String, _ column: Int, _ sentence: String, remedied: String? = nil,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      let expansion = Expansion("@PageInterface protocol Cart {\n  \(declaration)\n}")
      #expect(expansion.diagnostics == ["2:\(column) \(sentence)"], sourceLocation: sourceLocation)
      #expect(
        expansion.remedied == remedied.map { ["@PageInterface protocol Cart {\n  \($0)\n}"] } ?? [],
        sourceLocation: sourceLocation)
      for remedied in expansion.remedied {
        #expect(Expansion(remedied).diagnostics == [], sourceLocation: sourceLocation)
      }
      #expect(!expansion.text.contains("struct $Cart"), sourceLocation: sourceLocation)
    }

    @Test func `methods that are not async throws`() {
      let sentence = "'add' calls the page, which takes time and can fail: write 'async throws'."
      requirement("func add()", 8, sentence, remedied: "func add() async throws")
      requirement(
        "func add() async -> Int", 8, sentence, remedied: "func add() async throws -> Int")
      requirement(
        "func add() throws -> Int", 8, sentence, remedied: "func add() async throws -> Int")
      requirement(
        "func add() async throws(E) -> Int", 20,
        "'add' names the type of its errors: write 'throws' alone.",
        remedied: "func add() async throws -> Int")
    }

    @Test func `streams with effects`() {
      requirement(
        "func ticks() async throws -> BridgeStream<Int>", 16,
        "'ticks' returns a stream, which opens when it is read: leave 'async' and 'throws' off.",
        remedied: "func ticks() -> BridgeStream<Int>")
    }

    @Test func `sequences that are not the bridge's`() {
      func sentence(_ type: String) -> String {
        "'ticks' returns a sequence, and the page's is a stream: write '\(type)'."
      }
      requirement(
        "func ticks() -> AsyncThrowingStream<Int, any Error>", 19, sentence("BridgeStream<Int>"),
        remedied: "func ticks() -> BridgeStream<Int>")
      requirement(
        "func ticks() -> any AsyncSequence<[Int], Never>", 19, sentence("BridgeStream<[Int]>"),
        remedied: "func ticks() -> BridgeStream<[Int]>")
      requirement(
        "func ticks() -> any AsyncSequence & Sendable", 19, sentence("BridgeStream<T>"))
    }

    @Test func `requirements that are not on the main actor`() {
      func sentence(_ name: String) -> String {
        "'\(name)' is not on the main actor, where the bridge is: leave its isolation off."
      }
      requirement(
        "nonisolated func add() async throws", 20, sentence("add"),
        remedied: "func add() async throws")
      requirement(
        "@LoadActor func add() async throws", 19, sentence("add"),
        remedied: "func add() async throws")
      requirement(
        "nonisolated var changed: BridgeEvents<Int> { get }", 19, sentence("changed"),
        remedied: "var changed: BridgeEvents<Int> { get }")
      let expansion = Expansion("@LoadActor @PageInterface protocol Cart {}")
      #expect(expansion.diagnostics == ["1:36 \(sentence("Cart"))"])
      #expect(expansion.remedied == ["@PageInterface protocol Cart {}"])
    }

    @Test func `methods of other kinds`() {
      requirement(
        "func add<T: Codable>(_ item: T) async throws", 11, "'add' is generic: write the types.")
      requirement(
        "func add(_ item: some Codable) async throws", 20, "'add' is generic: write the types.")
      requirement(
        "static func add() async throws", 3, "'add' is static, and a page is an instance.",
        remedied: "func add() async throws")
      requirement(
        "mutating func add() async throws", 3, "'add' is mutating, and a call changes no value.",
        remedied: "func add() async throws")
      requirement(
        "func add() async throws -> (Int, Int)", 30,
        "'add' returns a tuple, which is not Decodable: return a struct.")
    }

    @Test func `parameters that the page cannot be given`() {
      requirement(
        "func add(_ item: inout Int) async throws", 20,
        "'item' is inout, and the page gets values: return the new value.")
      requirement(
        "func add(items: Int...) async throws", 22,
        "'items' is variadic, which cannot be given on: take an array.",
        remedied: "func add(items: [Int]) async throws")
      requirement(
        "func add(done: @escaping () -> Void) async throws", 18,
        "'done' is a closure, which is not Encodable: give a value.")
      requirement(
        "func add(at: (Int, Int)) async throws", 16,
        "'at' is a tuple, which is not Encodable: give a struct or several parameters.")
    }

    @Test func `properties that are no events`() {
      func sentence(_ name: String) -> String {
        "'\(name)' is a property, and only events are: write 'BridgeEvents<T> { get }', or make it a "
          + "method."
      }
      requirement("var count: Int { get }", 7, sentence("count"))
      requirement("var count: BridgeEvents<Int> { get async }", 7, sentence("count"))
      requirement(
        "var count: AsyncStream<Int> { get }", 7, sentence("count"),
        remedied: "var count: BridgeEvents<Int> { get }")
      requirement(
        "static var changed: BridgeEvents<Int> { get }", 3,
        "'changed' is static, and a page is an instance.",
        remedied: "var changed: BridgeEvents<Int> { get }")
      requirement(
        "var changed: BridgeEvents<Int> { get set }", 34,
        "'changed' cannot be set: write '{ get }'.",
        remedied: "var changed: BridgeEvents<Int> { get }")
    }

    @Test func `requirements of other kinds`() {
      requirement("init()", 3, "A page has no initializers: only methods and events.")
      requirement(
        "subscript(_ i: Int) -> Int { get }", 3,
        "A page has no subscripts: only methods and events.")
      requirement("associatedtype T", 3, "A page has no types: only methods and events.")
      requirement(
        "#if DEBUG\n  func add() async throws\n  #endif", 3,
        "'@PageInterface' does not see through '#if': put it around the whole protocol.")
    }

    @Test func `two requirements of one name`() {
      func sentence(_ name: String) -> String {
        "There are several requirements for the page's '\(name)': rename one, or give it a "
          + "'@PageName'."
      }
      #expect(
        Expansion(
          """
          @PageInterface("cart") protocol Cart {
            func add() async throws
            func add(_ item: Int) async throws
            @PageName("cart.add") var added: BridgeEvents<Int> { get }
            @PageName("cart.addAll") func add(_ all: [Int]) async throws
          }
          """
        ).diagnostics == ["3:8 \(sentence("cart.add"))", "4:29 \(sentence("cart.add"))"])
    }

    @Test func `names that cannot be read`() {
      func name(_ name: String) -> [String] {
        Expansion("@PageInterface protocol A {\n  @PageName(\(name)) func b() async throws\n}")
          .diagnostics
      }
      #expect(name("constant") == ["2:3 The name has to be a plain string literal."])
      let sentence = "is empty, or has an empty part before, after or between dots."
      #expect(name(#""""#) == ["2:3 The name '' \(sentence)"])
      #expect(name(#""a.""#) == ["2:3 The name 'a.' \(sentence)"])
      #expect(
        Expansion("@PageInterface(\"a..b\") protocol A {}").diagnostics == [
          "1:1 The name 'a..b' \(sentence)"
        ])
      #expect(
        Expansion("@PageInterface(b) protocol A {}").diagnostics == [
          "1:1 The name has to be a plain string literal."
        ])
    }

    @Test func `what is no protocol, or one for classes`() {
      #expect(
        Expansion("@PageInterface struct A {}").diagnostics == [
          "1:1 '@PageInterface' belongs on a protocol."
        ])
      #expect(
        Expansion("@PageInterface protocol A: Sendable, AnyObject {}").diagnostics == [
          "1:38 'AnyObject' is for classes or actors alone, and the page is a struct: leave "
            + "'AnyObject' off."
        ])
    }

    @Test(arguments: ["AnyObject", "Swift.AnyObject", "Actor", "_Concurrency.Actor"])
    func `protocols for classes, with their module or without it`(name: String) {
      #expect(
        Expansion("@PageInterface protocol A: \(name) {}").diagnostics == [
          "1:28 '\(name)' is for classes or actors alone, and the page is a struct: leave '\(name)' off."
        ])
    }

    @Test func `a result that is nothing has no type, with its module or without it`() {
      for type in ["Void", "Swift.Void", "()"] {
        let expansion = Expansion(
          "@PageInterface protocol A { func add() async throws -> \(type) }")
        #expect(expansion.diagnostics == [])
        #expect(
          expansion.text.contains(#"async throws { try await $page.call("a.add") }"#), "\(type)")
      }
    }

    @Test func `the client of a protocol that inherits says what its requirements need`() {
      func text(_ inherited: String) -> String {
        Expansion("@PageInterface protocol CartPage\(inherited) {}").text
      }
      #expect(
        text(": Sendable, Base, Shop.Other").contains(
          """

          // The macro cannot see what Base and Shop.Other require. Declare their requirements in CartPage as well, or implement them in an extension.
          struct $CartPage: CartPage, BridgeCore.PageClient {
          """))
      for inherited in ["", ": Sendable", ": Swift.Sendable & Copyable"] {
        #expect(!text(inherited).contains("//"), "\(inherited)")
      }
    }

    @Test func `@PageName elsewhere`() {
      let sentence =
        "2:3 '@PageName' belongs on a method or an event of a protocol with '@PageInterface'."
      func check(_ type: String, _ member: String) {
        let expansion = Expansion("\(type) {\n  @PageName(\"b\") \(member)\n}")
        #expect(expansion.diagnostics == [sentence])
        #expect(expansion.remedies == ["Remove '@PageName'"])
        #expect(expansion.remedied == ["\(type) {\n  \(member)\n}"])
      }
      check("struct A", "func c() {}")
      check("protocol A", "func c()")
      check("@PageInterface protocol A", "typealias C = Int")
    }
  }
#endif
