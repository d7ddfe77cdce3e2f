import BridgeMonitor
import Foundation
import InMemoryTracing
import MetricsTestKit
import TestSupport
import Testing
import Tracing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The code of the documentation, compiled and run.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ArticleTests {
  private func lines(_ article: Article) throws -> [String] {
    #expect(!article.blocks(of: "swift").isEmpty)
    return try article.linesMissing(in: URL(fileURLWithPath: #filePath))
  }

  @Test func `every line of Swift of the landing page stands in this file`() throws {
    #expect(try lines(try Article("BridgeMonitor", in: "BridgeMonitor")) == [])
  }

  @Test func `every line of Swift of the article about Prometheus stands in this file`() throws {
    #expect(try lines(try Article("SendingMetrics", in: "BridgeMonitor")) == [])
  }

  @Test func `every line of Swift about traces stands in this file`() throws {
    #expect(try lines(try Article("Tracing", in: "BridgeMonitor")) == [])
  }

  @Test func `every line of Swift about blank and hung pages stands in this file`() throws {
    #expect(try lines(try Article("DetectingBlankAndHungPages", in: "BridgeMonitor")) == [])
  }

  @Test func `the code about blank and hung pages tells of a blank page`() async throws {
    let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    var options = PageMonitorOptions()
    options.blankPages?.delay = .seconds(3)
    options.hangs?.limit = .seconds(8)
    options.blankPages?.delay = .milliseconds(100)
    let monitor = PageMonitor(options: options)
    let bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [.anyOrigin]), parts: [.monitor(monitor)])
    defer { bridge.detach() }
    let window = Window(webView)
    window.show()
    defer { window.close() }
    let printing = Task {
      for await event in monitor.events {
        switch event.kind {
        case .blank(let page): print("blank:", event.page ?? "", page.color, page.age)
        case .hung(let time): print("hangs for", time)
        case .recovered(let time): print("answers again, after", time)
        default: break
        }
        if case .blank(let page) = event.kind { return page.share }
      }
      return 0
    }
    webView.load(URLRequest(url: try await Server.shared.page("<!doctype html>")))
    #expect(await printing.value > 0.95)
  }

  @Test func `the filter of the landing page leaves failures of the page in`() async throws {
    var options = PageMonitorOptions()
    options.filter = { event in
      if case .failed(let failure) = event.kind, failure.origin == .notice { return nil }
      return event
    }
    let filter = options.filter
    let page = try MonitoredPage { $0.filter = filter }
    try await page.load("<script>throw new RangeError()</script>")
    #expect(try await page.next(\.failure).type == "RangeError")
  }

  @Test func `the code of the landing page monitors a page`() async throws {
    let configuration = WKWebViewConfiguration()
    let webView = WKWebView(frame: .zero, configuration: configuration)
    let policy = BridgePolicy(origins: [.anyOrigin])
    let monitor = PageMonitor()
    let bridge = try Bridge(attachedTo: webView, policy: policy, parts: [.monitor(monitor)])
    defer { bridge.detach() }
    let printing = Task {
      for await event in monitor.events {
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
    let monitor = PageMonitor(options: options)
    let bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [.anyOrigin]), parts: [.monitor(monitor)])
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

  @Test func `the code of the article about Prometheus sends the counts of calls to a gateway`()
    async throws
  {
    let receiver = try await TestGateway()
    defer { receiver.stop() }
    let gateway = receiver.url
    let (metrics, instance) = (TestMetrics(), 1)
    let webView = WKWebView(frame: .zero)
    var options = PageMonitorOptions()
    options.metrics = metrics
    let monitor = PageMonitor(options: options)
    let bridge = try Bridge(
      attachedTo: webView, policy: BridgePolicy(origins: [.anyOrigin]), parts: [.monitor(monitor)])
    defer { withExtendedLifetime(monitor) { bridge.detach() } }
    try bridge.handle("add") { (a: Int, b: Int) in a + b }
    let page = try await Server.shared.page("<!doctype html><script>var x = 1</script>")
    webView.load(URLRequest(url: page))
    _ = try await bridge.has("nothing")
    for _ in 0..<3 {
      _ = try await webView.callAsyncJavaScript(
        "return await bridge.call('add', 1, 2)", arguments: [:], in: nil, contentWorld: .page)
    }

    var request = URLRequest(
      url: gateway.appendingPathComponent("metrics/job/shop/instance/\(instance)"))
    request.httpMethod = "PUT"
    request.httpBody = Data(metrics.text.utf8)
    let (_, response) = try await URLSession.shared.data(for: request)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    let text = await receiver.nextText()
    #expect(text?.contains("rpc.server.call.duration add 3\n") == true)
  }
}

extension TestMetrics {
  /// The number of values of each timer of a method. The backend of an app has a property like this one.
  fileprivate var text: String {
    timers.map { timer in
      let method = timer.dimensions.first { $0.0 == "rpc.method" }?.1 ?? ""
      return "\(timer.label) \(method) \(timer.values.count)\n"
    }.joined()
  }
}
