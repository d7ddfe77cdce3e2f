import BridgeMonitor
import Foundation
import MetricsTestKit
import TestSupport
import Testing

/// Blank pages and pages that hang, as the events of a monitor tell them.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct HealthTests {
  private func page(
    _ change: (inout PageMonitorOptions) -> Void = { _ in }
  ) throws -> MonitoredPage {
    try MonitoredPage(isShown: true) { options in
      options.blankPages?.delay = .milliseconds(200)
      options.blankPages?.confirmation = .milliseconds(200)
      options.hangs?.interval = .milliseconds(200)
      options.hangs?.limit = .milliseconds(600)
      change(&options)
    }
  }

  @Test func `a page whose script failed before it showed anything is blank`() async throws {
    let page = try page()
    defer { page.close() }
    try await page.load(
      "<script>document.body.replaceChildren(); throw new Error('no data')</script>")
    let blank = try await page.next(\.blank)
    #expect(blank.share > 0.99)
    #expect(blank.color == "#ffffff" || blank.color == "#fefefe")
    #expect(blank.age >= .milliseconds(400))
    let counter = try page.metrics.expectCounter(
      "webbridge.page.failures", [("error.type", "blank")])
    #expect(counter.totalValue == 1)
  }

  @Test func `a page with one line of text is not blank`() async throws {
    let page = try page()
    defer { page.close() }
    try await page.load("")
    // Longer than both looks take.
    try await Task.sleep(for: .milliseconds(1200))
    try await page.load("<script>document.body.replaceChildren()</script>")
    let event = try await page.nextEvent { if case .blank = $0 { true } else { false } }
    #expect(event.page?.hasSuffix("/\(page.lastPath)") == true)
  }

  @Test func `a page that shows something in time is not blank`() async throws {
    let page = try page { $0.blankPages?.confirmation = .milliseconds(1000) }
    defer { page.close() }
    try await page.load(
      """
      <script>
        document.body.replaceChildren();
        setTimeout(() => { document.body.textContent = 'late' }, 900);
      </script>
      """)
    try await Task.sleep(for: .milliseconds(2200))
    try await page.load("<script>document.body.replaceChildren()</script>")
    let event = try await page.nextEvent { if case .blank = $0 { true } else { false } }
    #expect(event.page?.hasSuffix("/\(page.lastPath)") == true)
  }

  @Test func `a page that hangs is reported, and that it answers again`() async throws {
    let page = try page()
    defer { page.close() }
    try await page.load("")
    _ = try await page.next(\.times)
    let began = ContinuousClock.now
    page.start("const end = Date.now() + 2500; while (Date.now() < end);")
    let hung = try await page.next(\.hung)
    let latency = ContinuousClock.now - began
    print("A hang was reported after \(latency); the limit is 600 ms and the interval 200 ms.")
    #expect(hung >= .milliseconds(600) && latency < .milliseconds(2500))
    let time = try await page.next(\.recovered)
    #expect(time > hung && time < .seconds(4))
    let counter = try page.metrics.expectCounter(
      "webbridge.page.failures", [("error.type", "hang")])
    #expect(counter.totalValue == 1)
  }

  @Test func `a page that waits for a dialog does not hang`() async throws {
    let page = try page()
    defer { page.close() }
    try await page.load("")
    let panels = Panels()
    page.webView.uiDelegate = panels
    page.start("alert('Wait'); document.title = 'over'")
    while panels.close == nil { try await turn() }
    try await Task.sleep(for: .milliseconds(1500))
    panels.close?()
    panels.close = nil
    // The first hang after the dialog is that of the loop.
    page.start("const end = Date.now() + 1500; while (Date.now() < end);")
    let began = ContinuousClock.now
    let event = try await page.nextEvent { if case .hung = $0 { true } else { false } }
    #expect(event.time >= began)
  }

  @Test func `native code that blocks the main thread is no hang of the page`() async throws {
    let page = try page()
    defer { page.close() }
    try await page.load("")
    for _ in 0..<3 {
      // The page answers the ping that is under way while native code cannot listen.
      page.start("const end = Date.now() + 450; while (Date.now() < end);")
      try await Task.sleep(for: .milliseconds(300))
      block(for: .milliseconds(1200))
      try await Task.sleep(for: .milliseconds(300))
    }
    let began = ContinuousClock.now
    page.start("const end = Date.now() + 1500; while (Date.now() < end);")
    let event = try await page.nextEvent { if case .hung = $0 { true } else { false } }
    #expect(event.time >= began)
  }

  #if os(Linux)
    @Test func `a process that ended is no hang`() async throws {
      let page = try page()
      defer { page.close() }
      try await page.crash("<!doctype html>text") { try await page.load($0) }
      try await page.next { kind in if case .processEnded = kind { () } else { nil } }
      try await Task.sleep(for: .seconds(1))
      try await page.load("")
      let began = ContinuousClock.now
      page.start("const end = Date.now() + 1500; while (Date.now() < end);")
      let event = try await page.nextEvent { if case .hung = $0 { true } else { false } }
      #expect(event.time >= began)
    }
  #endif

  @Test func `a page that is not shown is not pinged`() async throws {
    let page = try page()
    defer { page.close() }
    page.hide()
    try await page.load("")
    let began = ContinuousClock.now
    try await page.run("const end = Date.now() + 1500; while (Date.now() < end);")
    page.show()
    page.start("const end = Date.now() + 1500; while (Date.now() < end);")
    let event = try await page.nextEvent { if case .hung = $0 { true } else { false } }
    #expect(event.time >= began + .milliseconds(1500))
  }

  private func block(for time: Duration) {
    let end = ContinuousClock.now + time
    while .now < end {}
  }

  private final class Panels: NSObject, WKUIDelegate {
    var close: (@MainActor () -> Void)?

    func webView(
      _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
      close = completionHandler
    }
  }
}

extension PageEvent.Kind {
  fileprivate var blank: BlankPage? { if case .blank(let page) = self { page } else { nil } }
  fileprivate var hung: Duration? { if case .hung(let time) = self { time } else { nil } }
  fileprivate var recovered: Duration? {
    if case .recovered(let time) = self { time } else { nil }
  }
}
