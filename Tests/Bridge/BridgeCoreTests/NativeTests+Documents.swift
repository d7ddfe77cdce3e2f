import BridgeTesting
import Foundation
import Testing

@testable import BridgeCore

/// Documents, listeners and observers.
extension NativeTests {
  @Test func `what the engine knows of a frame counts, and not what its hello says`() throws {
    let (bridge, token) = try attach()
    for source in [
      MessageSource(origin: "https://evil.example", isMainFrame: true),
      MessageSource(origin: "https://a.example", isMainFrame: false),
    ] {
      let reply = engine.hello(from: source)
      #expect(reply.text?.hasPrefix("close {\"code\":\"denied\"") == true)
      #expect(bridge.session.mainDocument?.token == token)
    }
  }

  @Test func `a call whose number is in use is no call`() async throws {
    let (bridge, token) = try attach()
    var called = 0
    try bridge.handle("slow") { () async in
      called += 1
      try? await Task.sleep(for: .seconds(600))
    }
    await engine.post("batch \(token) 1\ncall 1 slow []\ncall 1 slow []").wait()
    for _ in 0..<10 { await Task.yield() }
    #expect(called == 1)
  }

  @Test func `lines behind the one that ended the document are not dealt with`() throws {
    let (bridge, token) = try attach()
    var called = 0
    let session = bridge.session
    try bridge.handle("end") { session.documentCommitted(at: nil) }
    bridge.on("after") { called += 1 }
    try bridge.handle("after") { called += 1 }
    _ = engine.post("batch \(token) 1\ncall 1 end []\ncall 2 after []\nevent after 1")
    #expect(called == 0)
    #expect(session.mainDocument == nil)
  }

  @Test func `texts that a document posted while it ended are no offence`() throws {
    let (_, token) = try attach()
    _ = engine.post("goodbye \(token)")
    #expect(engine.post("batch \(token) 1").text?.contains("documentGone") == true)
    #expect(engine.post("batch 0 1").text?.contains("denied") == true)
  }

  @Test func `a runtime that cannot start fails what waits for a document`() async throws {
    let (bridge, _) = try attach()
    bridge.session.documentCommitted(at: nil)
    let call = Task { try await bridge.call("x") }
    try await until(1, callsPendIn: bridge)
    bridge.session.runtimeFailed("The page runtime could not start: why")
    for call in [call, Task { try await bridge.call("y") }] {
      let error = await #expect(throws: BridgeError.self) { try await call.value }
      #expect(error?.code == .unavailable)
      #expect(error?.message.contains("could not start: why") == true)
    }
    bridge.session.documentCommitted(at: nil)
    let next = Task { try await bridge.call("z", as: Int.self) }
    try await until(1, callsPendIn: bridge)
    let poll = engine.post("poll \(try engine.enter()) 1")
    #expect(poll.text?.contains(" z []") == true)
    bridge.detach()
    await #expect(throws: BridgeError.self) { try await next.value }
  }

