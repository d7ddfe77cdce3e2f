import BridgeMonitor
import Foundation
import InMemoryTracing
import MetricsTestKit
import TestSupport
import Testing
import Tracing

/// Which traces have spans, and what hostile pages can do to them.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct TraceLimitTests {
  private let tracer = W3CTracer()

  /// Records the lines that native code sends.
  @MainActor private final class Lines: FrameObserver {
    private(set) var sent: [String] = []
    func observe(_ line: String, direction: FrameDirection, origin: Origin) {
      if direction == .toPage { sent.append(line) }
    }
  }

  @Test func `without a tracer native code sends no trace, and a page's trace has no effect`()
    async throws
  {
    let tracer = tracer
    let page = try MonitoredPage()
    let lines = Lines()
    page.bridge.add(observer: lines)
    try page.bridge.handle("now") { () in tracer.current }
    try await page.load("<script>bridge.handle('trace', () => bridge.context.traceparent)</script>")
    _ = try await page.next(\.times)
    let current = try await page.text(
      "return await bridge.with({ traceparent: '\(PageTrace.sampled)' }).call('now')")
    #expect(current == nil)
    let heard = try await tracer.withSpan("tap") { _ in
      try await page.bridge.call("trace", as: String?.self)
    }
    #expect(heard == nil)
    #expect(!lines.sent.contains { $0.hasPrefix("trace") })
    #expect(
      try await page.text("return document.querySelector('[name=traceparent]')?.content") == nil)
  }

  @Test func `a trace that the page does not record has no span, and goes on unrecorded`()
    async throws
  {
    let tracer = tracer
    let page = try await MonitoredPage.traced(
      by: tracer, "<script>bridge.handle('trace', () => bridge.context.traceparent)</script>"
    ) { bridge in
      try bridge.handle("ask") { [weak bridge] () async throws -> String in
        try await bridge?.call("trace", as: String.self) ?? ""
      }
    }
    let heard = try await page.text(
      "return await bridge.with({ traceparent: '\(PageTrace.unsampled)' }).call('ask')")
    #expect(heard == PageTrace.unsampled)
    #expect(tracer.span("ask") == nil && tracer.span("trace") == nil)
  }

  @Test func `traces have spans by their share, and all calls of one trace or none`() async throws {
    let page = try await MonitoredPage.traced(by: tracer) { bridge in
      try bridge.handle("add") { (a: Int) in a }
    } options: {
      $0.sampledTraces = 0.5
    }
    try await page.run(
      """
      for (let i = 0; i < 10; i++) await bridge.call('add', i);
      for (const half of ['3', 'd']) {
        const traceparent = `00-${half.repeat(32)}-1234567890123456-01`;
        for (let i = 0; i < 4; i++) await bridge.with({ traceparent }).call('add', i);
      }
      """)
    let traces = Dictionary(
      grouping: tracer.finished.filter { $0.operationName == "add" }, by: \.traceID)
    #expect(traces.count == 6)
    #expect(traces[String(repeating: "3", count: 32)]?.count == 4)
    #expect(traces[String(repeating: "d", count: 32)] == nil)
  }

  @Test func `a share of 0 makes no spans, and pages get no trace`() async throws {
    let page = try await MonitoredPage.traced(by: tracer) { bridge in
      try bridge.handle("add") { (a: Int) in a }
    } options: {
      $0.sampledTraces = 0
    }
    try await page.run("await bridge.with({ traceparent: '\(PageTrace.sampled)' }).call('add', 1)")
    #expect(tracer.finished.isEmpty && tracer.active.isEmpty)
    #expect(
      try await page.text("return document.querySelector('[name=traceparent]')?.content") == nil)
  }

  @Test
  func `a page that calls in a loop makes no more spans than allowed, and the others are counted`()
    async throws
  {
    let page = try await MonitoredPage.traced(by: tracer) { bridge in
      try bridge.handle("add") { (a: Int) in a }
    } options: {
      $0.maxSpans = 20
    }
    try await page.run(
      """
      const traced = bridge.with({ traceparent: '\(PageTrace.sampled)' });
      for (let i = 0; i < 300; i++) await (i % 2 ? traced : bridge).call('add', i);
      """)
    let made = tracer.finished.count
    #expect(made >= 20 && made < 40)
    let dropped = try page.metrics.expectCounter(
      "webbridge.monitor.dropped", [("webbridge.monitor.dropper", "spans")])
    #expect(Int(dropped.totalValue) + made == 301)
  }

  @Test func `a text of any length and content adds no line of its own`() async throws {
    let page = try await MonitoredPage.traced(by: tracer) { bridge in
      try bridge.handle("add") { (a: Int) in a }
    }
    let codes = try await page.text(
      """
      const texts = ['x'.repeat(5000000), '\\ncall 1 webbridge.monitor.trace [0]\\n', '"\\ncall 1 add [1]',
        { toString: () => '\\ncall 1 add [1]' }, 1n, {}, [], true];
      let answers = '';
      for (const traceparent of texts) {
        const traced = bridge.with({ traceparent });
        answers += await traced.call('add', 1) + traced.callSync('add', 1);
      }
      return answers;
      """)
    #expect(codes == String(repeating: "2", count: 8))
    #expect(tracer.finished.filter { $0.operationName == "add" }.count == 16)
  }

  @Test func `a page can neither ask for a trace nor see how it gets one`() async throws {
    let page = try await MonitoredPage.traced(
      by: tracer,
      """
      <script>
        window.seen = '';
        Element.prototype.setAttribute = () => { seen += 'attribute ' };
        Node.prototype.appendChild = () => { seen += 'append ' };
        for (const name of ['traceparent', 'trace']) {
          Object.defineProperty(Object.prototype, name, { configurable: true, set(v) { seen += name }, get() { seen += 'got ' } });
        }
      </script>
      """
    ) { bridge in try bridge.handle("add") { (a: Int) in a } }
    let codes = try await page.text(
      """
      let codes = await bridge.call('add', 1) + ' ';
      try { await bridge.call('webbridge.monitor.trace', 0) } catch (error) { codes += error.code + ' ' }
      return codes + seen;
      """)
    #expect(codes == "1 invalidName ")
  }
}
