public import Foundation

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

/// What kind of change an observer is told of.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property has another value. Properties of a ``WKWebView`` know this one only.
  case setting = 1
  /// Objects came into a collection.
  case insertion
  /// Objects went from a collection.
  case removal
  /// Objects of a collection were replaced.
  case replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// What kind of change it is.
  public typealias Kind = NSKeyValueChange

  /// What kind of change it is.
  public let kind: Kind

  /// The value after the change; nil unless asked for with ``NSKeyValueObservingOptions/new``.
  public let newValue: Value?

  /// The value before the change; nil unless asked for with ``NSKeyValueObservingOptions/old``.
  public let oldValue: Value?

  /// Which objects of a collection changed: nil, since a ``WKWebView`` has no such property.
  public let indexes: IndexSet?

  /// Whether this is the call that ``NSKeyValueObservingOptions/prior`` asks for.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
