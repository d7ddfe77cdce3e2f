import Testing

/// What `@PageInterface` refuses, where it points, and what it proposes.
@Suite struct PageMisuseTests {
  private func requirement(
    _ declaration: String, _ column: Int, _ sentence: String, remedied: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let expansion = Expansion("@PageInterface protocol Cart {\n  \(declaration)\n}")
    #expect(expansion.diagnostics == ["2:\(column) \(sentence)"], sourceLocation: sourceLocation)
    #expect(
      expansion.remedied == remedied.map { "@PageInterface protocol Cart {\n  \($0)\n}" },
      sourceLocation: sourceLocation)
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

  @Test func `methods of other kinds`() {
    requirement(
      "func add<T: Codable>(_ item: T) async throws", 11, "'add' is generic: write the types.")
    requirement(
      "func add(_ item: some Codable) async throws", 20, "'add' is generic: write the types.")
    requirement(
      "static func add() async throws", 3, "'add' is static, and a page is an instance.")
    requirement(
      "mutating func add() async throws", 3, "'add' is mutating, and a call changes no value.")
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
      "'items' is variadic, which cannot be given on: take an array.")
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
      "static var changed: BridgeEvents<Int> { get }", 14,
      "'changed' is static, and a page is an instance.")
    requirement(
      "var changed: BridgeEvents<Int> { get set }", 34, "'changed' cannot be set: write '{ get }'.",
      remedied: "var changed: BridgeEvents<Int> { get }")
  }

  @Test func `requirements of other kinds`() {
    requirement("init()", 3, "A page has no initializers: only methods and events.")
    requirement(
      "subscript(_ i: Int) -> Int { get }", 3, "A page has no subscripts: only methods and events.")
    requirement("associatedtype T", 3, "A page has no types: only methods and events.")
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

  @Test func `@PageName elsewhere`() {
    let sentence =
      "1:12 '@PageName' belongs on a method or an event of a protocol with '@PageInterface'."
    #expect(Expansion("struct A { @PageName(\"b\") func c() {} }").diagnostics == [sentence])
  }
}
