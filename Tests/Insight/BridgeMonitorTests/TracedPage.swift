import BridgeMonitor
import InMemoryTracing
import Tracing

/// A traceparent as pages give it.
enum PageTrace {
  static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
  static let span = "00f067aa0ba902b7"
  static let sampled = "00-\(trace)-\(span)-01"
  static let unsampled = "00-\(trace)-\(span)-00"
}

extension MonitoredPage {
  /// Returns a page that is loaded, and whose load has no open span.
  static func traced(
    by tracer: W3CTracer, _ html: String = "",
    handlers: (Bridge) throws -> Void = { _ in },
    options: (inout PageMonitorOptions) -> Void = { _ in }
  ) async throws -> MonitoredPage {
    let page = try MonitoredPage {
      $0.tracer = tracer
      options(&$0)
    }
    try handlers(page.bridge)
    try await page.load(html)
    _ = try await page.next(\.times)
    return page
  }

  /// Runs the body of a function, and returns its result as text.
  func text(_ body: String) async throws -> String? {
    try await webView.callAsyncJavaScript(body, arguments: [:], in: nil, contentWorld: .page)
      as? String
  }
}

extension FinishedInMemorySpan {
  /// The span as pages see it.
  var traceparent: String { "00-\(traceID)-\(spanID)-01" }
}
