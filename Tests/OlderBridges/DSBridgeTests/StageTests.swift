#if Macros
  import DSBridge
  import Foundation
  import TestSupport
  import Testing

  @Exposed private final class Device {
    func name() -> String { "phone" }
    func rename(_ name: String) -> String { "now \(name)" }
    func point(_ point: [String: Int]) -> [String: Int] { point.mapValues { $0 + 1 } }
    func nothing() {}
    func fails() throws { throw BridgeError("full", "No room") }
    func soon(_ text: String, completion: @escaping @Sendable (String, Bool) -> Void) {
      completion(text + " 1", false)
      DispatchQueue.global().async { completion(text + " it's 2", true) }
    }
    func once(completion: @escaping @Sendable (Int) -> Void) {
      DispatchQueue.global().async { completion(1) }
    }
  }

  /// Reads and writes like the module's serializer, records the texts, and marks the values.
  private final class Marking: JSONSerializing {
    var read: [JSON?] = []
    var written: [JSON] = []
    func readParamters(from text: JSON?) throws -> IncomingInvocation.Signature {
      read.append(text)
      var signature = try JSONSerializer().readParamters(from: text)
      if let name = signature.parameter as? String { signature.parameter = name.uppercased() }
      return signature
    }
    func serialize(_ object: Any) throws -> JSON {
      let json = try JSONSerializer().serialize(object)
      written.append(json)
      return json.replacingOccurrences(of: "now", with: "NOW")
    }
  }

  private struct Aliases: MethodResolving {
    func resolveMethodFromRaw(_ raw: String) throws -> DSBridge.Method {
      try MethodResolver().resolveMethodFromRaw(raw.replacingOccurrences(of: "/", with: "."))
    }
  }

  /// A dispatcher that answers every method, even without interfaces.
  private final class Answering: InvocationDispatching {
    var asyncResponseHandler: (AsyncResponse) -> Void = { _ in }
    var added: [String: any ExposedInterface] = [:]
    func dispatch(_ invocation: IncomingInvocation) -> Response {
      if let interface = added[invocation.method.namespace] {
        return Response(
          code: .success,
          data: interface.handle(
            calling: invocation.method.name, with: invocation.signature.parameter))
      }
      let given = invocation.signature.parameter.map { "\($0)" } ?? "nothing"
      if let callback = invocation.signature.callbackFunctionName {
        asyncResponseHandler(AsyncResponse(functionName: callback, data: given, completed: true))
      }
      return Response(
        code: .success, data: "\(invocation.method.namespace)/\(invocation.method.name)")
    }
    func addInterface(_ interface: any ExposedInterface, by namespace: String) {
      added[namespace] = interface
    }
    func removeInterface(by namespace: String) { added[namespace] = nil }
    func hasMethod(_ method: DSBridge.Method, isSynchronous: Bool?) -> Bool { method.name == "any" }
  }

  /// Records the scripts that it evaluates.
  private final class Remembering: JavaScriptEvaluator {
    var scripts: [String] = []
    override func evaluate(_ javaScript: JavaScript) {
      scripts.append(javaScript)
      super.evaluate(javaScript)
    }
  }

  /// A keystone that resolves the names of methods in its own way.
  private final class Renaming: Keystone {
    override func getMethod(from prompt: String, synchronous: Bool) throws -> DSBridge.Method {
      DSBridge.Method(namespace: "", name: prompt.hasSuffix("wie") ? "name" : "none")
    }
  }

  /// A keystone with a language of its own.
  private final class Own: KeystoneProtocol {
    var invocationPrefix: String { "own:" }
    func handleRawInvocation(prompt: String, defaultText: String?) -> JSON? {
      "\(prompt.dropFirst(invocationPrefix.count)), \(defaultText ?? "nothing")"
    }
    func call(
      _ methodName: String, with parameter: Any?,
      completion: ((Result<Any, any Swift.Error>) -> Void)?
    ) { completion?(.success("own \(methodName)")) }
    func addInterface(_ interface: any ExposedInterface, by namespace: String) {}
    func removeInterface(by namespace: String) {}
    func hasJavaScriptMethod(named name: String, completion: @escaping (Bool) -> Void) {
      completion(name == "own")
    }
  }

  /// The stages that an app may replace.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct StageTests {
    private func page() throws -> (ViewUnderTest, Keystone) {
      let page = ViewUnderTest()
      page.webView.addInterface(Device(), by: nil)
      page.webView.addInterface(Device(), by: "a.b")
      return (page, try #require(page.webView.keystone as? Keystone))
    }

    /// Calls in every way, and expects the answers of the original.
    private func expectAll(_ page: ViewUnderTest) async throws {
      #expect(
        try await page.run(
          """
          const heard = [];
          const stub = 'dscb' + dscb;
          await new Promise((resolve) => bridge.call('soon', 'x', (v) => { heard.push(v); if (heard.length === 2) resolve() }));
          await new Promise((resolve) => setTimeout(resolve));
          return [bridge.call('name'), bridge.call('a.b.point', { x: 1 }), bridge.call('fails'), bridge.call('none'),
            bridge.call('once'), bridge.call('nothing'), await new Promise((resolve) => bridge.call('name', resolve)),
            await new Promise((resolve) => bridge.call('once', resolve)),
            ['name', 'once', 'none'].map((name) => bridge.hasNativeMethod(name)),
            ['name', 'once'].map((name) => bridge.hasNativeMethod(name, 'syn')), heard.length, typeof window[stub]];
          """) == [
            "phone", ["x": 2], "", "", "", "", "phone", 1, [true, true, false], [true, false], 2,
            "undefined",
          ])
      #expect(
        try await page.ask("echo", ["it's \u{2028} \\ \""], as: String.self)
          == "it's \u{2028} \\ \"")
      #expect(await page.has("echo"))
      #expect(await !page.has("missing"))
    }

    private static let functions = """
      bridge.register('echo', (v) => v); bridge.register('nothing', () => {});
      bridge.registerAsyn('steps', (answer) => { answer(1, false); answer(2, true) });
      """

    @Test(arguments: PageScript.allCases)
    func `a serializer reads the text of every call, and writes every answer`(
      _ script: PageScript
    ) async throws {
      let (page, keystone) = try page()
      let marking = Marking()
      keystone.jsonSerializer = marking
      await page.load(script, Self.functions)
      #expect(try await page.run("return bridge.call('rename', 'x')") == "NOW X")
      #expect(marking.read.contains(#"{"data":"x"}"#))
      #expect(marking.written.contains(#"{"code":0,"data":"now X"}"#))
      #expect(try await page.ask("echo", ["now"], as: String.self) == "NOW")
      try await expectAll(page)
    }

    @Test(arguments: PageScript.allCases)
    func `a resolver gives methods other names`(_ script: PageScript) async throws {
      let (page, keystone) = try page()
      await page.load(script, Self.functions)
      #expect(try await page.run("return bridge.call('a/b/name')") == "")
      // The change also applies to a page that is already loaded.
      keystone.methodResolver = Aliases()
      #expect(
        try await page.run("return [bridge.call('a/b/name'), bridge.call('a.b.name')]") == [
          "phone", "phone",
        ])
      #expect(
        try await page.run("return ['', '.b', 'a.'].map((name) => bridge.call(name))") == [
          "", "", "",
        ])
      try await expectAll(page)
      keystone.methodResolver = MethodResolver()
      #expect(
        try await page.run("return [bridge.call('a/b/name'), bridge.call('a.b.name')]") == [
          "", "phone",
        ])
    }

    @Test(arguments: PageScript.allCases)
    func `a dispatcher gets every call, and no interface but those added to it`(
      _ script: PageScript
    ) async throws {
      let (page, keystone) = try page()
      let dispatcher = Answering()
      dispatcher.asyncResponseHandler = { [weak keystone] in keystone?.deliverAsyncResponse($0) }
      keystone.invocationDispatcher = dispatcher
      page.webView.addInterface(Device(), by: "device")
      await page.load(script)
      #expect(
        try await page.run(
          """
          const later = new Promise((resolve) => bridge.call('x', 5, resolve));
          return [bridge.call('name'), bridge.call('a.b.c.d', 1), bridge.call('device.rename', 'y'), await later,
            bridge.hasNativeMethod('any'), bridge.hasNativeMethod('name')];
          """) == ["/name", "a.b.c/d", "now y", "5", true, false])
    }

    @Test(arguments: [PageScript.published, .prompting, .own])
    func `an evaluator is given the scripts`(_ script: PageScript) async throws {
      let (page, keystone) = try page()
      let evaluator = Remembering { [weak page] in
        page?.webView.evaluateJavaScript($0, completionHandler: nil)
      }
      keystone.javaScriptEvaluator = evaluator
      let early = Task { try await page.ask("echo", ["early"], as: String.self) }
      await page.load(script, Self.functions)
      #expect(try await early.value == "early")
      #expect(evaluator.scripts.contains { $0.hasPrefix("window._handleMessageFromNative({") })
      try await expectAll(page)
      #expect(evaluator.scripts.contains { $0.hasPrefix("try { window.dscb0(JSON.parse(") })
      _ = try await page.ask("nothing", as: NSNull.self)
      var steps: [Int] = []
      page.webView.call("steps") { steps.append($0 as? Int ?? 0) }
      while steps.count < 2 { try await turn() }
      #expect(steps == [1, 2])
      // New code uses the bridge at the same time.
      #expect(try await page.webView.bridge?.call("echo", 5, as: Int.self) == 5)
    }

    @Test func `a keystone is subclassed, or another altogether`() async throws {
      let (page, _) = try page()
      page.webView.keystone = Renaming(javaScriptEvaluationHandler: { _ in }, dismissalHandler: {})
      await page.load(.published)
      #expect(try await page.run("return bridge.call('name')") == "")
      page.webView.addInterface(Device(), by: nil)
      #expect(
        try await page.run("return [bridge.call('wie'), bridge.call('name')]") == ["phone", ""])
      page.webView.keystone = Own()
      #expect(
        try await page.run(
          "return [prompt('own:hello', 'text'), prompt('own:hello'), prompt('the app')]") == [
            "hello, text", "hello, nothing", nil,
          ])
      #expect(try await page.ask("what", as: String.self) == "own what")
      #expect(await page.has("own"))
    }

    @Test func `interfaces go with the keystone that they were added to`() async throws {
      let (page, keystone) = try page()
      await page.load(.published)
      page.webView.keystone = Keystone(javaScriptEvaluationHandler: { _ in }, dismissalHandler: {})
      #expect(try await page.run("return bridge.call('name')") == "")
      page.webView.keystone = keystone
      #expect(try await page.run("return bridge.call('name')") == "phone")
    }

    @Test func `an answer does not reach the next document`() async throws {
      let (page, keystone) = try page()
      keystone.methodResolver = Aliases()
      let slow = Slow()
      page.webView.addInterface(slow, by: "slow")
      let script = """
        window.heard = []; window.dscb0 = (v) => heard.push(v); window.dscb = 1;
        bridge.register('heard', () => heard);
        """
      await page.load(.published)
      _ = try await page.run("bridge.call('slow.wait', () => {})")
      while slow.completion == nil { try await turn() }
      await page.load(.published, script)
      slow.completion?("late", true)
      // This call arrives after the late answer, which the page ignores.
      #expect(try await page.ask("heard", as: [String].self) == [])
    }
  }

  @Exposed private final class Slow {
    var completion: ((String, Bool) -> Void)?
    func wait(completion: @escaping @Sendable (String, Bool) -> Void) {
      self.completion = completion
    }
  }
#endif
