import Foundation
import TestSupport
import Testing
import WebBridge

/// The ways in which a page of version 1 or 2 gets its bridge.
enum SecondDSBridge: String, CaseIterable {
  /// The page asks for the object that the app injected in version 1.
  case asked
  /// The page finds the object that the app injected in version 2.
  case given
  /// The page brings a copy of version 2's script.
  case copied

  /// The script of the bridge and, after it, the script of a page.
  var source: String {
    switch self {
    case .asked: "var bridge = getJsBridge();\n" + DSBridgePage.demonstration("bridge")
    case .given: DSBridgePage.demonstration("dsBridge")
    case .copied: DSBridgePage.second + DSBridgePage.demonstration("dsBridge")
    }
  }

  /// The page's name for its bridge.
  var own: String { self == .asked ? "bridge" : "dsBridge" }
}

struct SecondDSBridgeCase: CustomTestStringConvertible {
  let engine: Engine
  let way: SecondDSBridge

  static var all: [Self] {
    Engine.allCases.flatMap { engine in
      SecondDSBridge.allCases.map { Self(engine: engine, way: $0) }
    }
  }

  var testDescription: String { "\(engine), \(way)" }
}

extension Conformance {
  /// Pages of DSBridge's versions 1 and 2.
  @MainActor @Suite struct DSBridgeVersion2 {
    struct Message: Codable { var msg: String }

    private func page(_ test: SecondDSBridgeCase) async throws -> (any TestPage, Bridge) {
      let page = try await test.engine.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      try bridge.handle("testSyn") { (message: Message) in message.msg + " [syn call]" }
      try bridge.handle("testAsyn") { (message: Message) async in message.msg + " [asyn call]" }
      try bridge.handle("testNoArgSyn") { "testNoArgSyn called [syn call]" }
      try bridge.handle("testNoArgAsyn") { () async in "testNoArgAsyn called [asyn call]" }
      try bridge.handle("callProgress") { Ticker(3) { "\($0)" } }
      return (page, bridge)
    }

    @Test(arguments: SecondDSBridgeCase.all)
    func `the demonstration shows what it showed`(_ test: SecondDSBridgeCase) async throws {
      let (page, bridge) = try await page(test)
      try await page.load(test.way.source)
      let shown = try await page.run(
        """
        callSyn(); callNoArgSyn(); callNever();
        callAsyn(); await until(4);
        callNoArgAsyn(); await until(5);
        callProgress(); await until(8);
        callMany(); await until(9);
        return shown;
        """)
      #expect(
        shown == [
          "testSyn [syn call]", "testNoArgSyn called [syn call]", "", "testAsyn [asyn call]",
          "testNoArgAsyn called [asyn call]", "0", "1", "2", "all done",
        ])
      #expect(try await bridge.call("addValue", 1, "hello", as: String.self) == "1hello")
      #expect(try await bridge.call("test", 1, "hello", as: String.self) == "1hello")
    }

