import BridgeMonitor
import Foundation
import MetricsTestKit
import TestSupport
import Testing

/// Where a page was when something failed, what led to it, and of which kind it is.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct FailureDetailTests {
  /// Ways of a script to another address, and what follows the origin in events.
  nonisolated static let routes = [
    ("history.pushState(0, '', '/shop/cart?item=secret#secret')", "/shop/cart"),
    ("history.replaceState(0, '', '/other')", "/other"),
    ("history.pushState(0, '', '/a'); history.pushState(0, '', 'b?secret')", "/b"),
    ("location.hash = '#/cart/5'", "#/cart/5"), ("location.hash = '#!/cart?x=secret'", "#!/cart"),
    ("location.hash = '#secret'", ""), ("location.hash = '#/a&token=secret'", "#/a"),
  ]

  @Test(arguments: routes)
  func `an event has the address to which a script has led its page`(script: String, end: String)
    async throws
  {
    let page = try MonitoredPage { $0.sampledCalls = 1 }
    try page.bridge.handle("add") { (a: Int) in a }
    try await page.load("")
    _ = try await page.next(\.times)
    try await page.run("\(script); setTimeout(() => { throw new Error('broken') })")
    let failed = try await page.nextEvent { $0.failure != nil }
    #expect(failed.page?.hasSuffix(end.isEmpty ? page.lastPath : end) == true, "\(failed)")
    #expect(!"\(failed)".contains("secret"))
    try await page.run("await bridge.call('add', 1)")
    let called = try await page.nextEvent { $0.call != nil }
    #expect(called.page == failed.page)
  }

  @Test func `an address that is not the page's own counts as that of its document`() async throws {
    let page = try MonitoredPage()
    try await page.load(
      """
      <script>
        const get = Object.getOwnPropertyDescriptor(location, 'href');
        try { Object.defineProperty(location, 'href', { value: 'https://bank.example/' }) } catch {}
        try { Object.defineProperty(Location.prototype, 'href', { value: 'https://bank.example/' }) } catch {}
        setTimeout(() => { throw new Error('broken') });
      </script>
      """)
    let failed = try await page.nextEvent { $0.failure != nil }
    #expect(failed.page?.hasSuffix(page.lastPath) == true)
  }

  @Test func `the causes of an error and the parts of an AggregateError are told in order`()
    async throws
  {
    let page = try MonitoredPage()
    try await page.load(
      """
      <script>
        const low = new TypeError('low');
        const middle = new RangeError('middle', { cause: low });
        const all = new AggregateError([middle, 'text', null], 'all', { cause: { status: 503, body: 'b' } });
        setTimeout(() => { throw new Error('high', { cause: all }) });
      </script>
      """)
    let failure = try await page.next(\.failure)
    #expect(failure.type == "Error" && failure.message.contains("high"))
    #expect(
      failure.causes.map { "\($0.isPart ? "part" : "cause") \($0.type): \($0.message)" } == [
        "cause AggregateError: all", "cause object: {status: 503, body}",
        "part RangeError: middle", "cause TypeError: low", "part string: text", "part null: null",
      ])
    #expect(failure.causes.map { !$0.stack.isEmpty } == [true, false, true, true, false, false])
  }

  @Test func `a circle of causes ends`() async throws {
    let page = try MonitoredPage()
    try await page.load(
      """
      <script>
        const one = new Error('one'), two = new Error('two', { cause: one });
        one.cause = two;
        one.errors = new Array(1000).fill(one);
        setTimeout(() => { throw one });
      </script>
      """)
    #expect(try await page.next(\.failure).causes.count == 8)
  }

  @Test func `a notice of a ResizeObserver is no failure of the page`() async throws {
    let page = try MonitoredPage(isShown: true)
    try await page.load(
      """
      <div id=box style="width:10px;height:10px"></div>
      <script>
        let width = 10;
        new ResizeObserver(() => { if (width < 40) box.style.width = ++width + 'px' }).observe(box);
      </script>
      """)
    let failure = try await page.next(\.failure)
    #expect(failure.origin == .notice)
    #expect(failure.message.hasPrefix("ResizeObserver loop"))
    page.close()
  }

  @Test func `an error of a script of another origin is told apart`() async throws {
    let page = try MonitoredPage()
    let script = try await Server.shared.script("throw new Error('of another origin')")
    let url = try await Server.shared.onHostOfItsOwn(script)
    try await page.load("<script src='\(url.absoluteString)'></script>")
    let failure = try await page.next(\.failure)
    #expect(failure.origin == .foreign)
    #expect(failure.message == "Script error." && failure.stack.isEmpty)
  }

  @Test(arguments: ["throw new Error('Script error.')", "throw 'ResizeObserver loop'"])
  func `a page's own error with the engine's words is the page's`(script: String) async throws {
    let page = try MonitoredPage()
    try await page.load("<script>\(script)</script>")
    #expect(try await page.next(\.failure).origin == .exception)
  }

  @Test func `an app leaves out events, and changes them`() async throws {
    let page = try MonitoredPage { options in
      options.filter = { event in
        guard case .failed(var failure) = event.kind else { return event }
        if failure.message.contains("noise") { return nil }
        failure.message = failure.message.replacing("Ada", with: "…")
        var event = event
        event.kind = .failed(failure)
        return event
      }
    }
    try await page.load(
      """
      <script>
        setTimeout(() => { throw new Error('noise') });
        setTimeout(() => { throw new Error('no user Ada') });
      </script>
      """)
    let failure = try await page.next(\.failure)
    #expect(failure.message.contains("no user …") && !failure.message.contains("noise"))
    let counted = try page.metrics.expectCounter(
      "webbridge.page.failures", [("error.type", "exception")])
    #expect(counted.totalValue == 1)
  }
}
