#if Macros
  import DSBridge
  import Foundation
  import Testing

  @Exposed private final class Untyped {
    func keys(_ info: [String: Any]) -> [String] { info.keys.sorted() }
    func echo(_ value: Any) -> Any { value }
    func maybe(_ value: Any?) -> Any? { value }
    func info(_ name: String) -> [String: Any] { ["name": name, "list": [1, true, NSNull()]] }
    func list(_ list: [Any]) -> [Any] { list.reversed() }
    func later(_ value: [String: Any], completion: @escaping (Any) -> Void) { completion(value) }
    func steps(completion: @escaping ([String: Any], Bool) -> Void) {
      completion(["step": 1], false)
      completion(["step": 2], true)
    }
    func wrong() -> Any { self }
  }

  /// Methods without parameter types.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct UntypedTests {
    private struct Aliases: MethodResolving {
      func resolveMethodFromRaw(_ raw: String) throws -> DSBridge.Method {
        try MethodResolver().resolveMethodFromRaw(raw)
      }
    }

    @Test(arguments: PageScript.allCases, [false, true])
    func `dictionaries, lists and values of any kind cross as JSON`(
      _ script: PageScript, isReplaced: Bool
    ) async throws {
      let page = ViewUnderTest()
      page.webView.addInterface(Untyped(), by: nil)
      if isReplaced { (page.webView.keystone as? Keystone)?.methodResolver = Aliases() }
      await page.load(script)
      #expect(
        try await page.run(
          """
          const later = (...list) => new Promise((resolve) => bridge.call(...list, resolve));
          const steps = [];
          await new Promise((resolve) => bridge.call('steps', (v) => { steps.push(v.step); if (v.step === 2) resolve() }));
          const { name, list } = bridge.call('info', "it's");
          return [
            bridge.call('keys', { b: 1, a: null }), bridge.call('echo', { x: [1, 'a', true, null] }),
            bridge.call('echo', 'text'), bridge.call('maybe', 5) , bridge.call('list', [1, 'a']),
            name, list, await later('later', { x: { y: 1.5 } }), steps,
            bridge.call('keys', 'text'), bridge.call('wrong'),
          ];
          """) == [
            ["a", "b"], ["x": [1, "a", true, nil]], "text", 5, ["a", 1], "it's", [1, true, nil],
            ["x": ["y": 1.5]], [1, 2], "", "",
          ])
      #expect(try await page.run("return bridge.call('maybe') || 'none'") == "none")
    }
  }
#endif
