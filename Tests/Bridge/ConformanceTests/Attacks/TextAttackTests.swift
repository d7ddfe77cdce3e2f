import TestSupport
import Testing

@testable import BridgeCore

extension Conformance {
  /// Texts that pretend to be the runtime's, or another document's.
  @MainActor @Suite struct TextAttackTests {
    /// The lines that native code sends.
    private final class Lines: FrameObserver {
      var sent: [String] = []
      func observe(_ line: String, direction: FrameDirection, origin: Origin) {
        if direction == .toPage { sent.append(line) }
      }
    }

    /// A page of an allowed origin with a bridge, and a handler that forged texts try to reach.
    @MainActor private final class Stage {
      let page: any TestPage
      let bridge: Bridge
      var reached = 0

      init(_ engine: Engine) async throws {
        page = try await engine.page()
        bridge = try page.attach(
          origins: [.exactly(page.origin), .exactly(page.otherOrigin)], frames: .all)
        try bridge.handle("add") { (a: Int, b: Int) in a + b }
        try bridge.handle("turn") { (value: BridgeValue) in value }
        try bridge.handle("secret") { [weak self] in self?.reached += 1 }
        try await page.load("bridge.handle('double', (n) => n * 2)")
      }

      /// Checks that the same document still has a bridge that works.
      func check(_ document: Document, _ what: Comment) async throws {
        #expect(reached == 0, what)
        #expect(bridge.session.mainDocument === document, what)
        #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3, what)
        #expect(try await bridge.call("double", 4) == 8, what)
      }
    }

    @Test(arguments: Engine.allCases)
    func `posts of a script that knows no token are refused`(engine: Engine) async throws {
      let stage = try await Stage(engine)
      let document = try #require(stage.bridge.session.mainDocument)
      for attack in TextAttacks.posts {
        let what = Comment(rawValue: attack.description)
        let reply = try await stage.page.run(
          """
          return await webkit.messageHandlers.webbridge.postMessage(\(attack.script)).catch((e) => e.message);
          """)
        guard case .string(let text) = reply else {
          Issue.record("\(attack): \(reply)")
          continue
        }
        let isRefused = text.hasPrefix("close {\"code\":\"denied\"")
        #expect(attack.gets.isEmpty ? text.isEmpty : isRefused, what)
        try await stage.check(document, what)
      }
      let cases = TextAttacks.posts.count
      #expect(cases == 41)
    }

    @Test(arguments: Engine.allCases)
    func `prompts of a script that knows no key are refused`(engine: Engine) async throws {
      let stage = try await Stage(engine)
      let document = try #require(stage.bridge.session.mainDocument)
      for attack in TextAttacks.prompts {
        let what = Comment(rawValue: attack.description)
        let reply = try await stage.page.run("return prompt('webbridge', \(attack.script))")
        guard case .string(let text) = reply else {
          Issue.record("\(attack): \(reply)")
          continue
        }
        #expect(text.hasPrefix("close {\"code\":\"denied\""), what)
        try await stage.check(document, what)
      }
      let cases = TextAttacks.prompts.count
      #expect(cases == 7)
    }

    @Test(arguments: Engine.allCases)
    func `values that are no text are refused`(engine: Engine) async throws {
      let stage = try await Stage(engine)
      let document = try #require(stage.bridge.session.mainDocument)
      var cases = 0
      for value in [
        "undefined", "null", "5", "NaN", "true", "10n", "{}", "[]", "['batch 0 1']", "() => 1",
        "Symbol('s')",
        "{ toString: () => 'hello' }", "new String('hello 0 {}')", "new Uint8Array([104, 101])",
        "new Map()",
        "window", "document", "Promise.resolve('x')", "new Proxy({}, {})",
        "(() => { const a = {}; a.self = a; return a })()",
        "(() => { let a = []; for (let i = 0; i < 9999; i++) a = [a]; return a })()",
      ] {
        let what = Comment(rawValue: "a post of \(value)")
        let reply = try await stage.page.run(
          """
          try {
            const post = webkit.messageHandlers.webbridge.postMessage(\(value));
            return await Promise.race([
              Promise.resolve(post).then((v) => 'fulfilled ' + v, (e) => e.message),
              bridge.call('add', 1, 2).then(() => bridge.call('add', 1, 2)).then(() => 'unanswered'),
            ]);
          } catch (error) { return 'thrown' }
          """)
        guard case .string(let text) = reply else {
          Issue.record("\(value): \(reply)")
          continue
        }
        #expect(!text.contains("welcome") && !text.contains("batch"), what)
        try await stage.check(document, what)
        cases += 1
      }
      #expect(cases == 21)
    }

