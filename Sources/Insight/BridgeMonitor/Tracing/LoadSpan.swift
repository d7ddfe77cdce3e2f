import Foundation
import Tracing
import WebBridge

/// The span of a page's load, from the user's tap or the beginning of the navigation to the last time of the load.
@MainActor final class LoadSpan {
  /// The number of the document.
  let document: Int
  /// The span; `nil` if the trace is not recorded.
  let span: (any Span)?
  /// Whether the page is still loading.
  private(set) var isOpen = true
  private let origin: Date

  /// The name of the span, which OpenTelemetry's instrumentation of page loads uses.
  static let name = "documentLoad"
  /// The longest time, in seconds, from the beginning of a navigation to its document.
  private static let longestWait = 600.0

  /// - Parameters:
  ///   - start: Starts the span at a time.
  ///   - origin: The beginning of the navigation by the page's clock, which no page can set to an impossible time.
  init(of document: Int, origin: Date, tap: Date?, start: (TraceInstant) -> (any Span)?) {
    let now = Date()
    let isPossible = origin <= now && origin > now - Self.longestWait
    let origin = isPossible ? origin : now
    let tapped = tap.flatMap { $0 <= origin && $0 > now - Self.longestWait ? $0 : nil }
    (self.document, self.origin) = (document, origin)
    span = start(TraceInstant(tapped ?? origin))
    span?.addEvent(SpanEvent(name: "navigation_start", at: TraceInstant(origin)))
  }

  /// Ends the span of a page that was loaded.
  func end(_ times: PageTimes, in page: String?) {
    guard isOpen else { return }
    isOpen = false
    guard let span else { return }
    let now = Date()
    var last = origin
    for (name, time) in times.phases where name != "tap" {
      let date = min(origin + time / .seconds(1), now)
      span.addEvent(SpanEvent(name: name, at: TraceInstant(date)))
      last = max(last, date)
    }
    if let page { span.attributes["url.full"] = page }
    span.end(at: TraceInstant(last))
  }

  /// Ends the span of a page that was left, or whose process ended, before it was loaded.
  func end(_ error: BridgeError, in page: String) {
    guard isOpen else { return }
    isOpen = false
    guard let span else { return }
    span.attributes["url.full"] = page
    span.attributes["error.type"] = error.code.rawValue
    if error.code != .documentGone { span.setStatus(SpanStatus(code: .error)) }
    span.end()
  }
}
