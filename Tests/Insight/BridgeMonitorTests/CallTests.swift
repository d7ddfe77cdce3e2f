import BridgeMonitor
import Foundation
import MetricsTestKit
import Testing

/// Calls of monitored pages.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct CallTests {
  private func dimensions(_ method: String, _ error: String? = nil) -> [(String, String)] {
    [("rpc.system.name", "webbridge"), ("rpc.method", method)]
      + (error.map { [("error.type", $0)] } ?? [])
  }

  @Test func `metrics have every call by method, direction and error`() async throws {
    let page = try MonitoredPage()
    try page.bridge.handle("add") { (a: Int, b: Int) in a + b }
    try page.bridge.handle("boom") { () throws in throw BridgeError("own", "It failed.") }
    try await page.load("<script>bridge.handle('title', () => document.title)</script>")
    try await page.run(
      """
      for (let i = 0; i < 3; i++) await bridge.call('add', 1, 2);
      for (const name of ['boom', 'made up', 'made up too']) await bridge.call(name).catch(() => {});
      """)
    #expect(try await page.bridge.call("title", as: String.self) == "Page")
    let server = "rpc.server.call.duration"
    let add = try page.metrics.expectTimer(server, dimensions("add"))
    #expect(add.values.count == 3)
    #expect(add.values.allSatisfy { $0 > 0 && $0 < 10_000_000_000 })
    #expect(try page.metrics.expectTimer(server, dimensions("boom", "own")).values.count == 1)
    let other = try page.metrics.expectTimer(server, dimensions("_OTHER", "unknownMethod"))
    #expect(other.values.count == 2)
    let title = try page.metrics.expectTimer("rpc.client.call.duration", dimensions("title"))
    #expect(title.values.count == 1)
  }

  @Test func `a failed call is an event, and answered ones by their share`() async throws {
    let page = try MonitoredPage { $0.sampledCalls = 0.5 }
    try page.bridge.handle("add") { (a: Int, b: Int) in a + b }
    try page.bridge.handle("boom") { () throws in throw BridgeError("own", "It failed.") }
    try await page.load("")
    try await page.run(
      """
      for (let i = 0; i < 4; i++) await bridge.call('add', 1, 2);
      await bridge.call('boom').catch(() => {});
      """)
    var calls: [CallReport] = []
    while calls.last?.method != "boom" { calls.append(try await page.next(\.call)) }
    #expect(calls.map(\.method) == ["add", "add", "boom"])
    #expect(calls.map(\.error) == [nil, nil, "own"])
    #expect(calls[0].argumentBytes == "[1,2]".utf8.count && calls[0].resultBytes == 1)
    #expect(calls[0].direction == .toNative)
  }

  @Test func `the time in the queue is apart from the time in the handler`() async throws {
    let page = try MonitoredPage { $0.sampledCalls = 1 }
    try page.bridge.handle("slow") { () async throws in try await Task.sleep(for: .milliseconds(80))
    }
    // The call waits for a document.
    let title = Task { try await page.bridge.call("title", as: String.self) }
    try await page.load("<script>bridge.handle('title', () => document.title)</script>")
    try await page.run("await bridge.call('slow')")
    _ = try await title.value
    var calls: [String: CallReport] = [:]
    while calls.count < 2 {
      let call = try await page.next(\.call)
      calls[call.method] = call
    }
    let slow = try #require(calls["slow"])
    #expect(slow.handlerTime >= .milliseconds(80) && slow.queueTime < slow.handlerTime)
    let waiting = try #require(calls["title"])
    #expect(waiting.queueTime > .zero && waiting.direction == .toPage)
  }

  @Test func `the monitor's own calls and payloads are in no report`() async throws {
    let page = try MonitoredPage { $0.sampledCalls = 1 }
    try page.bridge.handle("keep") { (_: String) in "private" }
    try await page.load("<script>Promise.reject(new Error('x'))</script>")
    _ = try await page.next(\.failure)
    try await page.run("await bridge.call('keep', 'private')")
    let call = try await page.next(\.call)
    #expect(call.method == "keep")
    #expect(!"\(call)".contains("private"))
  }
}