    @Test(arguments: SecondDSBridgeCase.all)
    func `native calls what the page registers or declares, before the page is there and after`(
      _ test: SecondDSBridgeCase
    ) async throws {
      for name in ["addValue", "test"] {
        let (page, bridge) = try await page(test)
        async let early = bridge.call(name, 3, 4, as: Int.self)
        try await page.load(test.way.source)
        #expect(try await early == 7)
      }
      let (page, bridge) = try await page(test)
      try await page.load(
        test.way.source + """
          var app = { user: { base: 1, greet: function (name) { return 'hello ' + name; } } };
          \(test.way.own).register({
            twice: function (n) { return n * 2; }, own: function () { return this === window._dsf; },
          });
          var owns = function () { return this === window._dsf; }, count = 5;
          function fails() { throw new TypeError('too bad'); }
          function keeps(data) { return [typeof data.large, data.bytes, data.none === null]; }
          """)
      for name in ["twice", "owns", "app.user.greet", "addValue", "test"] {
        #expect(try await bridge.has(name), "\(name)")
      }
      #expect(try await bridge.call("twice", 4) == 8)
      #expect(try await bridge.call("own") == true)
      #expect(try await bridge.call("owns") == true)
      #expect(try await bridge.call("app.user.greet", "Ann") == "hello Ann")
      struct Values: Encodable {
        var large = Int64.max
        var bytes = Data([1, 2, 3])
        var none: Int?
        enum CodingKeys: CodingKey { case large, bytes, none }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
          try container.encode(large, forKey: .large)
          try container.encode(bytes, forKey: .bytes)
          try container.encodeNil(forKey: .none)
        }
      }
      #expect(
        try await bridge.call("keeps", Values(), as: BridgeValue.self) == ["number", "AQID", true])
      let thrown = await #expect(throws: BridgeError.self) { try await bridge.call("fails") }
      #expect(thrown?.code == .thrown)
    }

    @Test(arguments: SecondDSBridgeCase.all)
    func `what the page did not make is not called`(_ test: SecondDSBridgeCase) async throws {
      let (page, bridge) = try await page(test)
      try await page.load(test.way.source + "var count = 5; \(test.way.own).call('testNoArgSyn');")
      for name in ["print", "count", "stop", "Object.keys", "missing", "count.toFixed"] {
        let error = await #expect(throws: BridgeError.self, "\(name)") {
          try await bridge.call(name)
        }
        #expect(error?.code == .unknownMethod, "\(name)")
      }
      for name in ["print", "count", "stop", "Object.keys", "missing", "count.toFixed"] {
        #expect(try await !bridge.has(name), "\(name)")
      }
      #expect(try await bridge.has("addValue"))
    }

    @Test(arguments: Engine.allCases)
    func `a page of version 3 is not called by what it declares`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      try await page.load(
        DSBridgePage.published
          + "function refresh() { return 'declared' }; bridge.register('x', () => 1);")
      while try await page.run("return window._dsInit ?? false") != true { try await turn() }
      #expect(try await bridge.call("x") == 1)
      let error = await #expect(throws: BridgeError.self) { try await bridge.call("refresh") }
      #expect(error?.code == .unknownMethod)
      #expect(try await !bridge.has("refresh"))
    }

    @Test(arguments: SecondDSBridgeCase.all)
    func `the page's own words of version 2 are known`(_ test: SecondDSBridgeCase) async throws {
      let (page, bridge) = try await page(test)
      var isClosed = false
      bridge.on("_dsb.closePage") { isClosed = true }
      try await page.load(test.way.source)
      #expect(
        try await page.run(
          """
          const own = \(test.way.own);
          own.disableJavascriptAlertBoxSafetyTimeout(true);
          own.disableJavascriptAlertBoxSafetyTimeout(false);
          window.close(); own.call('testNoArgSyn');
          return [own.hasNativeMethod('testSyn'), own.hasNativeMethod('testAsyn'), own.hasNativeMethod('none')];
          """) == [true, true, false])
      #expect(isClosed)
    }

    @Test(arguments: Engine.allCases, [SecondDSBridge.asked, .copied])
    func `arguments of every shape arrive, and results are text`(
      engine: Engine, way: SecondDSBridge
    ) async throws {
      let (page, bridge) = try await page(SecondDSBridgeCase(engine: engine, way: way))
      try bridge.handle("echo") { (value: BridgeValue) in value }
      try bridge.handle("later") { (value: BridgeValue) async in value }
      try bridge.handle("keys") { (info: [String: Int]) in info.keys.sorted() }
      try bridge.handle("number") { 4 }
      try bridge.handle("yes") { true }
      try bridge.handle("none") { String?.none }
      try await page.load(way.source)
      #expect(
        try await page.run(
          """
          const own = \(way.own);
          const later = (data) => new Promise((resolve) => own.call('later', data, resolve));
          return [
            own.call('echo', { data: 5 }), own.call('echo', { data: 5, x: "it's \\u2028" }), own.call('echo'),
            own.call('keys', { data: 1 }), own.call('keys', {}), own.call('keys'), own.call('number'),
            own.call('yes'), own.call('none'), await later({ data: { x: 1 } }), await later({}),
            await new Promise((resolve) => own.call('number', resolve)),
          ];
          """) == [
            #"{"data":5}"#, "{\"data\":5,\"x\":\"it's \u{2028}\"}", "{}", #"["data"]"#, "[]", "[]",
            "4", "true", "", #"{"data":{"x":1}}"#, "{}", "4",
          ])
    }
  }
}
