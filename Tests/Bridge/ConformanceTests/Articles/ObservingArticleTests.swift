import BridgeTesting
import Testing
import WebBridge

extension ArticleTests {
  final class SlowCalls: BridgeObserver {
    private(set) var report: [String] = []

    func observe(_ activity: BridgeActivity) {
      guard case .callEnded(let call, let end) = activity.kind else { return }
      if let error = end.error {
        report.append("\(call.name) failed: \(error.code)")
      } else if end.handlerTime > .milliseconds(100) {
        report.append("\(call.name) is slow")
      }
    }
  }

  @Test func `observing a bridge`() async throws {
    let page = InMemoryPage(url: "https://shop.example.com/")
    let bridge = try Bridge(attachedTo: page, origins: [.exactly(page.origin)])
    let slowCalls = SlowCalls()
    bridge.add(observer: slowCalls)
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    try bridge.handle("count") { () throws -> Int in
      let start = ContinuousClock.now
      while .now - start < .milliseconds(101) {}
      return 1
    }
    try await page.evaluate("bridge.call('add', 1, 2)")
    try await page.evaluate("bridge.call('count')")
    try await page.evaluate("bridge.call('nobody').catch(() => 0)")
    #expect(slowCalls.report == ["count is slow", "nobody failed: unknownMethod"])
    bridge.remove(observer: slowCalls)
    try await page.evaluate("bridge.call('nobody').catch(() => 0)")
    #expect(slowCalls.report.count == 2)
  }
}
