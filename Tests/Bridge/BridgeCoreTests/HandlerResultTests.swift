#if os(Linux)
  import TestSupport
  import Testing

  /// The compiler's findings about handlers whose results cannot cross the bridge.
  @Suite struct HandlerResultTests {
    private func findings(_ handler: String) throws -> [String] {
      try Compiler.findings(
        in: """
          import BridgeCore
          struct Opaque {}
          struct Photo: Encodable {}
          @MainActor func register(_ bridge: Bridge) throws {
            try bridge.handle("a") \(handler)
          }
          """)
    }

    @Test(arguments: [
      "{ 1 }", "{ Photo() }", "{ (n: Int) async in n }", "{ print(1) }",
      "{ AsyncStream<Int> { _ in } }",
    ])
    func `a handler whose result can cross compiles`(handler: String) throws {
      #expect(try findings(handler) == [])
    }

    @Test(arguments: [
      "{ return Opaque() }", "{ (n: Int) async in print(n); return Opaque() }",
      "{ return AsyncStream<Opaque> { _ in } }",
    ])
    func `a handler whose result cannot cross does not compile`(handler: String) throws {
      let findings = try findings(handler)
      #expect(findings.contains { $0.hasPrefix("error: ") && $0.contains("Encodable") })
    }

    @Test(arguments: ["{ Opaque() }", "{ (n: Int) async in Opaque() }"])
    func `a handler of one expression that cannot cross has a warning, and answers nothing`(
      handler: String
    ) throws {
      #expect(
        try findings(handler) == ["warning: result of 'Opaque' initializer is unused [#no-usage]"])
    }
  }
#endif
