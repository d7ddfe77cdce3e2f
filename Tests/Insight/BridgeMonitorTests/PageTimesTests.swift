import BridgeMonitor
import Foundation
import MetricsTestKit
import TestSupport
import Testing

/// When monitored pages were loaded.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct PageTimesTests {
  @Test func `a page's times are in order, and are metrics`() async throws {
    let page = try MonitoredPage()
    try await page.load("<p>text</p>")
    let times = try await page.next(\.times)
    let response = try #require(times.responseStart)
    let interactive = try #require(times.interactive)
    let ready = try #require(times.contentLoaded)
    let load = try #require(times.load)
    #expect(response <= interactive && interactive <= ready && ready <= load)
    #expect(load < .seconds(30))
    #expect(times.tap == nil)
    let timer = try page.metrics.expectTimer(
      "webbridge.page.time", [("webbridge.page.phase", "load")])
    #expect(timer.values.count == 1)
  }

  @Test func `the time from a tap to the navigation joins both clocks`() async throws {
    let page = try MonitoredPage()
    page.monitor.markTap()
    let marked = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(60))
    try await page.load("<p>text</p>")
    let tap = try #require(try await page.next(\.times).tap)
    #expect(tap >= .milliseconds(58) && tap <= ContinuousClock.now - marked)
    try await page.load("<p>text</p>")
    #expect(try await page.next(\.times).tap == nil)
  }

  @Test func `a monitor belongs to one bridge, which has one monitor`() throws {
    let policy = BridgePolicy(origins: [.anyOrigin])
    let monitor = PageMonitor()
    let webView = WKWebView(frame: .zero)
    let twice = #expect(throws: BridgeError.self) {
      _ = try Bridge(
        attachedTo: webView, policy: policy, parts: [.monitor(monitor), .monitor(PageMonitor())])
    }
    #expect(twice?.code == .duplicateName)
    // Nothing has come of it.
    let bridge = try Bridge(attachedTo: webView, policy: policy, parts: [.monitor(monitor)])
    let again = #expect(throws: BridgeError.self) {
      let other = WKWebView(frame: .zero)
      _ = try Bridge(attachedTo: other, policy: policy, parts: [.monitor(monitor)])
    }
    #expect(again?.message.contains("another bridge") == true)
    withExtendedLifetime(bridge) {}
  }

  @Test func `the view owns its bridge's monitor, and both go together`() async throws {
    weak var monitor: PageMonitor?
    weak var view: WKWebView?
    do {
      let page = try MonitoredPage()
      (monitor, view) = (page.monitor, page.webView)
      try await page.load("")
      _ = try await page.next(\.times)
    }
    while monitor != nil || view != nil { try await turn() }
  }
}
