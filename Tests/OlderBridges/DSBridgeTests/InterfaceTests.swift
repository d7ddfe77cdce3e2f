#if Macros
  import DSBridge
  import Foundation
  import TestSupport
  import Testing

  @Exposed private actor Counter {
    private var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    func add(_ n: Int) async throws -> Int {
      if n < 0 { throw BridgeError("negative", "No negative numbers") }
      count += n
      return count
    }
  }

  @Exposed private final class Failing {
    func fails() throws { throw BridgeError("full", "No room") }
    func takes(_ n: Int) -> Int { n }
    func later(completion: @escaping (Result<Int, any Swift.Error>) -> Void) {
      completion(.failure(BridgeError("full", "No room later")))
    }
  }

  @Exposed private struct Echo {
    func text(_ text: String) -> String { text }
    func maybe(_ text: String?) -> String? { text }
    func nothing() {}
  }

  /// Interfaces that pages call.
  @MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct InterfaceTests {
    private static let texts = ["it's", "\"quoted\"", "\u{2028}\u{2029}", "\\n\n\\", "é漢🙂", ""]

    @Test(arguments: PageScript.allCases)
    func `an actor is an interface, whose methods answer later`(_ script: PageScript) async throws {
      let page = ViewUnderTest()
      page.webView.addInterface(Counter(), by: "counter")
      await page.load(script)
      #expect(
        try await page.run(
          """
          const later = (...list) => new Promise((resolve) => bridge.call(...list, resolve));
          return [bridge.call('counter.next', () => {}), await later('counter.next'), await later('counter.add', 5),
            bridge.hasNativeMethod('counter.next', 'asyn'), bridge.hasNativeMethod('counter.none')];
          """) == ["", 2, 7, true, false])
    }

    @Test(arguments: PageScript.allCases)
    func `texts of every kind cross both ways`(_ script: PageScript) async throws {
      let page = ViewUnderTest()
      page.webView.addInterface(Echo(), by: nil)
      await page.load(script, "bridge.register('echo', (text) => text)")
      for text in Self.texts {
        page.webView.addInterface(Echo(), by: "echo")
        let quoted = try String(decoding: JSONEncoder().encode(text), as: UTF8.self)
        #expect(try await page.run("return bridge.call('text', \(quoted))") == .string(text))
        #expect(try await page.ask("echo", [text], as: String.self) == text)
      }
      #expect(
        try await page.run(
          "return [bridge.call('maybe'), bridge.call('maybe', 'x'), bridge.call('nothing')]") == [
            nil, "x", "",
          ])
    }

    @Test func `an interface takes the place of the one before, and can be taken away`()
      async throws
    {
      let page = ViewUnderTest()
      page.webView.addInterface(Echo(), by: "a.b")
      page.webView.addInterface(Failing(), by: "a.b")
      page.webView.addInterface(Echo(), by: "")
      page.webView.removeInterface(by: "text")
      await page.load(.published)
      #expect(
        try await page.run(
          "return [bridge.call('a.b.takes', 5), bridge.call('a.b.text', 'x'), bridge.call('text', 'y')]"
        )
          == [5, "", "y"])
      page.webView.removeInterface(by: nil)
      #expect(try await page.run("return bridge.call('text', 'y')") == "")
    }

    private struct Plain: MethodResolving {
      func resolveMethodFromRaw(_ raw: String) throws -> DSBridge.Method {
        try MethodResolver().resolveMethodFromRaw(raw)
      }
    }

    @Test(arguments: PageScript.allCases, [false, true])
    func `what fails in an interface is told to the logger`(
      _ script: PageScript, isReplaced: Bool
    ) async throws {
      let page = ViewUnderTest()
      let ear = Ear()
      let keystone = try #require(page.webView.keystone as? Keystone)
      keystone.logger = ear
      if isReplaced { keystone.methodResolver = Plain() }
      page.webView.addInterface(Failing(), by: "f")
      await page.load(script)
      #expect(
        try await page.run(
          """
          return [bridge.call('f.fails'), bridge.call('f.takes', 'text'), bridge.call('missing'),
            bridge.call('f.later', () => {})];
          """) == ["", "", "", ""])
      for text in ["No room", "f.takes", "missing", "No room later"] {
        while !ear.heard.contains(where: { $0.contains(text) }) { try await turn() }
      }
    }
  }
#endif
