/// When a monitor reports that a page hangs.
public struct HangOptions: Sendable {
  /// The time from one ping to the next one. It is at least 50 ms.
  public var interval = Duration.seconds(2)

  /// The time without an answer to a ping after which the page hangs. It is at least 50 ms.
  public var limit = Duration.seconds(5)

  /// Creates options with their defaults.
  public init() {}

  init(interval: Duration, limit: Duration) { (self.interval, self.limit) = (interval, limit) }
}
