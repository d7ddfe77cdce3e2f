/// When a monitor reports that a page hangs.
public struct HangOptions: Sendable {
  /// The time from one ping to the next one.
  public var interval = Duration.seconds(2)

  /// The time without an answer to a ping after which the page hangs.
  public var limit = Duration.seconds(5)

  /// Creates options with their defaults.
  public init() {}
}
