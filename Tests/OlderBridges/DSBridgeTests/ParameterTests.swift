#if Macros
  import DSBridge
  import Foundation
  import TestSupport
  import Testing

  /// Methods with every parameter type to which the original casts.
  @MainActor @Exposed private final class Parameters {
    var taken: [String] = []

    private func take<Value>(_ value: Value) { taken.append("\(Value.self) \(value)") }

    func bool(_ value: Bool) { take(value) }
    func int(_ value: Int) { take(value) }
    func uint8(_ value: UInt8) { take(value) }
    func int64(_ value: Int64) { take(value) }
    func double(_ value: Double) { take(value) }
    func float(_ value: Float) { take(value) }
    func text(_ value: String) { take(value) }
    func number(_ value: NSNumber) { take(value) }
    func maybe(_ value: Int?) { take(value) }
    func bools(_ value: [Bool]) { take(value) }
    func doubles(_ value: [Double]) { take(value) }
    func counts(_ value: [String: Int]) { take(value) }
    func flags(_ value: [String: Bool]) { take(value) }
    func later(_ value: Bool, completion: @escaping (String) -> Void) {
      take(value)
      completion("done")
    }
    func inTime(_ value: Bool) async -> String {
      take(value)
      return "done"
    }
  }

  /// Typed parameters, compared with the casts of the original.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct ParameterTests {
    private struct Plain: MethodResolving {
      func resolveMethodFromRaw(_ raw: String) throws -> DSBridge.Method {
        try MethodResolver().resolveMethodFromRaw(raw)
      }
    }

    private static let casts: [(method: String, cast: (Any) -> String?)] = [
      ("bool", { text($0 as? Bool) }), ("int", { text($0 as? Int) }),
      ("uint8", { text($0 as? UInt8) }), ("int64", { text($0 as? Int64) }),
      ("double", { text($0 as? Double) }), ("float", { text($0 as? Float) }),
      ("text", { text($0 as? String) }), ("number", { text($0 as? NSNumber) }),
      ("bools", { text($0 as? [Bool]) }), ("doubles", { text($0 as? [Double]) }),
      ("counts", { text($0 as? [String: Int]) }), ("flags", { text($0 as? [String: Bool]) }),
    ]

    private static func text<Value>(_ value: Value?) -> String? {
      value.map { "\(Value.self) \($0)" }
    }

    /// Values for which the cast gives nothing on Linux, although Apple's cast or the nearest number gives a value.
    private static let nearest: Set = [
      "float 0.1", "float 16777217", "float 1e300", "float 2 ** 60", "double 2 ** 60", "float 1e20",
    ]

    @Test(arguments: PageScript.allCases, [false, true])
    func `a parameter gets what the original's cast gives`(
      _ script: PageScript, isReplaced: Bool
    ) async throws {
      let page = ViewUnderTest()
      let parameters = Parameters()
      page.webView.addInterface(parameters, by: nil)
      if isReplaced { (page.webView.keystone as? Keystone)?.methodResolver = Plain() }
      await page.load(script)
      for expression in [
        "true", "false", "1", "0", "2", "-1", "10", "1.0", "1.5", "0.1", "255", "256", "16777217",
        "1e300", "2 ** 60", "1e20", "'1'", "'true'", "''", "[]", "[1, 0]", "[true]", "[1, 2.5]",
        "[true, 1]", "{ x: 1 }", "{ x: true }", "{ x: 2 }", "{ x: 1.5 }", "{ x: 'a' }",
      ] {
        let json = try await page.run("return JSON.stringify(\(expression))").decode(String.self)
        let value = try JSONSerialization.jsonObject(
          with: Data(json.utf8), options: .fragmentsAllowed)
        for (method, cast) in Self.casts {
          parameters.taken = []
          _ = try await page.run("bridge.call('\(method)', \(expression)); return 0")
          if Self.nearest.contains("\(method) \(expression)") {
            #expect(parameters.taken.count == 1)
          } else {
            #expect(parameters.taken == [cast(value)].compactMap { $0 }, "\(method) \(expression)")
          }
        }
      }
    }

    @Test(arguments: [false, true])
    func `a number is a Bool for methods that answer later, and true an optional Int`(
      isReplaced: Bool
    ) async throws {
      let page = ViewUnderTest()
      let parameters = Parameters()
      page.webView.addInterface(parameters, by: nil)
      if isReplaced { (page.webView.keystone as? Keystone)?.methodResolver = Plain() }
      await page.load(.own)
      #expect(
        try await page.run(
          """
          bridge.call('maybe', true); bridge.call('maybe', null);
          return [
            await new Promise((resolve) => bridge.call('later', 1, resolve)),
            await new Promise((resolve) => bridge.call('inTime', 0, resolve)),
          ];
          """) == ["done", "done"])
      #expect(
        parameters.taken == [
          "Optional<Int> Optional(1)", "Optional<Int> nil", "Bool true", "Bool false",
        ])
    }

    @Test func `a double keeps all its digits, and so does a typed answer`() async throws {
      let page = ViewUnderTest()
      let parameters = Parameters()
      page.webView.addInterface(parameters, by: nil)
      await page.load(
        .own,
        """
        bridge.register('sum', (a, b) => a + b);
        bridge.register('sums', () => [0.1 + 0.2]);
        bridge.register('one', () => 1);
        bridge.register('yes', () => true);
        """)
      _ = try await page.run("bridge.call('double', 0.1 + 0.2); return 0")
      #expect(parameters.taken == ["Double \(0.1 + 0.2)"])
      #expect(try await page.ask("sum", [0.1, 0.2], as: Double.self) == 0.1 + 0.2)
      #expect(try await page.ask("sums", as: [Double].self) == [0.1 + 0.2])
      #expect(try await page.ask("one", as: Bool.self))
      #expect(try await page.ask("one", as: Double.self) == 1)
      #expect(try await page.ask("yes", as: Int.self) == 1)
      #expect(try await page.ask("one", as: Int?.self) == 1)
      await #expect(throws: Error.CallingJS.self) { try await page.ask("one", as: String.self) }
    }

    @Test func `the bridge's own handlers and objects take no number for a Bool`() async throws {
      let page = ViewUnderTest()
      let parameters = Parameters()
      let bridge = try #require(page.webView.bridge)
      try bridge.expose(parameters, as: "own")
      try bridge.handle("flag") { (value: Bool) in "\(value)" }
      await page.load(nil)
      #expect(
        try await page.run(
          """
          const codes = [];
          for (const name of ['own.bool', 'flag']) {
            try { codes.push(await window.bridge.call(name, 1)) } catch (error) { codes.push(error.code) }
          }
          dsBridge.call('own.bool', 1); dsBridge.call('flag', 1);
          return codes;
          """) == ["badArguments", "badArguments"])
      #expect(parameters.taken.isEmpty)
    }
  }
#endif
