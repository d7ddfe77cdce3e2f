import BridgeMonitor
import Testing

/// The statistics of calls that need no metrics backend.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct CallStatisticsTests {
  @Test func `each method has its count, its errors and its percentiles`() async throws {
    let page = try MonitoredPage()
    try page.bridge.handle("echo") { (text: String) in text }
    try page.bridge.handle("boom") { () throws in throw BridgeError("own", "It failed.") }
    try page.bridge.handle("slow") { () async throws in try await Task.sleep(for: .milliseconds(50))
    }
    #expect(page.monitor.callStatistics.isEmpty)
    try await page.load("<script>bridge.handle('echo', (text) => text)</script>")
    try await page.run(
      """
      for (let i = 0; i < 99; i++) await bridge.call('echo', 'x'.repeat(i < 90 ? 6 : 996));
      await bridge.call('echo', 'x'.repeat(9996));
      for (const name of ['boom', 'slow', 'made up', 'made up too']) await bridge.call(name).catch(() => {});
      """)
    _ = try await page.bridge.call("echo", "abc", as: String.self)
    let all = page.monitor.callStatistics
    #expect(all.map(\.method) == ["_OTHER", "boom", "echo", "echo", "slow"])
    #expect(all.map(\.count) == [2, 1, 100, 1, 1])
    #expect(all.map(\.errors) == [2, 1, 0, 0, 0])
    #expect(all[2].direction == .toNative && all[3].direction == .toPage)
    // The arguments have two brackets and two quotes more than the text.
    #expect(all[2].argumentBytes.median == 10)
    #expect(
      abs(all[2].argumentBytes.p95 - 1000) <= 10 && abs(all[2].argumentBytes.p99 - 1000) <= 10)
    #expect(abs(all[2].resultBytes.p95 - 998) <= 10)
    #expect(all[2].time.median > .zero && all[2].time.median <= all[2].time.p99)
    #expect(all[4].time.median >= .milliseconds(49) && all[4].time.median == all[4].time.p95)
  }

  @Test func `methods beyond the first 500 share one record`() async throws {
    let page = try MonitoredPage()
    for number in 0..<510 { try page.bridge.handle("m\(number)") { () in number } }
    try await page.load("")
    try await page.run("for (let i = 0; i < 510; i++) await bridge.call('m' + i)")
    let all = page.monitor.callStatistics
    #expect(all.count == 501)
    #expect(all.first { $0.method == "_OTHER" }?.count == 10)
  }
}
