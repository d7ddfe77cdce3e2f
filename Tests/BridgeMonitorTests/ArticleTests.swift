import BridgeMonitor
import Foundation
import InMemoryTracing
import TestSupport
import Testing
import Tracing

/// The code of the documentation, compiled and run.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ArticleTests {
  private func lines(_ article: Article) throws -> [String] {
    #expect(!article.blocks(of: "swift").isEmpty)
    return try article.linesMissing(in: URL(fileURLWithPath: #filePath))
  }

  @Test func `every line of Swift of the landing page stands in this file`() throws {
    #expect(try lines(try Article("BridgeMonitor", in: "BridgeMonitor")) == [])
  }

  @Test func `every line of Swift about traces stands in this file`() throws {
    #expect(try lines(try Article("Tracing", in: "BridgeMonitor")) == [])
  }

  @Test func `every line of Swift about monitors in the README stands in this file`() throws {
    #expect(try lines(try Article(readmeWith: "PageMonitor")) == [])
  }

  @Test func `the code of the landing page monitors a page`() async throws {
    let configuration = WKWebViewConfiguration()
    let webView = WKWebView(frame: .zero, configuration: configuration)
    let monitor = try PageMonitor(on: webView)
    let bridge = try Bridge(attachedTo: webView, origins: [.scheme("app")])
    bridge.detach()
    let other = try Bridge(attachedTo: webView, origins: [.anyOrigin])
    defer { other.detach() }
    let printing = Task {
      for await event in monitor.events() {
        guard case .failed(let failure) = event.kind else { continue }
        print(failure.type, failure.message)
        return failure.type
      }
      return ""
    }
    webView.load(
      URLRequest(
        url: try await Server.shared.page("<!doctype html><script>throw new RangeError()</script>"))
    )
    #expect(await printing.value == "RangeError")
    for call in monitor.callStatistics where call.count > 100 {
      print(call.method, call.errors, call.time.median, call.time.p99, call.argumentBytes.p95)
    }
  }

  @Test func `the code about traces makes the handler's span a child of the page's`() async throws {
    let tracer = W3CTracer()
    InstrumentationSystem.bootstrap(tracer)
    let webView = WKWebView(frame: .zero)
    var options = PageMonitorOptions()
    options.tracer = InstrumentationSystem.tracer
    let monitor = try PageMonitor(on: webView, options: options)
    let bridge = try Bridge(attachedTo: webView, origins: [.anyOrigin])
    defer { bridge.detach() }
    try bridge.handle("cart.add") { (item: String) in
      withSpan("cart.save") { span in
        span.attributes["cart.item"] = item
      }
    }
    let (added, add) = AsyncStream.makeStream(of: Void.self)
    try bridge.handle("added") { () in add.finish() }
    let page = try await Server.shared.page(
      """
      <!doctype html><script type=module>
        const traceparent = '\(PageTrace.sampled)'
        await bridge.with({ traceparent }).call('cart.add', 'tea')
        bridge.call('added')
      </script>
      """)
    webView.load(URLRequest(url: page))
    for await _ in added {}
    #expect(tracer.span("cart.add")?.traceID == PageTrace.trace)
    #expect(tracer.span("cart.save")?.parentSpanID == tracer.span("cart.add")?.spanID)
    withExtendedLifetime(monitor) {}
  }
}
