import BridgeRecording
import BridgeTesting
import Foundation
import Testing

@Suite("A replay") @MainActor struct ReplayTests {
  /// Attaches a bridge with the handlers of an app, which adds a number to each sum.
  private func makeBridge(on page: InMemoryPage, adding extra: Int = 0) throws -> Bridge {
    let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
    try bridge.handle("add") { (a: Int, b: Int) in a + b + extra }
    try bridge.handle("later") { [weak bridge] (date: Date) in
      let answer: String = try await bridge?.call("confirm", "Sure?") ?? ""
      bridge?.emit("asked", answer)
      return date.addingTimeInterval(1)
    }
    try bridge.handle("fail") { () throws -> Int in throw BridgeError("outOfStock", "None left") }
    try bridge.handle("count") { (to: Int) in
      AsyncStream { continuation in
        for number in 0..<to { continuation.yield(number + extra) }
        continuation.finish()
      }
    }
    return bridge
  }

  /// Records a session of a page that calls, listens, answers and reads.
  private func record() async throws -> String {
    let page = InMemoryPage(url: "https://shop.example.com/")
    let recorder = try makeBridge(on: page).record()
    try await page.evaluate("bridge.handle('confirm', (question) => 'yes')")
    try await page.evaluate(
      "Promise.all([bridge.call('add', 1, 2), bridge.call('later', new Date(5))])")
    try await page.evaluate("bridge.call('fail').catch(() => 0)")
    try await page.evaluate(
      "(async () => { for await (const n of bridge.stream('count', 20)); })().then(() => 0)")
    try await page.evaluate("bridge.emit('seen', new Map([[1, 2]]))")
    page.load(url: "https://shop.example.com/next")
    try await page.evaluate("bridge.call('add', 3, 4)")
    recorder.stop()
    return recorder.text
  }

  @Test("of the same app has no differences, and gives the same transcript")
  func same() async throws {
    let recording = try Recording(parsing: try await record())
    let page = InMemoryPage(url: "https://shop.example.com/")
    let bridge = try makeBridge(on: page)
    let recorder = try bridge.record()
    var seen: [BridgeValue] = []
    bridge.on("seen") { (value: BridgeValue) in seen.append(value) }
    try await recording.replay(on: page)
    #expect(seen == [.map([.init(key: 1, value: 2)])])
    let again = try Recording(parsing: recorder.text)
    #expect(again.calls.map(\.transcript) == recording.calls.map(\.transcript))
    #expect(recording.calls.count == 6)
  }

  @Test("leaves out the calls of extensions, whose scripts call by themselves")
  func extensions() async throws {
    let text = try await record()
    let began =
      #"{"kind":"callBegan","at":9,"call":"x/1","from":"page","method":"webbridge.relay.1.send","document":1,"arguments":{"bytes":9,"text":"[1,","redacted":true}}"#
    let ended =
      #"{"kind":"callEnded","at":9,"call":"x/1","queue":0,"handler":1,"result":{"bytes":1,"json":1}}"#
    let recording = try Recording(parsing: text + began + "\n" + ended + "\n")
    let page = InMemoryPage(url: "https://shop.example.com/")
    let bridge = try makeBridge(on: page)
    try await recording.replay(on: page)
    withExtendedLifetime(bridge) {}
  }

  @Test("names the calls whose results differ")
  func otherResults() async throws {
    let recording = try Recording(parsing: try await record())
    let page = InMemoryPage(url: "https://shop.example.com/")
    let bridge = try makeBridge(on: page, adding: 1)
    let difference = try await #require(throws: ReplayDifference.self) {
      try await recording.replay(on: page)
    }
    #expect(
      difference.description == """
        The replay of 6 calls differs in 3 places:
        page → add [1,2]
          result, recorded: 3
          result, replayed: 4
        page → count [20]
          element 0, recorded: 0
          element 0, replayed: 1
        page → add [3,4]
          result, recorded: 7
          result, replayed: 8
        """)
    withExtendedLifetime(bridge) {}
  }

  @Test("names a call that native code no longer makes, and one that fails")
  func missingCalls() async throws {
    let recording = try Recording(parsing: try await record())
    let page = InMemoryPage(url: "https://shop.example.com/")
    let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    try bridge.handle("later") { (date: Date) in date }
    let difference = try await #require(throws: ReplayDifference.self) {
      try await recording.replay(on: page)
    }
    let text = difference.description
    #expect(text.contains("page ← confirm [\"Sure?\"]\n  Native code did not make this call."))
    #expect(text.contains("page → fail []\n  end, recorded: None left (outOfStock)"))
    #expect(text.contains("event asked\n  value, recorded: \"yes\"\n  value, replayed: no event"))
  }

  @Test("ends when a call does not, and says so")
  func hangingCall() async throws {
    let recording = try Recording(parsing: try await record())
    let page = InMemoryPage(url: "https://shop.example.com/")
    let bridge = try makeBridge(on: page)
    try bridge.handle("add", replacing: true) { (_: Int, _: Int) -> Int in
      try await Task.sleep(for: .seconds(1000))
      return 0
    }
    let difference = try await #require(throws: ReplayDifference.self) {
      try await recording.replay(on: page, within: .milliseconds(50))
    }
    #expect(difference.description.contains("end, replayed: no answer yet"))
    bridge.detach()
  }

  @Test("refuses a recording that it cannot replay, and says why")
  func refusals() async throws {
    let page = InMemoryPage(url: "https://shop.example.com/")
    _ = try makeBridge(on: page)
    let header =
      #"{"kind":"recording","version":1,"started":"2026-11-25T09:00:00.000Z","platform":"Linux"}"#
    let missing = try Recording(
      parsing: header + "\n" + #"{"kind":"dropped","at":1,"count":3}"# + "\n")
    let error = try await #require(throws: RecordingError.self) {
      try await missing.replay(on: page)
    }
    #expect(error.message == "3 lines of the recording are missing.")
    #expect(throws: RecordingError.self) { try Recording(parsing: "{}\n") }
    let newer = #"{"kind":"recording","version":2}"#
    let refusal = #expect(throws: RecordingError.self) { try Recording(parsing: newer) }
    #expect(refusal?.description.contains("version 2") == true)
    // The app ended while it wrote the last line.
    let torn = try Recording(
      parsing: header + "\n" + #"{"kind":"processEnded","at":1}"# + "\n{\"kind\":")
    #expect(torn.lines.count == 1)
  }
}

extension RecordedCall {
  /// The call without its name and its times.
  fileprivate var transcript: String {
    "\(isOfPage) \(method) \(arguments) \(result?.description ?? "") \(error?.code ?? "") \(elements.map(\.description))"
  }
}
