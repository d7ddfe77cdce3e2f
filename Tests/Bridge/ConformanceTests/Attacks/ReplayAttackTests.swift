import TestSupport
import Testing

@testable import BridgeCore

extension Conformance {
  /// Texts that were right once, or elsewhere.
  @MainActor @Suite struct ReplayAttackTests {
    /// What a thief knows: the names of an ended document, of the live one, and of another web view's.
    struct Loot {
      let old, live, other: Document
      let secret, otherSecret: String
    }

    /// A beacon with the key of a document that was left is not among them: it reaches what the app allows that document,
    /// as BeaconTests shows.
    private static let attacks: [(what: String, text: (Loot) -> String)] = [
      ("the token of an ended document", { "batch \($0.old.token) 2\ncall 9 secret []" }),
      ("a poll of an ended document", { "poll \($0.old.token) 2\ncall 9 secret []" }),
      (
        "the key of an ended document in the place of a token",
        { "batch \($0.old.key) 2\ncall 9 secret []" }
      ),
      ("a goodbye of an ended document", { "goodbye \($0.old.token)" }),
      ("the token of another view's document", { "batch \($0.other.token) 2\ncall 9 secret []" }),
      ("the key of another view's document", { "batch \($0.other.key) 2\ncall 9 secret []" }),
      ("a goodbye of another view's document", { "goodbye \($0.other.token)" }),
      ("a beacon of another view's document", { "beacon \($0.other.key)\ncall 0 secret []" }),
      (
        "the key of the document's uploads as a token",
        { "batch \($0.live.uploadKey) 2\ncall 9 secret []" }
      ),
      ("the key of the document's uploads in a goodbye", { "goodbye \($0.live.uploadKey)" }),
      ("the secret as a token", { "batch \($0.secret) 2\ncall 9 secret []" }),
      ("the token in capitals", { "batch \($0.live.token.uppercased()) 2\ncall 9 secret []" }),
      (
        "the token without its last digit",
        { "batch \($0.live.token.dropLast()) 2\ncall 9 secret []" }
      ),
      ("the token with a NUL behind it", { "batch \($0.live.token)\0 2\ncall 9 secret []" }),
      ("the token twice", { "batch \($0.live.token)\($0.live.token) 2\ncall 9 secret []" }),
      (
        "the token as the secret of a hello",
        { hello($0.live.token, "https://a.example", $0.live.key) }
      ),
      ("another view's secret", { hello($0.otherSecret, "https://a.example", $0.live.key) }),
      (
        "a beacon with the token in the place of the key",
        { "beacon \($0.old.token)\ncall 0 secret []" }
      ),
    ]

    private static func hello(_ secret: String, _ origin: String, _ key: String) -> String {
      "hello \(secret) {\"wire\":2,\"origin\":\"\(origin)\",\"url\":\"x\",\"main\":true,\"key\":\"\(key)\"}"
    }

