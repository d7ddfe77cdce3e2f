import BridgeTesting
import Foundation
import TestSupport
import Testing

@testable import BridgeCore

/// What an extension adds to a bridge, over a page of the real runtime.
@MainActor @Suite struct ExtensionTests {
  let page = InMemoryPage()
  let tally = TallyExtension()

  func attach(
    _ extensions: [any BridgeExtension],
    authorize: @escaping @MainActor (BridgeCaller) -> Bool = { _ in true }
  ) async throws -> Bridge {
    let bridge = try Bridge(
      attachedTo: page, policy: BridgePolicy(origins: ["https://a.example"]),
      options: BridgeOptions(authorization: .immediate(authorize)),
      parts: extensions.map { BridgePart($0) })
    page.load(url: "https://a.example/", script: "")
    try await page.evaluate("0")
    return bridge
  }

  @Test func `its page script runs with its options, and only where a bridge asks for it`()
    async throws
  {
    _ = try await attach([tally])
    #expect(try await page.evaluate("window.tally.step", as: Int.self) == 3)
    let plain = InMemoryPage()
    _ = try Bridge(attachedTo: plain, origins: ["https://a.example"])
    plain.load(url: "https://a.example/", script: "")
    #expect(try await plain.evaluate("'tally' in window", as: Bool.self) == false)
  }

