import BridgeTesting
import Foundation
import TestSupport
import Testing

@testable import BridgeCore

/// The order, replies and end of a document, without a page.
@MainActor @Suite struct DocumentTests {
  private let engine = ScriptedEngine()

  private func attach() throws -> (Bridge, String) {
    let bridge = try engine.bridge()
    return (bridge, try engine.enter())
  }

  @Test func `a batch is answered with its answers, at once where handlers are synchronous`() throws
  {
    let (bridge, token) = try attach()
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    let reply = engine.post("batch \(token) 1\ncall 1 add [1,2]\ncall 2 add [3,4]")
    #expect(reply.text == "batch \(token) 1\ndone 1 3\ndone 2 7")
  }

  @Test func `no reply waits for a handler`() async throws {
    let (bridge, token) = try attach()
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    try bridge.handle("slow") {
      for await _ in gate { break }
      return 1
    }
    let reply = engine.post("batch \(token) 1\ncall 1 slow []")
    let poll = engine.post("poll \(token) 2")
    #expect(reply.text == nil)
    await reply.wait()
    #expect(reply.text == "")
    #expect(poll.text == nil)
    open.yield()
    await poll.wait()
    #expect(poll.text == "batch \(token) 1\ndone 1 1")
  }

  @Test func `an early text waits for its predecessor`() throws {
    let (bridge, token) = try attach()
    var started: [Int] = []
    try bridge.handle("n") { (n: Int) in started.append(n) }
    let third = engine.post("batch \(token) 3\ncall 3 n [3]")
    let second = engine.post("poll \(token) 2\ncall 2 n [2]")
    #expect(started == [])
    #expect(third.text == nil)
    _ = engine.post("batch \(token) 1\ncall 1 n [1]")
    #expect(started == [1, 2, 3])
    _ = second
  }

  @Test func `a gap that does not close ends the document`() async throws {
    let (bridge, token) = try attach()
    let call = Task { try await bridge.call("x") }
    await Task.yield()
    let early = engine.post("batch \(token) 2\ncall 1 n [1]")
    engine.testClock.advance(by: .seconds(4))
    #expect(bridge.session.mainDocument != nil)
    engine.testClock.advance(by: .seconds(2))
    #expect(bridge.session.mainDocument == nil)
    #expect(early.text?.hasPrefix("close {\"code\":\"badFrame\"") == true)
    let error = await #expect(throws: BridgeError.self) { try await call.value }
    #expect(error?.code == .badFrame)
    #expect(engine.post("poll \(token) 1").text?.hasPrefix("close ") == true)
  }

  @Test func `a text that comes twice ends the document`() throws {
    let (bridge, token) = try attach()
    _ = engine.post("batch \(token) 1")
    _ = engine.post("batch \(token) 1")
    #expect(bridge.session.mainDocument == nil)
  }

  @Test func `a page that does not come back is woken, less and less often`() throws {
    let (bridge, token) = try attach()
    _ = engine.post("poll \(token) 1")
    bridge.emit("a", 1)
    bridge.emit("b", 2)
    #expect(engine.wakes == 0)
    engine.testClock.advance(by: .milliseconds(240))
    #expect(engine.wakes == 0)
    engine.testClock.advance(by: .milliseconds(20))
    #expect(engine.wakes == 1)
    engine.testClock.advance(by: .seconds(3600))
    #expect(engine.wakes < 600)
    let poll = engine.post("poll \(token) 2")
    #expect(poll.text == "batch \(token) 2\nevent b 2")
    let wakes = engine.wakes
    engine.testClock.advance(by: .seconds(60))
    #expect(engine.wakes == wakes)
  }

  @Test func `a hello with a wrong secret, another wire or another origin is refused`() throws {
    let (bridge, token) = try attach()
    for (secret, wire) in [
      (String(repeating: "0", count: 32), 1), (engine.secret.text, PageRuntime.wireVersion + 1),
    ] {
      let reply = engine.hello(secret: secret, wire: wire)
      #expect(reply.text?.hasPrefix("close ") == true)
      #expect(bridge.session.mainDocument?.token == token, "the document that is there stays")
    }
    let frame = engine.hello(main: false)
    #expect(frame.text?.contains("denied") == true)
    #expect(bridge.session.mainDocument?.token == token)
    let other = engine.hello(origin: "https://other.example")
    #expect(other.text?.contains("denied") == true)
    #expect(bridge.session.mainDocument == nil, "the page has gone to where no bridge is")
  }

  @Test func `calls that wait for a page are bounded by their size`() async throws {
    let bridge = try Bridge(
      attachedTo: engine, policy: BridgePolicy(origins: ["https://a.example"]),
      options: BridgeOptions(limits: BridgeLimits(queuedBytes: 1000)))
    let text = String(repeating: "x", count: 400)
    let first = Task { try await bridge.call("a", text) }
    let second = Task { try await bridge.call("b", text) }
    while bridge.session.outbound.count < 2 { try await turn() }
    let error = await #expect(throws: BridgeError.self) { try await bridge.call("c", text) }
    #expect(error?.code == .overLimit)
    first.cancel()
    let cancelled = await #expect(throws: BridgeError.self) { try await first.value }
    #expect(cancelled?.code == .cancelled)
    let third = Task { try await bridge.call("c", text) }
    while bridge.session.outbound.count < 2 { try await turn() }
    bridge.detach()
    for call in [second, third] {
      let error = await #expect(throws: BridgeError.self) { try await call.value }
      #expect(error?.code == .detached)
    }
    #expect(bridge.session.outbound.waitingBytes == 0)
  }

  @Test func `a request that cannot be read is answered where its id can`() throws {
    let (_, token) = try attach()
    let reply = engine.post("batch \(token) 1\ncall 1 \ncall 2 ä []\nnonsense 3\nhas 4 \"\"")
    let answers = try #require(reply.text).split(separator: "\n").dropFirst()
    #expect(
      answers.map { $0.prefix(25) } == ["1", "2", "4"].map { "fail \($0) {\"code\":\"badFrame\"" })
  }

  @Test func `every call is answered once, though the page answers twice`() async throws {
    let (bridge, token) = try attach()
    let poll = engine.post("poll \(token) 1")
    let call = Task { try await bridge.call("x", as: Int.self) }
    await poll.wait()
    #expect(poll.text == "batch \(token) 1\ncall 1 x []")
    _ = engine.post(
      "batch \(token) 2\ndone 1 5\ndone 1 6\nfail 1 {\"code\":\"a\",\"message\":\"b\"}")
    #expect(try await call.value == 5)
  }
}
