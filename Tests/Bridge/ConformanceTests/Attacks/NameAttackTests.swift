import BridgeTesting
import Foundation
import TestSupport
import Testing

@testable import BridgeCore

extension Conformance {
  /// Names that people, or `String`, take for other names.
  @MainActor @Suite struct NameAttackTests {
    /// A rule, a name that it keeps, and spellings of that name. The page is neither in the main frame nor of the other
    /// origin, and the user refuses.
    private struct Kept {
      let name: String
      let rule: @MainActor (any TestPage) -> BridgeRule
      let spellings: [String]
    }

    private static let kept = [
      Kept(
        name: "Keys.get", rule: { _ in .deny("Keys.*") },
        spellings: [
          "\u{212A}eys.get", "Keys\u{2024}get\u{200B}", "\u{200B}Keys.get", "Keys.get\u{FE0F}",
          "Keys.\u{34F}get", "Ke\u{AD}ys.get", "\u{2066}Keys.get", "\u{FEFF}Keys.get", "Keys.get\0",
          "Keys.get\n", "Keys.get\u{2028}", "Keys.get\u{A0}", "Keys.get\t", "\u{E000}Keys.get",
        ]),
      Kept(
        name: "Kiosk.open", rule: { .allow("Kiosk.*", from: [.exactly($0.otherOrigin)]) },
        spellings: ["\u{212A}iosk.open"]),
      Kept(
        name: "Kamera.take",
        rule: { _ in .allow("Kamera.*", after: UserConsent("camera") { _ in false }) },
        spellings: ["\u{212A}amera.take"]),
      Kept(
        name: "café.open", rule: { _ in .deny("café.*") },
        spellings: ["cafe\u{301}.open", "cafe\u{341}.open"]),
      Kept(
        name: "Å.open", rule: { _ in .deny("Å.*") },
        spellings: ["\u{212B}.open", "A\u{30A}.open"]),
      Kept(
        name: "가.open", rule: { _ in .deny("가.*") },
        spellings: ["\u{1100}\u{1161}.open"]),
      Kept(
        name: "豈.open", rule: { _ in .deny("更.*") },
        spellings: ["\u{F901}.open"]),
      Kept(
        name: "a;b.open", rule: { _ in .deny("a;b.*") }, spellings: ["a\u{37E}b.open"]),
      Kept(
        name: "a`b.open", rule: { _ in .deny("a`b.*") }, spellings: ["a\u{1FEF}b.open"]),
      Kept(
        name: "ệ.open", rule: { _ in .deny("ệ.*") },
        spellings: ["e\u{302}\u{323}.open", "ê\u{323}.open", "ẹ\u{302}.open"]),
    ]

    @Test(arguments: Engine.allCases)
    func `no other spelling of a name passes the rules about it`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(
        origins: [.exactly(page.origin), .exactly(page.otherOrigin)],
        rules: Self.kept.map { $0.rule(page) })
      var reached: [String] = []
      for kept in Self.kept {
        try bridge.handle(kept.name) { reached.append(kept.name) }
        bridge.on(kept.name) { reached.append("event \(kept.name)") }
      }
      try await page.load()
      for spelling in Self.kept.flatMap(\.spellings) {
        let text = String(decoding: try JSONEncoder().encode(spelling), as: UTF8.self)
        let result = try await page.run(
          """
          const name = \(text), all = [];
          const code = async (use) => {
            try { all.push(await use() ? 'done' : 'none'); } catch (e) { all.push(e.code + ' ' + e.message); }
          };
          await code(() => bridge.call(name));
          await code(() => bridge.callSync(name));
          await code(() => bridge.has(name));
          await code(async () => { for await (const _ of bridge.stream(name)); });
          await code(() => name.split('.').reduce((o, part) => o[part], bridge.native)());
          await code(() => bridge.emit(name));
          await code(() => bridge.on(name, () => {}));
          await code(() => bridge.handle(name, () => {}));
          await bridge.has('x');
          return all;
          """)
        let answers = try result.decode([String].self)
        #expect(answers.count == 8)
        for answer in answers {
          #expect(answer.hasPrefix("invalidName "), "\(text): \(answer)")
          #expect(answer.contains(#/has the character \\u\{[0-9a-f]{1,5}\}/#), "\(answer)")
        }
      }
      #expect(reached == [])
    }

    @Test(arguments: Engine.allCases)
    func `native code answers forged lines with other spellings of a name by an error`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(
        origins: [.exactly(page.origin), .exactly(page.otherOrigin)],
        rules: Self.kept.map { $0.rule(page) })
      var reached: [String] = []
      for kept in Self.kept {
        try bridge.handle(kept.name) { reached.append(kept.name) }
        bridge.on(kept.name) { reached.append("event \(kept.name)") }
      }
      let lines = SentLines()
      bridge.add(observer: lines)
      try await page.load()
      _ = try await page.run("return await bridge.has('x')")
      let document = try #require(bridge.session.mainDocument)
      var id = 1000
      for spelling in Self.kept.flatMap(\.spellings) {
        let text = String(decoding: try JSONEncoder().encode(spelling), as: UTF8.self)
        for line in ["call ID \(text) []", "stream ID \(text) []", "has ID \(text)"] {
          id += 1
          lines.sent = []
          document.read(Array(line.replacing("ID", with: "\(id)").utf8)[...])
          #expect(
            lines.sent.count == 1
              && lines.sent[0].hasPrefix("fail \(id) {\"code\":\"invalidName\"")
              && lines.sent[0].contains(" has the character U+"), "\(text): \(lines.sent)")
        }
        document.read(Array("event \(text) 1".utf8)[...])
      }
      _ = try await page.run("return await bridge.has('x')")
      #expect(reached == [])
    }

    @Test func `an app cannot give a name that no page can use`() throws {
      let page = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
      for spelling in Self.kept.flatMap(\.spellings) {
        func code(_ use: () throws -> Void) -> BridgeError.Code? {
          do { try use() } catch { return (error as? BridgeError)?.code }
          return nil
        }
        #expect(code { try bridge.handle(spelling) { 1 } } == .invalidName, "\(spelling)")
        let policy = BridgePolicy(origins: [.anyOrigin], rules: [.deny(NamePattern(spelling))])
        #expect(
          code { _ = try Bridge(attachedTo: InMemoryPage(), policy: policy) } == .badArguments,
          "\(spelling)")
      }
    }
  }
}

/// The lines that native code sends.
private final class SentLines: FrameObserver {
  var sent: [String] = []
  func observe(_ line: String, direction: FrameDirection, origin: Origin) {
    if direction == .toPage { sent.append(line) }
  }
}
