import BridgeMonitor
import Foundation
import InMemoryTracing
import TestSupport
import Testing
import Tracing

/// The spans of pages' loads.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct LoadTraceTests {
  /// A page that never ends loading, because the document of its frame is open.
  private static let endless = """
    <!doctype html><iframe></iframe><script>
      document.querySelector('iframe').contentDocument.open();
      bridge.call('began');
    </script>
    """

  private let tracer = W3CTracer()

  @Test func `the load of a page is a span with its phases in order`() async throws {
    let before = Date()
    let page = try await MonitoredPage.traced(by: tracer, "<p>text</p>")
    let span = try #require(tracer.span("documentLoad"))
    let names = span.events.map(\.name)
    #expect(names.first == "navigation_start")
    for name in ["response_start", "dom_interactive", "dom_content_loaded", "load"] {
      #expect(names.contains(name), "\(name)")
    }
    let times = span.events.filter { $0.name != "first_contentful_paint" }
      .map(\.nanosecondsSinceEpoch)
    #expect(times == times.sorted())
    #expect(times.allSatisfy { span.startInstant.nanosecondsSinceEpoch <= $0 })
    #expect(times.allSatisfy { $0 <= span.endInstant.nanosecondsSinceEpoch })
    #expect(
      Double(span.startInstant.nanosecondsSinceEpoch) / 1e9 > before.timeIntervalSince1970 - 0.1)
    #expect(Double(span.endInstant.nanosecondsSinceEpoch) / 1e9 <= Date().timeIntervalSince1970)
    #expect(span.attributes.get("url.full").map { "\($0)".contains("secret") } == false)
    #expect(span.parentSpanID == nil && span.status == nil)
    withExtendedLifetime(page) {}
  }

  @Test func `a marked tap is the beginning of the load's span`() async throws {
    let page = try MonitoredPage { $0.tracer = tracer }
    page.monitor.markTap()
    try await Task.sleep(for: .milliseconds(60))
    try await page.load("")
    _ = try await page.next(\.times)
    let span = try #require(tracer.span("documentLoad"))
    let navigation = try #require(span.events.first { $0.name == "navigation_start" })
    #expect(navigation.nanosecondsSinceEpoch - span.startInstant.nanosecondsSinceEpoch > 50_000_000)
  }

  @Test func `a page finds the trace of its load in an element`() async throws {
    let page = try await MonitoredPage.traced(by: tracer, "<img src=/missing.png>")
    let content = try await page.text(
      "return document.querySelector('meta[name=traceparent]').content")
    #expect(content == tracer.span("documentLoad")?.traceparent)
  }

  @Test
  func `calls while a page loads are in the trace of the load, and later ones have a link to it`()
    async throws
  {
    let page = try await MonitoredPage.traced(
      by: tracer, "<script>bridge.call('early')</script>"
    ) { bridge in
      try bridge.handle("early") { () in 1 }
      try bridge.handle("late") { () in 1 }
    }
    try await page.run("await bridge.call('late')")
    let load = try #require(tracer.span("documentLoad"))
    let early = try #require(tracer.span("early"))
    #expect(early.traceID == load.traceID && early.parentSpanID == load.spanID)
    let late = try #require(tracer.span("late"))
    #expect(late.traceID != load.traceID && late.parentSpanID == nil)
    #expect(late.links.map { $0.context.inMemorySpanContext?.spanID } == [load.spanID])
  }

  @Test func `a page that is left while it loads ends its span`() async throws {
    let page = try MonitoredPage { $0.tracer = tracer }
    let (loading, began) = AsyncStream.makeStream(of: Void.self)
    try page.bridge.handle("began") { () in began.finish() }
    let first = try await Server.shared.page(Self.endless)
    page.webView.load(URLRequest(url: first))
    for await _ in loading {}
    try await page.load("")
    _ = try await page.next(\.times)
    let spans = tracer.finished.filter { $0.operationName == "documentLoad" }
    #expect(spans.count == 2)
    #expect(spans.first?.attributes.get("error.type") == .string("documentGone"))
    #expect(spans.first?.traceID != spans.last?.traceID)
    #expect(tracer.active.isEmpty)
  }

  #if os(Linux)
    @Test func `a load's span ends with the page's process`() async throws {
      let page = try MonitoredPage { $0.tracer = tracer }
      let (loading, began) = AsyncStream.makeStream(of: Void.self)
      try page.bridge.handle("began") { () in began.finish() }
      try await page.crash(Self.endless) {
        page.webView.load(URLRequest(url: $0))
        for await _ in loading {}
      }
      try await page.next { kind in if case .processEnded = kind { () } else { nil } }
      let span = try #require(tracer.span("documentLoad"))
      #expect(span.attributes.get("error.type") == .string("webProcessTerminated"))
      #expect(span.status == SpanStatus(code: .error))
    }
  #endif

  @Test func `a subframe neither begins a load's span nor gets the trace of the page`() async throws
  {
    let frame = try await Server.shared.page(
      """
      <!doctype html><body>frame<script>
        bridge.call('inFrame', document.querySelector('meta')?.content ?? 'none');
      </script>
      """)
    let (values, heard) = AsyncStream.makeStream(of: String.self)
    let page = try MonitoredPage { $0.tracer = tracer }
    try page.bridge.handle("inFrame") { (text: String) in _ = heard.yield(text) }
    try await page.load("<iframe src='\(frame.absoluteString)'></iframe>")
    _ = try await page.next(\.times)
    for await value in values {
      #expect(value == "none")
      break
    }
    let load = try #require(tracer.span("documentLoad"))
    #expect(tracer.span("inFrame")?.traceID != load.traceID)
  }
}