  @Test func `a call that has no time is not sent`() async throws {
    let (bridge, token) = try attach()
    let poll = engine.post("poll \(token) 1")
    for timeout: Duration in [.zero, .seconds(-1)] {
      let error = await #expect(throws: BridgeError.self) {
        try await bridge.call("x", BridgeFunction { 1 }, timeout: timeout)
      }
      #expect(error?.code == .timedOut)
      let stream = await #expect(throws: BridgeError.self) {
        for try await _ in bridge.stream("x", timeout: timeout, as: Int.self) {}
      }
      #expect(stream?.code == .timedOut)
    }
    #expect(poll.text == nil)
    #expect(bridge.session.outbound.count == 0)
    #expect(bridge.session.mainDocument?.exports.isEmpty == true)
  }

  @Test func `the end of the main document ends its frames`() throws {
    let (bridge, main) = try attach()
    let frame = try engine.enter(main: false)
    let poll = engine.post("poll \(frame) 1")
    bridge.emit("tick")
    #expect(poll.text == "batch \(frame) 1\nevent tick ~{\"$undefined\":1}")
    let next = engine.post("poll \(frame) 2")
    _ = main
    bridge.session.documentCommitted(at: nil)
    #expect(bridge.session.subframes.count == 0)
    #expect(next.text?.hasPrefix("close ") == true)
  }

  @Test func `listeners hear in the order in which they came, until they are cancelled`() throws {
    let (bridge, token) = try attach()
    var heard: [Int] = []
    var second: EventSubscription?
    for n in 1...20 {
      let subscription = bridge.on("n") {
        heard.append(n)
        if n == 1 { second?.cancel() }
      }
      if n == 2 { second = subscription }
    }
    _ = engine.post("batch \(token) 1\nevent n 1")
    #expect(heard == [1] + (3...20))
  }

  @Test func `an event sequence keeps the newest values, ends with its bridge and its task`()
    async throws
  {
    let (bridge, token) = try attach(limits: BridgeLimits(bufferedEvents: 2))
    var values = bridge.events("n", as: Int.self).makeAsyncIterator()
    _ = engine.post("batch \(token) 1\nevent n 1\nevent n 2\nevent n 3")
    #expect(await values.next() == 2)
    #expect(await values.next() == 3)
    let events = bridge.events("n", as: Int.self)
    let reader = Task { for await _ in events {} }
    for _ in 0..<20 { await Task.yield() }
    reader.cancel()
    await reader.value
    bridge.detach()
    #expect(await values.next() == nil)
  }

  @Test func `an event sequence goes on in the task that takes it over from a cancelled one`()
    async throws
  {
    let (bridge, token) = try attach()
    let events = bridge.events("n", as: Int.self)
    let first = Task { for await _ in events {} }
    for _ in 0..<20 { await Task.yield() }
    let second = Task {
      var values = events.makeAsyncIterator()
      return await values.next()
    }
    first.cancel()
    await first.value
    for _ in 0..<20 { await Task.yield() }
    _ = engine.post("batch \(token) 1\nevent n 1")
    #expect(await second.value == 1)
  }

  @Test func `an observer that was removed sees no more`() throws {
    final class Counter: FrameObserver {
      var count = 0
      func observe(_ line: String, direction: FrameDirection, origin: Origin) { count += 1 }
    }
    let (bridge, _) = try attach()
    let counter = Counter()
    bridge.add(observer: counter)
    bridge.emit("a")
    bridge.remove(observer: counter)
    bridge.emit("b")
    #expect(counter.count == 1)
  }

  @Test func `without detail a page learns only the type of a Swift error`() throws {
    struct Secret: Error { var password = "hunter2" }
    let bridge = try Bridge(
      attachedTo: engine, policy: BridgePolicy(origins: ["https://a.example"]),
      options: BridgeOptions(errors: .typeNames))
    try bridge.handle("x") { throw Secret() }
    let token = try engine.enter()
    let text = engine.post("batch \(token) 1\ncall 1 x []").text ?? ""
    #expect(text.contains("Secret") && !text.contains("hunter2"))
  }

  @Test func `a handler of events knows who emits`() throws {
    let (bridge, token) = try attach()
    var caller: BridgeCaller?
    bridge.on("n") { caller = BridgeCaller.current }
    _ = engine.post("batch \(token) 1\nevent n 1")
    #expect(caller?.name == "n" && caller?.origin == "https://a.example")
  }

  @Test func `a subframe is not welcome where the bridge is for the main frame`() throws {
    let bridge = try Bridge(
      attachedTo: engine, policy: BridgePolicy(origins: ["https://a.example"]))
    let welcome = engine.hello(main: false)
    #expect(welcome.text?.hasPrefix("close {\"code\":\"denied\"") == true)
    #expect(bridge.session.subframes.count == 0)
  }

  @Test func `a gap that closed in time is forgotten`() throws {
    let (bridge, token) = try attach()
    _ = engine.post("batch \(token) 2")
    _ = engine.post("batch \(token) 1")
    engine.testClock.advance(by: .seconds(60))
    #expect(bridge.session.mainDocument?.token == token)
  }
}
