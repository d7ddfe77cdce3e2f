import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Callbacks that pages of DSBridge give to native.
  @MainActor @Suite struct DSBridgeCallbacks {
    @Test(arguments: DSBridgeCase.all)
    func `a callback is answered later, and again and again by a stream`(_ way: DSBridgeCase)
      async throws
    {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      try bridge.handle("sync") { (n: Int) in n + 1 }
      try bridge.handle("none") { "no parameters" }
      try bridge.handle("later") { (n: Int) async in n + 2 }
      try bridge.handle("progress") { (count: Int) in Ticker(count) { $0 } }
      try await page.load(way.script.source)
      #expect(
        try await page.run(
          """
          const ask = (...list) => new Promise((resolve) => {
            const at = bridge.call(...list, (value) => setTimeout(() => resolve([at, value])));
          });
          return [await ask('sync', 1), await ask('none'), await ask('later', 1)];
          """) == [["", 2], ["", "no parameters"], ["", 3]])
      #expect(
        try await page.run(
          """
          const heard = [];
          const stub = 'dscb' + dscb;
          await new Promise((resolve) => bridge.call('progress', 3, (n) => {
            heard.push([n, typeof window[stub]]);
            if (n === 2) resolve();
          }));
          for (let i = 0; i < 100 && window[stub]; i++) await new Promise((resolve) => setTimeout(resolve));
          return [heard, typeof window[stub]];
          """) == [[[0, "function"], [1, "function"], [2, "function"]], "undefined"])
    }

    @Test(arguments: DSBridgeCase.all)
    func `what answers later is called without a callback as well`(_ way: DSBridgeCase)
      async throws
    {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      var heard: [Int] = []
      try bridge.handle("later") { (n: Int) async in heard.append(n) }
      try bridge.handle("stream") { Ticker(3) { $0 } }
      try await page.load(way.script.source)
      #expect(
        try await page.run(
          """
          const answers = [bridge.call('later', 5), bridge.call('stream')];
          await new Promise((resolve) => bridge.call('later', 6, resolve));
          return answers;
          """) == ["", ""])
      #expect(heard == [5, 6])
    }

    @Test(arguments: Engine.allCases)
    func `a stream ends where the page takes its callback away`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      let watch = StreamWatch()
      try bridge.handle("endless") { watch.endless() }
      try await page.load(DSBridgePage.published)
      _ = try await page.run(
        """
        await new Promise((resolve) => bridge.call('endless', (n) => { delete window.dscb0; resolve() }));
        """)
      while watch.ended == 0 {
        _ = try await page.run("return 0")
        try await turn()
      }
      #expect(watch.given < 3000)
    }
  }
}
