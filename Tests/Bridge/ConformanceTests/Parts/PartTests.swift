import Foundation
import Logging
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Parts that are made outside of the package.
  @MainActor @Suite struct Parts {
    /// A part that answers `sum` to its script, which gives the answer to the page as `<name>Sum`.
    private func sums(_ name: String, _ extra: Int = 0) -> BridgePart {
      BridgePart(
        name,
        script: "(part, options) => { window[options.to] = (a, b) => part.call('sum', a, b); }",
        options: ["to": .string("\(name)Sum")]
      ) { context in
        try context.handle("sum") { (a: Int, b: Int) in a + b + extra }
      }
    }

    @Test(arguments: Engine.allCases)
    func `parts have methods of their own, in any order`(engine: Engine) async throws {
      let parts = [sums("one", 1), sums("two", 2), .dialects([.dsBridge, .kkJSBridge])]
      let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
      for order in orders {
        let page = try await engine.page()
        let bridge = try page.attach(parts: order.map { parts[$0] })
        try bridge.handle("double") { (n: Int) in n * 2 }
        try await page.load()
        let all = try await page.run(
          """
          return [await oneSum(1, 1), await twoSum(1, 1), await bridge.call('double', 4),
            typeof dsBridge.call, typeof KKJSBridge.call].join();
          """)
        #expect(all == "3,4,8,function,function", "\(order)")
      }
    }

    @Test(arguments: Engine.allCases)
    func `the policy is about pages, and origins are about parts as well`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      var emit: (@MainActor (String) -> Void)?
      let part = BridgePart(
        "notes", script: "(part) => { window.notes = []; part.on('note', (n) => notes.push(n)); }"
      ) { context in emit = { context.emit("note", $0) } }
      let bridge = try page.attach(
        rules: [.deny("*")], parts: [sums("one"), part], authorize: { _ in false })
      try await page.load()
      #expect(try await page.run("return await oneSum(2, 3)") == 5)
      emit?("a")
      #expect(try await page.run("await oneSum(0, 0); return notes.join()") == "a")
      for name in ["webbridge.part.one.sum", "webbridge.part.notes.note"] {
        for script in ["await bridge.call('\(name)', 1, 2)", "bridge.on('\(name)', () => {})"] {
          #expect(try await page.failure(of: script)["code"] == "invalidName")
        }
      }
      try await page.load(at: page.otherOrigin)
      #expect(try await page.run("return typeof oneSum + typeof notes") == "undefinedundefined")
      withExtendedLifetime(bridge) {}
    }

    @Test(arguments: Engine.allCases)
    func `a script sees none of the runtime's names, and its errors stay its own`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      let names = ["configuration", "partScripts", "request", "ownName", "on", "send", "token"]
      let looking = BridgePart(
        "looking",
        script: "() => { window.seen = [\(names.map { "typeof \($0)" }.joined(separator: ", "))]; }"
      )
      let throwing = BridgePart("throwing", script: "() => { throw new Error('on purpose'); }")
      let odd = BridgePart("odd", script: "1")
      let commented = BridgePart("commented", script: "() => { window.last = 1; } // the end")
      let bridge = try page.attach(parts: [throwing, odd, looking, commented, sums("one")])
      try bridge.handle("double") { (n: Int) in n * 2 }
      try await page.load()
      #expect(
        try await page.run("return [...new Set(seen)].join() + last") == "undefined1")
      #expect(try await page.run("return await oneSum(1, 2) + await bridge.call('double', 2)") == 7)
    }

    @Test(arguments: Engine.allCases)
    func `what a script passes is checked, and errors reach it`(engine: Engine) async throws {
      let page = try await engine.page()
      let part = BridgePart(
        "shop", script: "(part) => { window.shop = (...list) => part.call(...list); }"
      ) { context in
        try context.handle("buy") { (item: String) async throws in
          throw BridgeError("soldOut", "There is no \(item).")
        }
        try context.handle("log") { (_: String) in }
      }
      let bridge = try page.attach(parts: [part])
      try await page.load()
      #expect(try await page.failure(of: "await shop('buy', 1)")["code"] == "badArguments")
      #expect(try await page.failure(of: "await shop('buy', 'tea')")["code"] == "soldOut")
      #expect(try await page.failure(of: "await shop('none')")["code"] == "unknownMethod")
      for name in ["'a b'", "''", "7", "'\\u212A'", "'\"'", "'a\\nb'"] {
        #expect(try await page.failure(of: "await shop(\(name))")["code"] == "invalidName")
      }
      #expect(try await page.run("return String(await shop('log', 'x'))") == "undefined")
      withExtendedLifetime(bridge) {}
    }

    @Test(arguments: Engine.allCases)
    func `a part that cannot begin leaves the page without a bridge`(engine: Engine) async throws {
      let page = try await engine.page()
      let parts: [(BridgePart, BridgeError.Code, String)] = [
        (BridgePart("a b"), .invalidName, "a b"),
        (BridgePart(""), .invalidName, "\"\""),
        (BridgePart("\u{212A}eys"), .invalidName, "name of a part"),
        (BridgePart(String(repeating: "a", count: 101)), .invalidName, "100"),
        (BridgePart("a", script: "(part) => {"), .badArguments, "script of the part \"a\""),
        (BridgePart("a", script: "let a = 1"), .badArguments, "SyntaxError"),
        (BridgePart("a", script: ""), .badArguments, "script of the part \"a\""),
        (
          BridgePart("a") { _ in throw BridgeError("closed", "The shop is closed.") }, "closed",
          "The shop is closed."
        ),
        (
          BridgePart("a") { context in try context.handle("no name") { 1 } }, .invalidName,
          "name of a method"
        ),
      ]
      for (part, code, text) in parts {
        let error = #expect(throws: BridgeError.self) { try page.attach(parts: [part]) }
        #expect(error?.code == code)
        #expect(error?.message.contains(text) == true, "\(error?.message ?? "")")
      }
      for names in [("a", "b.c", "a.b", "c"), ("a", "b", "c", "b")] {
        let first = BridgePart(names.0) { try $0.handle(names.1) { 1 } }
        let second = BridgePart(names.2) { try $0.handle(names.3) { 2 } }
        if names.2 == "c" {
          try page.attach(parts: [first, second]).detach()
        } else {
          let error = #expect(throws: BridgeError.self) {
            try page.attach(parts: [first, second])
          }
          #expect(error?.code == .duplicateName)
        }
      }
      let twice = #expect(throws: BridgeError.self) {
        try page.attach(parts: [sums("one"), sums("one")])
      }
      #expect(twice?.code == .duplicateName && twice?.message == "parts: has \"one\" twice.")
      let bridge = try page.attach(parts: [sums("one")])
      try await page.load()
      #expect(try await page.run("return await oneSum(1, 2)") == 3)
      withExtendedLifetime(bridge) {}
    }

    @Test func `a part's script runs in the content world of the bridge`() async throws {
      let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
      let world = WKContentWorld.world(name: "app")
      let bridge = try Bridge(
        attachedTo: webView, world: world,
        policy: BridgePolicy(origins: ["https://shop.example.com"]), parts: [sums("one")])
      webView.loadHTMLString("<p>text", baseURL: URL(string: "https://shop.example.com/"))
      for await connection in bridge.connections { if case .connected = connection { break } }
      let sum = try await webView.callAsyncJavaScript(
        "return await oneSum(1, 2)", arguments: [:], in: nil, contentWorld: world)
      #expect(sum as? Int == 3)
      let seen = try await webView.callAsyncJavaScript(
        "return typeof oneSum", arguments: [:], in: nil, contentWorld: .page)
      #expect(seen as? String == "undefined")
    }

    @Test(arguments: Engine.allCases)
    func `an event that cannot be sent is logged, and dialects may be listed twice`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      let log = LogStream(level: .error)
      var context: BridgePartContext?
      let policy = BridgePolicy(origins: [.exactly(page.origin)])
      let bridge = try page.makeBridge(
        policy, BridgeOptions(logger: log.logger),
        parts: [
          .dialects([.dsBridge]), BridgePart("a") { context = $0 }, .dialects([.kkJSBridge]),
        ])
      try await page.load()
      context?.emit("no name", 1)
      #expect(
        try await page.run("return typeof dsBridge.call + typeof KKJSBridge.call")
          == "functionfunction")
      var lines = log.lines.makeAsyncIterator()
      #expect(await lines.next()?.contains("no name") == true)
      let twice = #expect(throws: BridgeError.self) {
        try Bridge(
          attachedTo: WKWebView(frame: .zero, configuration: WKWebViewConfiguration()),
          policy: policy, parts: [.dialects([.dsBridge]), .dialects([.dsBridge])])
      }
      #expect(twice?.code == .duplicateName)
      withExtendedLifetime(bridge) {}
    }
  }
}
