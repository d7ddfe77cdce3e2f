import BridgeTesting
import Foundation
import TestSupport
import Testing

@testable import BridgeCore

/// Calls that outlive their documents, as native code takes them.
@MainActor @Suite struct BeaconTests {
  private static let key = "0123456789abcdef0123456789abcdef"
  let engine = ScriptedEngine()
  let notes = NoteExtension()

  private func attach(
    limits: BridgeLimits = .default, isAllowed: Bool = false, rules: [BridgeRule] = []
  ) throws -> (Bridge, String) {
    let bridge = try Bridge(
      attachedTo: engine, policy: BridgePolicy(origins: ["https://a.example"], rules: rules),
      options: BridgeOptions(limits: limits, authorization: .immediate { _ in isAllowed }),
      parts: [BridgePart(notes)])
    return (bridge, try engine.enter())
  }

  private func beacon(_ name: String = "webbridge.notes.add", _ text: String = "a") -> PostedReply {
    engine.post("beacon \(Self.key)\ncall 0 \(name) [\"\(text)\"]")
  }

  @Test
  func `a beacon arrives before and after the goodbye, and is answered when its work is done`()
    async throws
  {
    let (bridge, token) = try attach()
    let live = beacon()
    _ = engine.post("goodbye \(token)")
    let late = beacon("webbridge.notes.add", "b")
    while notes.texts.count < 2 { try await turn() }
    #expect(notes.texts == ["a", "b"])
    #expect(notes.origins == ["https://a.example", "https://a.example"])
    #expect(live.text == nil)
    notes.finish()
    await live.wait()
    await late.wait()
    #expect([live.text, late.text] == ["", ""])
    #expect(bridge.session.beacons.isEmpty)
  }

  @Test func `a beacon goes on when its document ends`() async throws {
    let (bridge, _) = try attach()
    let reply = beacon()
    while notes.texts.isEmpty { try await turn() }
    bridge.session.documentCommitted(at: nil)
    notes.finish()
    await reply.wait()
    #expect(notes.cancelled == 0)
  }

