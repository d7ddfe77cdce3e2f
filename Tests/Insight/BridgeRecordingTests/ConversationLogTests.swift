import BridgeRecording
import BridgeTesting
import Foundation
import Logging
import Testing

@Suite("The lines in the terminal") @MainActor struct ConversationLogTests {
  /// Keeps the lines of a log.
  @MainActor private final class Lines {
    var all: [String] = []
  }

  private struct Handler: LogHandler {
    let lines: Lines
    var logLevel = Logger.Level.trace
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      MainActor.assumeIsolated { lines.all.append("\(event.level): \(event.message)") }
    }
  }

  @Test("show each call, event and document with its level, cut and without secrets")
  func conversation() async throws {
    let lines = Lines()
    let page = InMemoryPage(url: "https://shop.example.com/")
    let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    try bridge.handle("login") { (_: [String: String]) in ["token": "t1"] }
    try bridge.handle("fail") { () throws -> Int in throw BridgeError("outOfStock", "None left") }
    try bridge.handle("count") { (to: Int) in
      AsyncStream { continuation in
        for number in 0..<to { continuation.yield(number) }
        continuation.finish()
      }
    }
    var options = RecorderOptions()
    options.logger = Logger(label: "conversation") { _ in Handler(lines: lines) }
    try bridge.record(options)
    try await page.evaluate("bridge.handle('title', () => 'Shop')")
    try await page.evaluate("bridge.call('add', 1, 2)")
    try await page.evaluate("bridge.call('login', {password: 'p1'})")
    try await page.evaluate("bridge.call('fail').catch(() => 0)")
    try await page.evaluate(
      "(async () => { for await (const n of bridge.stream('count', 2)); })().then(() => 0)")
    try await page.evaluate("bridge.emit('long', 'x'.repeat(1000))")
    _ = try await bridge.call("title", as: String.self)
    page.load(url: "https://shop.example.com/next")
    try await page.evaluate("bridge.ready.then(() => 0)")
    // The times of calls differ from run to run.
    let found = lines.all.filter { !$0.contains(" takes ") }.map {
      $0.replacing(/\([0-9.e-]+ ms\)/, with: "(time)")
    }
    #expect(
      found == [
        "info: document \(number(found, 0)) has the bridge: https://shop.example.com/",
        "debug: page → add [1,2]", "debug: page ← add 3 (time)",
        "debug: page → login [{\"password\":\"‹redacted›\"}]",
        "debug: page ← login {\"token\":\"‹redacted›\"} (time)", "debug: page → fail []",
        "warning: page ← fail failed: None left (outOfStock) (time)", "debug: page → count [2]",
        "debug: page ← count is a stream", "trace: page ← count 0", "trace: page ← count 1",
        "debug: page ← count ended after 2 elements (time)",
        "debug: page ⇢ long \"\(String(repeating: "x", count: 199))… (1002 bytes)",
        "debug: page ← title []", "debug: page → title \"Shop\" (time)",
        "info: document \(number(found, 15)) has ended (documentGone)",
        "info: document \(number(found, 16)) has the bridge: https://shop.example.com/next",
      ])
  }

  /// The number of the document in a line, which counts up for all tests.
  private func number(_ lines: [String], _ index: Int) -> String {
    index < lines.count
      ? lines[index].split(separator: " ").first { Int($0) != nil }.map(String.init) ?? "" : ""
  }
}
