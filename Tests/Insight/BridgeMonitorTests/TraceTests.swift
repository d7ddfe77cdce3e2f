import BridgeMonitor
import Foundation
import InMemoryTracing
import Testing
import Tracing

/// Traces through pages, bridges and handlers.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct TraceTests {
  private let tracer = W3CTracer()

  /// Registers a handler of each kind. Each makes a span of its own.
  private func handle(_ bridge: Bridge) throws {
    let tracer = tracer
    try bridge.handle("now") { () in tracer.withSpan("work") { _ in 1 } }
    try bridge.handle("later") { () async in
      await Task.yield()
      return tracer.withSpan("work") { _ in 1 }
    }
    try bridge.handle("many") { () async in
      AsyncStream<Int> { continuation in
        tracer.withSpan("work") { _ in _ = continuation.yield(1) }
        continuation.finish()
      }
    }
    try bridge.handle("bytes") { (data: Data) async in tracer.withSpan("work") { _ in data.count } }
  }

  @Test(
    arguments: [
      ("now", "await traced.call('now')"), ("later", "await traced.call('later')"),
      ("bytes", "await traced.call('bytes', new Blob(['ab']))"),
      ("now", "await traced.native.now()"),
      ("bytes", "await traced.call('bytes', new Uint8Array(2000000))"),
      ("now", "traced.callSync('now')"),
      ("many", "for await (const each of traced.stream('many'));"),
      ("now", "await traced.with({ timeout: 9000 }).call('now')"),
    ])
  func `a page's action, its call and the handler's work are one trace`(
    method: String, script: String
  ) async throws {
    let page = try await MonitoredPage.traced(by: tracer, handlers: handle)
    try await page.run(
      "const traced = bridge.with({ traceparent: '\(PageTrace.sampled)' }); \(script)")
    let server = try #require(tracer.span(method))
    #expect(server.traceID == PageTrace.trace && server.parentSpanID == PageTrace.span)
    #expect(server.kind == .server)
    let work = try #require(tracer.span("work"))
    #expect(work.traceID == PageTrace.trace && work.parentSpanID == server.spanID)
    #expect(server.attributes.get("rpc.system.name") == .string("webbridge"))
    #expect(server.attributes.get("rpc.method") == .string(method))
    #expect(server.attributes.get("error.type") == nil && server.status == nil)
    #expect(server.startInstant.nanosecondsSinceEpoch <= server.endInstant.nanosecondsSinceEpoch)
  }

  @Test func `calls of a page that are under way together keep their traces apart`() async throws {
    let tracer = tracer
    let page = try await MonitoredPage.traced(by: tracer) { bridge in
      try bridge.handle("echo") { (name: String) async in
        await Task.yield()
        return "\(name) \(tracer.current?.dropFirst(3).prefix(32) ?? "")"
      }
    }
    let answers = try await page.text(
      """
      const calls = [];
      for (let i = 1; i < 10; i++) {
        const trace = String(i).repeat(32);
        calls.push(bridge.with({ traceparent: `00-${trace}-1234567890123456-01` }).call('echo', trace));
        calls.push(bridge.call('echo', ''));
      }
      let equal = 0, own = 0;
      for (const answer of await Promise.all(calls)) {
        const [name, trace] = answer.split(' ');
        if (name === trace) equal++;
        if (name === '' && trace.length === 32 && trace !== '9'.repeat(32)) own++;
      }
      return `${equal} ${own}`;
      """)
    #expect(answers == "9 9")
  }

  @Test func `a handler that calls the page gives the trace to the page's handler`() async throws {
    let page = try await MonitoredPage.traced(
      by: tracer,
      """
      <script>
        bridge.handle('title', function () { return bridge.context.traceparent + ' ' + this.traceparent; });
        bridge.handle('each', async function* () { yield bridge.context.traceparent; });
      </script>
      """)
    try page.bridge.handle("ask") { [weak page] () async throws -> String in
      try await page?.bridge.call("title", as: String.self) ?? ""
    }
    try page.bridge.handle("read") { [weak page] () async throws -> String in
      for try await each in try #require(page).bridge.stream("each", as: String.self) {
        return each
      }
      return ""
    }
    for (method, called) in [("ask", "title"), ("read", "each")] {
      let heard = try await page.text(
        "return await bridge.with({ traceparent: '\(PageTrace.sampled)' }).call('\(method)')")
      let server = try #require(tracer.span(method))
      let client = try #require(tracer.span(called))
      #expect(client.traceID == PageTrace.trace && client.parentSpanID == server.spanID)
      #expect(client.kind == .client)
      #expect(heard?.hasPrefix(client.traceparent) == true)
      #expect(heard?.hasSuffix(client.traceparent) == true)
    }
  }

  @Test func `a call of the page waits for its document with its trace`() async throws {
    let tracer = tracer
    let page = try MonitoredPage { $0.tracer = tracer }
    let heard = Task {
      try await tracer.withSpan("tap") { _ in
        try await page.bridge.call("trace", as: String.self)
      }
    }
    try await page.load(
      "<script>onload = () => bridge.handle('trace', () => bridge.context.traceparent)</script>")
    #expect(try await heard.value == tracer.span("trace")?.traceparent)
    #expect(tracer.span("trace")?.parentSpanID == tracer.span("tap")?.spanID)
  }

  @Test func `a page's function that native code calls has the trace`() async throws {
    let page = try await MonitoredPage.traced(by: tracer)
    try page.bridge.handle("use") { (function: BridgeFunction) async throws -> String in
      try await function("x", as: String.self)
    }
    let heard = try await page.text(
      """
      return await bridge.with({ traceparent: '\(PageTrace.sampled)' })
        .call('use', () => bridge.context.traceparent);
      """)
    #expect(heard == tracer.span("function")?.traceparent)
  }

  @Test(
    arguments: [
      "", "00", "00-0-0-00", "00-\(PageTrace.trace)-\(PageTrace.span)",
      "ff-\(PageTrace.trace)-\(PageTrace.span)-01",
      "00-\(PageTrace.trace)-\(PageTrace.span)-01-more",
      "00-00000000000000000000000000000000-\(PageTrace.span)-01",
      "00-\(PageTrace.trace)-0000000000000000-01",
      "00-4BF92F3577B34DA6A3CE929D0E0E4736-\(PageTrace.span)-01",
      "00-\(PageTrace.trace)-\(PageTrace.span)-0g", "00_\(PageTrace.trace)_\(PageTrace.span)_01",
      "00-\(PageTrace.trace)-\(PageTrace.span)-01\\ncall 99 now []", "\\u0000", "\\ud800",
    ])
  func `a text that is no traceparent counts as missing`(text: String) async throws {
    let page = try await MonitoredPage.traced(by: tracer, handlers: handle)
    try await page.run("await bridge.with({ traceparent: '\(text)' }).call('now')")
    let server = try #require(tracer.span("now"))
    #expect(server.traceID != PageTrace.trace && server.parentSpanID == nil)
    #expect(tracer.finished.filter { $0.operationName == "now" }.count == 1)
  }

  @Test func `a traceparent of a later version is one`() async throws {
    let page = try await MonitoredPage.traced(by: tracer, handlers: handle)
    let text = "01-\(PageTrace.trace)-\(PageTrace.span)-01-more"
    try await page.run("await bridge.with({ traceparent: '\(text)' }).call('now')")
    #expect(tracer.span("now")?.traceID == PageTrace.trace)
  }

  @Test func `the span of a failed call has the error, and no name that a page made up`()
    async throws
  {
    let page = try await MonitoredPage.traced(by: tracer) { bridge in
      try bridge.handle("boom") { () throws in throw BridgeError("own", "It failed.") }
      try bridge.handle("never") { () async throws in try await Task.sleep(for: .seconds(60)) }
    }
    try await page.run(
      """
      await bridge.call('boom').catch(() => {});
      await bridge.call('made up').catch(() => {});
      await bridge.with({ timeout: 20 }).call('never').catch(() => {});
      await bridge.has('boom');
      """)
    for (name, code) in [("boom", "own"), ("_OTHER", "unknownMethod"), ("never", "cancelled")] {
      let span = try #require(tracer.span(name), "\(name)")
      #expect(span.status == SpanStatus(code: .error))
      #expect(span.attributes.get("error.type") == .string(code))
    }
    #expect(!tracer.finished.contains { $0.operationName == "made up" })
    #expect(tracer.active.isEmpty)
  }

  @Test func `spans of a page that is left end`() async throws {
    let page = try await MonitoredPage.traced(by: tracer) { bridge in
      try bridge.handle("never") { () async throws in try await Task.sleep(for: .seconds(60)) }
    }
    try await page.run("bridge.call('never').catch(() => {}); await bridge.has('never')")
    try await page.load("")
    #expect(tracer.span("never")?.attributes.get("error.type") == .string("documentGone"))
  }
}
