import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// The order in which calls of DSBridge pages run, and arguments without a parameter.
  @MainActor @Suite struct DSBridgeOrder {
    /// A file that records its operations. `open` and `flush` answer later, `write` immediately.
    @Exposed("file") @MainActor final class File {
      var done: [String] = []
      func open(completion: (String) -> Void) {
        done.append("open")
        completion("opened")
      }
      func write(_ text: String) -> Int {
        done.append("write \(text)")
        return done.count
      }
      func flush(completion: (Int, Bool) -> Void) {
        done.append("flush")
        completion(1, false)
        completion(2, true)
      }
      func append(_ text: String, completion: @escaping (String) -> Void) {
        done.append("append \(text)")
        completion(text)
      }
      func close() -> String {
        done.append("close")
        return "closed"
      }
      func rest() async -> String {
        done.append("rest")
        return "rested"
      }
    }

    @Test(arguments: DSBridgeCase.all)
    func `calls run in their order, with a parameter and without`(_ way: DSBridgeCase) async throws
    {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      let file = File()
      try bridge.expose(file)
      try await page.load(way.script.source)
      _ = try await page.run(
        """
        let left = 4;
        await new Promise((resolve) => {
          const answered = () => { if (--left === 0) resolve() };
          bridge.call('file.open', answered); bridge.call('file.append', 'a', answered);
          bridge.call('file.open', answered); bridge.call('file.append', 'b', answered);
        });
        """)
      #expect(file.done == ["open", "append a", "open", "append b"])
    }

    @Test(arguments: DSBridgeCase.all)
    func `a synchronous call overtakes no call before it`(_ way: DSBridgeCase) async throws {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      let file = File()
      try bridge.expose(file)
      try await page.load(way.script.source)
      #expect(
        try await page.run(
          """
          const heard = [];
          return await new Promise((resolve) => {
            const hear = (value) => { heard.push(value); if (heard.length === 4) resolve([counts, heard.sort()]) };
            bridge.call('file.open', hear);
            const counts = [bridge.call('file.write', 'a')];
            bridge.call('file.flush', hear);
            counts.push(bridge.call('file.write', 'b'));
            bridge.call('file.close', hear);
            counts.push(bridge.call('file.write', 'c'));
          });
          """) == [[2, 4, 6], [1, 2, "closed", "opened"]])
      #expect(file.done == ["open", "write a", "flush", "write b", "close", "write c"])
    }

    @Test(arguments: DSBridgeCase.all)
    func `methods that await run in the order of their calls`(_ way: DSBridgeCase) async throws {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      var done: [String] = []
      try bridge.handle("open") { () async in done.append("open") }
      try bridge.handle("write") { (text: String) async in done.append(text) }
      try await page.load(way.script.source)
      _ = try await page.run(
        """
        let left = 4;
        await new Promise((resolve) => {
          const answered = () => { if (--left === 0) resolve() };
          bridge.call('open', answered); bridge.call('write', 'a', answered);
          bridge.call('open', answered); bridge.call('write', 'b', answered);
        });
        """)
      #expect(done == ["open", "a", "open", "b"])
    }

    @Test(arguments: DSBridgeCase.all)
    func `a method without parameters ignores whatever it is given`(_ way: DSBridgeCase)
      async throws
    {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      try bridge.expose(File())
      try bridge.handle("now") { "now" }
      try bridge.handle("later") { () async in "later" }
      try bridge.handle("ticks") { Ticker(1) { $0 } }
      try await page.load(way.script.source)
      #expect(
        try await page.run(
          """
          const values = [5, 'text', true, { x: 1 }, [1, 2], {}, ''];
          const ask = (name, value) => new Promise((resolve) => bridge.call(name, value, resolve));
          const answers = { now: values.map((value) => bridge.call('now', value)), closed: bridge.call('file.close', 1) };
          for (const name of ['now', 'later', 'ticks', 'file.open', 'file.rest']) {
            answers[name + '*'] = [];
            for (const value of values) answers[name + '*'].push(await ask(name, value));
          }
          return answers;
          """) == [
            "now": .array(Array(repeating: "now", count: 7)), "closed": "closed",
            "now*": .array(Array(repeating: "now", count: 7)),
            "later*": .array(Array(repeating: "later", count: 7)),
            "ticks*": .array(Array(repeating: 0, count: 7)),
            "file.open*": .array(Array(repeating: "opened", count: 7)),
            "file.rest*": .array(Array(repeating: "rested", count: 7)),
          ])
    }

    @Exposed("maybe") final class Optionals {
      func text(_ text: String?) -> String { text ?? "none" }
      func count(_ count: Int = 7) -> Int { count }
      func keys(_ keys: [String: Int]?) -> Int { keys?.count ?? -1 }
      func later(_ text: String?, completion: @escaping (String) -> Void) {
        completion(text ?? "none")
      }
    }

    @Test(arguments: DSBridgeCase.all)
    func `the empty object that goes with a callback is no argument of another type`(
      _ way: DSBridgeCase
    ) async throws {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      try bridge.expose(Optionals())
      try bridge.handle("needs") { (text: String) in text }
      try bridge.handle("later") { (text: String?) async in text ?? "none" }
      try await page.load(way.script.source)
      #expect(
        try await page.run(
          """
          const ask = (...list) => new Promise((resolve) => bridge.call(...list, resolve));
          return [
            await ask('maybe.text'), await ask('maybe.text', 'x'), bridge.call('maybe.text', {}),
            await ask('maybe.count'), await ask('maybe.count', 3), bridge.call('maybe.count'),
            await ask('maybe.keys'), await ask('maybe.keys', { a: 1 }), bridge.call('maybe.keys'),
            await ask('maybe.later'), await ask('later'), bridge.call('needs', {}),
            bridge.call('maybe.text', { x: 1 }), bridge.call('maybe.count', 'text'),
          ];
          """) == ["none", "x", "none", 7, 3, 7, 0, 1, -1, "none", "none", "", "", ""])
    }

    @Test func `the one argument of an older page is said so on the wire`() async throws {
      let page = try await Engine.memory.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      let frames = FrameLines()
      bridge.add(observer: frames)
      try bridge.handle("now") { "now" }
      try await page.load()
      _ = try await page.run(
        """
        dsBridge.call('now', 5); dsBridge.call('now');
        await new Promise((resolve) => dsBridge.call('now', { at: 1, x: undefined }, resolve));
        """)
      #expect(
        frames.lines.filter { $0.contains(" now ") } == [
          #"call 0 now {"data":5}"#, "call 0 now {}", #"stream 1 now {"data":{"at":1}}"#,
        ])
    }
  }

  /// Records the lines that pages send.
  private final class FrameLines: FrameObserver {
    private(set) var lines: [String] = []
    func observe(_ frame: String, direction: FrameDirection, origin: Origin) {
      if direction == .toNative { lines.append(frame) }
    }
  }
}