  @Test(arguments: [true, false])
  func `a page that has left reaches the methods and events that the app allows it`(
    isAllowed: Bool
  ) async throws {
    let consent = UserConsent("camera") { _ in true }
    let (bridge, token) = try attach(
      isAllowed: isAllowed, rules: [.deny("Keys.*"), .allow("camera.*", after: consent)])
    var called: [String] = []
    try bridge.handle("add") { (text: String) in called.append(text) }
    try bridge.handle("later") { (text: String) async in called.append(text) }
    try bridge.handle("Keys.get") { (_: String) in called.append("Keys.get") }
    try bridge.handle("camera.take") { (_: String) in called.append("camera.take") }
    bridge.on("told") { (text: String) in called.append("told \(text)") }
    for isLive in [true, false] {
      if !isLive { _ = engine.post("goodbye \(token)") }
      called = []
      #expect(engine.post("beacon \(Self.key)\nevent told \"a\"").text == "")
      let replies = [beacon("add", "b"), beacon("later", "c")]
      for reply in replies {
        await reply.wait()
        #expect((reply.text == "") == isAllowed)
      }
      #expect(called == (isAllowed ? ["told a", "b", "c"] : []))
      #expect(
        beacon("unknown").text?.hasPrefix(
          "close {\"code\":\"\(isAllowed ? "unknownMethod" : "denied")") != nil)
      for name in ["Keys.get", "camera.take"] {
        #expect(beacon(name).text?.contains("\"denied\"") == true, "\(name)")
      }
      #expect(beacon("webbridge.notes.read").text?.hasPrefix("close ") == true)
    }
    #expect(bridge.session.beacons.isEmpty && bridge.session.budget.total == BudgetUse())
  }

  @Test func `long last words are read off the main actor, and keep their order`() async throws {
    let (bridge, token) = try attach(isAllowed: true)
    var heard: [String] = []
    try bridge.handle("take") { (text: String) in heard.append("call \(text.count)") }
    bridge.on("said") { (text: String) in heard.append("event \(text.count)") }
    _ = engine.post("goodbye \(token)")
    let long = String(repeating: "x", count: 100_000)
    let replies = [
      engine.post("beacon \(Self.key)\nevent said \"\(long)\""),
      engine.post("beacon \(Self.key)\ncall 0 take [\"a\"]"),
      engine.post("beacon \(Self.key)\ncall 0 take [\"\(long)\"]"),
      engine.post("beacon \(Self.key)\nevent said \"ab\""),
      engine.post("beacon \(Self.key)\nevent unheard \"\(long)\""),
    ]
    #expect(heard.isEmpty)
    for reply in replies { await reply.wait() }
    while heard.count < 4 { try await turn() }
    #expect(heard == ["event 100000", "call 1", "call 100000", "event 2"])
    // The last one is not taken, and leaves as well.
    while bridge.session.budget.total != BudgetUse() { try await turn() }
    #expect(bridge.session.beacons.isEmpty)
  }

  @Test func `a call whose long arguments are read when the bridge ends is refused`() async throws {
    let (bridge, token) = try attach(isAllowed: true)
    var isTaken = false
    try bridge.handle("take") { (_: String) in isTaken = true }
    _ = engine.post("goodbye \(token)")
    let long = String(repeating: "x", count: 100_000)
    let reply = engine.post("beacon \(Self.key)\ncall 0 take [\"\(long)\"]")
    bridge.detach()
    await reply.wait()
    #expect(reply.text?.contains("detached") == true)
    #expect(!isTaken)
    #expect(bridge.session.beacons.isEmpty)
  }

  @Test func `beacons have the rate of all lines`() async throws {
    let (bridge, _) = try attach(
      limits: BridgeLimits(callsPerSecond: 10, callBurst: 100), isAllowed: true)
    var heard = 0
    bridge.on("told") { heard += 1 }
    let replies = (0..<2000).map { _ in engine.post("beacon \(Self.key)\nevent told 1").text }
    #expect(replies.contains { $0?.contains("overLimit") == true })
    #expect(heard < 2000)
  }

  @Test func `a beacon has as many levels as the limit says`() async throws {
    let (bridge, _) = try attach(limits: BridgeLimits(nesting: 1))
    let deep = engine.post("beacon \(Self.key)\ncall 0 webbridge.notes.add [[\"a\"]]")
    #expect(deep.text?.contains("overLimit") == true)
    let flat = beacon()
    while notes.texts.isEmpty { try await turn() }
    notes.finish()
    await flat.wait()
    #expect(flat.text == "")
    #expect(bridge.session.beacons.isEmpty)
  }

  @Test func `calls, streams, synchronous calls and questions reach no method that beacons call`()
    throws
  {
    let bridge = try Bridge(
      attachedTo: engine, policy: BridgePolicy(origins: ["https://a.example"]),
      parts: [BridgePart(notes)])
    let token = try engine.enter()
    let reply = engine.post(
      """
      batch \(token) 1
      call 1 webbridge.notes.add ["a"]
      stream 2 webbridge.notes.add ["a"]
      has 3 webbridge.notes.add
      """)
    #expect(reply.text?.contains("fail 1 {\"code\":\"unknownMethod\"") == true)
    #expect(reply.text?.contains("fail 2 {\"code\":\"unknownMethod\"") == true)
    #expect(reply.text?.contains("done 3 false") == true)
    let sync = PostedReply()
    _ = bridge.session.receive(
      prompt: PageRuntime.handlerName,
      text: "sync \(Self.key) 1\ncall 0 webbridge.notes.add [\"a\"]"
    ) { sync.arrive($0) }
    #expect(sync.text?.contains("unknownMethod") == true)
    #expect(notes.texts.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a document that native code ended for a broken order or a limit sends no more beacons`(
    isMain: Bool
  ) async throws {
    for code in [BridgeError.Code.badFrame, .overLimit] {
      let bridge = try Bridge(
        attachedTo: engine, policy: BridgePolicy(origins: ["https://a.example"], frames: .all),
        options: BridgeOptions(limits: BridgeLimits(queuedBytes: 10_000)),
        parts: [BridgePart(notes)])
      let token = try engine.enter(main: isMain)
      let early = beacon()
      #expect(early.text == nil)
      let text = "event x \"\(String(repeating: "x", count: 9000))\""
      for number in code == .badFrame ? [1, 1] : [2, 3] {
        _ = engine.post("batch \(token) \(number)\n\(text)")
      }
      #expect(bridge.session.live.isEmpty)
      let late = beacon()
      try #require(late.text?.hasPrefix("close {\"code\":\"\(code.rawValue)\"") == true)
      // A beacon that began before goes on.
      while notes.texts.count < 1 { try await turn() }
      notes.finish()
      await early.wait()
      #expect(early.text == "" && notes.texts == ["a"])
      // The page's next document sends its own again.
      _ = try engine.enter(main: isMain)
      let next = beacon("webbridge.notes.add", "b")
      while notes.texts.count < 2 { try await turn() }
      notes.finish()
      await next.wait()
      #expect(next.text == "" && notes.texts == ["a", "b"])
      bridge.detach()
      notes.forget()
    }
  }

  @Test func `a beacon of an unknown document, of no call, and without a bridge is refused`() throws
  {
    let (bridge, _) = try attach()
    #expect(
      engine.post("beacon 0\ncall 0 webbridge.notes.add [\"a\"]").text?.contains("denied") == true)
    #expect(engine.post("beacon \(Self.key)\nhas 1 a").text?.contains("badFrame") == true)
    #expect(engine.post("beacon \(Self.key)\n").text?.contains("badFrame") == true)
    #expect(engine.post("beacon \(Self.key)").text?.contains("denied") == true)
    bridge.detach()
    #expect(beacon().text?.hasPrefix("close ") != false)
    #expect(notes.texts.isEmpty)
  }

  @Test func `128 beacons of an origin are under way at most`() async throws {
    let (bridge, token) = try attach()
    _ = engine.post("goodbye \(token)")
    let replies = (0..<128).map { _ in beacon() }
    #expect(beacon().text?.contains("overLimit") == true)
    while notes.texts.count < 128 { try await turn() }
    notes.finish()
    for reply in replies { await reply.wait() }
    #expect(bridge.session.beacons.isEmpty)
  }

  @Test func `the page's beacons reach native code in pagehide, where its calls do not`()
    async throws
  {
    let page = InMemoryPage()
    _ = try Bridge(
      attachedTo: page, policy: BridgePolicy(origins: ["https://a.example"]),
      parts: [BridgePart(notes)])
    page.load(url: "https://a.example/", script: "")
    try await page.evaluate(
      "window.addEventListener('pagehide', () => { notes.add('late'); notes.call('never').catch(() => {}); })"
    )
    page.load(url: "https://a.example/next", script: "")
    while notes.texts.isEmpty { try await turn() }
    notes.finish()
    #expect(notes.texts == ["late"])
  }
}

/// An extension whose method outlives documents.
@MainActor final class NoteExtension: BridgeExtension {
  let name = "notes"
  private(set) var texts: [String] = []
  private(set) var origins: [Origin] = []
  private(set) var cancelled = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  let pageScripts = [
    PageScript(
      "notes",
      source: """
        function (options) {
          const add = ownName('notes.add'), read = ownName('notes.read');
          window.notes = {
            add: (text) => postBeacon(add, [text]),
            call: (text) => request('call', read, [text], noOptions),
            hasLeft: hasLeftPage,
          };
        }
        """, options: [:])
  ]

  var methods: [String: BuiltInMethod] {
    [
      "webbridge.notes.add": .outliving { [self] in
        texts.append(try $0.arguments(of: "add"))
        origins.append(BridgeCaller.current?.origin ?? .opaque)
        await withCheckedContinuation { waiting.append($0) }
        if Task.isCancelled { cancelled += 1 }
      },
      "webbridge.notes.read": .synchronous { [self] in
        texts.append(try $0.arguments(of: "read"))
        return .undefined
      },
    ]
  }

  func forget() { texts = [] }

  func finish() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
