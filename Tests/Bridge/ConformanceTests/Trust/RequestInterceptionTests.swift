import Foundation
import TestSupport
import Testing

@testable import WebBridge

extension Conformance {
  /// Extensions that intercept the requests of a page, in web views.
  @MainActor @Suite struct RequestInterceptionTests {
    /// Answers fetches of `/relayed` by the method `webbridge.relay`, and passes other requests on.
    private final class Relay: BridgeExtension {
      let name = "relay"
      let interceptsRequests = true
      private(set) var asked: [String] = []

      let pageScripts = [
        PageScript(
          "relay",
          source: """
            function (options) {
              if (!requests) return;
              const { Response } = window, relay = ownName('relay');
              requests.interceptFetch(
                (call) => requests.fetchURL(call)?.pathname === options.path,
                (taken) => requests.sendWithBody(taken, async ({ method, options }) => new Response(
                  await request('call', relay, [method, String(options.body)], noOptions))));
            }
            """, options: ["path": "/relayed"])
      ]

      var methods: [String: BuiltInMethod] {
        [
          "webbridge.relay": .asynchronous { [self] in
            let (method, body): (String, String) = try $0.arguments(of: "relay")
            asked.append("\(method) \(body)")
            await Task.yield()
            return .string("by the app")
          }
        ]
      }
    }

    private func page(isPrepared: Bool) async throws -> (WebKitPage, Relay, Bridge) {
      let configuration = WKWebViewConfiguration()
      if isPrepared { configuration.prepareForBridge() }
      let page = try await WebKitPage(configuration: configuration)
      let relay = Relay()
      let bridge = try Bridge(
        attachedTo: page.webView, policy: BridgePolicy(origins: [.exactly(page.origin)]),
        parts: [BridgePart(relay)])
      return (page, relay, bridge)
    }

    @Test(arguments: [false, true])
    func `an extension answers a request of the page by a method of its own`(
      isPrepared: Bool
    ) async throws {
      let (page, relay, bridge) = try await page(isPrepared: isPrepared)
      try bridge.handle("size") { (data: Data) in data.count }
      try await page.load()
      let texts = try await page.run(
        """
        const text = async (...list) => (await fetch(...list)).text();
        const size = await bridge.call('size', new Uint8Array(300000));
        return [await text('/relayed'), await text('/relayed', { method: 'PUT', body: new Blob(['b']) }),
          (await text(location.href)).startsWith('<!doctype html>'), size];
        """)
      #expect(texts == ["by the app", "by the app", true, 300_000])
      #expect(relay.asked == ["GET undefined", "PUT [object ArrayBuffer]"])
    }

    @Test func `a document that is opened again keeps its bridge and its interceptors`()
      async throws
    {
      let (page, relay, bridge) = try await page(isPrepared: true)
      try bridge.handle("now") { 7 }
      try await page.load()
      let values = try await page.run(
        """
        document.open(); document.write('<p>again'); document.close();
        await new Promise((done) => setTimeout(done));
        return [await (await fetch('/relayed')).text(), await bridge.call('now')];
        """)
      #expect(values == ["by the app", 7])
      #expect(relay.asked == ["GET undefined"])
    }

    @Test func `a view whose bridge intercepts nothing keeps the engine's own fetch`() async throws
    {
      let page = try await WebKitPage()
      _ = try page.attach()
      try await page.load()
      #expect(
        try await page.run(
          "return [String(fetch).includes('[native code]'), 'webkitRequests' in window]")
          == [true, false])
    }
  }
}
