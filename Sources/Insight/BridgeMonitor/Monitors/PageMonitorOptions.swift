public import Logging
public import Metrics
public import Tracing

#if !Monitor
  #error(
    "BridgeMonitor of swift-web-bridge needs the package's trait Monitor, which is off, and BridgeInspector needs the trait Inspector. Add the trait to `traits:` of the dependency."
  )
#endif

/// The options of a monitor.
public struct PageMonitorOptions: Sendable {
  /// The logger of events. Its default has the label `webbridge.monitor`.
  public var logger = Logger(label: "webbridge.monitor")

  /// The factory of metrics.
  public var metrics: any MetricsFactory = MetricsSystem.factory

  /// The tracer of calls and page loads, or `nil`, the default, for none. Pass `InstrumentationSystem.tracer` for the one
  /// that the app has bootstrapped. With a tracer, pages get `traceparent`s, which they get only from a tracer that
  /// propagates W3C Trace Context.
  public var tracer: (any Tracer)?

  /// The share of traces that have spans, from 0 to 1. It concerns traces that begin at a page's load or at a call, and
  /// those that a page gives with its calls. A page may also ask for no spans, by the flag of its `traceparent`.
  public var sampledTraces = 1.0

  /// The most spans in a minute. A monitor drops and counts the others, because a page may call in a loop.
  public var maxSpans = 6000

  /// The share of answered calls that are events, from 0 to 1. Failed calls always are, and metrics count every call.
  public var sampledCalls = 0.0

  /// The most events in a minute. A monitor drops and counts the others, because a page may fail in a loop.
  public var maxEvents = 600

  /// Decides on each event before it is logged, counted in metrics or sent: returns the event as it is, a changed one, or
  /// `nil` to leave it out. Metrics and statistics of calls have every call.
  ///
  /// ```swift
  /// options.filter = { event in
  ///   if case .failed(let failure) = event.kind, failure.origin == .notice { return nil }
  ///   return event
  /// }
  /// ```
  public var filter: (@MainActor @Sendable (PageEvent) -> PageEvent?)?

  /// The number of events that each sequence of ``PageMonitor/events`` keeps for its reader.
  public var bufferedEvents = 1000

  /// When the monitor looks whether a page is blank, or `nil` if it does not look.
  public var blankPages: BlankPageOptions? = BlankPageOptions()

  /// When the monitor reports that a page hangs, or `nil` if it does not ping pages.
  public var hangs: HangOptions? = HangOptions()

  /// Creates options with their defaults.
  public init() {}
}
