// An app that monitors web views needs both modules.
import Disclosure
import Foundation
@_exported public import WebBridge

/// Measures a web view's pages and the calls of its bridge.
///
/// ```swift
/// let monitor = PageMonitor()
/// let bridge = try Bridge(attachedTo: webView, policy: policy, parts: [.monitor(monitor)])
/// ```
///
/// What the monitor sees leaves through swift-log and swift-metrics, and as a sequence of ``PageEvent``. No event has a value
/// that crosses the bridge, or the query of a URL. The bridge keeps the monitor.
@MainActor public final class PageMonitor {
  private let options: PageMonitorOptions
  private let feed: EventFeed
  private let log: EventLog
  private let metrics: EventMetrics
  private let statistics = CallRecords()
  /// The spans; `nil` without a tracer.
  let traces: Traces?
  private var rate: TokenBucket
  /// The number of events that were dropped since the last event.
  private var dropped = 0
  private var tap: Date?
  /// Whether the view has loaded a page.
  private var hasLoaded = false
  /// Counts up by the share of calls that are events; each whole number is an event.
  private var sample = 0.0
  private(set) var health: PageHealth?
  let loads: NativeLoads
  private weak var webView: WKWebView?
  /// Whether the monitor belongs to a bridge.
  fileprivate var hasBegun = false

  /// Creates a monitor, which the part `.monitor(_:)` gives to a bridge.
  ///
  /// - Parameter options: The options of the monitor.
  public init(options: PageMonitorOptions = PageMonitorOptions()) {
    self.options = options
    feed = EventFeed(capacity: options.bufferedEvents)
    log = EventLog(options.logger)
    let metrics = EventMetrics(options.metrics)
    self.metrics = metrics
    traces = options.tracer.map {
      Traces($0, share: options.sampledTraces, maxSpans: options.maxSpans) {
        metrics.drop(1, by: .spans)
      }
    }
    rate = TokenBucket(perMinute: options.maxEvents)
    loads = NativeLoads()
  }

  /// Begins to measure a web view.
  fileprivate func begin(_ webView: WKWebView) {
    (self.webView, hasBegun) = (webView, true)
    webView.schemeObserver = loads
    health = PageHealth(of: webView, options: options) { [weak self] in self?.send($0, in: $1) }
  }

  /// The events from now on. Several readers get all events each.
  public var events: AsyncStream<PageEvent> { feed.subscribe() }

  /// Marks the tap that opens the next page, whose ``PageTimes/tap`` is the time from here to the navigation.
  public func markTap() { tap = Date() }

  /// How often each method was called, how long its calls took, and how large they were, since the monitor began, in the
  /// order of the methods' names. No metrics backend is needed.
  ///
  /// The first 500 methods have statistics of their own, and the others have those of `_OTHER`.
  public var callStatistics: [CallStatistics] { statistics.all }

  // MARK: From the extension

  /// The URL of the page and the time are made only for calls that are events.
  func ended(
    _ call: CallReport, in page: @autoclosure () -> String?,
    at time: @autoclosure () -> ContinuousClock.Instant
  ) {
    metrics.record(call)
    statistics.record(call)
    if call.error == nil {
      sample += options.sampledCalls
      guard sample >= 1 else { return }
      sample -= 1
    }
    send(.call(call), in: page(), at: time())
  }

  /// Sends an event, if there are not too many.
  func send(_ kind: PageEvent.Kind, in page: String?, at time: ContinuousClock.Instant = .now) {
    var event = PageEvent(time: time, page: page, kind: kind)
    if let filter = options.filter {
      guard let filtered = filter(event) else { return }
      event = filtered
    }
    metrics.record(event.kind)
    guard rate.take() else { return drop(1, by: .rate) }
    sendDropped()
    deliver(event)
  }

  /// Returns the URL of a document as events have it. The view knows where a script has led the page in its main frame.
  func page(of document: ObservedDocument?) -> String? {
    guard let document else { return nil }
    guard document.isMainFrame, let webView, !webView.isLoading,
      let url = webView.url?.absoluteString, ReportedURL.areOfOneOrigin(url, document.url)
    else { return ReportedURL.of(document.url) }
    return ReportedURL.of(url)
  }

  /// Counts events that do not exist, and tells of them if there are not too many events.
  func drop(_ count: Int, by dropper: EventMetrics.Dropper) {
    metrics.drop(count, by: dropper)
    dropped += count
    if dropper == .page, rate.take() { sendDropped() }
  }

  private func sendDropped() {
    guard dropped > 0 else { return }
    deliver(PageEvent(time: .now, page: nil, kind: .dropped(count: dropped)))
    dropped = 0
  }

  /// - Parameter document: The URL with which the document was loaded.
  func take(_ report: PageReport, in document: String, at time: ContinuousClock.Instant) {
    if let kind = report.event() {
      return send(kind, in: report.page(of: document), at: time)
    }
    let page = ReportedURL.of(document)
    let documentLoads = loads.take(since: report.start)
    let times = report.times(tap: tap, isFirst: !hasLoaded, page: page, loads: documentLoads)
    (tap, hasLoaded) = (nil, true)
    traces?.endLoad(times, in: page)
    send(.loaded(times), in: page, at: time)
    send(.resources(report.resources(and: documentLoads, page: page)), in: page, at: time)
  }

  /// Begins the span of the page's load.
  ///
  /// - Parameter origin: When the navigation began, in milliseconds since 1970.
  /// - Returns: The `traceparent` for the page; `nil` if it gets none.
  func beginLoad(origin: Double) -> String? { traces?.beginLoad(origin: origin, tap: tap) }

  private func deliver(_ event: PageEvent) {
    log.write(event)
    feed.send(event)
  }
}

extension BridgePart {
  /// Measures the pages of a web view and the calls of its bridge.
  ///
  /// The bridge's initializer throws `unavailable` if the monitor belongs to another bridge, or if the bridge is not
  /// attached to a `WKWebView`.
  ///
  /// - Parameter monitor: The monitor, which belongs to this bridge from now on.
  public static func monitor(_ monitor: PageMonitor) -> BridgePart {
    BridgePart(
      extension: { _ in
        guard !monitor.hasBegun else {
          throw BridgeError(
            .unavailable, "The monitor belongs to another bridge. Create a monitor for each bridge."
          )
        }
        return MonitorExtension(of: monitor)
      },
      begin: { bridge in
        guard let webView = bridge.webView else {
          throw BridgeError(.unavailable, "Only the pages of a WKWebView can be monitored.")
        }
        monitor.begin(webView)
      })
  }
}
