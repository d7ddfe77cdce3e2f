import BridgeTesting
import TestSupport
import Testing
import WebBridge

extension ArticleTests {
  @MainActor @Suite struct Security {
    @Test func `rules keep names to origins, and explain themselves`() async throws {
      let webView = InMemoryPage()
      var asked: [Origin] = []
      func confirm(_ question: String) async -> Bool {
        asked.append(Origin(String(question.split(separator: " ")[1])))
        return true
      }
      let camera = UserConsent("camera") { caller in
        await confirm("May \(caller.origin) use the camera?")
      }
      let bridge = try Bridge(
        attachedTo: webView,
        policy: BridgePolicy(
          origins: [
            "https://shop.example.com", "https://pay.example.com", "https://help.example.com",
          ],
          rules: [
            .allow("cart.*", from: ["https://shop.example.com"]),
            .allow("camera.*", from: ["https://pay.example.com"], frames: .main, after: camera),
            .deny("debug.*"),
          ]))
      try bridge.handle("cart.add") { (item: String) in item }
      try bridge.handle("camera.take") { 5 }
      try bridge.handle("help.search") { (text: String) in 1 }
      webView.load(try Article("Security"), at: "https://help.example.com/")
      #expect(try await webView.finishArticle())
      webView.load(url: "https://shop.example.com/")
      #expect(try await webView.evaluate("bridge.call('cart.add', 'a')", as: String.self) == "a")
      webView.load(url: "https://pay.example.com/")
      #expect(try await webView.evaluate("bridge.call('camera.take')", as: Int.self) == 5)
      #expect(asked == ["https://pay.example.com"])
      print(bridge.policy.explain("cart.add", from: "https://help.example.com"))
      // https://help.example.com may not use "cart.add", by the rules:
      // allow "cart.*" from https://shop.example.com.
      #expect(
        "\(bridge.policy.explain("cart.add", from: "https://help.example.com"))" == """
          https://help.example.com may not use "cart.add", by the rules: \
          allow "cart.*" from https://shop.example.com.
          """)
    }

    private struct Account {
      func permits(_ name: String) async -> Bool { name != "admin" }
    }

    @Test func `an app may decide later`() async throws {
      let webView = InMemoryPage(url: "https://shop.example.com/")
      let account = Account()
      let origins: [OriginPattern] = ["https://shop.example.com"]
      let policy = BridgePolicy(origins: origins)
      var options = BridgeOptions()
      options.authorization = .later { caller in await account.permits(caller.name) }
      let bridge = try Bridge(attachedTo: webView, policy: policy, options: options)
      try bridge.handle("admin") { 1 }
      try bridge.handle("buy") { 2 }
      #expect(try await webView.evaluate("bridge.call('buy')", as: Int.self) == 2)
      let code = try await webView.evaluate(
        "bridge.call('admin').catch((e) => e.code)", as: String.self)
      #expect(code == "denied")
    }

    private final class Session {
      var ended: @MainActor () -> Void = {}
    }

    @Test func `a function that was given is taken back by its release`() async throws {
      let page = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(
        attachedTo: page, policy: BridgePolicy(origins: [.exactly(page.origin)]),
        options: BridgeOptions(authorization: .immediate { $0.name == "pay.begin" }))
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
      let bridge = try Bridge(
        attachedTo: webView, policy: BridgePolicy(origins: origins),
        options: BridgeOptions(limits: limits))
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

    nonisolated struct Track: Codable, BackgroundDecodable {
      var title: String
      var seconds: Int
    }

    @Test func `a list of types that say so is decoded off the main actor`() async throws {
      let webView = InMemoryPage(url: "https://shop.example.com/")
      let bridge = try Bridge(attachedTo: webView, origins: [.exactly(webView.origin)])
      try bridge.handle("total") { (tracks: [Track]) in tracks.map(\.seconds).reduce(0, +) }
      let total = try await webView.evaluate(
        "bridge.call('total', Array.from({ length: 5000 }, (_, i) => ({ title: 't', seconds: i })))",
        as: Int.self)
      #expect(total == 12_497_500)
    }
  }
}
