/// When a monitor looks whether a page is blank.
public struct BlankPageOptions: Sendable {
  /// The time from the end of the load to the first look. It is at least 50 ms.
  public var delay = Duration.seconds(2)

  /// The time from the first look to the second one. A page is blank if it was blank at both.
  public var confirmation = Duration.seconds(1)

  /// The longest time that the monitor waits for the end of the load.
  public var maxLoadTime = Duration.seconds(10)

  /// Creates options with their defaults.
  public init() {}
}
