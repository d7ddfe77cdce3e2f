public import Logging
public import Metrics

/// What a monitor reports, and where.
public struct PageMonitorOptions: Sendable {
  /// The logger of events. Its default has the label `webbridge.monitor`.
  public var logger = Logger(label: "webbridge.monitor")

  /// The factory of metrics.
  public var metrics: any MetricsFactory = MetricsSystem.factory

  /// The share of answered calls that are events, from 0 to 1. Failed calls always are, and metrics count every call.
  public var sampledCalls = 0.0

  /// The most events in a minute. A monitor drops and counts the others, because a page may fail in a loop.
  public var mostEvents = 600

  /// The number of events that each sequence of ``PageMonitor/events()`` keeps for its reader.
  public var bufferedEvents = 1000

  /// When the monitor looks whether a page is blank, or `nil` if it does not look.
  public var blankPages: BlankPageOptions? = BlankPageOptions()

  /// When the monitor reports that a page hangs, or `nil` if it does not ping pages.
  public var hangs: HangOptions? = HangOptions()

  /// Creates options with their defaults.
  public init() {}
}
