import BridgeCore
import Dispatch
import Foundation
import Testing

extension Conformance {
  /// Calls from the page.
  @MainActor @Suite struct Calls {
    @Test(arguments: Engine.allCases)
    func `a page calls a handler and gets its result`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      try await page.load()
      #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3)
    }

    @Test(arguments: Engine.allCases)
    func `handlers take any number of parameters of any Codable type`(engine: Engine) async throws {
      struct Item: Codable, Equatable {
        var name: String
        var tags: [String]
        var price: Double?
      }
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("none") { 1 }
      try bridge.handle("five") { (a: Int, b: String, c: Bool, d: Double, e: [Int]) in
        "\(a) \(b) \(c) \(d) \(e)"
      }
      try bridge.handle("item") { (item: Item, more: [String: Item]) in
        [item] + more.values
      }
      try await page.load()
      #expect(try await page.run("return await bridge.call('none')") == 1)
      #expect(
        try await page.run("return await bridge.call('five', 1, 'two', true, 4.5, [5])")
          == "1 two true 4.5 [5]")
      let items = try await page.run(
        """
        const item = { name: 'tea', tags: ['hot'], price: 2.5 };
        return await bridge.call('item', item, { other: { name: 'cup', tags: [] } });
        """)
      #expect(
        items == [
          ["name": "tea", "tags": ["hot"], "price": 2.5], ["name": "cup", "tags": []],
        ])
    }

    @Test(arguments: Engine.allCases)
    func `missing, undefined and null arguments are nil where the parameter is optional`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("optional") { (a: Int?, b: Int?) in "\(a ?? -1) \(b ?? -1)" }
      try await page.load()
      for (arguments, expected) in [
        ("", "-1 -1"), ("1", "1 -1"), ("null, 2", "-1 2"), ("undefined, 2", "-1 2"),
        ("1, undefined", "1 -1"), ("1, undefined, undefined", "1 -1"),
      ] {
        let result = try await page.run("return await bridge.call('optional', \(arguments))")
        #expect(result == .string(expected), "(\(arguments))")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a handler may be asynchronous, and a slow one holds up nobody`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let (gate, open) = AsyncStream.makeStream(of: Void.self)
      try bridge.handle("slow") {
        for await _ in gate { break }
        return "slow"
      }
      try bridge.handle("quick") { () async in "quick" }
      try await page.load(
        """
        window.order = [];
        bridge.call('slow').then((r) => order.push(r));
        bridge.call('quick').then((r) => order.push(r));
        """)
      #expect(
        try await page.run("return [await bridge.call('quick'), ...order]") == ["quick", "quick"])
      open.yield()
      let order = try await page.run(
        "while (order.length < 2) await bridge.call('quick'); return order")
      #expect(order == ["quick", "slow"])
    }

    @Test(arguments: Engine.allCases)
    func `a handler that returns nothing gives undefined, and nil is null`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var counter = 0
      try bridge.handle("nothing") { counter += 1 }
      try bridge.handle("later") { () async in counter += 1 }
      try bridge.handle("nil") { () -> Int? in nil }
      try await page.load()
      let result = try await page.run(
        """
        return [await bridge.call('nothing') === undefined, await bridge.call('later') === undefined,
                await bridge.call('nil') === null]
        """)
      #expect(result == [true, true, true])
      #expect(counter == 2)
    }

    @Test(arguments: Engine.allCases)
    func `a handler knows who calls`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("who") {
        BridgeCaller.current.map { "\($0.origin) \($0.isMainFrame) \($0.name)" }
      }
      try bridge.handle("who.later") { () async in
        BridgeCaller.current.map { "\($0.origin) \($0.isMainFrame) \($0.name)" }
      }
      try await page.load()
      #expect(
        try await page.run("return await bridge.call('who')") == .string("\(page.origin) true who"))
      #expect(
        try await page.run("return await bridge.call('who.later')")
          == .string("\(page.origin) true who.later"))
      #expect(BridgeCaller.current == nil)
    }

    @Test(arguments: Engine.allCases)
    func `a withdrawn handler answers no more, and has tells so`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("here") { 1 }
      try await page.load()
      #expect(try await page.run("return await bridge.has('here')") == true)
      #expect(bridge.removeHandler(named: "here"))
      #expect(!bridge.removeHandler(named: "here"))
      #expect(try await page.run("return await bridge.has('here')") == false)
      #expect(try await page.failure(of: "await bridge.call('here')")["code"] == "unknownMethod")
    }

    @Test(arguments: Engine.allCases)
    func `a name may be text of any language, and names with a place in the grammar stand bare`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      let names = [
        "plain", "a.b-c_$d", "with space", "Größe", "日本", "quo\"te\\", "分享", "фото.снять", "ﾌｫﾄ",
        "Ｋeys", "שלום",
        "नमस्ते", "😀.wink", "a/b:c", "Ω", "ﬁ", "²", "q\u{323}\u{307}", "constructor", "__proto__",
      ]
      for name in names { try bridge.handle(name) { name } }
      let list = String(decoding: try JSONEncoder().encode(names), as: UTF8.self)
      try await page.load("const names = \(list)")
      let results = try await page.run("return await Promise.all(names.map((n) => bridge.call(n)))")
      #expect(results == .array(names.map { .string($0) }))
    }

    @Test(arguments: Engine.allCases)
    func `handlers start in the order of the calls`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      var started: [Int] = []
      try bridge.handle("sync") { (n: Int) in started.append(n) }
      try bridge.handle("async") { (n: Int) async in started.append(n) }
      try await page.load()
      _ = try await page.run(
        """
        const calls = [];
        for (let n = 0; n < 100; n += 2) {
          calls.push(bridge.call('sync', n));
          if (n % 10 === 0) await null;
        }
        await Promise.all(calls);
        for (let n = 1; n < 100; n += 2) calls.push(bridge.call('async', n));
        await Promise.all(calls);
        """)
      #expect(
        started == Array(stride(from: 0, to: 100, by: 2)) + Array(stride(from: 1, to: 100, by: 2)))
    }

    #if os(Linux)
      @Test func `calls that are answered together go on in order, behind what was queued before`()
        async throws
      {
        let page = try await Engine.webKit.page()
        let bridge = try page.attach()
        var log: [Int] = []
        bridge.on("tick") { (n: Int) in
          DispatchQueue.main.async { MainActor.assumeIsolated { log.append(n) } }
        }
        try await page.load(
          """
          bridge.handle('echo', (n) => {
            if (n % 100 === 50) bridge.emit('tick', -n);
            return n;
          });
          """)
        let calls = (0..<400).map { n in
          Task.immediate { log.append(try await bridge.call("echo", n, as: Int.self)) }
        }
        for call in calls { try await call.value }
        let order: [Int] = (0..<400).flatMap { n -> [Int] in n % 100 == 50 ? [-n, n] : [n] }
        #expect(log == order)
      }
    #endif
  }
}
