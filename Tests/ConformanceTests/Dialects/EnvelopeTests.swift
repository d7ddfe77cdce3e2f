import Foundation
import Testing
import WebBridge

extension Conformance {
  /// Pages that post {method, data, callbackId, successId, failedId}.
  @MainActor @Suite struct EnvelopeTests {
    @Test(arguments: Engine.allCases)
    func `a message is acknowledged, answered, and fails, by the ids that it has`(engine: Engine)
      async throws
    {
      let page = try await engine.page()
      let bridge = try page.attach(dialects: [
        .envelope(handler: "nativeObject", reply: "app.onReply")
      ])
      struct Place: Codable { var name: String }
      try bridge.handle("mall.location.forward") { (place: Place) in "went to \(place.name)" }
      try bridge.handle("mall.fail") { () async throws in
        throw BridgeError("closed", "It is closed.")
      }
      try await page.load(
        """
        window.heard = [];
        let waiting = 0, done;
        window.app = { onReply(id, payload) { heard.push([id, payload]); if (heard.length === waiting) done() } };
        window.wait = (count) => new Promise((resolve) => { waiting = count; done = resolve });
        """)
      let heard = try await page.run(
        """
        const all = wait(4);
        webkit.messageHandlers.nativeObject.postMessage(
          { method: 'mall.location.forward', data: { name: 'x' }, callbackId: 1, successId: 2, failedId: 3 });
        webkit.messageHandlers.nativeObject.postMessage(
          { method: 'mall.fail', callbackId: 'a', successId: 'b', failedId: 'c' });
        await all;
        return heard;
        """)
      #expect(
        heard == [
          [1, nil], ["a", nil], [2, "went to x"],
          ["c", ["code": "closed", "message": "It is closed."]],
        ])
    }
  }
}
