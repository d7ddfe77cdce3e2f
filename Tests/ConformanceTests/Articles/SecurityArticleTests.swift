import BridgeTesting
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @MainActor @Suite struct Security {
    @Test func `an origin may be kept to its names`() async throws {
      let webView = InMemoryPage()
      let bridge = try Bridge(
        attachedTo: webView, origins: ["https://shop.example.com", "https://help.example.com"],
        authorize: { caller in
          caller.origin == "https://shop.example.com" || caller.name.hasPrefix("help.")
        })
      try bridge.handle("cart.add") { (item: String) in item }
      try bridge.handle("help.search") { (text: String) in 1 }
      webView.load(try Article("Security"), at: "https://help.example.com/")
      #expect(try await webView.finishArticle())
      webView.load(url: "https://shop.example.com/")
      #expect(try await webView.evaluate("bridge.call('cart.add', 'a')", as: String.self) == "a")
    }

    private final class Session {
      var ended: @MainActor () -> Void = {}
    }

    @Test func `a function that was given is taken back by its release`() async throws {
      let page = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(
        attachedTo: page, origins: [.exactly(page.origin)], authorize: { $0.name == "pay.begin" })
      let session = Session()
      var charged = 0
      func charge(_ amount: Int) { charged += amount }
      let pay = BridgeFunction { (amount: Int) in charge(amount) }
      try bridge.handle("pay.begin") { pay }
      session.ended = { pay.release() }
      try await page.evaluate(
        "bridge.call('pay.begin').then((pay) => { window.pay = pay; return pay(5) })")
      #expect(charged == 5)
      session.ended()
      let code = try await page.evaluate("pay(5).catch((e) => e.code)", as: String.self)
      #expect(code == "unknownMethod")
      #expect(charged == 5)
    }

    @Test func `limits are those that were given`() async throws {
      let webView = InMemoryPage(url: "https://shop.example.com/")
      let origins: [OriginPattern] = [.exactly(webView.origin)]
      let limits = BridgeLimits(
        pendingCalls: 1000, runningHandlers: 100, frameBytes: 1 << 20, heldBytes: 4 << 20,
        queuedBytes: 16 << 20, timeout: .seconds(10))
      let bridge = try Bridge(attachedTo: webView, origins: origins, limits: limits)
      try bridge.handle("take") { (text: String) in text.count }
      let code = try await webView.evaluate(
        "bridge.call('take', 'x'.repeat(2 ** 20)).catch((e) => e.code)", as: String.self)
      #expect(code == "overLimit")
      let gate = Gate()
      try bridge.handle("wait") { () async in await gate.wait() }
      let codes = try await webView.evaluate(
        """
        (async () => {
          const codes = [];
          for (let i = 0; i < 103; i++) bridge.call('wait').catch((e) => codes.push(e.code));
          while (codes.length < 3) await bridge.has('wait');
          return codes;
        })()
        """, as: [String].self)
      #expect(codes == Array(repeating: "overLimit", count: 3))
      gate.open()
    }
  }
}
