import BridgeTesting
import Dispatch
import Foundation
import TestSupport
import Testing

@testable import BridgeCore

/// What native itself enforces, whatever the page does. In an app, the page's runtime checks most of it first.
@MainActor @Suite struct NativeTests {
  let engine = ScriptedEngine()

  func attach(limits: BridgeLimits = .default) throws -> (Bridge, String) {
    (try engine.bridge(frames: .all, limits: limits), try engine.enter())
  }

  /// Waits until `count` native calls are pending.
  func until(_ count: Int, callsPendIn bridge: Bridge) async throws {
    while bridge.session.outbound.count < count { try await turn() }
  }

  @Test func `an answer counts only where it comes from the document that was asked`() async throws
  {
    let (bridge, main) = try attach()
    let frame = try engine.enter(main: false)
    let call = Task { try await bridge.call("x", as: Int.self) }
    try await until(1, callsPendIn: bridge)
    _ = engine.post("batch \(frame) 1\ndone 1 666\nfail 1 {\"code\":\"forged\",\"message\":\"\"}")
    #expect(bridge.session.outbound.count == 1)
    _ = engine.post("batch \(main) 1\ndone 1 7")
    #expect(try await call.value == 7)
  }

  @Test func `a commit ends a document that said no goodbye, and answers its posts`() async throws {
    let (bridge, token) = try attach()
    let poll = engine.post("poll \(token) 1\nhas 1 x")
    let second = engine.post("poll \(token) 2")
    let call = Task { try await bridge.call("x") }
    try await until(1, callsPendIn: bridge)
    let third = engine.post("poll \(token) 3")
    bridge.session.documentCommitted(at: nil)
    #expect(bridge.session.mainDocument == nil)
    #expect(poll.text == "batch \(token) 1\ndone 1 false")
    #expect(second.text == "batch \(token) 2\ncall 1 x []")
    #expect(third.text?.contains("documentGone") == true)
    call.cancel()
    let error = await #expect(throws: BridgeError.self) { try await call.value }
    #expect(error?.code == .documentGone)
  }

  @Test func `detach answers the posts that are out with the reason`() throws {
    let (bridge, token) = try attach()
    let poll = engine.post("poll \(token) 1")
    bridge.detach()
    #expect(poll.text?.hasPrefix("close {\"code\":\"detached\"") == true)
  }

  @Test func `what is said while a batch waits leaves with the batch, not by the poll`()
    async throws
  {
    let (bridge, token) = try attach()
    try bridge.handle("slow") { () async in try? await Task.sleep(for: .seconds(600)) }
    let batch = engine.post("batch \(token) 1\ncall 1 slow []")
    let poll = engine.post("poll \(token) 2")
    bridge.emit("a", 1)
    #expect(poll.text == nil)
    await batch.wait()
    #expect(batch.text == "batch \(token) 1\nevent a 1")
    #expect(poll.text == nil)
  }