    @Test(arguments: Engine.allCases)
    func `lines that a page forges with its own token harm nothing`(engine: Engine) async throws {
      let stage = try await Stage(engine)
      let document = try #require(stage.bridge.session.mainDocument)
      let lines = Lines()
      stage.bridge.add(observer: lines)
      for attack in TextAttacks.lines {
        let what = Comment(rawValue: attack.description)
        lines.sent = []
        document.read(Array(attack.script.utf8)[...])
        #expect(lines.sent.map(Self.summary) == (attack.gets.isEmpty ? [] : [attack.gets]), what)
        try await stage.check(document, what)
      }
      let cases = TextAttacks.lines.count
      #expect(cases == 49)

      // The number of a call that is under way.
      let (never, _) = AsyncStream.makeStream(of: Void.self)
      try stage.bridge.handle("wait") { () async in for await _ in never {} }
      document.read(Array("call 102 wait []".utf8)[...])
      lines.sent = []
      document.read(Array("call 102 secret []".utf8)[...])
      #expect(lines.sent == [])
      try await stage.check(document, "a number that comes twice")
    }

    /// A line without the message of its error.
    private static func summary(_ line: String) -> String {
      guard line.hasPrefix("fail "),
        let code = line.split(separator: "\"").dropFirst(2).first(where: { $0 != ":" })
      else { return line }
      return "\(line.split(separator: " ").prefix(2).joined(separator: " ")) \(code)"
    }

    @Test(arguments: Engine.allCases)
    func `a frame reaches nothing of the page that shows it`(engine: Engine) async throws {
      let stage = try await Stage(engine)
      let (page, bridge) = (stage.page, stage.bridge)
      let calls = Lines()
      bridge.add(observer: calls)
      var given = 0
      let function = BridgeFunction { (n: Int) in
        given += 1
        return n + 1
      }
      try bridge.handle("give") { function }
      let watch = StreamWatch()
      try bridge.handle("endless") { watch.endless() }
      try await page.load(
        """
        bridge.handle('double', (n) => n * 2);
        let answer;
        bridge.handle('wait', () => new Promise((resolve) => { answer = resolve }));
        window.end = () => answer(7);
        """)
      _ = try await page.run(
        """
        window.kept = await bridge.call('give');
        window.stream = bridge.stream('endless')[Symbol.asyncIterator]();
        await stream.next();
        """)
      try await page.runInFrame("window.own = bridge.call('add', 1, 2)", at: page.otherOrigin)
      while bridge.session.subframes.isEmpty { try await turn() }
      let frame = try #require(bridge.session.subframes.values.first)
      let document = try #require(bridge.session.mainDocument)
      let waiting = Task { try await bridge.call("wait", as: Int.self) }
      while try await page.run("return typeof answer") != "function" {}
      let id = try #require(calls.sent.last { $0.contains(" wait []") }?.split(separator: " ")[1])
      let stream = try #require(document.writers.keys.first)
      let ref = try #require(calls.sent.first { $0.contains("$function") }?.filter(\.isNumber).last)
      var expected = 0
      for attack in TextAttacks.linesOfOthers {
        let what = Comment(rawValue: attack.description)
        let line = attack.script.replacing("ID", with: id).replacing("STREAM", with: "\(stream)")
          .replacing("REF", with: "\(ref)")
        frame.read(Array(line.utf8)[...])
        #expect(document.writers[stream] != nil, what)
        #expect(bridge.session.outbound.count == 1, what)
        expected += 1
        #expect(
          try await page.run("return [await kept(1), (await stream.next()).done]") == [2, false],
          what)
        #expect(given == expected, what)
        try await stage.check(document, what)
      }
      _ = try await page.run("end()")
      #expect(try await waiting.value == 7)
      let cases = TextAttacks.linesOfOthers.count
      #expect(cases == 9)
    }
  }
}