    @Test(arguments: Engine.allCases)
    func `texts with names of other documents are refused`(engine: Engine) async throws {
      let (page, other) = (try await engine.page(), try await engine.page())
      let (bridge, others) = (try page.attach(), try other.attach())
      var reached = 0
      for bridge in [bridge, others] {
        try bridge.handle("secret") { reached += 1 }
        try bridge.handle("add") { (a: Int, b: Int) in a + b }
      }
      try await page.load()
      let old = try #require(bridge.session.mainDocument)
      try await other.load()
      try await page.load("bridge.handle('double', (n) => n * 2)")
      let live = try #require(bridge.session.mainDocument)
      let loot = Loot(
        old: old, live: live, other: try #require(others.session.mainDocument),
        secret: try #require(bridge.session.secret?.text),
        otherSecret: try #require(others.session.secret?.text))
      for (what, text) in Self.attacks {
        let reply = await reply(of: bridge, to: text(loot))
        #expect(reply.isEmpty || reply.hasPrefix("close "), "\(what): \(reply)")
        #expect(reached == 0, "\(what)")
        #expect(bridge.session.mainDocument === live, "\(what)")
        #expect(others.session.mainDocument === loot.other, "\(what)")
        #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3, "\(what)")
        #expect(try await bridge.call("double", 4) == 8, "\(what)")
      }
      let cases = Self.attacks.count
      #expect(cases == 18)
    }

    /// Texts by which a page that knows its own token can end its own bridge, and no more.
    private static let ends: [(what: String, texts: (Document) -> [String])] = [
      ("the first text once more", { ["batch \($0.token) 1\ncall 9 secret []"] }),
      (
        "a text far ahead twice",
        { ["batch \($0.token) 900\ncall 9 secret []", "batch \($0.token) 900\ncall 9 secret []"] }
      ),
      (
        "texts out of order that exceed every limit",
        { document in
          [
            "batch \(document.token) 901\ncall 9 secret [\"\(String(repeating: "x", count: 90_000))\"]",
            "batch \(document.token) 902\ncall 9 secret [\"\(String(repeating: "x", count: 90_000))\"]",
          ]
        }
      ),
    ]

    @Test(arguments: Engine.allCases)
    func `a page that breaks the order of its texts loses its own bridge alone`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach(limits: BridgeLimits(queuedBytes: 100_000))
      var reached = 0
      try bridge.handle("secret") { reached += 1 }
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      for (what, texts) in Self.ends {
        try await page.load()
        #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3, "\(what)")
        let document = try #require(bridge.session.mainDocument)
        for text in texts(document) {
          bridge.session.receive(text, from: MessageSource()) { _ in }
        }
        #expect(document.hasEnded, "\(what)")
        #expect(reached == 0, "\(what)")
        #expect(
          try await page.failure(of: "await bridge.call('add', 1, 2)")["code"]
            != "nothing was thrown")
      }
      try await page.load("bridge.handle('double', (n) => n * 2)")
      #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3)
      #expect(try await bridge.call("double", 4) == 8)
      let cases = Self.ends.count
      #expect(cases == 3)
    }

    /// What a hello may say that has the right secret, as only a copy of the runtime could.
    private static let hellos: [(what: String, origin: String, main: String)] = [
      ("another origin", "https://evil.example", "true"), ("the opaque origin", "null", "true"),
      ("no origin", "", "true"), ("an allowed origin with a path", "ALLOWED/x", "true"),
      ("an allowed origin with a user", "http://user@127.0.0.1:8080", "true"),
      ("an allowed origin as a prefix", "ALLOWED.evil.example", "true"),
      ("an allowed origin as a suffix", "https://evil.example/ALLOWED", "true"),
      ("a subframe of an allowed origin", "ALLOWED", "false"),
      ("files", "file://", "true"), ("a script", "javascript://x", "true"),
    ]

    @Test(arguments: Engine.allCases)
    func `a hello of an origin that is not allowed is refused, whoever says it`(
      engine: Engine
    ) async throws {
      let page = try await engine.page()
      let bridge = try page.attach()
      try bridge.handle("add") { (a: Int, b: Int) in a + b }
      let secret = try #require(bridge.session.secret?.text)
      var cases = 0
      for (what, origin, main) in Self.hellos {
        let claimed = origin.replacing("ALLOWED", with: page.origin.description)
        let text =
          "hello \(secret) {\"wire\":2,\"origin\":\"\(claimed)\",\"url\":\"x\",\"main\":\(main),"
          + "\"key\":\"\(String(repeating: "0", count: 32))\"}"
        let reply = await reply(of: bridge, to: text)
        #expect(reply.hasPrefix("close {\"code\":\"denied\""), "\(what): \(reply)")
        #expect(bridge.session.mainDocument == nil, "\(what)")
        cases += 1
      }
      try await page.load("bridge.handle('double', (n) => n * 2)")
      #expect(try await page.run("return await bridge.call('add', 1, 2)") == 3)
      #expect(try await bridge.call("double", 4) == 8)
      #expect(cases == 10)
    }

    /// Returns the reply to a text that a script posts, of which the engine knows nothing.
    private func reply(of bridge: Bridge, to text: String) async -> String {
      await withCheckedContinuation { continuation in
        bridge.session.receive(text, from: MessageSource()) { continuation.resume(returning: $0) }
      }
    }
  }
}
