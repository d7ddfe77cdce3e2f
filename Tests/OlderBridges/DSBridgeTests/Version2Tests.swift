#if Macros
  import DSBridge
  import Foundation
  import TestSupport
  import Testing

  /// The interface of version 2's demonstration.
  @Exposed private final class Demonstration {
    func testSyn(_ args: [String: String]) -> String { (args["msg"] ?? "") + " [syn call]" }
    func testNoArgSyn(_ args: [String: Any]) -> String {
      "testNoArgSyn called [syn call], \(args.count)"
    }
    func testAsyn(_ args: [String: Any], completion: @escaping (String, Bool) -> Void) {
      completion("\(args["msg"] ?? "") [asyn call]", true)
    }
    func testNoArgAsyn(completion: @escaping (String, Bool) -> Void) {
      completion("testNoArgAsyn called [asyn call]", true)
    }
    func callProgress(_ args: [String: Any], completion: @escaping (String, Bool) -> Void) {
      for step in 1...3 { completion("\(step)", step == 3) }
    }
  }

  /// Pages of DSBridge's versions 1 and 2 in the module's view.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct Version2Tests {
    private struct Plain: MethodResolving {
      func resolveMethodFromRaw(_ raw: String) throws -> DSBridge.Method {
        try MethodResolver().resolveMethodFromRaw(raw)
      }
    }

    private final class Remembering: JavaScriptEvaluator {}

    /// The stages that the app replaces.
    enum Stages: CaseIterable { case none, resolver, evaluator }

    @Test(
      arguments: [
        "var bridge = getJsBridge();\n" + DSBridgePage.demonstration("bridge"),
        DSBridgePage.second + DSBridgePage.demonstration("dsBridge"),
      ], Stages.allCases)
    func `the demonstration works, through whatever stages`(_ script: String, stages: Stages)
      async throws
    {
      let page = ViewUnderTest()
      let keystone = try #require(page.webView.keystone as? Keystone)
      switch stages {
      case .none: break
      case .resolver: keystone.methodResolver = Plain()
      case .evaluator:
        keystone.javaScriptEvaluator = Remembering { [weak page] in
          page?.webView.evaluateJavaScript($0, completionHandler: nil)
        }
      }
      page.webView.addInterface(Demonstration(), by: nil)
      await page.load(nil, script)
      #expect(
        try await page.run(
          """
          callSyn(); callNoArgSyn(); callNever();
          callAsyn(); await until(4);
          callNoArgAsyn(); await until(5);
          callProgress(); await until(8);
          return shown;
          """) == [
            "testSyn [syn call]", "testNoArgSyn called [syn call], 0", "", "testAsyn [asyn call]",
            "testNoArgAsyn called [asyn call]", "1", "2", "3",
          ])
      #expect(try await page.ask("addValue", [3, 4], as: Int.self) == 7)
      // The evaluator's scripts use version 3's message, which calls only registered functions.
      if stages != .evaluator {
        #expect(try await page.ask("test", ["a", "b"], as: String.self) == "ab")
      }
      #expect(await page.has("test") == (stages != .evaluator))
      #expect(await page.has("addValue"))
      #expect(await !page.has("print"))
    }
  }
#endif
