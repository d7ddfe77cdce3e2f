import Foundation
import Testing
import WebBridge

extension Conformance {
  /// Calls over the older bridges are sent immediately and in order, even hundreds of them.
  @MainActor @Suite struct OldCallSpeed {
    // The page's clock does not advance, so a call that waits for a timer would never end.
    @Test(arguments: OldPage.ways)
    func `no call and no answer waits for time to pass`(way: String) async throws {
      let page = MemoryPage()
      let bridge = try page.attachOld(OldPage.dialects)
      try bridge.handle("mall.number") { (n: Int) in n }
      try await page.load(
        OldPage.script + """
          setup((own) => own.registerHandler('old.number', (n, respond) => respond(n)));
          native.handle('native.number', (n) => n);
          """)
      #expect(try await page.run("return await ways.\(way)('mall.number', 5)") == 5)
      #expect(try await bridge.call("old.number", 6) == 6)
      #expect(try await bridge.call("native.number", 7) == 7)
    }

    @Test(arguments: Engine.allCases, OldPage.ways)
    func `1,000 calls at once keep their order, and so do their answers`(
      engine: Engine, way: String
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld(OldPage.dialects)
      var heard: [Int] = []
      try bridge.handle("mall.number") { (n: Int) in
        heard.append(n)
        return n
      }
      try await page.load(OldPage.script)
      #expect(
        try await page.run(
          """
          const answers = [], calls = [];
          for (let n = 0; n < 1000; n++) {
            calls.push(ways.\(way)('mall.number', n).then((answer) => answers.push(answer)));
          }
          await Promise.all(calls);
          return answers.every((answer, n) => answer === n) && answers.length;
          """) == 1000)
      #expect(heard == Array(0..<1000))
    }

    @Test(arguments: Engine.allCases)
    func `1,000 calls of native keep their order, whatever the page registered them by`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attachOld(OldPage.dialects)
      try await page.load(
        OldPage.script + """
          window.heard = [];
          const number = (n) => { heard.push(n); return n };
          setup((own) => own.registerHandler('old.number', (n, respond) => respond(number(n))));
          dsBridge.register('ds.number', number);
          dsBridge.registerAsyn('ds.later', (n, answer) => answer(number(n)));
          """)
      for name in ["old.number", "ds.number", "ds.later"] {
        let calls = (0..<1000).map { n in Task { try await bridge.call(name, n, as: Int.self) } }
        for (n, call) in calls.enumerated() { #expect(try await call.value == n) }
        #expect(
          try await page.run("return heard.splice(0).every((n, i) => n === i)") == true, "\(name)")
      }
    }

    // Some of the originals take 200 to 1,000 ms for each call.
    @Test func `100 calls one after the other take no 10 seconds`() async throws {
      let page = try await WebKitPage()
      let bridge = try page.attachOld(OldPage.dialects)
      try bridge.handle("mall.number") { (n: Int) in n }
      try await page.load(OldPage.script)
      for way in OldPage.ways {
        let start = ContinuousClock.now
        _ = try await page.run(
          "for (let n = 0; n < 100; n++) await ways.\(way)('mall.number', n)")
        #expect(start.duration(to: .now) < .seconds(10), "\(way)")
      }
    }
  }
}
