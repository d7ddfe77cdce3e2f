/// What an observer wants to be told.
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
  /// One call at once, before `observe` returns, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call of its own before that of each change.
  ///
  /// - Note: *Differs:* the object has its new value already.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
