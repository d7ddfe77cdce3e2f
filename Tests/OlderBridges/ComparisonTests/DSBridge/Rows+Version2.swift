#if Macros
  import DSBridge
  import Foundation
  import TestSupport
  import Testing

  /// The native interface of version 2's demonstration: methods take an object and return text.
  @Exposed @MainActor final class Methods2 {
    func testSyn(_ args: [String: Any]) -> String { "\(args["msg"] ?? "") [syn call]" }
    func testNoArgSyn(_ args: [String: Any]) -> String { "no argument [syn call] \(args.count)" }
    func keys(_ args: [String: Any]) -> String { args.keys.sorted().joined(separator: ",") }
    func testAsyn(_ args: [String: Any], completion: @escaping (String, Bool) -> Void) {
      completion("\(args["msg"] ?? "") [asyn call]", true)
    }
    func testNoArgAsyn(_ args: [String: Any], completion: @escaping (String, Bool) -> Void) {
      completion("no argument [asyn call] \(args.count)", true)
    }
    func callProgress(_ args: [String: Any], completion: @escaping (String, Bool) -> Void) {
      for step in 1...3 { completion("\(step)", step == 3) }
    }
  }

  extension Methods2: OriginalInterface {
    var synchronous: [String: Synchronous] {
      [
        "testSyn": taking { self.testSyn($0) },
        "testNoArgSyn": taking { self.testNoArgSyn($0) },
        "keys": taking { self.keys($0) },
      ]
    }

    var asynchronous: [String: Asynchronous] {
      [
        "testAsyn": taking { self.testAsyn($0, completion: $1) },
        "testNoArgAsyn": taking { self.testNoArgAsyn($0, completion: $1) },
        "callProgress": taking { self.callProgress($0, completion: $1) },
      ]
    }
  }

  /// A behaviour of version 2 that the page of its demonstration shows.
  struct DSBridge2Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// The page's script. `own` is its bridge, and `until` waits for what the page shows.
    var body = ""
    /// The function of the page that native calls.
    var function: String?
    var arguments: [Int] = []
    /// Why the module behaves differently for some pages, in the words of *Moving from DSBridge*.
    var differs: String?

    var testDescription: String { name }

    static let all = [
      DSBridge2Row(name: "version 2: a call that returns", body: "callSyn(); return shown"),
      DSBridge2Row(
        name: "version 2: a call without an argument", body: "callNoArgSyn(); return shown",
        differs: "gives no object where it names none"),
      DSBridge2Row(name: "version 2: a call of nobody's method", body: "callNever(); return shown"),
      DSBridge2Row(
        name: "version 2: a call with a callback", body: "callAsyn(); await until(1); return shown"),
      DSBridge2Row(
        name: "version 2: a callback without an argument",
        body: "callNoArgAsyn(); await until(1); return shown"),
      DSBridge2Row(
        name: "version 2: progress", body: "callProgress(); await until(3); return shown"),
      DSBridge2Row(
        name: "version 2: 500 calls with callbacks",
        body: "callMany(); await until(1); return shown"),
      DSBridge2Row(
        name: "version 2: an object with the key data",
        body:
          "return [own.call('keys', { data: 1 }), own.call('keys', { data: 1, x: 2 }), own.call('keys', {})]"
      ),
      DSBridge2Row(
        name: "version 2: a text that is hard to quote",
        body: "return own.call('testSyn', { msg: \"it's \\\"x\\\" \\\\ \\u2028 é🙂 %20\" })"),
      DSBridge2Row(
        name: "version 2: what native has",
        body: "return ['testSyn', 'testAsyn', 'none'].map((name) => own.hasNativeMethod(name))"),
      DSBridge2Row(
        name: "version 2: closing the window",
        body: "window.close(); return own.call('testNoArgSyn', {})"),
      DSBridge2Row(
        name: "version 2: native calls what is registered", function: "addValue", arguments: [3, 4]),
      DSBridge2Row(
        name: "version 2: native calls what is declared", function: "test", arguments: [5, 6]),
      DSBridge2Row(
        name: "version 2: native calls what is registered with others", function: "twice",
        arguments: [4]),
    ]

    /// Returns what the page or native observes.
    @MainActor func observation(
      in webView: WKWebView, _ loading: Loading, own: String, script: String,
      _ call: (String, [Any]) async -> String
    ) async throws -> String {
      let page = """
        \(script)\(DSBridgePage.demonstration(own))
        \(own).register({ twice: function (n) { return n * 2 } });
        var app = { user: { age: function (n) { return n + 40 } } };
        window.own = \(own);
        """
      await loading.wait {
        webView.loadHTMLString(
          "<!doctype html><body><script>\(page)</script>",
          baseURL: URL(string: "https://shop.example.com/"))
      }
      if let function { return await call(function, arguments) }
      let text = try await webView.callAsyncJavaScript(
        "return JSON.stringify(await (async () => {\n\(body)\n})())", arguments: [:], in: nil,
        contentWorld: .page)
      return text as? String ?? "nothing"
    }
  }

  extension DSBridgeComparisonTests {
    /// How the page got its bridge: the name of the bridge, and the script that the page brings.
    enum Second: CaseIterable {
      case asked, given, copied
      var own: String { self == .asked ? "bridge" : "dsBridge" }
      var script: String {
        switch self {
        case .asked: "var bridge = getJsBridge();\n"
        case .given: ""
        case .copied: DSBridgePage.second
        }
      }
    }

    @Test(arguments: DSBridge2Row.all)
    func `a page of version 2 and its app see what they saw`(_ row: DSBridge2Row) async throws {
      for second in Second.allCases {
        let model = Original2View(gives: second != .copied, methods: Methods2())
        let original = try await row.observation(
          in: model.webView, model.loading, own: second.own, script: second.script
        ) { ModuleView.json(await model.call($0, $1)) }
        for isStaged in [false, true] {
          let module = ModuleView(script: "", isStaged: isStaged)
          module.add(Methods2(), by: "")
          let observed = try await row.observation(
            in: module.webView, module.loading, own: second.own, script: second.script
          ) { name, arguments in
            await withCheckedContinuation { continuation in
              module.call(name, arguments) { continuation.resume(returning: ModuleView.json($0)) }
            }
          }
          if row.differs == nil || second != .given {
            #expect(observed == original, "\(second), \(isStaged)")
          } else {
            #expect(observed != original, "It no longer differs")
          }
          #expect(module.dismissals == model.dismissals)
        }
      }
    }
  }
#endif
