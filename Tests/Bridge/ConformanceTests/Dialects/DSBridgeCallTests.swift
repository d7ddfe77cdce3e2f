import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Calls from pages of DSBridge to native.
  @MainActor @Suite struct DSBridgeCalls {
    @Test(arguments: DSBridgeCase.all)
    func `a call is answered before it returns`(_ way: DSBridgeCase) async throws {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      struct Point: Codable { var x: Int }
      try bridge.handle("nothing") {}
      try bridge.handle("battery") { 0.5 }
      try bridge.handle("optional") { (text: String?) in text ?? "none" }
      try bridge.handle("device.info.point") { (point: Point) in Point(x: point.x + 1) }
      try await page.load(way.script.source)
      #expect(
        try await page.run(
          """
          return [
            bridge.call('nothing'), bridge.call('battery'), bridge.call('optional'),
            bridge.call('optional', "it's \\"quoted\\" \\u2028 \\\\ 'é"), bridge.call('optional', null),
            bridge.call('device.info.point', { x: 1 }),
          ];
          """) == ["", 0.5, "none", "it's \"quoted\" \u{2028} \\ 'é", "none", ["x": 2]])
    }

    @Test(arguments: DSBridgeCase.all)
    func `data and results are what JSON makes of them, and data is read once`(_ way: DSBridgeCase)
      async throws
    {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      try bridge.handle("echo") { (value: BridgeValue?) in value ?? "none" }
      try bridge.handle("bytes") { Data([1, 2, 3]) }
      try await page.load(way.script.source)
      #expect(
        try await page.run(
          """
          let reads = 0;
          const data = {
            date: new Date(0), none: undefined, f() {}, nan: NaN, minus: [1 / JSON.parse('-0')],
            own: { toJSON: (key) => key + '!' }, get read() { return ++reads; }, $date: 1,
          };
          const cyclic = {};
          cyclic.self = cyclic;
          let threw = false;
          try { bridge.call('echo', cyclic) } catch (error) { threw = true }
          return [
            bridge.call('echo', data), reads, bridge.call('echo', { toJSON: (key) => key }),
            bridge.call('bytes'), threw,
          ];
          """) == [
            [
              "date": "1970-01-01T00:00:00.000Z", "nan": nil, "minus": [nil], "own": "own!",
              "read": 1, "$date": 1,
            ], 1, "data", "AQID", true,
          ])
    }

    @Test(arguments: Engine.allCases)
    func `the texts of calls and answers are as they were`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      try bridge.handle("echo") { (value: BridgeValue) in value }
      try bridge.handle("later") { (value: BridgeValue?) async in value ?? .null }
      try await page.load(
        """
        window.sent = [];
        const { call } = _dsbridge;
        _dsbridge.call = (method, json) => { const ret = call(method, json); sent.push([method, json, ret]); return ret };
        """ + DSBridgePage.published)
      let sent = try await page.run(
        """
        bridge.call('echo', { x: 1 }); bridge.call('missing');
        await new Promise((resolve) => bridge.call('later', resolve));
        await new Promise((resolve) => bridge.call('later', [1], resolve));
        return sent;
        """)
      #expect(
        sent == [
          ["echo", #"{"data":{"x":1}}"#, #"{"code":0,"data":{"x":1}}"#],
          ["missing", #"{"data":null}"#, #"{"code":-1,"data":""}"#],
          ["later", #"{"data":{},"_dscbstub":"dscb0"}"#, #"{"code":-1,"data":""}"#],
          ["later", #"{"data":[1],"_dscbstub":"dscb1"}"#, #"{"code":-1,"data":""}"#],
        ])
      #expect(
        try await page.run("return [typeof dscb0, typeof dscb1]") == ["undefined", "undefined"])
    }

    @Test(arguments: DSBridgeCase.all)
    func `values that JSON lacks arrive as JSON`(_ way: DSBridgeCase) async throws {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      struct Values: Codable {
        var date = Date(timeIntervalSince1970: 0)
        var data = Data([1, 2, 3])
        var large = Int64.max
        var none = Double.nan
      }
      try bridge.handle("values") { Values() }
      try bridge.handle("later") { () async in Values() }
      try await page.load(way.script.source)
      let values: BridgeValue = [
        "date": "1970-01-01T00:00:00.000Z", "data": "AQID", "large": 9.223372036854775807e18,
        "none": nil,
      ]
      #expect(
        try await page.run(
          """
          return [bridge.call('values'), await new Promise((resolve) => bridge.call('later', resolve))];
          """) == [values, values])
    }

    @Test(arguments: Engine.allCases)
    func `a handler answers several dialects in one page`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(dialects: [
        .envelope(handler: "nativeObject", reply: "onReply"), .dsBridge,
      ])
      try bridge.handle("mall.double") { (n: Int) in n * 2 }
      try await page.load(DSBridgePage.published)
      #expect(
        try await page.run(
          """
          const reply = new Promise((resolve) => { window.onReply = (id, value) => resolve(value) });
          webkit.messageHandlers.nativeObject.postMessage({ method: 'mall.double', data: 2, successId: 1 });
          return [await reply, bridge.call('mall.double', 3),
            await window[Symbol.for('webbridge')].call('mall.double', 4)];
          """) == [4, 6, 8])
    }

    @Test(arguments: DSBridgeCase.all)
    func `what fails is an empty string on the page, and a warning that names it`(
      _ way: DSBridgeCase
    ) async throws {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      try bridge.handle("throws") { throw BridgeError("full", "No room") }
      try bridge.handle("throwsLater") { () async throws in throw BridgeError("full", "No room") }
      try bridge.handle("number") { (n: Int) in n }
      try await page.load(way.script.source)
      let outcome = try await page.run(
        """
        const stub = 'dscb' + dscb;
        const answers = [
          bridge.call('missing'), bridge.call('throws'), bridge.call('number', 'text'),
          bridge.call('.b'), bridge.call('a.'), bridge.call(''),
          bridge.call('throwsLater', () => { throw new Error('called') }),
        ];
        for (let i = 0; i < 100 && window[stub]; i++) await new Promise((resolve) => setTimeout(resolve));
        return [answers, typeof window[stub]];
        """)
      #expect(outcome == [["", "", "", "", "", "", ""], "undefined"])
      guard let warnings = page.warnings else { return }
      let names = ["missing", "throws", "number", ".b", "a.", "", "throwsLater"]
      #expect(
        zip(names, warnings).allSatisfy { $1.hasPrefix("DSBridge: \"\($0)\" failed: ") },
        "\(warnings)")
      #expect(warnings.count == names.count)
    }

    @Test(arguments: DSBridgeCase.all)
    func `a page asks what native answers to, and how`(_ way: DSBridgeCase) async throws {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge]) { $0.name != "denied" }
      try bridge.handle("a.sync") { 1 }
      try bridge.handle("a.asyn") { () async in 1 }
      try bridge.handle("denied") { 1 }
      try await page.load(way.script.source)
      #expect(
        try await page.run(
          """
          const types = (name) => ['all', 'syn', 'asyn', undefined].map((type) => bridge.hasNativeMethod(name, type));
          return [types('a.sync'), types('a.asyn'), types('a.none'), types('denied')];
          """) == [
            [true, true, false, true], [true, false, true, true], [false, false, false, false],
            [false, false, false, false],
          ])
      #expect(
        bridge.interfaces.flatMap(\.methods).map(\.name).sorted() == ["a.asyn", "a.sync", "denied"])
    }

    @Test(arguments: DSBridgeCase.all)
    func `2,000 calls in a row are all answered`(_ way: DSBridgeCase) async throws {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      var count = 0
      try bridge.handle("next") {
        count += 1
        return count
      }
      try await page.load(way.script.source)
      #expect(
        try await page.run(
          """
          let isInOrder = true;
          for (let i = 1; i <= 2000; i++) isInOrder = bridge.call('next') === i && isInOrder;
          return isInOrder;
          """) == true)
      #expect(count == 2000)
      #expect(
        try await page.run(
          """
          const heard = [];
          await new Promise((resolve) => {
            for (let i = 1; i <= 500; i++) bridge.call('next', (n) => { heard.push(n); if (heard.length === 500) resolve() });
          });
          return heard.every((n, i) => n === 2001 + i);
          """) == true)
    }

    @Test(arguments: DSBridgeCase.all)
    func `closing the window is an event`(_ way: DSBridgeCase) async throws {
      let page = try await way.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      var closed = 0
      bridge.on("_dsb.closePage") { closed += 1 }
      try bridge.handle("sync") {}
      try await page.load(way.script.source)
      _ = try await page.run("window.close(); bridge.call('sync')")
      #expect(closed == 1)
    }

    @Test(arguments: Engine.allCases)
    func `a page of version 2 sends its arguments bare`(engine: Engine) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(dialects: [.dsBridge])
      struct Message: Codable { var msg: String }
      try bridge.handle("none") { "no arguments" }
      try bridge.handle("echo") { (message: Message) in message.msg }
      try bridge.handle("later") { (message: Message) async in message.msg + "!" }
      try bridge.handle("number") { 4 }
      try await page.load(
        DSBridgePage.second + "dsBridge.register('add', function (a, b) { return a + b });")
      #expect(
        try await page.run(
          """
          return [
            dsBridge.call('none'), dsBridge.call('echo', { msg: "it's" }), dsBridge.call('number'),
            dsBridge.call('missing'),
            await new Promise((resolve) => dsBridge.call('later', { msg: 'x' }, resolve)),
            await new Promise((resolve) => dsBridge.call('none', resolve)),
          ];
          """) == ["no arguments", "it's", "4", "", "x!", "no arguments"])
      #expect(try await bridge.call("add", 1, 2) == 3)
    }
  }
}