  @Test func `the turn of a batch that is answered does not answer the next one`() async throws {
    let (bridge, token) = try attach()
    try bridge.handle("slow") { () async in try? await Task.sleep(for: .seconds(600)) }
    _ = engine.post("batch \(token) 1\ncall 1 slow []")
    var second: PostedReply?
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          #expect(second?.text == nil)
          continuation.resume()
        }
      }
      second = engine.post("batch \(token) 2\ncall 2 slow []")
    }
    await second?.wait()
    #expect(second?.text == "")
  }

  @Test func `an ask waits for a handler that answers later, and a batch does not`() async throws {
    let (bridge, token) = try attach()
    let (answers, give) = AsyncStream.makeStream(of: Int.self)
    try bridge.handle("slow") { () async in
      for await answer in answers { return answer }
      return 0
    }
    let poll = engine.post("poll \(token) 1")
    let ask = engine.post("ask \(token) 2\ncall 1 slow []")
    let batch = engine.post("batch \(token) 3\nevent other 1")
    // The ask has been looked at when the batch behind it was answered.
    await batch.wait()
    #expect(batch.text == "")
    #expect(ask.text == nil)
    give.yield(7)
    await ask.wait()
    #expect(ask.text == "batch \(token) 1\ndone 1 7")
    #expect(poll.text == nil)
  }

  @Test func `an ask whose calls are answered in its turn is answered with them`() throws {
    let (bridge, token) = try attach()
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    let ask = engine.post("ask \(token) 1\ncall 1 add [1,2]")
    #expect(ask.text == "batch \(token) 1\ndone 1 3")
  }

  @Test func `a ninth ask ends the wait of the oldest, and a close that of all`() throws {
    let (bridge, token) = try attach()
    let asks = (1...9).map { engine.post("ask \(token) \($0)\nevent told \($0)") }
    #expect(asks.map(\.text) == [""] + Array(repeating: nil, count: 8))
    bridge.emit("a", 1)
    #expect(asks.compactMap(\.text).count == 2)
    #expect(asks.last?.text == "batch \(token) 1\nevent a 1")
    bridge.detach()
    #expect(asks.compactMap(\.text).count { $0.hasPrefix("close ") } == 7)
  }

  @Test func `every deadline is kept, whatever the order that the calls came in`() async throws {
    let (bridge, _) = try attach()
    var calls: [Task<Void, any Error>] = []
    for milliseconds in [500, 100, 300] {
      calls.append(Task { try await bridge.call("x", timeout: .milliseconds(milliseconds)) })
      try await until(calls.count, callsPendIn: bridge)
    }
    for (time, left) in [(99, 3), (10, 2), (200, 1), (200, 0)] {
      engine.testClock.advance(by: .milliseconds(time))
      #expect(bridge.session.outbound.count == left, "at \(engine.testClock.now)")
    }
    for call in calls { call.cancel() }
    for call in calls {
      let error = await #expect(throws: BridgeError.self) { try await call.value }
      #expect(error?.code == .timedOut)
    }
  }

  @Test func `a call without a timeout of its own has that of the limits`() async throws {
    let (bridge, _) = try attach(limits: BridgeLimits(timeout: .seconds(3)))
    let call = Task { try await bridge.call("x") }
    try await until(1, callsPendIn: bridge)
    engine.testClock.advance(by: .seconds(4))
    #expect(bridge.session.outbound.count == 0)
    call.cancel()
    let error = await #expect(throws: BridgeError.self) { try await call.value }
    #expect(error?.code == .timedOut)
  }

  @Test func `a call that times out or is cancelled is cancelled in the page`() async throws {
    let (bridge, token) = try attach()
    let late = Task { try await bridge.call("x", timeout: .milliseconds(100)) }
    try await until(1, callsPendIn: bridge)
    let unwanted = Task { try await bridge.call("y") }
    try await until(2, callsPendIn: bridge)
    _ = engine.post("poll \(token) 1")
    engine.testClock.advance(by: .milliseconds(200))
    _ = try? await late.value
    #expect(engine.post("poll \(token) 2").text == "batch \(token) 2\ncancel 1")
    unwanted.cancel()
    _ = try? await unwanted.value
    #expect(engine.post("poll \(token) 3").text == "batch \(token) 3\ncancel 2")
  }

  @Test func `calls that wait for a page reach it in the order in which they were made`()
    async throws
  {
    let bridge = try Bridge(
      attachedTo: engine, policy: BridgePolicy(origins: ["https://a.example"]))
    var calls: [Task<Void, any Error>] = []
    for n in 1...20 {
      calls.append(Task { try await bridge.call("n", n) })
      try await until(n, callsPendIn: bridge)
    }
    let token = try engine.enter()
    let lines = (1...20).map { "call \($0) n [\($0)]" }
    #expect(
      engine.post("poll \(token) 1").text
        == (["batch \(token) 1"] + lines).joined(separator: "\n"))
    bridge.detach()
    for call in calls { _ = try? await call.value }
  }

  @Test func `undefined at the end of the arguments counts as missing, whoever wrote it`() throws {
    let (bridge, token) = try attach()
    try bridge.handle("one") { (n: Int) in n }
    let reply = engine.post(
      "batch \(token) 1\ncall 1 one ~[1,{\"$undefined\":1},{\"$undefined\":1}]")
    #expect(reply.text == "batch \(token) 1\ndone 1 1")
  }

  @Test func `native keeps its limits though a page does not keep its own`() async throws {
    let (bridge, token) = try attach(limits: BridgeLimits(pendingCalls: 1, frameBytes: 20))
    var called = 0
    try bridge.handle("text") { (_: String) in called += 1 }
    try bridge.handle("slow") { () async in try? await Task.sleep(for: .seconds(600)) }
    let long = engine.post(
      "batch \(token) 1\ncall 1 text [\"\(String(repeating: "x", count: 30))\"]")
    #expect(long.text?.contains("fail 1 {\"code\":\"overLimit\"") == true)
    #expect(called == 0)
    let many = engine.post("batch \(token) 2\ncall 2 slow []\ncall 3 slow []")
    await many.wait()
    #expect(many.text?.contains("fail 3 {\"code\":\"overLimit\"") == true)
    #expect(many.text?.contains("fail 2") == false)
  }

  @Test func `a page that fetches nothing is sent no more than the limit`() async throws {
    let (bridge, token) = try attach(limits: BridgeLimits(queuedBytes: 100, timeout: nil))
    let text = String(repeating: "x", count: 60)
    bridge.emit("a", text)
    bridge.emit("b", text)
    let call = Task { try await bridge.call("c", text) }
    for _ in 0..<10 { await Task.yield() }
    #expect(bridge.session.outbound.count == 0)
    #expect(engine.post("poll \(token) 1").text == "batch \(token) 1\nevent a \"\(text)\"")
    call.cancel()
    let error = await #expect(throws: BridgeError.self) { try await call.value }
    #expect(error?.code == .overLimit)
  }
}
