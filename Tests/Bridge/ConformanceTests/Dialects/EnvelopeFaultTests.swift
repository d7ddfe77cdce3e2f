import BridgeTesting
import Foundation
import Testing
import WebBridge

extension Conformance {
  /// Envelopes that cannot be sent, answered or read.
  @MainActor @Suite struct EnvelopeFaultTests {
    @Test(arguments: Engine.allCases)
    func `what cannot be sent fails by its id, and the next message goes`(engine: Engine)
      async throws
    {
      var limits = BridgeLimits.default
      limits.frameBytes = 100_000
      let (page, bridge) = try await EnvelopeTests.page(engine, limits: limits)
      try bridge.handle("size") { (text: String) in text.count }
      try await page.load(EnvelopeTests.script)
      let replies = try await page.run(
        """
        const cycle = {}; cycle.self = cycle;
        post({ method: 'size', data: cycle, successId: 'no', failedId: 1 });
        post({ method: 'size', data: 'x'.repeat(200000), successId: 'no', failedId: 2 });
        post({ method: '', successId: 'no', failedId: 3 });
        post({ method: 'size', data: { wrong: 1 }, successId: 'no', failedId: 4 });
        post(JSON.stringify({ method: 'size', data: 'abc', successId: 5 }));
        post({ method: 'size', data: 'x'.repeat(90000), successId: 6 });
        await heard(6);
        return replies.sort((a, b) => a[0] - b[0]).map(([id, payload]) => [id, payload.code ?? payload]);
        """)
      #expect(
        replies == [
          [1, "badArguments"], [2, "overLimit"], [3, "invalidName"], [4, "badArguments"], [5, 3],
          [6, 90000],
        ])
    }

    @Test(arguments: Engine.allCases)
    func `a reply function that throws is the page's own trouble`(engine: Engine) async throws {
      let (page, bridge) = try await EnvelopeTests.page(engine)
      try bridge.handle("say") { (text: String) in text }
      try await page.load(
        """
        window.errors = [];
        addEventListener('error', (event) => { errors.push(event.error.message); event.preventDefault() });
        """)
      let result = try await page.run(
        """
        return await new Promise((resolve) => {
          window.app = { onReply(id, payload) {
            if (id === 1) throw new Error('mine');
            resolve([id, payload, errors]);
          } };
          for (const id of [1, 2]) {
            webkit.messageHandlers.nativeObject.postMessage({ method: 'say', data: 'hi', successId: id });
          }
        });
        """)
      #expect(result == [2, "hi", ["mine"]])
    }

    @Test func `what is lost is named on the console`() async throws {
      let page = MemoryPage()
      let bridge = try page.attach(dialects: [
        .envelope(handler: "nativeObject", reply: "app.onReply")
      ])
      try bridge.handle("say") { "said" }
      try await page.load(
        """
        const { nativeObject } = webkit.messageHandlers;
        for (const odd of [undefined, null, 1, 'text', '{"a":1}', [], { method: 1 }, () => {}]) {
          nativeObject.postMessage(odd);
        }
        nativeObject.postMessage({ method: 'nobody' });
        nativeObject.postMessage({ method: 'say', successId: 's1' });
        """)
      _ = try await page.run("return await bridge.call('say')")
      let lines = page.page.console.filter { $0.level == .warn }.map(\.text)
      #expect(
        lines == Array(
          repeating: "envelope: What was posted to nativeObject has no method", count: 8) + [
            "envelope: \"nobody\" failed: No handler is registered for \"nobody\". "
              + "Register one with bridge.handle(\"nobody\") { … } in Swift.",
            "envelope: The page has no function app.onReply for the reply s1",
          ])
    }

    @Test func `the app's own handler of that name keeps its messages`() async throws {
      final class Own: NSObject, WKScriptMessageHandler {
        var bodies: [String] = []
        func userContentController(
          _ controller: WKUserContentController, didReceive message: WKScriptMessage
        ) { bodies.append("\(message.body)") }
      }
      let page = try await WebKitPage()
      let own = Own()
      page.webView.configuration.userContentController.add(own, name: "nativeObject")
      let bridge = try page.attach(dialects: [
        .envelope(handler: "nativeObject", reply: "app.onReply"),
        .envelope(handler: "other", reply: "app.onReply"),
      ])
      try bridge.handle("say") { (text: String) in text }
      try await page.load()
      let reply = try await page.run(
        """
        webkit.messageHandlers.nativeObject.postMessage('hi');
        return await new Promise((resolve) => {
          window.app = { onReply: (id, payload) => resolve([id, payload]) };
          webkit.messageHandlers.other.postMessage({ method: 'say', data: 'there', successId: 1 });
        });
        """)
      #expect(reply == [1, "there"])
      #expect(own.bodies == ["hi"])
    }

    @Test(arguments: Engine.allCases)
    func `without the dialect, or for an origin that is not allowed, there is no such handler`(
      engine: Engine
    ) async throws {
      let look = """
        return [typeof webkit.messageHandlers.nativeObject, typeof window.KKJSBridge,
          typeof webkit.messageHandlers.KKJSBridgeMessage]
        """
      let page = try await engine.page()
      _ = try page.attach()
      try await page.load()
      #expect(try await page.run(look) == ["undefined", "undefined", "undefined"])
      let other = try await engine.page()
      _ = try other.attach(
        origins: [.exactly(other.otherOrigin)],
        dialects: [.envelope(handler: "nativeObject", reply: "r"), .kkJSBridge])
      try await other.load()
      #expect(try await other.run(look) == ["undefined", "undefined", "undefined"])
    }
  }
}
