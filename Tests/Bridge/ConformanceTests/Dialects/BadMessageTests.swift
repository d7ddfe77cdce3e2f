import Foundation
import TestSupport
import Testing
import WebBridge

extension Conformance {
  /// Texts on the older wires that are not messages: each is refused with a warning and causes no harm.
  @MainActor @Suite struct BadMessages {
    /// A way by which pages send messages, and values that are not messages of that way.
    nonisolated struct Wire: Sendable, CustomTestStringConvertible {
      let testDescription: String
      /// The script that sends `bad`.
      let send: String
      /// The start of the warnings for this way.
      let prefix: String
      /// A list of values that are not messages of this way.
      let bad: String
    }

    /// Texts that are not messages in any way.
    private nonisolated static let texts = """
      '', 'not JSON', '{', '5', 'null', '"text"', 'true', '[5', '{"a":' + '['.repeat(5000),
      """

    /// Messages of the form `{…, method, data}` that cannot be handled.
    private nonisolated static let objects = """
      undefined, null, 5, true, 'text', [], {}, { method: 5 }, { method: {} }, { method: null },
      { method: 'nobody' }, { method: '' }, { method: 'x'.repeat(300) }, { method: 'count', data: 'text' },
      { method: 'count', data: huge }, { method: 'count', data: deep }, { method: 'count', data: cyclic },
      { method: 'count', data: () => {} , callbackId: {} }, { method: 'count', data: Symbol() },
      """

    nonisolated static let wires = [
      Wire(
        testDescription: "what native once said to WebViewJavascriptBridge",
        send: WebViewJavascriptBridgePages.asking(
          "WebViewJavascriptBridge._handleMessageFromObjC(bad)"),
        prefix: "WebViewJavascriptBridge: ",
        bad: texts + """
          '[]', '{}', '{"responseId":"objc_cb_9"}', '{"responseId":{}}', '{"handlerName":{}}', undefined, {}, cyclic,
          '{"handlerName":"nobody","data":1}',
          """),
      Wire(
        testDescription: "the queue of a copy of WebViewJavascriptBridge",
        send:
          "await new Promise((done) => { copied = () => { done(); return bad }; rawSend({ handlerName: 'none' }) })",
        prefix: "WebViewJavascriptBridge: ",
        bad: texts + """
          '[5]', '[null]', '[[]]', '[{"handlerName":{}}]', '[{"handlerName":5}]', '[{"handlerName":"nobody"}]',
          '[{"handlerName":"count","data":"text","callbackId":{}}]', '[{"responseId":5}]', undefined, null, 5, {},
          '[{"handlerName":"count","data":"' + huge + '"}]', '[{"handlerName":"count","data":' + deepText + '}]',
          """),
      Wire(
        testDescription: "calls of DSBridge", send: "_dsbridge.call('count', bad)",
        prefix: "DSBridge: ",
        bad: texts + """
          '[]', '{"data":"text"}', '{"data":1,"_dscbstub":5}', '{"data":"' + huge + '"}', '{"data":' + deepText + '}',
          '{"data":{}', undefined, cyclic,
          """),
      Wire(
        testDescription: "names of DSBridge", send: "_dsbridge.call(bad, '{}')",
        prefix: "DSBridge: ",
        bad: """
          '', '.', '.b', 'a.', 'a..b', 'x'.repeat(300), 'nobody', undefined, null, 5, {}, [], '__proto__', 'toString',
          '_dsb', '_dsb.', '_dsb.unknown', 'constructor',
          """),
      Wire(
        testDescription: "prompts of DSBridge", send: "prompt('_dsbridge=count', bad)",
        prefix: "DSBridge: ",
        bad: texts + """
          '[]', '{"data":"text"}', '{"data":1,"_dscbstub":5}', '{"data":"' + huge + '"}', '{"data":' + deepText + '}',
          """),
      Wire(
        testDescription: "answers of DSBridge", send: "dsBridge.call('_dsb.returnValue', bad)",
        prefix: "DSBridge: ",
        bad: """
          undefined, null, 5, 'text', [], {}, { id: 99 }, { id: '0', data: 1, complete: true }, { id: {} },
          { id: -1 }, { id: 0.5 }, { id: 0, data: huge },
          """),
      Wire(
        testDescription: "envelopes", send: "webkit.messageHandlers.nativeObject.postMessage(bad)",
        prefix: "envelope: ", bad: objects + "'{\"method\":5}', '[]', '{',"),
      Wire(
        testDescription: "messages of KKJSBridge",
        send: "webkit.messageHandlers.KKJSBridgeMessage.postMessage(bad)", prefix: "KKJSBridge: ",
        bad: objects),
      Wire(
        testDescription: "prompts of KKJSBridge", send: "prompt('KKJSBridge', bad)",
        prefix: "KKJSBridge: ",
        bad: texts + """
          '[]', '{}', '{"method":5}', '{"method":"nobody"}', '{"method":"count","data":"text"}', undefined, {},
          '{"method":"count","data":"' + huge + '"}', '{"method":"count","data":' + deepText + '}',
          """),
    ]

    @Test(arguments: Engine.allCases, wires)
    func `what is no message is refused with a line each, and harms nothing`(
      engine: Engine, wire: Wire
    ) async throws {
      let page = try await engine.page()
      let log = LogLines()
      let bridge = try page.attachOld(
        OldPage.dialects, limits: BridgeLimits(frameBytes: 100_000), log: log)
      page.keepWarnings()
      var counted: [Int] = []
      try bridge.handle("default.count") { (n: Int) in counted.append(n) }
      try bridge.handle("count") { (n: Int) in counted.append(n) }
      try bridge.handle("none") {}
      try bridge.handle("mall.greet") { (name: String) in "hello \(name)" }
      let own = wire.send.contains("rawSend")
      try await page.load(
        (own ? WebViewJavascriptBridgePages.Copy.version6.script : "") + OldPage.script + """
          let copied;
          if (window.rawSend) {
            const fetch = WebViewJavascriptBridge._fetchQueue;
            WebViewJavascriptBridge._fetchQueue = () => {
              const text = fetch();
              if (!copied) return text;
              const f = copied;
              copied = undefined;
              return f();
            };
          }
          const huge = 'x'.repeat(200000), cyclic = {};
          cyclic.self = cyclic;
          let deep = {};
          for (let i = 0; i < 2000; i++) deep = [deep];
          const deepText = '['.repeat(2000) + ']'.repeat(2000);
          window.bad = [\(wire.bad)];
          window.send = async (bad) => { try { \(wire.send) } catch (error) { console.warn('\(wire.prefix)' + error) } };
          """)
      guard case .int(let count) = try await page.run("return bad.length") else { return }
      for number in 0..<count {
        _ = try await page.runInTime(
          "await send(bad[\(number)]); await native.call('none'); await native.call('none')")
        // A refusal by native is reported when native's answer arrives.
        var told = try await page.told()
        for _ in 0..<1000 where told.count <= number {
          try await turn()
          told = try await page.told()
        }
        guard told.count == number + 1, told.last?.hasPrefix(wire.prefix) == true else {
          let bad = try await page.run("return String(bad[\(number)]).slice(0, 100)")
          Issue.record("\(number): \(bad): \(told.suffix(3))")
          return
        }
      }
      #expect(counted.isEmpty)
      #expect(
        try await page.runInTime("return await all('mall.greet', 'Ann')")
          == OldPage.answers("hello Ann"))
      #expect(try await page.told().count == count)
      #expect(log.warnings.count { $0.contains(wire.prefix) } == count)
    }
  }
}
