/// Options for the values and the calls that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as one number.
  public let rawValue: UInt

  /// Makes options from a number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// One call before `observe` returns, with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// An additional call before the call of each change.
  ///
  /// - Note: *Differs:* the object already has its new value during this call.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