  @Test func `its methods answer immediately, later, and with a stream`() async throws {
    // The app's `authorize` does not apply to the methods of an extension.
    _ = try await attach([tally], authorize: { _ in false })
    #expect(
      try await page.evaluate("tally.add(2)", as: Int.self) == 2)
    #expect(
      try await page.evaluate("tally.later(5)", as: Int.self) == 7)
    let counted = try await page.evaluate(
      """
      (async () => {
        const seen = []
        for await (const n of tally.count(3)) seen.push(n)
        return seen
      })()
      """, as: [Int].self)
    #expect(counted == [1, 2, 3])
  }

  @Test func `a method answers a stream with one result, which takes the place of its elements`()
    async throws
  {
    _ = try await attach([tally])
    #expect(try await page.evaluate("tally.first(0)", as: String.self) == "nothing")
    #expect(try await page.evaluate("tally.first(3)", as: Int.self) == 1)
  }

  @Test func `apps can neither register nor replace, hear nor emit what is its`() async throws {
    let bridge = try await attach([tally])
    for name in ["webbridge.tally.add", "webbridge.mine", "webbridge"] {
      let error = #expect(throws: BridgeError.self) {
        try bridge.handle(name, replacing: true) { 1 }
      }
      #expect(error?.code == .invalidName)
      #expect(error?.message.contains("reserved") == true)
    }
    var heard = 0
    bridge.on("webbridge.tally.changed") { heard += 1 }
    bridge.emit("webbridge.tally.reset")
    try await page.evaluate("tally.change(4)")
    try await page.evaluate("tally.later(0)")
    #expect(heard == 0)
    #expect(tally.events == [4])
    try bridge.handle("webbridges") { 1 }
  }

  @Test func `a page reaches its names by the page script alone`() async throws {
    _ = try await attach([tally])
    let outcomes = try await page.evaluate(
      """
      (async () => {
        const name = 'webbridge.tally.add', lookalike = { toString: () => name }, seen = [];
        const forged = Object.freeze({ __proto__: null, toString: () => name });
        for (const attempt of [
          () => bridge.call(name, 1), () => bridge.callSync(name, 1),
          () => bridge.stream(name, 1).next(), () => bridge.has(name),
          () => bridge.native.webbridge.tally.add(1), () => bridge.native['webbridge.tally.add'](1),
          () => bridge.handle(name, () => 1), () => bridge.handle('webbridge', () => 1),
          () => bridge.expose('webbridge.tally', { add: () => 1 }),
          () => bridge.expose('webbridge', { add: () => 1 }),
          () => bridge.on('webbridge.tally.told', () => {}), () => bridge.emit('webbridge.tally.changed', 1),
          () => bridge.call(lookalike, 1), () => bridge.call(forged, 1), () => bridge.call([name], 1),
          () => bridge.call(new String(name), 1), () => bridge.on(forged, () => {}),
        ]) {
          try { seen.push(await attempt()); } catch (error) { seen.push(error.code); }
        }
        return seen;
      })()
      """, as: [String].self)
    #expect(outcomes == Array(repeating: "invalidName", count: 17))
    #expect(try await page.evaluate("tally.add(1)", as: Int.self) == 1)
    #expect(try await page.evaluate("bridge.handle('webbridges', () => 1)", as: Int?.self) == nil)
  }

  @Test func `it is told of documents, navigations and prompts`() async throws {
    let bridge = try await attach([tally])
    #expect(tally.documents == 1)
    let own = PageNavigation(to: try #require(URL(string: "tally://next")))
    let other = PageNavigation(to: try #require(URL(string: "https://x.example")))
    #expect(bridge.session.intercept(own))
    #expect(!bridge.session.intercept(other))
    #expect(bridge.session.answer(prompt: "tally=1", text: "") == "")
    #expect(bridge.session.answer(prompt: "What is your name?", text: "") == nil)
  }

  @Test func `its observer hears what happens`() async throws {
    _ = try await attach([tally])
    try await page.evaluate("bridge.call('nobody').catch(() => 0)")
    #expect(tally.ended == ["nobody"])
  }

  @Test func `what it emits reaches the page`() async throws {
    _ = try await attach([tally])
    tally.host?.emit("webbridge.tally.told", 9)
    try await page.evaluate("tally.later(0)")
    #expect(try await page.evaluate("tally.told", as: Int.self) == 9)
  }
}

/// An extension that uses every part of the protocol.
@MainActor final class TallyExtension: BridgeExtension, BridgeObserver {
  let name = "tally"
  private(set) weak var host: (any ExtensionHost)?
  private(set) var documents = 0
  private(set) var events: [Int] = []
  private var sum = 0

  let pageScripts = [
    PageScript(
      "tally",
      source: """
        function (options) {
          const add = ownName('tally.add'), later = ownName('tally.later'), count = ownName('tally.count');
          const changed = ownName('tally.changed');
          window.tally = {
            step: options.step,
            add: (n) => callSync(add, [n], noOptions),
            later: (n) => request('call', later, [n], noOptions),
            count: (n) => lazyStream(count, (control) =>
              request('stream', count, [n], noOptions, undefined, control)),
            first: async (n) => {
              const control = { __proto__: null, id: 0, inner: null };
              const value = await request('stream', count, [n], noOptions, undefined, control);
              if (!control.inner) return value;
              const first = await control.inner.next();
              leaveRequest(control);
              return first.value;
            },
            change: (n) => emit(changed, n),
          };
          on(ownName('tally.told'), (n) => { window.tally.told = n; });
        }
        """, options: ["step": 3])
  ]

  var methods: [String: BuiltInMethod] {
    [
      "webbridge.tally.add": .synchronous { [self] in
        sum += try $0.arguments(of: "add") as Int
        return .int(sum)
      },
      "webbridge.tally.later": .asynchronous { [self] in
        let number: Int = try $0.arguments(of: "later")
        await Task.yield()
        sum += number
        return .int(sum)
      },
      "webbridge.tally.count": .stream {
        let number: Int = try $0.arguments(of: "count")
        if number == 0 { return .value("nothing") }
        return .stream(
          BridgeStream(
            AsyncStream {
              for n in 1...number { $0.yield(BridgeValue.int(n)) }
              $0.finish()
            }))
      },
    ]
  }

  private(set) var ended: [String] = []
  var observer: (any BridgeObserver)? { self }

  func attached(to host: any ExtensionHost) { self.host = host }
  func documentBegan(isMainFrame: Bool) { documents += 1 }
  func intercept(_ navigation: PageNavigation) -> Bool { navigation.url.scheme == "tally" }
  func observe(_ activity: BridgeActivity) {
    if case .callEnded(let call, _) = activity.kind { ended.append(call.name) }
  }

  func claims(prompt message: String) -> Bool { message.hasPrefix("tally=") }

  func receive(event value: Payload, from caller: BridgeCaller) -> Bool {
    guard caller.name == "webbridge.tally.changed", case .int(let number)? = try? value.value()
    else { return false }
    events.append(number)
    return true
  }
}
